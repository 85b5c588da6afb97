import { type Casing, inCasing, lowerFirst, moveInside, moveInsideSurely } from "./casing";

/** A title said in another way. */
export interface Saying {
  title: string;
  /** What was done: "Opened with “This is how”". */
  what: string;
  /** Why it may help: a sentence. */
  why: string;
}

/** Writes words into a title, in that title's casing. */
export interface Writer {
  casing: Casing;
  /** Words for the start of the title. */
  begin(words: string): string;
  /** Words for inside the title. */
  put(words: string): string;
  /** The title's own beginning, for inside: see `moveInside`. */
  move(text: string): string;
  /** The same, or null if it may begin with a name: see `moveInsideSurely`. */
  moveSurely(text: string): string | null;
  /** A beginning that is surely no name, for inside: see `lowerFirst`. */
  lower(text: string): string;
  /** A clause of “I” or “we”, for inside. */
  we(clause: string): string;
  /** Words, then the title's own beginning moved inside. */
  lead(words: string, rest: string): string;
  /** The same, or null if the beginning may be a name. */
  leadSurely(words: string, rest: string): string | null;
  /** The saying of words before a rest that stays as it is: "Opened with “Here's how to”". */
  opening(words: string, rest: string, why: string, named?: string): Saying;
  /** The same before the title's own beginning, moved inside. */
  leading(words: string, rest: string, why: string): Saying;
  /** The saying that asks with words before a rest that stays as it is. */
  question(words: string, rest: string, what: string, why: string): Saying;
}

export function writerFor(casing: Casing): Writer {
  const begin = (words: string) => inCasing(words, casing, true);
  const put = (words: string) => inCasing(words, casing, false);
  const move = (text: string) => moveInside(text, casing);
  const moveSurely = (text: string) => moveInsideSurely(text, casing);
  return {
    casing,
    begin,
    put,
    move,
    moveSurely,
    lower: (text) => lowerFirst(text, casing),
    we: (clause) => (/^We\b/i.test(clause) ? `${put("we")}${clause.slice(2)}` : clause),
    lead: (words, rest) => `${begin(words)} ${move(rest)}`,
    leadSurely(words, rest) {
      const moved = moveSurely(rest);
      return moved === null ? null : `${begin(words)} ${moved}`;
    },
    opening: (words, rest, why, named = words) =>
      say(`${begin(words)} ${rest}`, `Opened with “${named}”`, why),
    leading: (words, rest, why) => say(`${begin(words)} ${move(rest)}`, `Opened with “${words}”`, why),
    question: (words, rest, what, why) => say(`${begin(words)} ${rest}?`, what, why),
  };
}

/** Reads a title as one kind and writes every way to say it; empty if the title is of another kind. */
export type Kind = (title: string, writer: Writer) => Saying[];

/** One way to turn a title into another; patterns are applied on top of each other. */
export interface Pattern {
  what: string;
  why: string;
  /** The title turned; null if it has another shape. */
  write(title: string, writer: Writer): string | null;
}

/**
 * A pattern by a regular expression. `write` gets its groups, "" for those that took no part. It only sees titles of
 * one sentence without colon, bar or brackets, which turn without leaving a half behind.
 */
export function pattern(
  what: string,
  why: string,
  shape: RegExp,
  write: (groups: string[], writer: Writer) => string | null,
): Pattern {
  return {
    what,
    why,
    write(title, writer) {
      const [, ...groups] = (isOneSentence(title) && shape.exec(title)) || [];
      return groups.length > 0
        ? write(
            groups.map((group) => group ?? ""),
            writer,
          )
        : null;
    },
  };
}

export function say(title: string, what: string, why: string): Saying {
  return { title, what, why };
}

/** Without the marks that end a title. */
export function bare(title: string): string {
  return title.replace(/[.?!]+$/, "");
}

const isOneSentence = (title: string) => !/[.?!]\s|\s[–—-]\s|:\s|[|()[\]]/.test(bare(title));

/** Units of time, for regular expressions. */
export const TIME = "(?:minutes|hours|days|weeks|months|years)";

/** Why a change may help, as a reader is told. */
export const WHY = {
  action: "It opens with what to do.",
  answer: "Tested headlines that ask drew fewer clicks than those that promise the answer.",
  aside: "What it is stands alone, and what sets it apart is seen at once.",
  asks: "It asks what a viewer asks.",
  asksViewer: "It asks the viewer.",
  choice: "It asks for one of the two.",
  claim: "The claim comes first, and the reason is promised.",
  fewer: "Fewer words: lists cut a title at about 60 characters, on phones earlier.",
  gap: "It says that there is an answer, and the answer is in the video.",
  gets: "It says what the viewer gets.",
  howTo: "It says that it shows how.",
  invites: "It invites the viewer.",
  kindFirst: "What it is comes first.",
  nameFirst: "Who looks for it reads its name first.",
  natural: "It reads as it is said.",
  number: "The number is what is read first.",
  own: "A person is in it. Only if it is you who does it.",
  ownPast: "A person is in it. Only if it was you.",
  personSpeaks: "A person is in it, and it speaks to the viewer.",
  plain: "It praises where the rest can show.",
  points: "It points at what is there to see.",
  sameShorter: "It says the same in fewer words.",
  short: "Lists cut a title at about 60 characters, on phones earlier.",
  shows: "It promises to show it, and no more than that.",
  speaks: "It speaks to the viewer.",
  story: "It promises the story, and says nothing more of it.",
  subject: "Who does what comes first.",
  timeSeen: "What it is about comes first, and the time is still seen.",
  topicFirst: "What it is about comes first.",
  turn: "The turn is seen.",
} as const;
