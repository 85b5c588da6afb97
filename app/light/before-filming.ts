import type { KnownKindName, ReadIdea } from "../engines/ideas";
import { isMade } from "./fitting";
import { isAsking, isReaction, isShow, isTwist } from "./idea-form";

/** How to find out about an idea in a few minutes, before it is filmed. */
export interface BeforeFilming {
  /** What to look at, by the idea's shape; empty where that is said already. */
  step: string;
  /** YouTube's own search for it. */
  search: string;
}

const SEARCH = "https://www.youtube.com/results?search_query=";

/** What an idea is, beside its subject: what decides how it can be tried without a camera. */
type Shape =
  | "reaction"
  | "comparison"
  | "review"
  | "challenge"
  | "ranking"
  | "news"
  | "question"
  | "tips"
  | "day"
  | "story"
  | "show"
  | "made"
  | "done"
  | "subject";

/** What each shape stands or falls with, as something to look at or to try. No figures: none of it was measured. */
const STEPS: Record<Shape, string> = {
  reaction: "See whether people still comment on the original this week. If not, react to something newer.",
  comparison:
    "Type the first of the two and “vs” into YouTube's search. If the second is not proposed, people compare it with something else.",
  review:
    "Read the comments under its two most viewed reviews. A question that is asked twice and not answered is your video.",
  challenge: "Try the hardest part once, without a camera. If you cannot fail at it, raise the stakes.",
  ranking: "Write down your first and your last place. If nobody would argue with them, choose bolder ones.",
  news: "See who made it today. If channels your size did, bring what they left out.",
  question:
    "Type its first words into YouTube's search. The proposals are how people ask it: put their words into your title.",
  tips: "Write your best one down as a title of its own. If you would rather click that, film it alone.",
  day: "Name one question that it answers. Put that into your title.",
  story:
    "Tell it to somebody in two sentences: what was at stake, and how it ended. What they ask back is your title.",
  show: "Find the ten seconds that somebody would send to a friend. If you cannot name them, plan them first.",
  made: "Show somebody a picture of the finished thing. If they do not ask how it is made, change the thing.",
  done: "Read the comments under the two most viewed ones. If people ask for it “shorter” or “at home”, film that.",
  subject:
    "Type it into YouTube's search. Each proposal is something that people want to know about it: one may be the better title.",
};

/** The shape of an idea, by its kinds of video and its words; the first that holds. */
function shapeOf(idea: string, { niche }: ReadIdea, own: KnownKindName[]): Shape {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  if (isReaction(idea)) return "reaction";
  if (is("vlog")) return "day";
  if (isShow(idea)) return "show";
  if (is("comparison")) return "comparison";
  if (is("challenge") || isTwist(idea)) return "challenge";
  if (is("ranking")) return "ranking";
  if (is("review")) return "review";
  if (is("announcement", "newest")) return "news";
  if (is("howTo", "tutorial", "learn", "explained", "beginner", "why", "question") || isAsking(idea))
    return is("me") && !is("howTo", "question") ? "story" : "question";
  if (is("tips", "list")) return "tips";
  if (is("me", "days", "trouble")) return "story";
  if (is("superlative")) return "ranking";
  if (is("building") || niche === "cooking" || niche === "crafts" || isMade(idea)) return "made";
  return niche === "fitness" || niche === "sports" ? "done" : "subject";
}

/** "rust vs go in 2026": the two that are compared. */
const PAIR = /^(.{1,30}?)\s(?:vs\.?|versus)\s(\p{L}[\p{L}\p{N}]*)/iu;

export function beforeFilming(idea: string, read: ReadIdea, own: KnownKindName[]): BeforeFilming {
  const shape = shapeOf(idea, read, own);
  const [, one, other] = PAIR.exec(idea) ?? [];
  return {
    step:
      shape === "comparison" && one && other
        ? `Type “${one} vs” into YouTube's search. If “${other}” is not proposed, people compare it with something else.`
        : STEPS[shape],
    search: SEARCH + encodeURIComponent(idea),
  };
}
