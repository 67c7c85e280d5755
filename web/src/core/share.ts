/** Sending a link, with what the browser gives: sharing and the clipboard are for secure pages; selecting always works. */

/** Opens the device's share sheet. "": there is none, or the person closed it. */
export async function share(title: string, url: string): Promise<"shared" | ""> {
  try {
    if (!navigator.share) return "";
    await navigator.share({ title, url });
    return "shared";
  } catch {
    return "";
  }
}
export const canShare = (): boolean => typeof navigator.share === "function";

/** Copies a text. "": the browser refused; then it should be shown selected. */
export async function copy(text: string): Promise<"copied" | ""> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): "copied" | "" {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  field.setAttribute("readonly", "");
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done ? "copied" : "";
}
