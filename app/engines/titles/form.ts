import { KNOWN_FORMS, type KnownForm, type KnownFormName } from "./known";
import { readWording } from "./wording";
import { splitWords } from "./words";

/** Traits that a title has once, and those that are counted in it. */
export type Trait =
  | "question"
  | "dots"
  | "colon"
  | "dash"
  | "brackets"
  | "quotation"
  | "number-first"
  | "number"
  | "tag"
  | "full-stop"
  | "sentence-case"
  | "title-case"
  | Opening;
type Opening = "article-first" | "this-first" | "pronoun-first" | "question-word-first" | "request-first";
export type CountedTrait = "exclamation-marks" | "commas" | "sentences" | "shouted-words";

/** The traits of a title's form. */
export type FormTrait =
  | { trait: "length"; characters: number; words: number }
  | { trait: CountedTrait; count: number }
  | { trait: Trait };

/** One aspect of a title's form: the figures that are weighed, and the part they make. */
interface Aspect {
  /** Names of the figures, one weight each. */
  figures: string[];
  measure(form: Form): number[];
  /** What makes the part; null if there is nothing to say about this title. */
  traitOf(form: Form): FormTrait | null;
  /** Its part also takes the weight that words add by their number. */
  isLength?: true;
  /** What whole channels know of it. */
  known?: KnownFormName;
}

/** A title as the aspects read it. */
export interface Form {
  /** With plain quotation marks and dots. */
  text: string;
  /** Its words as typed, with capitals. */
  written: string[];
  /** Its words and numbers in lower case: see `splitWords`. */
  words: string[];
}

const has = (yes: boolean) => (yes ? 1 : 0);
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const characters = ({ text }: Form) => [...text].length;
const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
const capitalised = ({ written }: Form) =>
  written.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, written.length);
const startsWith = (words: string) => {
  const list = new Set(words.split(" "));
  return ({ words: [first] }: Form) => first !== undefined && list.has(first);
};
const OPENINGS: [figure: string, holds: (form: Form) => boolean, trait: Opening][] = [
  ["article first", startsWith("a an the"), "article-first"],
  ["this first", startsWith("this these"), "this-first"],
  ["pronoun first", startsWith("he she they i he's she's they're"), "pronoun-first"],
  ["question word first", startsWith("why how what when who where"), "question-word-first"],
  [
    "request first",
    startsWith("watch see meet check look listen remember imagine get go take think let"),
    "request-first",
  ],
];

/** The text without question marks at its end: a question makes no difference on channels, so they count as no mark. */
function unasked({ text }: Form): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === "?") end -= 1;
  return text.slice(0, end);
}

/** An aspect that a title has or lacks. */
function trait(figure: string, holds: (form: Form) => boolean, name: Trait, known?: KnownFormName): Aspect {
  return {
    figures: [figure],
    ...(known && { known }),
    measure: (form) => [has(holds(form))],
    traitOf: (form) => (holds(form) ? { trait: name } : null),
  };
}

/** A punctuation mark that is counted, up to 3. */
function punctuation(figure: string, what: RegExp, name: CountedTrait): Aspect {
  return {
    figures: [figure],
    measure: ({ text }) => [Math.min(3, count(text, what))],
    traitOf: ({ text }) => {
      const marks = count(text, what);
      return marks > 0 ? { trait: name, count: marks } : null;
    },
  };
}

