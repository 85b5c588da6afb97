import { type Casing, inCasing, moved } from "./casing";

/** A way to say a title otherwise. */
export interface Form {
  /** Told to the reader, with the reason. */
  what: string;
  why: string;
  /** The title in that form; null where it is not of the shape that the form is for. */
  write(title: string, casing: Casing): string | null;
}

export const GAP = "It says that there is an answer, and the answer is in the video.";
export const POINT = "It points at what is there to see.";
export const NUMBER = "The number is what is read first.";
export const SUBJECT = "Who does what comes first.";
export const ANSWER = "Tested headlines that ask drew fewer clicks than those that promise the answer.";
export const SHORT = "Lists cut a title at about 60 characters, on phones earlier.";

export const TIME = "(?:minutes|hours|days|weeks|months|years)";
export const PREPOSITION = /\s(?:for|in|under|on|with|without|to|from|at|of|after|before|as|by)\s/;
/** A verb in a finite form: what holds one is a sentence, and nothing can be put before it as before a thing. */
export const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|can|could|will|would|should|must|does|did|do|don['’]t|doesn['’]t|didn['’]t|isn['’]t|won['’]t|can['’]t|went|got|changed|works?|made|makes?|ruined|saved|hates|loves|knows|thinks|says|tries|needs?|beats?|broke)\b/i;
/** A noun of several; “glass” and “series” are left to chance. */
export const PLURAL = /(?:[^s]s|people|children|\b(?:wo|police|fire)?men)$/i;

/** The noun of a phrase with what stands before it: all up to the first preposition or clause. */
export function noun(thing: string): string {
  return (thing.split(PREPOSITION)[0] as string).split(/,| that | who | which /)[0] as string;
}

/** Put before what is there, in the casing that is there; null where what is there cannot move inside. */
export function before(words: string, rest: string, casing: Casing): string | null {
  const inside = moved(rest, casing);
  return inside === null ? null : `${inCasing(words, casing, true)} ${inside}`;
}

/** Without the mark that ends it. */
export function bare(title: string): string {
  return title.replace(/[.?!]+$/, "");
}

/** “I” stays, “we” loses its capital inside of a title. */
export function inner(clause: string, casing: Casing): string {
  return /^We\b/i.test(clause) ? `${inCasing("we", casing, false)}${clause.slice(2)}` : clause;
}

/** One sentence, without a colon, brackets or bars: what can be turned without leaving a half behind. */
const isOne = (title: string) => !/[.?!]\s|\s[–—-]\s|:\s|[|()[\]]/.test(bare(title));

/** A form by a pattern: the groups of the match (empty where one took no part) are given to `write`. */
export function form(
  what: string,
  why: string,
  shape: RegExp,
  write: (groups: string[], casing: Casing) => string | null,
): Form {
  return {
    what,
    why,
    write(title, casing) {
      const found = isOne(title) ? shape.exec(title) : null;
      return found
        ? write(
            found.slice(1).map((group) => group ?? ""),
            casing,
          )
        : null;
    },
  };
}
