/** Keeps the screen on while nobody touches it. Browsers have a lock for that at secure addresses only: elsewhere a film does it. */
import { stayAwake } from "./install";

/** Until the returned function is called. `tell` hears whether it works: a film needs to be begun by a tap. */
export function holdAwake(tell: (held: boolean) => void): () => void {
  if (navigator.wakeLock) {
    tell(true);
    return stayAwake();
  }
  const film = new Film();
  const play = () =>
    film.video.play().then(
      () => tell(true),
      () => tell(false),
    );
  void play();
  addEventListener("pointerdown", play);
  addEventListener("keydown", play);
  document.addEventListener("visibilitychange", play);
  return () => {
    removeEventListener("pointerdown", play);
    removeEventListener("keydown", play);
    document.removeEventListener("visibilitychange", play);
    film.end();
  };
}

/** A film of nothing with silence: phones do not sleep before a film that has sound. Nothing is loaded for it. */
class Film {
  readonly video = document.createElement("video");
  private readonly sound = new AudioContext();
  private readonly frames: ReturnType<typeof setInterval>;

  constructor() {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 2;
    const paint = canvas.getContext("2d");
    this.frames = setInterval(() => paint?.fillRect(0, 0, 2, 2), 1000);
    const silence = this.sound.createMediaStreamDestination();
    this.video.srcObject = new MediaStream([...canvas.captureStream(1).getTracks(), ...silence.stream.getTracks()]);
    this.video.playsInline = true;
    this.video.className = "awake";
    this.video.setAttribute("aria-hidden", "true");
    document.body.append(this.video);
  }

  end(): void {
    clearInterval(this.frames);
    this.video.pause();
    this.video.remove();
    void this.sound.close();
  }
}