const EVERY_ASPECT: Aspect[] = [
  {
    isLength: true,
    figures: ["characters", "characters squared", "words", "words squared", "over 95", "letters a word"],
    measure(form) {
      const [long, many] = [Math.min(150, [...unasked(form)].length), Math.min(30, form.words.length)];
      const letters = form.words.join("").length / Math.max(1, form.words.length);
      const [hundreds, score] = [long / 100, many / 15];
      return [hundreds, hundreds ** 2, score, score ** 2, has(long > 95), letters / 5];
    },
    traitOf: (form) => ({ trait: "length", characters: characters(form), words: form.words.length }),
  },
  {
    known: "question",
    figures: ["question at the end", "question inside"],
    measure: ({ text }) => [has(/\?\s*$/.test(text)), has(text.includes("?"))],
    traitOf: ({ text }) => (text.includes("?") ? { trait: "question" } : null),
  },
  punctuation("exclamation marks", /!/g, "exclamation-marks"),
  trait("dots", ({ text }) => text.includes("..."), "dots"),
  trait("colon", ({ text }) => /:(?!\d)/.test(text), "colon"),
  trait("dash", ({ text }) => /[—–]| - /.test(text), "dash"),
  punctuation("commas", /,(?!\d)/g, "commas"),
  trait("brackets", ({ text }) => /[([]/.test(text), "brackets"),
  trait("quotation", ({ text }) => /"|(?:^|\s)'/.test(text), "quotation"),
  {
    figures: ["digits", "digits first", "percent or dollars"],
    measure: ({ text }) => [has(/\d/.test(text)), has(/^\d/.test(text)), has(/[%$]/.test(text))],
    traitOf: ({ text }) => (/\d/.test(text) ? { trait: /^\d/.test(text) ? "number-first" : "number" } : null),
  },
  trait("tag", ({ text }) => /[#@]\p{L}/u.test(text), "tag", "hashtag"),
  {
    figures: ["sentence ends", "full stop at the end", "no mark at the end"],
    measure: (form) => {
      const text = unasked(form);
      return [
        Math.min(4, count(text, /[.!?](?=\s|$)/g)) / 2,
        has(/\.$/.test(text)),
        has(/[\p{L}\p{N}]$/u.test(text)),
      ];
    },
    traitOf: (form) => {
      const text = unasked(form);
      const ends = count(text, /[.!?](?=\s|$)/g);
      if (ends > 1) return { trait: "sentences", count: ends };
      return ends === 1 && /\.$/.test(text) ? { trait: "full-stop" } : null;
    },
  },
  {
    figures: ["shouted words"],
    measure: ({ written }) => [Math.min(4, written.filter(isShouted).length) / 2],
    traitOf: ({ written }) => {
      const many = written.filter(isShouted).length;
      return many > 0 ? { trait: "shouted-words", count: many } : null;
    },
  },
  {
    figures: ["capitalised words", "sentence case"],
    measure: (form) => [capitalised(form), has(capitalised(form) < 0.5)],
    traitOf: (form) =>
      form.written.length < 2 || !/\p{Lu}|[a-z]/u.test(form.text)
        ? null
        : { trait: capitalised(form) < 0.5 ? "sentence-case" : "title-case" },
  },
  {
    figures: ["short words", "different words"],
    measure: ({ words }) => [
      words.filter((word) => word.length < 4).length / Math.max(1, words.length),
      new Set(words).size / Math.max(1, words.length),
    ],
    // Nothing a reader could act on.
    traitOf: () => null,
  },
  {
    figures: OPENINGS.map(([figure]) => figure),
    measure: (form) => OPENINGS.map(([, holds]) => has(holds(form))),
    traitOf: (form) => {
      const [, , opening] = OPENINGS.find(([, holds]) => holds(form)) ?? [];
      return opening ? { trait: opening } : null;
    },
  },
];

/**
 * The aspects that are weighed: all but those that make no difference on whole channels, so that the score never marks a
 * title down for what the advice beside it calls harmless.
 */
export const ASPECTS: Aspect[] = EVERY_ASPECT.filter(({ known }) => {
  const form: KnownForm | undefined = known && KNOWN_FORMS[known];
  return form?.verdict !== "no difference";
});

/** Reads the form of a title's wording: see `readWording`. */
export function parseForm(title: string): Form {
  const wording = readWording(title);
  const text = wording
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replaceAll("…", "...");
  return { text, written: text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [], words: splitWords(wording) };
}

/** All figures of a title's form in one row, in the order of the learned weights. */
export function measureForm(form: Form): number[] {
  return ASPECTS.flatMap(({ measure }) => measure(form));
}
