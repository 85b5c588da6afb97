import type { Niche, ReadIdea } from "../engines/ideas";
import { APPLIANCE } from "./form-patterns";
import type { Form } from "./idea-form";

/** How to find out about an idea in a few minutes, before it is filmed. */
export interface BeforeFilming {
  /** What to look at, by the idea's form; empty where that is said already. */
  step: string;
  /** YouTube's own search for it. */
  search: string;
}

const SEARCH = "https://www.youtube.com/results?search_query=";

/** What each form stands or falls with, as something to look at or to try. No figures: none of it was measured. */
const STEPS: Record<Exclude<Form, "comparison" | "worth" | "workout" | "subject">, string> = {
  "first hearing":
    "Before you press play, say on camera what you expect. Where it proves you wrong is your best moment, and your title.",
  reaction:
    "Name what you know about it that its viewers do not. If there is nothing, choose something that you know more about.",
  test: "Try it yourself first, and write down a figure before and after. Your own result is what other answers lack.",
  truth:
    "Write down the one thing that surprised you most. If the two most viewed videos say it already, choose the next.",
  decision: "Name the moment in which you decided. Open with it: the reasons come after.",
  feat: "Name the one thing that you did and others leave out, and what it cost you. Both belong in your title.",
  bought:
    "Write down what it costs and the worst thing about it. If neither worries anybody, nobody waits for the end.",
  cheap:
    "Put its result beside one that cost ten times as much. If people cannot tell which is which, that is your title.",
  use: "Write down what you know now and could not know on the first day. That is your title.",
  trial:
    "Choose one figure to write down on the first day and on the last. If it will hardly change, choose another.",
  figures:
    "Ask three people to guess the figure. If they are right, lead with the part of it that surprises them.",
  challenge: "Try the hardest part once, without a camera. If you cannot fail at it, raise the stakes.",
  dared: "Open at its hardest moment, and keep to yourself how it ended: that is why people stay.",
  day: "Name one question that it answers, about its cost, its time or its worst moment. Put that into your title.",
  show: "Find the ten seconds that somebody would send to a friend. If you cannot name them, plan them first.",
  review:
    "Read the comments under its two most viewed reviews. A question that is asked twice and not answered is your video.",
  ranking: "Write down your first and your last place. If nobody would argue with them, choose bolder ones.",
  pick: "Name your winner, and who should not buy it. If the most viewed video names the same, choose for a narrower buyer.",
  opinion:
    "Write down the best argument against you. If you cannot answer it in two sentences, change your claim.",
  rumor: "Write down what would prove it wrong, and by when. Say both in the video.",
  news: "See who made it today. If channels your size did, bring what they left out.",
  trouble:
    "Tell it to somebody in two sentences: what was at stake, and how it ended. What they ask back is your title.",
  restore:
    "Put a picture from before beside one from after. If nobody sees the difference at a glance, show another part.",
  made: "Show somebody a picture of the finished thing. If they do not ask how it is made, change the thing.",
  method:
    "Name one thing that it did for you and nothing before it did. Show that first: how it works comes after.",
  problem: "Read the comments under the two most viewed ones. Begin where people's own tries end.",
  tips: "Write your best one down as a title of its own. If you would rather click that, film it alone.",
  "how to":
    "Read the comments under the two most viewed ones. The step where people get stuck belongs in your title.",
  question:
    "Answer it to somebody in one sentence. Put their next question into the video. If they ask nothing, narrow it.",
  explained:
    "Say in one sentence what surprises people about it. If the two most viewed videos say it already, take what they leave out.",
  place: "Write down what the two most viewed ones show. Show what you know and they leave out.",
  recipe: "Make it once from the most viewed recipe and once your way. Say in the title how yours is better.",
  tasted:
    "Name the one that you would go back for, and the one that you would not. If both are the usual ones, try others.",
  lesson:
    "Say what somebody can do after it that they could not do before. If you can show that in ten seconds, open with it.",
  story:
    "Tell it to somebody in two sentences: what was at stake, and how it ended. What they ask back is your title.",
};

/** For whom a thing may be worth it, or not. */
const SOMEBODY: { [Of in Niche]?: string } = {
  gaming: "player",
  tech: "buyer",
  cars: "buyer",
  photo: "photographer",
  travel: "traveler",
  cooking: "cook",
  finance: "saver",
  pets: "owner",
  parenting: "family",
  study: "student",
  software: "developer",
  gardening: "garden",
  diy: "home",
  beauty: "person",
};

/** "rust vs go in 2026", "oat milk or almond milk": the two that are compared. */
const PAIR =
  /^(?:(?:should (?:i|you|we)|is|are|do (?:i|you) need|do) )?(.{1,30}?)\s(?:vs\.?|versus|or|oder)\s(?:(?:a|an|the|eine?|der|die|das|un|una|el|la|le)\s)?([\p{L}\p{N}]+(?: [\p{L}]+$)?)/iu;
const AT_HOME = /\b(?:at home|zu ?hause|em casa|en casa|a casa|à la maison|chez soi|di rumah)\b/iu;
/** Longer ideas are nobody's search. */
const MOST_WORDS = 4;
const SMALL =
  /^(?:a|an|the|of|to|in|on|at|for|and|or|but|with|without|from|after|before|by|under|as|into|my|is|are|was|that|what|how|why|which|when|who|der|die|das|y|mit|ohne|für|und|im|am|de|la|le|el|en|con|sin|para|por|do|da|em|com|sem|et|à|au|pour|sans|di|e|per|senza)$/iu;

/** What somebody would begin to type: two words that say something, and those up to the next small one. */
function firstWords(idea: string): string {
  const words = idea.split(/\s+/).slice(0, MOST_WORDS);
  const isSmall = (word = "") => SMALL.test(word);
  const end = words.findIndex(
    (word, at) => isSmall(word) && words.slice(0, at).filter((one) => !isSmall(one)).length >= 2,
  );
  const begun = end === -1 ? words : words.slice(0, end);
  while (begun.length > 1 && isSmall(begun.at(-1))) begun.pop();
  return begun.join(" ").replace(/[:,?]$/, "");
}

/** How to find out about an idea, by its form. */
export function beforeFilming(idea: string, form: Form, { niche }: ReadIdea): BeforeFilming {
  return { step: stepOf(idea, form, niche), search: SEARCH + encodeURIComponent(idea) };
}

function stepOf(idea: string, form: Form, niche: Niche | null): string {
  switch (form) {
    case "comparison":
      return comparisonStep(idea, niche);
    case "worth":
      return `Answer it for one kind of ${(niche && SOMEBODY[niche]) ?? "viewer"}, and say for whom it is a no. If your answer is “it depends”, say on what: that is your title.`;
    case "workout":
      return `Read the comments under the two most viewed ones. If people ask for it “shorter” or “${AT_HOME.test(idea) ? "without jumping" : "at home"}”, film that.`;
    case "subject":
      return `Type “${firstWords(idea)}” into YouTube's search. Each proposal is something that people want to know about it: one may be the better title.`;
    default:
      return STEPS[form];
  }
}

function comparisonStep(idea: string, niche: Niche | null): string {
  if (niche === "cooking" && !APPLIANCE.test(idea))
    return "Let three people taste both without knowing which is which. If they cannot tell, that is your title.";
  const [, one, other] = PAIR.exec(idea) ?? [];
  return one && other
    ? `Type “${one} vs” into YouTube's search. If “${other}” is not proposed, people compare it with something else.`
    : "Say which one wins, and for whom, in one sentence. If you cannot yet, test that first.";
}
