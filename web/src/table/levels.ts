/** How the levels of bots are called. */
import { maybe } from "../app.svelte";

export const levelName = (level: string): string => maybe(`level-${level}`, level.replaceAll("-", " "));
