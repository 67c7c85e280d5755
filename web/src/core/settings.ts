/** What a person likes, kept on the device. Unknown or broken values fall back to what was meant for everybody. */
export interface Settings {
  name: string;
  language: string; // "": as the browser asks
  light: "device" | "day" | "evening";
  contrast: boolean;
  text: "normal" | "larger" | "largest";
  cards: "normal" | "bigger" | "biggest";
  letters: boolean;
  plain: boolean;
  still: boolean;
  left: boolean;
  oneTap: boolean;
  sort: boolean;
  sound: boolean;
  buzz: boolean;
  aloud: boolean;
}

export const DEFAULTS: Settings = {
  name: "",
  language: "",
  light: "device",
  contrast: false,
  text: "normal",
  cards: "normal",
  letters: true,
  plain: false,
  still: false,
  left: false,
  oneTap: false,
  sort: true,
  sound: false,
  buzz: true,
  aloud: true,
};
export const CHOICES = {
  light: ["device", "day", "evening"],
  text: ["normal", "larger", "largest"],
  cards: ["normal", "bigger", "biggest"],
} as const;

/** A place that keeps texts: the browser's, or a test's. */
export type Drawer = Pick<Storage, "getItem" | "setItem">;
const KEY = "troef.settings";

/** The settings kept in a drawer; nothing in it can break the page. */
export function read(drawer: Drawer): Settings {
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(drawer.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return { ...DEFAULTS };
  }
  const known = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = kept[name];
    const choices = (CHOICES as Record<string, readonly unknown[]>)[name];
    const fits = typeof value === typeof usual && (!choices || choices.includes(value));
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(known) as Settings;
}

/** Keeps them; a browser that keeps nothing (a private window) is no reason to fail. */
export function write(drawer: Drawer, settings: Settings): void {
  try {
    drawer.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** The attributes of the page's root by which styles follow the settings. */
export function attributes(settings: Settings): Record<string, string | null> {
  return {
    "data-theme": { device: null, day: "light", evening: "dark" }[settings.light],
    "data-contrast": settings.contrast ? "more" : null,
    "data-text": settings.text === "normal" ? null : settings.text,
    "data-cards": settings.cards === "normal" ? null : settings.cards,
    "data-letters": settings.letters ? null : "off",
    "data-motion": settings.still ? "still" : null,
    "data-hand": settings.left ? "left" : null,
  };
}
