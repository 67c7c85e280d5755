/** It is my turn: the tab says so in its title and icon, and the phone buzzes, when the page is not looked at. */
const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";
let usual = "Troef";
let asked = "";

export function title(text: string): void {
  usual = text;
  show();
}

/** `text`: what I am asked for; empty: nothing. */
export function notice(text: string, buzz: boolean): void {
  // a page nobody has touched yet may not buzz
  if (text && text !== asked && buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20);
  asked = text;
  show();
}

function show(): void {
  document.title = asked ? `● ${asked} · ${usual}` : usual;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = asked ? ICON_TURN : ICON;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
