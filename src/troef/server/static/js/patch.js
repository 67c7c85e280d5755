// How a view changes: `[path, value]` puts a value there, `[path]` takes away what is there. Knows no game.

/** The view after the changes; the old one stays as it was. */
export function fold(view, patch) {
  const root = { view: structuredClone(view) };
  for (const [path, ...value] of patch) {
    const way = ["view", ...path];
    const last = way.pop();
    const place = way.reduce((there, key) => there[key], root);
    if (value.length) place[last] = structuredClone(value[0]);
    else if (Array.isArray(place)) place.splice(last, 1);
    else delete place[last];
  }
  return root.view;
}
