/** What a language calls itself: "Nederlands", "Português". */
export function called(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name[0].toLocaleUpperCase(language) + name.slice(1);
}
