/** Soft wood, made in the browser: no file is loaded. Off until wanted. */
export type Sound = "card" | "draw" | "dice" | "turn" | "call" | "caught" | "tube" | "end";

type Note = { at: number; hz: number; ms: number; loud: number; noise?: boolean; shape?: OscillatorType };
const NOTES: Record<Sound, Note[]> = {
  card: [
    { at: 0, hz: 900, ms: 60, loud: 0.25, noise: true },
    { at: 0, hz: 180, ms: 50, loud: 0.15 },
  ],
  draw: [{ at: 0, hz: 1600, ms: 90, loud: 0.14, noise: true }],
  dice: [0, 70, 130, 210, 300, 420].map((at, i) => ({
    at,
    hz: 1200 - i * 60,
    ms: 40,
    loud: 0.3 - i * 0.03,
    noise: true,
  })),
  turn: [
    { at: 0, hz: 523, ms: 160, loud: 0.16, shape: "triangle" },
    { at: 150, hz: 659, ms: 260, loud: 0.16, shape: "triangle" },
  ],
  call: [
    { at: 0, hz: 784, ms: 140, loud: 0.2, shape: "triangle" },
    { at: 90, hz: 988, ms: 220, loud: 0.2, shape: "triangle" },
  ],
  caught: [
    { at: 0, hz: 330, ms: 140, loud: 0.22, shape: "triangle" },
    { at: 120, hz: 247, ms: 260, loud: 0.22, shape: "triangle" },
  ],
  tube: [
    { at: 0, hz: 500, ms: 260, loud: 0.2, noise: true },
    { at: 200, hz: 140, ms: 120, loud: 0.25 },
  ],
  end: [523, 659, 784].map((hz, i) => ({ at: i * 140, hz, ms: 320, loud: 0.16, shape: "triangle" as const })),
};

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Plays one; a browser that gives no sound is no reason to fail. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of NOTES[sound]) sing(context, note);
  } catch {
    context = null;
  }
}

function sing(ctx: AudioContext, note: Note): void {
  const start = ctx.currentTime + note.at / 1000;
  const end = start + note.ms / 1000;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(note.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(ctx.destination);
  const source = note.noise ? noise(ctx, note.hz, gain) : tone(ctx, note, gain);
  source.start(start);
  source.stop(end);
}

function tone(ctx: AudioContext, note: Note, out: AudioNode): OscillatorNode {
  const oscillator = ctx.createOscillator();
  oscillator.type = note.shape ?? "sine";
  oscillator.frequency.value = note.hz;
  oscillator.connect(out);
  return oscillator;
}

function noise(ctx: AudioContext, hz: number, out: AudioNode): AudioBufferSourceNode {
  if (!rustle) {
    rustle = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
    const data = rustle.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hz;
  filter.Q.value = 1.2;
  filter.connect(out);
  const source = ctx.createBufferSource();
  source.buffer = rustle;
  source.connect(filter);
  return source;
}
