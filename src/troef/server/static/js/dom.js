// A screen is described as a tree and laid over the page: what has not changed is left alone, so that focus, scroll
// and what somebody is typing stay where they are.

/** An element. Attributes that are false, null or undefined are left out; children may be nested lists and texts. */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const KEPT = new Set(["open", "value", "checked"]); // what a person changes by hand

/** Makes `old` look like `fresh`, changing as little as possible. */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
  } else if (old.nodeType === Node.ELEMENT_NODE) {
    morphAttributes(old, fresh);
    morphChildren(old, fresh);
  } else if (old.data !== fresh.data) {
    old.data = fresh.data;
  }
}

const keyOf = (node) => node.dataset?.key;
const alike = (a, b) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !(KEPT.has(name) && old.hasAttribute(name))) old.setAttribute(name, value);
  }
}

function morphChildren(old, fresh) {
  const children = [...fresh.childNodes];
  const keys = new Set(children.map(keyOf).filter(Boolean));
  for (const child of [...old.childNodes]) {
    if (keyOf(child) && !keys.has(keyOf(child))) child.remove();
  }
  for (const [i, child] of children.entries()) morphChild(old, old.childNodes[i], child);
  while (old.childNodes.length > children.length) old.lastChild.remove();
}

function morphChild(parent, here, child) {
  const known = keyOf(child) && [...parent.children].find((other) => keyOf(other) === keyOf(child));
  if (known) {
    if (known !== here) parent.insertBefore(known, here);
    morph(known, child);
  } else if (!here || keyOf(here) || keyOf(child)) {
    parent.insertBefore(child, here ?? null);
  } else {
    morph(here, child);
  }
}
