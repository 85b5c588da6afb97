import { counted } from "../../numbers/figures";
import { KNOWN_FORMS, type KnownForm, type KnownFormName } from "./known";
import { readWording } from "./wording";
import { splitWords } from "./words";

/** One aspect of a title's form: the figures that are weighed, and the name of the part they make. */
interface Aspect {
  /** Names of the figures, one weight each. */
  figures: string[];
  measure(form: Form): number[];
  /** The part's name; null if there is nothing to say about this title. */
  describe(form: Form): string | null;
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
const OPENINGS: [figure: string, holds: (form: Form) => boolean, name: string][] = [
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

/** The text without question marks at its end: a question makes no difference on channels, so they count as no mark. */
function unasked({ text }: Form): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === "?") end -= 1;
  return text.slice(0, end);
}

/** An aspect that a title has or lacks. */
function trait(figure: string, holds: (form: Form) => boolean, name: string, known?: KnownFormName): Aspect {
  return {
    figures: [figure],
    ...(known && { known }),
    measure: (form) => [has(holds(form))],
    describe: (form) => (holds(form) ? name : null),
  };
}

/** A punctuation mark that is counted, up to 3. */
function punctuation(figure: string, what: RegExp, one: string): Aspect {
  return {
    figures: [figure],
    measure: ({ text }) => [Math.min(3, count(text, what))],
    describe: ({ text }) => {
      const marks = count(text, what);
      return marks > 0 ? counted(marks, one) : null;
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
    describe: (form) =>
      `Length: ${counted(characters(form), "character")}, ${counted(form.words.length, "word")}`,
  },
  {
    known: "question",
    figures: ["question at the end", "question inside"],
    measure: ({ text }) => [has(/\?\s*$/.test(text)), has(text.includes("?"))],
    describe: ({ text }) => (text.includes("?") ? "Asks a question" : null),
  },
  punctuation("exclamation marks", /!/g, "exclamation mark"),
  trait("dots", ({ text }) => text.includes("..."), "Trails off in dots"),
  trait("colon", ({ text }) => /:(?!\d)/.test(text), "Has a colon"),
  trait("dash", ({ text }) => /[—–]| - /.test(text), "Has a dash"),
  punctuation("commas", /,(?!\d)/g, "comma"),
  trait("brackets", ({ text }) => /[([]/.test(text), "Has brackets"),
  trait("quotation", ({ text }) => /"|(?:^|\s)'/.test(text), "Quotes something"),
  {
    figures: ["digits", "digits first", "percent or dollars"],
    measure: ({ text }) => [has(/\d/.test(text)), has(/^\d/.test(text)), has(/[%$]/.test(text))],
    describe: ({ text }) =>
      /\d/.test(text) ? (/^\d/.test(text) ? "Opens with a number" : "Has a number") : null,
  },
  trait("tag", ({ text }) => /[#@]\p{L}/u.test(text), "Has a tag", "hashtag"),
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
    describe: (form) => {
      const text = unasked(form);
      const ends = count(text, /[.!?](?=\s|$)/g);
      return ends > 1 ? `${ends} sentences` : ends === 1 && /\.$/.test(text) ? "Ends in a full stop" : null;
    },
  },
  {
    figures: ["shouted words"],
    measure: ({ written }) => [Math.min(4, written.filter(isShouted).length) / 2],
    describe: ({ written }) => {
      const many = written.filter(isShouted).length;
      return many > 0 ? `${counted(many, "word")} all in capitals` : null;
    },
  },
  {
    figures: ["capitalised words", "sentence case"],
    measure: (form) => [capitalised(form), has(capitalised(form) < 0.5)],
    describe: (form) =>
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
    // Nothing a reader could act on.
    describe: () => null,
  },
  {
    figures: OPENINGS.map(([figure]) => figure),
    measure: (form) => OPENINGS.map(([, holds]) => has(holds(form))),
    describe: (form) => OPENINGS.find(([, holds]) => holds(form))?.[2] ?? null,
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
