declare module "virtual:locales" {
  /** The messages of one language: the page's; of every game those shown away from a table; and loaders of its others. */
  export interface Messages {
    shared: string;
    games: Record<string, string>;
    tables: Record<string, () => Promise<{ default: string }>>;
  }
  const loaders: Record<string, () => Promise<{ default: Messages }>>;
  export default loaders;
}
