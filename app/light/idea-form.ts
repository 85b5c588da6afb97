import type { KnownKindName, ReadIdea } from "../engines/ideas";
import {
  ADVISED,
  AFTER,
  AGED,
  ASKING,
  BODY,
  BOUGHT,
  CHEAP,
  CHEAPENED,
  CHOSEN,
  DAY,
  DECISION,
  DID,
  DONE,
  EITHER,
  FAVORITES,
  FEAT,
  FIGURES,
  FIRST_TIME,
  HIDDEN,
  INSTRUCTS,
  isDoQuestion,
  isEquipment,
  isLearned,
  isMany,
  isTwist,
  KNOWN,
  LIVED_IN,
  LIVING,
  MADE,
  MENDS,
  METHOD,
  OF_OTHERS,
  OPINION,
  PICKED,
  PLACE,
  PRACTICED,
  PROBLEM,
  REACTION,
  RESTORED,
  ROUTINE,
  RUMOR,
  SESSION,
  SHOW,
  STATED,
  STAYED,
  TASTED,
  TESTED,
  TIPS,
  TOLD,
  TRIAL,
  TRUTH,
  UNBOUGHT,
  USED,
  WENT,
  WITHIN_HOURS,
  WORTH,
} from "./form-patterns";

/** What an idea is, beside its subject: what decides how it can be tried without a camera. */
export type Form =
  | "reaction"
  | "first hearing"
  | "worth"
  | "test"
  | "truth"
  | "decision"
  | "feat"
  | "bought"
  | "use"
  | "trial"
  | "cheap"
  | "figures"
  | "challenge"
  | "dared"
  | "day"
  | "show"
  | "comparison"
  | "review"
  | "ranking"
  | "pick"
  | "opinion"
  | "rumor"
  | "news"
  | "trouble"
  | "restore"
  | "made"
  | "method"
  | "problem"
  | "tips"
  | "how to"
  | "question"
  | "explained"
  | "place"
  | "recipe"
  | "tasted"
  | "workout"
  | "lesson"
  | "story"
  | "subject";

