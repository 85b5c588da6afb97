import { isKnown, splitWords } from "../titles";
import { capitalize, isTitleCase } from "./casing";
import type { ChangeKind } from "./changes";
import { cutBrackets, cutSegments, stopEarly } from "./cuts";
import {
  canOpen,
  hasSeriesNumber,
  isLabel,
  moveToFront,
  splitSegments,
  standsAlone,
  wordsOf,
} from "./segments";
import { type Draft, evenSpaces } from "./tidy";

/** Every way to say a tidied title by cutting, moving and tightening alone; empty without any. */
export function rewrite(title: string): Draft[] {
  return [
    ...frontLoad(title),
    ...cutSegments(title),
    ...cutBrackets(title),
    ...reword(title),
    ...stopEarly(title),
  ];
}

const one = (title: string, kind: ChangeKind, words: string[] = []): Draft => ({
  title: evenSpaces(title),
  changes: [{ kind, words }],
});

/**
 * What says most to the front: a count of things, or what follows a series or a format. Two pieces change places, and so
 * do the first of three with the same divider: between other dividers, and colons, the order tells what belongs to what.
 */
function frontLoad(title: string): Draft[] {
  const segments = splitSegments(title);
  const { pieces, dividers } = segments;
  const [first = "", ...rest] = pieces;
  const marks = new Set(dividers.map((divider) => divider.trim()));
  const isEven = marks.size === 1 && (dividers.length === 1 || !marks.has(":"));
  if (!isEven || rest.length > 2 || /^pov\b|^\p{Extended_Pictographic}/iu.test(first) || /[?!]$/u.test(first))
    return [];
  return rest.flatMap((piece, at) => {
    if (!canOpen(piece) || isLabel(piece) || (hasSeriesNumber(first) && /[([][^)\]]/u.test(piece))) return [];
    const reason = reasonToMove(first, piece);
    // "LOOKUP Function: Lookup Series #7" would name the function by the series.
    const isNamed = dividers.length === 1 && marks.has(":") && hasSeriesNumber(first);
    const moved = isNamed ? `${capitalize(piece)} | ${first}` : moveToFront(segments, at + 1);
    return reason ? [one(moved, reason)] : [];
  });
}

/** "10 dinners", but neither "3 Dec 2011", "100 days of code" nor "10 min routine". */
const COUNT =
  /^\d{1,3} (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|days? of\b|(?:sec|second|min|minute|hr|hour)s?\b)/iu;

/** "5 tricks you did not know: Excel" would tear the clause from what it is about. */
const CLAUSE = /\b(?:i|you|we|they|it|that|which|who|to)\b/iu;

function reasonToMove(first: string, piece: string): ChangeKind | null {
  // "iPhone 7: 10 new things" keeps the name that people look for, "How to bake | 4 tips" its how-to.
  if (COUNT.test(piece) && !CLAUSE.test(piece) && !/\d|\.$|^(?:how|why|what)\b/iu.test(first))
    return "number-first";
  // "Ep. 12 Why bees dance" says its subject already.
  if (hasSeriesNumber(first) && /\d[)\]]?$/u.test(first)) return "subject-before-series";
  return isFormat(first) && !hasSeriesNumber(piece) ? "subject-first" : null;
}

const FORMAT_WORDS = new Set(
  `live coding code stream livestream project walkthrough tutorial vlog podcast q a review unboxing lesson lecture course
   gameplay full official quick tip tips demo workshop webinar interview trailer replay reading group challenge`.split(
    /\s+/,
  ),
);

/** "Live coding", "Project walkthrough": nothing but a format. */
function isFormat(piece: string): boolean {
  // "Q: what now?" begins with a letter, not with a format.
  return piece.length > 1 && wordsOf(piece).every((word) => FORMAT_WORDS.has(word));
}

const PERSON = /\b(?:i|i'm|i've|me|my|mine|we|us|our|you|your|yours|he|she|his|her|they|their)\b/iu;

interface Rule {
  shape: RegExp;
  kind: ChangeKind;
  /** The words that it takes out. */
  words?: string[];
  /** null if the title only looks like one of this shape. */
  write(groups: string[], titleCase: boolean): string | null;
}

