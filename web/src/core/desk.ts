import { MediaQuery } from "svelte/reactivity";

/** Whether the screen has room for the story beside the mat. */
export const desk = new MediaQuery("(min-width: 900px) and (min-height: 560px)");
