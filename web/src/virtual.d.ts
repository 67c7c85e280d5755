declare module "virtual:locales" {
  /** All messages of one language: the table's and the page's, and those of every game by its key. */
  export interface Messages {
    shared: string;
    games: Record<string, string>;
  }
  const loaders: Record<string, () => Promise<{ default: Messages }>>;
  export default loaders;
}