/** In lower case and without accents or apostrophes: people leave them out. */
function folded(idea: string): string {
  return idea
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

interface Said {
  text: string;
  niche: ReadIdea["niche"];
  is(...kinds: KnownKindName[]): boolean;
}
type Rule = [Form, (said: Said) => boolean];

/** Each form, by its kinds of video and its words; the first that holds. What is surest comes first. */
const RULES: Rule[] = [
  [
    "show",
    ({ text }) => /\b(?:dogs?|cats?|bab(?:y|ies)|toddlers?|kids?|parrots?|puppy|kittens?) react/.test(text),
  ],
  ["first hearing", ({ text }) => REACTION.test(text) && FIRST_TIME.test(text)],
  // "React tutorials" are of software.
  ["reaction", ({ text, niche }) => REACTION.test(text) && !(niche === "software" && /\breact\b/.test(text))],
  ["tips", ({ text }) => ADVISED.test(text)],
  ["how to", ({ text }) => INSTRUCTS.test(text)],
  ["comparison", ({ text }) => EITHER.test(text)],
  ["figures", ({ text }) => FIGURES.test(text)],
  ["worth", ({ text }) => WORTH.test(text)],
  ["rumor", ({ text }) => RUMOR.test(text)],
  ["truth", ({ text }) => TRUTH.test(text)],
  ["decision", ({ text }) => DECISION.test(text)],
  ["bought", ({ text }) => BOUGHT.test(text)],
  ["dared", ({ text, is }) => DID.test(text) && (isTwist(text) || (is("challenge") && !TRIAL.test(text)))],
  ["challenge", ({ text }) => isTwist(text)],
  ["story", ({ text, is }) => is("vlog") && /\b(?:tell|telling|story ?time)\b/.test(text)],
  ["tips", ({ text }) => /\bthings (?:i|we|you|to)\b/.test(text)],
  ["day", ({ text, is }) => is("vlog") || DAY.test(text)],
  ["show", ({ text, niche }) => SHOW.test(text) && !/^(?:why|how|what)\b/.test(text) && niche !== "beauty"],
  [
    "show",
    ({ text, niche }) => niche === "beauty" && /\b(?:asmr|hauls?|unboxing|compilation|try on)\b/.test(text),
  ],
  ["comparison", ({ is }) => is("comparison")],
  ["use", ({ text }) => USED.test(text) || AFTER.test(text)],
  ["day", ({ text, niche }) => WENT.test(text) || (niche === "travel" && STAYED.test(text))],
  ["challenge", ({ text }) => WITHIN_HOURS.test(text)],
  ["feat", ({ text }) => FEAT.test(text)],
  ["trial", ({ text, is }) => TRIAL.test(text) && !is("list", "tips")],
  ["challenge", ({ is }) => is("challenge")],
  ["review", ({ text, is }) => is("review") && !ASKING.test(text)],
  [
    "recipe",
    ({ text, niche, is }) =>
      niche === "cooking" && is("superlative") && !is("ranking") && !isMany(text) && !isEquipment(text),
  ],
  ["tips", ({ text, is }) => is("ranking", "list") && HIDDEN.test(text)],
  ["pick", ({ text, niche, is }) => is("price") && CHOSEN.test(text) && !UNBOUGHT.has(niche)],
  ["tips", ({ text, is }) => is("tips") && !is("ranking") && !/^(?:the )?(?:best|worst) /.test(text)],
  ["ranking", ({ text, is }) => is("ranking") || isMany(text) || FAVORITES.test(text)],
  ["opinion", ({ text }) => OPINION.test(text)],
  [
    "pick",
    ({ text, niche, is }) =>
      /^(?:the )?(?:best|cheapest|smallest|bestes?r?|mejor|melhor|meilleure?) /.test(text) &&
      (is("price") || PICKED.has(niche)),
  ],
  ["ranking", ({ text }) => /^(?:the )?(?:best|worst) /.test(text)],
  ["news", ({ is }) => is("announcement", "newest")],
  [
    "trouble",
    ({ text, is }) => is("trouble") && !is("why") && !/^(?:is|are|do|does|did|how|what)\b/.test(text),
  ],
  ["restore", ({ text }) => RESTORED.test(text)],
  [
    "problem",
    ({ text }) =>
      PROBLEM.test(text) &&
      !SESSION.test(text) &&
      !OF_OTHERS.test(text) &&
      !/\b(?:journey|story|experience|diary)\b/.test(text),
  ],
  ["tips", ({ text, is }) => is("tips") || TIPS.test(text) || (is("list") && !DONE.test(text))],
  ["test", ({ text }) => TESTED.test(text) && !/^(?:how|wie|como|comment|come) /.test(text)],
  ["opinion", ({ text }) => STATED.test(text)],
  ["place", ({ text, niche }) => niche === "travel" && PLACE.test(text)],
  ["how to", ({ text, is }) => (is("howTo", "tutorial", "learn") || MENDS.test(text)) && !is("me", "why")],
  ["explained", ({ text, is }) => is("explained") || KNOWN.test(text)],
  ["question", ({ text, is }) => is("why") || ASKING.test(text) || isDoQuestion(text)],
  ["method", ({ text, niche }) => METHOD.test(text) || (niche === "beauty" && ROUTINE.test(text))],
  ["made", ({ text, niche, is }) => is("building") || (niche !== "cooking" && MADE.test(text))],
  ["cheap", ({ text, niche }) => CHEAP.test(text) && CHEAPENED.has(niche)],
  ["day", ({ text, niche }) => LIVED_IN.test(text) || (niche === "travel" && CHEAP.test(text))],
  ["explained", ({ text, niche }) => niche === "entertainment" && !/\b(?:i|we)\b/.test(text)],
  [
    "story",
    ({ text, is }) =>
      (is("me") && !/^(?!we|our)(?!.*\b(?:i|my|me)\b).*\b(?:we|our)\b/.test(text)) ||
      LIVING.test(text) ||
      AGED.test(text),
  ],
  ["tasted", ({ text, niche }) => niche === "cooking" && TASTED.test(text)],
  ["use", ({ text, niche }) => niche === "cooking" && isEquipment(text)],
  ["recipe", ({ niche }) => niche === "cooking"],
  [
    "workout",
    ({ text, niche }) =>
      niche === "fitness" &&
      (SESSION.test(text) || BODY.test(text)) &&
      !/\b(?:plan|marathon|half|\d+k)\b/.test(text),
  ],
  [
    "explained",
    ({ niche, is }) =>
      is("beginner", "complete") && (niche === "education" || niche === "tech" || niche === "wellness"),
  ],
  ["lesson", ({ text, niche, is }) => is("beginner", "complete") || isLearned(text, niche)],
  ["lesson", ({ text, niche }) => niche !== null && PRACTICED.test(text)],
  ["day", ({ text, niche }) => niche === "travel" && /ing\b/.test(text)],
  ["place", ({ niche }) => niche === "travel"],
  [
    "lesson",
    ({ text, niche }) =>
      (niche !== null && /^\p{L}{2,}ing\s/u.test(text)) ||
      (niche === "beauty" &&
        /\b(?:routine|curls?|curly|hair|make ?up|nails?|nail art|braids?|skincare|haare|cabelo|pelo|cheveux|capelli)\b/.test(
          text,
        )),
  ],
  ["explained", ({ text, niche }) => niche === "education" || niche === "entertainment" || TOLD.test(text)],
];

/** What an idea is, by its words and the kinds that it names; "subject" where they do not tell. */
export function formOf(idea: string, { niche }: ReadIdea, own: readonly KnownKindName[]): Form {
  const text = folded(idea);
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  return RULES.find(([, holds]) => holds({ text, niche, is }))?.[0] ?? "subject";
}
