import { wordsOf } from "./words";

/** One side of a title's form: the figures the score weighs, and what a reader is told of them. */
interface Side {
  /** Names of the figures, one weight each. */
  figures: string[];
  measure(form: Form): number[];
  /** Null where there is nothing to tell: the title does not have it. */
  say(form: Form): string | null;
}

/** What the sides look at. */
interface Form {
  /** Quotation marks and dots made plain. */
  text: string;
  /** As they are written. */
  written: string[];
  words: string[];
}

const has = (yes: boolean) => (yes ? 1 : 0);
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const several = (many: number, one: string) => `${many} ${one}${many === 1 ? "" : "s"}`;
const characters = ({ text }: Form) => [...text].length;
const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
const capitalised = ({ written }: Form) =>
  written.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, written.length);
const startsWith = (words: string) => {
  const list = new Set(words.split(" "));
  return ({ words: [first] }: Form) => first !== undefined && list.has(first);
};
const OPENINGS: [figure: string, holds: (form: Form) => boolean, said: string][] = [
  ["article first", startsWith("a an the"), "Opens with an article"],
  ["this first", startsWith("this these"), "Opens with “this”"],
  ["pronoun first", startsWith("he she they i he's she's they're"), "Opens with a pronoun"],
  ["question word first", startsWith("why how what when who where"), "Opens with a question word"],
  [
    "request first",
    startsWith("watch see meet check look listen remember imagine get go take think let"),
    "Opens with a request",
  ],
];

/** A side that a title has or has not. */
function trait(figure: string, holds: (form: Form) => boolean, said: string): Side {
  return {
    figures: [figure],
    measure: (form) => [has(holds(form))],
    say: (form) => (holds(form) ? said : null),
  };
}

/** A side that is counted. */
function marks(figure: string, what: RegExp, one: string): Side {
  return {
    figures: [figure],
    measure: ({ text }) => [Math.min(3, count(text, what))],
    say: ({ text }) => {
      const many = count(text, what);
      return many > 0 ? several(many, one) : null;
    },
  };
}

/** The first side is the length: what the words add by their number alone is told with it. */
export const SIDES: Side[] = [
  {
    figures: [
      "characters",
      "characters squared",
      "words",
      "words squared",
      "under 50",
      "under 60",
      "over 95",
      "letters a word",
    ],
    measure(form) {
      const [long, many] = [Math.min(150, characters(form)), Math.min(30, form.words.length)];
      const letters = form.words.join("").length / Math.max(1, form.words.length);
      const [hundreds, score] = [long / 100, many / 15];
      return [
        hundreds,
        hundreds ** 2,
        score,
        score ** 2,
        has(long < 50),
        has(long < 60),
        has(long > 95),
        letters / 5,
      ];
    },
    say: (form) => `Length: ${several(characters(form), "character")}, ${several(form.words.length, "word")}`,
  },
  {
    figures: ["question at the end", "question inside"],
    measure: ({ text }) => [has(/\?\s*$/.test(text)), has(text.includes("?"))],
    say: ({ text }) => (text.includes("?") ? "Asks a question" : null),
  },
  marks("exclamation marks", /!/g, "exclamation mark"),
  trait("dots", ({ text }) => text.includes("..."), "Trails off in dots"),
  trait("colon", ({ text }) => /:(?!\d)/.test(text), "Has a colon"),
  trait("dash", ({ text }) => /[—–]| - /.test(text), "Has a dash"),
  marks("commas", /,(?!\d)/g, "comma"),
  trait("brackets", ({ text }) => /[([]/.test(text), "Has brackets"),
  trait("quotation", ({ text }) => /"|(?:^|\s)'/.test(text), "Quotes something"),
  {
    figures: ["digits", "digits first", "percent or dollars"],
    measure: ({ text }) => [has(/\d/.test(text)), has(/^\d/.test(text)), has(/[%$]/.test(text))],
    say: ({ text }) => (/\d/.test(text) ? (/^\d/.test(text) ? "Opens with a number" : "Has a number") : null),
  },
  trait("tag", ({ text }) => /[#@]\p{L}/u.test(text), "Has a tag"),
  {
    figures: ["sentence ends", "full stop at the end", "no mark at the end"],
    measure: ({ text }) => [
      Math.min(4, count(text, /[.!?]+(?=\s|$)/g)) / 2,
      has(/\.$/.test(text)),
      has(/[\p{L}\p{N}]$/u.test(text)),
    ],
    say: ({ text }) => {
      const ends = count(text, /[.!?]+(?=\s|$)/g);
      return ends > 1 ? `${ends} sentences` : ends === 1 && /\.$/.test(text) ? "Ends in a full stop" : null;
    },
  },
  {
    figures: ["shouted words"],
    measure: ({ written }) => [Math.min(4, written.filter(isShouted).length) / 2],
    say: ({ written }) => {
      const many = written.filter(isShouted).length;
      return many > 0 ? `${several(many, "word")} all in capitals` : null;
    },
  },
  {
    figures: ["capitalised words", "sentence case"],
    measure: (form) => [capitalised(form), has(capitalised(form) < 0.5)],
    say: (form) =>
      form.written.length < 2 || !/\p{Lu}|[a-z]/u.test(form.text)
        ? null
        : capitalised(form) < 0.5
          ? "Written in sentence case"
          : "Most Words Capitalised",
  },
  {
    figures: ["short words", "different words"],
    measure: ({ words }) => [
      words.filter((word) => word.length < 4).length / Math.max(1, words.length),
      new Set(words).size / Math.max(1, words.length),
    ],
    // Nothing a reader would do something about.
    say: () => null,
  },
  {
    figures: OPENINGS.map(([figure]) => figure),
    measure: (form) => OPENINGS.map(([, holds]) => has(holds(form))),
    say: (form) => OPENINGS.find(([, holds]) => holds(form))?.[2] ?? null,
  },
];

/** What the sides look at in a title; spaces at both ends do not count. */
export function formOf(title: string): Form {
  const text = title
    .trim()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replaceAll("…", "...");
  return { text, written: text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [], words: wordsOf(title) };
}

/** All figures of a title's form, side by side. */
export function shapeOf(form: Form): number[] {
  return SIDES.flatMap((side) => side.measure(form));
}
