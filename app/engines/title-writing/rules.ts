import { type Casing, inCasing, lowerFirst, moveInside, moveInsideSurely } from "./casing";

/** A title said in another way. */
export interface Saying {
  title: string;
  /** What was done: "Opened with “This is how”". */
  what: string;
  /** Why it may help: a sentence, or "" if it is obvious. */
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
  return title.replace(/(?<![.?!])[.?!]+$/, "");
}

const isOneSentence = (title: string) => !/[.?!]\s|\s[–—-]\s|:\s|[|()[\]]/.test(bare(title));

/** Units of time, for regular expressions. */
export const TIME = "(?:minutes|hours|days|weeks|months|years)";

/** Why a change may help, as the creator reads it. */
export const WHY = {
  action: "It starts with the action.",
  answer: "In tests, headlines that promise the answer beat those that ask.",
  aside: "The subject stands alone, and the special part stands out.",
  asks: "It is the viewer's own question.",
  asksViewer: "It asks the viewer.",
  choice: "It asks the viewer to pick one.",
  claim: "It makes the claim and promises the reason.",
  fewer: "Shorter: lists cut titles at about 60 characters, phones earlier.",
  gap: "It promises an answer and keeps it for the video.",
  gets: "It says what the viewer gets.",
  howTo: "It promises to show how.",
  invites: "It invites the viewer.",
  kindFirst: "The format comes first.",
  nameFirst: "People who search for it read its name first.",
  natural: "It reads the way people talk.",
  number: "Numbers are read first.",
  /** “This is …” points at the video: everyone sees that. */
  obvious: "",
  own: "It puts you in the title. Use it only if you do this yourself.",
  ownPast: "It puts you in the title. Use it only if it was you.",
  personSpeaks: "It puts you in the title and speaks to the viewer.",
  plain: "Praise says nothing about the video.",
  sameShorter: "It says the same in fewer words.",
  short: "Lists cut titles at about 60 characters, phones earlier.",
  shows: "It promises to show it, nothing more.",
  speaks: "It speaks to the viewer.",
  story: "It promises the story without telling it.",
  subject: "It starts with who does it.",
  timeSeen: "The topic comes first, and the time is still there.",
  topicFirst: "The topic comes first.",
  turn: "The turn stands out.",
} as const;
