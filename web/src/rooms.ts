/** The screens; only the one that is opened is loaded. */
export const rooms = {
  home: () => import("./screens/Home.svelte"),
  lost: () => import("./screens/Note.svelte"),
  new: () => import("./screens/New.svelte"),
  table: () => import("./table/Room.svelte"),
  replay: () => import("./table/Replay.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  pad: () => import("./pad/Pads.svelte"),
};
