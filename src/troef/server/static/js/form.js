// The forms of a table: options, each with the input that fits its type and its own sentence, and the settings.

import { h } from "./dom.js";
import { capital, has, label, t } from "./text.js";

const SETTINGS = {
  pace: ["normal", "quick", "slow"],
  time: ["none", "relaxed", "brisk"],
  watch: ["anybody", "nobody"],
  chat: ["free", "presets", "off"],
};
const FLAGS = ["reveal", "public"];

/** The presets of a game as a row of choices; the first is the game as in its box. */
export function presets(game) {
  const all = Object.entries(game.presets);
  if (all.length < 2) return null;
  const choice = ([key, { title }], i) =>
    h(
      "label",
      { class: "choice" },
      h("input", { type: "radio", name: "preset", value: key, checked: i === 0, "data-change": "preset" }),
      h("span", null, title),
    );
  return h(
    "fieldset",
    { class: "paper" },
    h("legend", null, t("which-rules")),
    h("div", { class: "choices" }, all.map(choice)),
  );
}

/** The options of a game with these values. */
export function options(game, values) {
  const rows = game.options.map((option) =>
    field(`option.${option.name}`, option.title, option.about, input(option, values[option.name])),
  );
  return h(
    "fieldset",
    { class: "paper" },
    h("legend", null, t("house-rules")),
    rows.length ? rows : h("p", { class: "note" }, t("no-house-rules")),
  );
}

/** A row of a form: what it is, a sentence about it, the input. */
function field(id, title, about, control) {
  control.id = id;
  if (about) control.setAttribute("aria-describedby", `${id}.about`);
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, title),
    control,
    about && h("small", { id: `${id}.about` }, about),
  );
}

function input({ name, kind, low, high, words, default: standard }, value) {
  const attributes = { name: `option.${name}` };
  if (kind === "flag")
    return h("input", { ...attributes, type: "checkbox", class: "switch", role: "switch", checked: value });
  if (kind === "choice") return select(attributes, words, value, (word) => label(`word-${word}`, word));
  if (kind === "number")
    return h("input", {
      ...attributes,
      type: "number",
      min: low,
      max: high,
      step: 1,
      required: true,
      value,
      inputmode: "numeric",
      title: t("between", { low, high }),
    });
  const numbers = t("numbers-between", { n: standard.length, low, high });
  return h("input", {
    ...attributes,
    type: "text",
    class: "long",
    value: value.join(", "),
    required: true,
    title: numbers,
    inputmode: "decimal",
  });
}

function select(attributes, words, value, name) {
  return h(
    "select",
    attributes,
    words.map((word) => h("option", { value: word, selected: word === value }, name(word))),
  );
}

/** Puts values into a form that is already on the page. */
export function fill(form, game, values) {
  for (const { name, kind } of game.options) {
    const control = form.elements[`option.${name}`];
    if (kind === "flag") control.checked = values[name];
    else control.value = Array.isArray(values[name]) ? values[name].join(", ") : values[name];
  }
}

/** Every option of a game as the form has it. */
export function chosen(form, game) {
  return Object.fromEntries(game.options.map(({ name, kind }) => [name, typed(kind, form.elements[`option.${name}`])]));
}

function typed(kind, control) {
  if (kind === "flag") return control.checked;
  if (kind === "number") return Number(control.value);
  return kind === "numbers" ? control.value.split(",").map(Number) : control.value;
}

/** The defaults of a game's options. */
export const defaults = (game) => Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** How a table is run, as a form. */
export function settings(values) {
  const about = (name) => (has(`setting-${name}-about`) ? t(`setting-${name}-about`) : "");
  const row = (name, control) => field(`setting.${name}`, t(`setting-${name}`), about(name), control);
  const choices = Object.entries(SETTINGS).map(([name, words]) =>
    row(
      name,
      select({ name: `setting.${name}` }, words, values[name] ?? words[0], (word) => t(`setting-${name}-${word}`)),
    ),
  );
  return h(
    "fieldset",
    { class: "paper" },
    h("legend", null, t("how-run")),
    choices,
    row(
      "away_seconds",
      h("input", {
        name: "setting.away_seconds",
        type: "number",
        min: 0,
        max: 3600,
        required: true,
        value: values.away_seconds ?? 60,
      }),
    ),
    FLAGS.map((name) =>
      row(
        name,
        h("input", {
          name: `setting.${name}`,
          type: "checkbox",
          class: "switch",
          role: "switch",
          checked: values[name] ?? name === "reveal",
        }),
      ),
    ),
  );
}

/** The settings as the form has them; what the form does not show stays as it was. */
export function chosenSettings(form, values = {}) {
  const words = Object.keys(SETTINGS).map((name) => [name, form.elements[`setting.${name}`].value]);
  const flags = FLAGS.map((name) => [name, form.elements[`setting.${name}`].checked]);
  return {
    ...values,
    ...Object.fromEntries([...words, ...flags]),
    away_seconds: Number(form.elements["setting.away_seconds"].value),
  };
}

/** The options of a table as a list to read. */
export function optionList(game, values) {
  const word = (value) =>
    typeof value === "boolean" ? t(value ? "yes" : "no") : Array.isArray(value) ? value.join(" ") : String(value);
  const row = ({ name, kind, title, default: standard }) =>
    h(
      "div",
      { class: String(values[name]) === String(standard) ? "none" : null },
      h("dt", null, capital(title)),
      h("dd", null, kind === "choice" ? label(`word-${values[name]}`, values[name]) : word(values[name])),
    );
  return h("dl", { class: "facts wide" }, game.options.map(row));
}
