import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Arbiter, folding } from "./arbiter";
import { blocks } from "./markdown";

const SOURCE = new URL("../../../src/troef/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SOURCE), "utf8");

function arbiter(game: string, language: string): Arbiter {
  const text = read(language === "en" ? `games/${game}/README.md` : `games/${game}/locales/${language}.md`);
  const said = (id: string) => read(`locales/${language}/page.ftl`).match(new RegExp(`^${id} = (.*)$`, "m"))?.[1] ?? "";
  return new Arbiter(blocks(text), folding(said("rules-numbers")), said("rules-alike"));
}

/** What people at a table say, and the rule that answers it. */
const ASKED: Record<string, Record<string, string[]>> = {
  "sixth_sense sixth.reverse.two": {
    en: ["two fours", "two 4s in one trick"],
    nl: ["twee vieren", "twee 4's in één slag"],
    de: ["zwei Vieren", "zwei 4er in einem Stich"],
    fr: ["deux quatre", "deux 4 dans le même pli"],
    es: ["dos cuatros", "dos 4 en la misma baza"],
    it: ["due quattro", "due 4 in una presa"],
    pt: ["dois quatros", "dois 4 na mesma vaza"],
    da: ["to firere", "to 4'ere i samme stik"],
  },
  "sixth_sense sixth.block.lead": {
    en: ["blocked lead", "the led card is blocked: which colour is asked?"],
    nl: ["uitkomst geblokkeerd", "de uitgekomen kaart is geblokkeerd, welke kleur wordt gevraagd"],
    de: ["Ausspiel blockiert", "ausgespielte Karte blockiert, welche Farbe gilt"],
    fr: ["entame bloquée", "la carte d'entame est bloquée, quelle couleur demandée"],
    es: ["salida bloqueada", "la carta de salida está bloqueada, qué color vale"],
    it: ["apertura bloccata", "la carta d'apertura è bloccata, quale colore"],
    pt: ["abertura bloqueada", "a carta de abertura foi bloqueada, que cor vale"],
    da: ["udspil blokeret", "udspillet er blokeret, hvilken kulør gælder"],
  },
  "uno uno.out.last_draws": {
    en: ["last card draw two", "out with a Wild Draw Four"],
    nl: ["laatste kaart neem 2", "laatste kaart is een neem twee"],
    de: ["letzte Karte Zieh 2", "letzte Karte ist eine Zieh Zwei"],
    fr: ["dernière carte +2", "la dernière carte est un +2"],
    es: ["última carta roba dos", "la última carta es un Roba Dos"],
    it: ["ultima carta pesca due", "l'ultima carta è un Pesca Due"],
    pt: ["última carta mais dois", "a última carta é um Mais Dois"],
    da: ["sidste kort træk to", "sidste kort er et træk 2"],
  },
  "uno uno.stock.empty": {
    en: ["stock empty", "nothing to draw", "the stock has run out"],
    nl: ["pot leeg", "pot op", "de pot is op, wat nu"],
    de: ["Stapel leer", "Nachziehstapel leer", "der Stapel ist aufgebraucht"],
    fr: ["pioche vide", "pioche épuisée", "plus rien à piocher"],
    es: ["mazo vacío", "se acaba el mazo", "no quedan cartas en el mazo"],
    it: ["mazzo vuoto", "mazzo finito", "è finito il mazzo"],
    pt: ["monte vazio", "o monte acabou", "acabou o monte"],
    da: ["trækbunken tom", "trækbunken er brugt op", "bunken er tom"],
  },
};

for (const [answer, phrases] of Object.entries(ASKED)) {
  const [game, rule] = answer.split(" ");
  for (const [language, [shortly, ...atLength]] of Object.entries(phrases)) {
    test(`${language}: "${shortly}" is answered by ${rule}`, () => {
      expect(arbiter(game, language).ask(shortly)[0]?.rule).toBe(rule);
    });
    test.each(atLength)(`${language}: "%s" has ${rule} among the first three answers`, (question) => {
      const answers = arbiter(game, language).ask(question).slice(0, 3);
      expect(answers.map((one) => one.rule)).toContain(rule);
    });
  }
}

/** Further words of the table: the rule is among the first three answers. */
const ALSO: Record<string, Record<string, string>> = {
  "companeros companeros.tie": {
    en: "tie",
    nl: "gelijkspel",
    de: "Gleichstand",
    fr: "égalité",
    es: "empate",
    it: "parità",
    pt: "empate",
    da: "uafgjort",
  },
  "uno uno.call.catch": {
    en: "forgot to say uno",
    nl: "uno vergeten",
    de: "UNO vergessen",
    fr: "oublié de dire uno",
    es: "olvidó decir uno",
    it: "dimenticato uno",
    pt: "esqueceu-se de dizer uno",
    da: "glemt at sige uno",
  },
  "sixth_sense sixth.double": {
    en: "two twelves",
    nl: "twee twaalven",
    de: "zwei Zwölfer",
    fr: "deux douze",
    es: "dos doces",
    it: "due dodici",
    pt: "dois dozes",
    da: "to tolvere",
  },
  "six six.lift.early": {
    en: "lifted too early",
    nl: "te vroeg opgetild",
    de: "zu früh gehoben",
    fr: "soulevé trop tôt",
    es: "levantar demasiado pronto",
    it: "sollevato troppo presto",
    pt: "levantado cedo demais",
    da: "løftet for tidligt",
  },
};
for (const [answer, phrases] of Object.entries(ALSO)) {
  const [game, rule] = answer.split(" ");
  test.each(Object.entries(phrases))(`%s: "%s" has ${rule} among the first three answers`, (language, question) => {
    const answers = arbiter(game, language).ask(question).slice(0, 3);
    expect(answers.map((one) => one.rule)).toContain(rule);
  });
}

test("nothing is answered to what no rule speaks of", () => {
  expect(arbiter("uno", "en").ask("zeppelin")).toEqual([]);
  expect(arbiter("uno", "en").ask("   ")).toEqual([]);
});

test("a rule's id finds it", () => {
  expect(arbiter("six", "de").ask("six.lift.wrong")[0].rule).toBe("six.lift.wrong");
});
