import { likeWeight } from "../scored-comments";
import { GREETING, isMissed } from "./question-forms";
import { contentStems, peopleOf, type SimilarWordings, type Wording } from "./similarity";

export interface QuestionWording extends Wording {
  text: string;
}

/** The wording that is shown of a group, with those who ask the very same. */
export function askedAlike({ members, stems, comments: all, rank }: SimilarWordings<QuestionWording>) {
  const shown = bestWording(members, stems);
  if (!shown) return [];
  const alike = members.filter((one) => one === shown || asksTheSame(one, shown, all.length >= MANY));
  const comments = peopleOf(alike);
  // "Which skin?" and "which case?" ask for one thing more than their words have in common.
  const form = NAMED.has(shown.form ?? "") ? ["what"] : [];
  return [
    {
      shown,
      members: alike,
      comments,
      stems: [...shown.stems, ...form],
      rank: rank + comments.length - all.length,
    },
  ];
}

/** Two questions of one form ask the same from this share of their words on. */
const SAME_QUESTION = 0.6;
/** … from this one on where both ask whether it is so, or where so many are alike: two may be so by chance. */
const SAME_OF_MANY = 0.5;
const MANY = 3;
/** … and from this one on where many share more than a name of two words. */
const SAME_BUT_FOR_NAME = 0.4;
/** Asks for the name of a thing: of one thing that is asked in any words. */
const NAMED = new Set(["what", "where"]);
const NO_NAME = /\bwhat if\b|\bcolou?rs?\b/i;
/** Asks it of the thing or for oneself, not of a person: "does it have 3G?". */
export const WHETHER = /^(?:does|do|is|can|will|did|has|could) (?:it|this|that|the|i|we|(?:you|u) need)\b/i;
/** What follows names what is asked for: "what is the website that you code in" asks for no code. */
const ASKED_FOR =
  /\b(?:what|which)(?:['’]?s| is| are)? (?!(?:are|is|was|do|did|does|you|u|he|she|it)\b)([^?]+)/i;
/** Heard or seen at one place. */
const ONE_PLACE = /^(?:song|at\d+)$/;

function asksTheSame(one: QuestionWording, shown: QuestionWording, isMany: boolean): boolean {
  if (/\bwithout\b/i.test(one.text) !== /\bwithout\b/i.test(shown.text)) return false;
  const both = one.stems.filter((word) => shown.stems.includes(word));
  const share = both.length / (one.stems.length + shown.stems.length - both.length);
  const isWhether = [one, shown].every(({ text }) => WHETHER.test(text));
  const isName = [one, shown].every(({ form, text }) => asksName(text, form));
  if (isName && both.some((word) => ONE_PLACE.test(word))) return areNear(one.text, shown.text);
  if (both.length >= 2) {
    if (isMany && !areSideBySide(both, shown.stems)) return share >= SAME_BUT_FOR_NAME;
    return share >= (isWhether || isMany ? SAME_OF_MANY : SAME_QUESTION);
  }
  if (shown.stems.length > 1 || both.length === 0) return false;
  if (isName) return one.stems.length <= (isMany ? 3 : 2) && asksFor(one.text, both);
  const isHow = one.form === "how" && shown.form === "how";
  return (isMany || isWhether || isHow) && one.stems.length === 1;
}

function asksFor(text: string, things: readonly string[]): boolean {
  const named = contentStems(ASKED_FOR.exec(text)?.[1] ?? "");
  return named.length === 0 || things.includes(named[0] ?? "");
}

const TIME = /(?:(\d{1,2}):)?(\d{1,2})[:.](\d\d)\b/;
/** Seconds. Whoever asks for a song stops the video somewhere in it. */
const SAME_PLACE = 60;

/** Whether two questions are of one place in the video, as far as they tell. */
function areNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => {
    const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text) ?? [];
    return TIME.test(text) ? 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) : undefined;
  });
  return a === undefined || b === undefined || Math.abs(a - b) <= SAME_PLACE;
}

/** "Google Drive", of all that is asked about it. */
function areSideBySide(both: readonly string[], stems: readonly string[]): boolean {
  const places = both.map((word) => stems.indexOf(word));
  return Math.max(...places) - Math.min(...places) < both.length;
}

function asksName(text: string, form?: string): boolean {
  return (NAMED.has(form ?? "") || (!form && isMissed(text))) && !NO_NAME.test(text);
}

/** Ends a statement, and says nothing of what is asked. */
const CALLS_FOR_HELP = /\b(?:can|could) (?:any|some)(?:one|body)\b[^?]{0,12}\bhelp\b/i;

/** The wording that is about the group's `core` (stems), neither cut short nor wordy. Likes decide between equals. */
function bestWording(members: QuestionWording[], core: Set<string>): QuestionWording | undefined {
  const rank = ({ stems, comment, text }: QuestionWording) => {
    const aboutCore = stems.filter((word) => core.has(word)).length;
    const besides = stems.length - aboutCore;
    const offLength = Math.abs(Math.log(text.length / 45));
    const isRest = /^(?:or|and|but|then|also|because)\b/i.test(text) ? 1 : 0;
    // Those who ask the same stop the video elsewhere.
    const isAtMoment = /\d[:.]\d\d/.test(text) ? 0.8 : 0;
    const callsForHelp = CALLS_FOR_HELP.test(text) ? 2 : 0;
    return (
      aboutCore -
      isRest -
      callsForHelp -
      isAtMoment -
      besides / 2 -
      offLength +
      likeWeight(comment) / 3 +
      (text.endsWith("?") ? 0.3 : 0)
    );
  };
  const [best] = members.map((member) => ({ member, rank: rank(member) })).sort((a, b) => b.rank - a.rank);
  return best?.member;
}

/** How a question begins, where that tells what is asked. */
const FORMS: readonly [RegExp, string][] = [
  [/^(?:why|how come)\b/i, "why"],
  // Whoever asks where to buy a thing, or whether there is one, wants it named.
  [
    /^(?:where (?:can|could|do|to|(?:did )?(?:you|u|he|she|they) (?:get|got|buy|bought|find|found)|(?:is|are) .{1,40} from)|is there (?:a|an|any))\b/i,
    "what",
  ],
  [/^where\b/i, "where"],
  [/^(?:when)\b/i, "when"],
  [/^how (?:long|much|many|often)\b/i, "how much"],
  [/^how(?:['’]?s| (?:well |good |bad )?(?:is|are|does|was))\b/i, "whether"],
  [/^how (?:to|do|did|can|could|would|should)\b/i, "how"],
  [/^(?:should|would)\b|^(?:which|what)(?:['’]?s| is)? (?:the )?(?:better|best|difference)\b/i, "choice"],
  [/^(?:what|which)/i, "what"],
  [/^who\b/i, "who"],
  [/^(?:is|are|was|does|do|did|can|could|will|has|have)\b/i, "whether"],
  [/\bor\b/i, "choice"],
];

/** "Does anyone know how to …" asks how. */
const KNOWING =
  /^(?:(?:does|do|can|could|would) )?(?:any(?:one|body)|some(?:one|body)|you|u) (?:here )?(?:knows?|tell me|explain)(?: to me)? /i;

/** Undefined where a question of any form may ask the same: "what song?", "the song?". */
export function formOf(text: string): string | undefined {
  const bare = text.replace(GREETING, "").replace(KNOWING, "");
  return FORMS.find(([form]) => form.test(bare))?.[1];
}