/** Questions by their ask, verb, subject and rest. */
const QUESTIONS = [
  /^(why|how|what|where|when) (is|are|was|were|will|can|can['’]t|should|would|could|won['’]t) (it|they|people|everyone|nobody) ([^?:|()[\]]{3,60})\?$/iu,
  // "Why don't you …?" is a proposal, and stays.
  /^(why) (are|were|can|can['’]t|should|shouldn['’]t|will|won['’]t|would|wouldn['’]t) (you|we) ([^?:|()[\]]{3,60})\?$/iu,
  /^(why) ((?:do|did|does|is|are|was|were|have|has|could|should|would)n['’]t) ((?:(?:more|most|some|these|those) )?(?:people|companies|men|women|kids|doctors|scientists)|it|they|he|she) ([^?:|()[\]]{3,60})\?$/iu,
];

/** "Why should you learn to bake?" as "Why you should learn to bake". */
const STATEMENT = {
  kind: "statement" as const,
  write: ([ask = "", verb = "", subject = "", rest = ""]: string[]) =>
    `${capitalize(ask)} ${subject} ${verb} ${rest}`,
};

/** Sentences that turn without losing a word that says something; no tense and no person changes. */
const RULES: Rule[] = [
  {
    shape: /^how (?:do|can|should|would) (?:i|you|we) ((?:[^?:|()[\]]|:(?! )){3,90})\?$/iu,
    kind: "how-to",
    write: ([rest = ""], titleCase) => (PERSON.test(rest) ? null : `How ${titleCase ? "To" : "to"} ${rest}`),
  },
  {
    shape:
      /^(why|how) (is|are|was|were|will|can|can't|should) (?!there\b|it\b)([^?:|()[\]]{2,50}?) ((?:so|too|such|still|always|never|getting|becoming|worth|dying|back|better|worse|different|important|faster)\b[^?:|()[\]]{0,50})\?$/iu,
    ...STATEMENT,
    write: (groups) => ((groups[2]?.split(" ").length ?? 0) > 4 ? null : STATEMENT.write(groups)),
  },
  ...QUESTIONS.map((shape): Rule => ({ shape, ...STATEMENT })),
  {
    shape: /^(?:the|these are the|here are the|here are) (\d{1,3} [^:|]{6,90})$/iu,
    kind: "number-first",
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^top (\d{1,3}) (best|worst|most|biggest|greatest) ([^:|]{4,80})$/iu,
    kind: "top",
    words: ["Top"],
    write: ([count = "", most = "", rest = ""]) => `${count} ${most} ${rest}`,
  },
  {
    shape: /^top (\d{1,3} (?!best|worst|most|biggest|greatest)[^:|]{4,80})$/iu,
    kind: "top-of-count",
    words: ["Top"],
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^([^:|]{8,90}?),?(?: and| &) more[.!]?$/iu,
    kind: "and-more",
    words: ["and more"],
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^([^:|]{8,90}?),?(?: and| &) much more[.!]?$/iu,
    kind: "and-more",
    words: ["and much more"],
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^(everything you (?:need|have) to know) about ([^:|?!]{3,60})$/iu,
    kind: "topic-first",
    write: ([all = "", topic = ""]) => `${capitalize(topic)}: ${all}`,
  },
  {
    shape:
      /^((?:the )?(?:pros and cons|basics|fundamentals|do's and don'ts|advantages and disadvantages)) of ([^:|?!]{3,60})$/iu,
    kind: "topic-first",
    write: ([what = "", topic = ""]) =>
      /^(?:an?|my|your|our|this|it)\b/iu.test(topic) ? null : `${capitalize(topic)}: ${what}`,
  },
  {
    shape:
      /^((?:an? |my |the )?(?:quick |brief |short |simple |gentle |complete |detailed |step-by-step |beginner'?s? )?(?:intro|introduction|guide|overview|walkthrough|explanation|history|review|comparison|summary)) (?:to|of) ([^:|?!]{3,60})$/iu,
    kind: "topic-first",
    write: ([what = "", topic = ""]) => `${capitalize(topic)}: ${what}`,
  },
  {
    shape: /^([^:|?!()[\]]{8,80}) (?:in|with|using) ((?:[\p{L}\p{N}+#.'’-]+ ){0,2}[\p{L}\p{N}+#.'’-]+)$/iu,
    kind: "name-first",
    // "Local LLMs: I analyzed my finances" is no title: what somebody did stands before what with.
    write: ([rest = "", name = ""]) =>
      isName(name) &&
      /^\p{L}/u.test(name) &&
      standsAlone(rest) &&
      !PERSON.test(rest) &&
      !/ [-–—] /u.test(rest)
        ? `${name.trim()}: ${rest}`
        : null,
  },
  {
    shape:
      /^what (?:is|are) (?!an? |the |this |that |it |your |my |our |wrong |next|new |going |happening |love|life)((?:[\p{L}\p{N}+#.'’-]+ ){0,3}[\p{L}\p{N}+#.'’-]+)\?$/iu,
    kind: "explained",
    words: ["What is"],
    write: ([subject = ""], titleCase) =>
      /\b(?:\p{L}+ing|for|like|doing|so|not|i|you|we|they|about)$|^\p{Ll}+ing\b/iu.test(subject)
        ? null
        : `${capitalize(subject)} ${titleCase ? "Explained" : "explained"}`,
  },
  {
    // In a sentence a capital makes a name: "tasks with Python Pandas".
    shape:
      /^([^:|?!()[\]]{8,80}) (?:with|using) ((?:\p{Lu}[\p{L}\p{N}+#.'’-]* ){0,2}\p{Lu}[\p{L}\p{N}+#.'’-]+)$/u,
    kind: "name-first",
    write: ([rest = "", name = ""], titleCase) =>
      titleCase || isName(name) || !standsAlone(rest) || PERSON.test(rest) ? null : `${name}: ${rest}`,
  },
  {
    shape:
      /^((?:ep|episode|lesson|lecture|day|part|week|track|class|module|chapter)\.? ?#?\d{1,4}|#\d{2,4})[.:]? ([\p{Lu}"“][^()[\]]{8,80})$/iu,
    kind: "subject-before-number",
    // "Week 3 of couch to 5K" is one phrase.
    write: ([place = "", rest = ""]) =>
      standsAlone(rest) && !/^(?:of|in|at|with|and|to|on|for|from)\b/iu.test(rest)
        ? `${rest} | ${place}`
        : null,
  },
  {
    shape:
      /^((?:why|how|what|where|when|who|which|is|are|do|does|did|can|could|should|will|would) (?:is|are|do|does|did|can|could|should|will|would|i|you|we|it|they|this|that|the|your|my|an?)\b[^:|?!()[\].]{6,80})$/iu,
    kind: "question-mark-added",
    write: ([question = ""]) =>
      // "Do this every day" tells somebody to.
      /^do (?:this|that|it|the|your|my|an?)\b/iu.test(question) ||
      /^(?:what|how|why|where|when|who|which) (?:i|you|we|it|they|this|that|the|your|my|an?)\b/iu.test(
        question,
      )
        ? null
        : `${question}?`,
  },
];

/** A part of a series, a way to do it, or words that are shouted: "in Season 1", "Step-by-step", "in RECORD TIME". */
const NO_NAME = /^(?:season|part|step)\b|\bpt\.? ?\d|step-by-step/iu;

/** A name of a product or a place: capitals inside it, a digit, or no English word at all. */
function isName(text: string): boolean {
  const words = text.trim().split(" ");
  return (
    /\p{L}/u.test(text) &&
    !NO_NAME.test(text) &&
    words.filter((word) => /^\p{Lu}{4,}$/u.test(word)).length < 2 &&
    !words.some((word) => /^\p{Lu}{7,}$/u.test(word)) &&
    words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || /^\p{Ll}\p{Lu}/u.test(word)) &&
    words.some((word) => /\p{N}|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word) || !splitWords(word).some(isKnown))
  );
}

/** Of the whole title, or of its first piece with the others behind it. */
function reword(title: string): Draft[] {
  const first = splitSegments(title).pieces[0] ?? "";
  const rest = title.slice(first.length);
  // Before a colon stands a name rather than a sentence.
  if (rest === "" || rest.startsWith(":") || !title.startsWith(first)) return rewordPiece(title);
  const ofFirst = rewordPiece(first)
    .filter((draft) => !draft.title.includes(": "))
    .map((draft) => ({ ...draft, title: draft.title + rest }));
  return [...rewordPiece(title), ...ofFirst];
}

function rewordPiece(title: string): Draft[] {
  const titleCase = isTitleCase(title);
  return RULES.flatMap(({ shape, kind, words, write }) => {
    const [, ...groups] = shape.exec(title) ?? [];
    if (groups.length === 0) return [];
    const written = write(
      groups.map((group) => group ?? ""),
      titleCase,
    );
    return written === null ? [] : [one(capitalize(written), kind, words)];
  });
}
