import type { GivenComment } from "../../tables/given-comment";
import { rankedGroups } from "./alike";
import { answersIn } from "./answers";
import type { Question } from "./claims";
import { gistOf } from "./gist";
import { behind, likedness, likesOf } from "./heard";

import type { Said } from "./said";

const MOST_QUESTIONS = 10;
const MOST_CHARACTERS = 180;
/** More words are a story that ends in a question. */
const MOST_GIST = 14;

/** A question without its mark: only openings that hardly begin anything else. */
const OPENING =
  /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|wait|quick question|question|sorry|guys|please|bro|dude)[,:]?\s+)*(?:how (?:do|did|does|can|would|is|are|long|much|many|often|big|hot|come)\b|what (?:is|are|was|were|kind|brand|type|size|version|model|does|do|did|if|about|happens|happened)\b|whats the\b|what's the\b|where (?:is|are|can|did|do|to|could)\b|which \S+ (?:is|are|do|did|does|should|was)\b|when (?:is|are|will|does|do|can)\b|why (?:does|do|did|is|are|not|can't|cant|don't|dont|doesn't|doesnt|didn't|didnt|isn't|isnt)\b|(?:does|did|will|would|is|are|was) (?:it|this|that|there|the|they|anyone|anybody|someone)\b|(?:can|could|should|do|would) (?:i|we|you|this|it|someone|anyone|anybody|that|they)\b|(?:has|have) (?:anyone|anybody|you)\b|(?:any(?:one|body)|some(?:one|body)) knows?\b|any (?:idea|tips|advice|recommendation|alternative|substitute|chance)s?\b|is there\b)/i;

/** Asked for the effect, or to chat with other viewers. */
const NO_QUESTION =
  /\b(?:who(?:'?s| is| else)? (?:else|here|watching|still|came|would|asked|wants|cares|needs)\b|any(?:one|body) (?:here|watching|still|from)\b|^any(?:one|body) else\W*$|\bany(?:one|body) else (?:here|watching|think|feel|notice|love|hate|get|just|here for|came|crying|hungry)\b|am i the only|is it (?:just|only) me|just me\b|(?:why|how) (?:is|are|am|was) (?:this|that|you|he|she|i|it|they|these|there)\b.{0,12}\b(?:so|not|even|free|underrated|real|possible|legal)\b|how can (?:anyone|someone|people|you not)|why would (?:anyone|you|people|someone)|what (?:the|is wrong with|more (?:do|could|can))\b.{0,4}(?:hell|heck|fuck|f|you|we)?\b|wtf|(?:you|y'?all|ya) know\s*\?|(?:, ?(?:isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t) (?:it|he|she|they|we|you|i)|[, ](?:right|huh|eh|seriously|really|yeah|ok|okay|anyone|amirite))\s*\?|did you know|guess what|can we (?:all |just )*(?:talk|appreciate|agree|take)|how dare|how (?:cool|cute|good|great|awesome|amazing|beautiful|dare)\b|who needs|why so serious|what a\b|how (?:do|does|can|did) you (?:even|only|not|guys even)|where (?:have|has) (?:you|this|it) been|why (?:did|didn'?t|haven'?t|have) (?:i|nobody|no one)\b|who would)/i;

/** What begins like this is said to someone's face, with a question mark. */
const STATEMENT =
  /^(?:(?:so|and|but|then|or|oh|wait)\s+)*(?:you(?:'?re|'?ve)?|i(?:'?m|'?ve)?|he|she|they|we|it'?s|that'?s|not|no|yes|yeah|are you (?:serious|kidding|sure|joking|blind|stupid|dumb|high|drunk)|did you (?:even|not))\b/i;
/** "I keep no wine in the house, can I use stock?" asks after all. */
const ASKS_LATER =
  /[,;:.–-]\s*(?:so |and |but )?(?:how|what|where|when|why|which|who|can|could|should|does|do|did|is|are|any|anyone|would|will|has|have)\b|\bquestion\b|\b(?:anyone|anybody|someone) know|\bwonder/i;

const isAsked = ({ sentence, asked }: Said) =>
  asked === null &&
  (/\?["')\]]*$/.test(sentence) || OPENING.test(sentence)) &&
  !NO_QUESTION.test(sentence) &&
  (!STATEMENT.test(sentence) || ASKS_LATER.test(sentence));

/**
 * What viewers want to know: questions, those that ask the same together, ranked by how many ask and by their likes.
 * Left out are questions for effect ("who else ..."), those that ask for a video or a change (they are requests) and
 * those that do not say what they are about ("why?").
 */
export function questionsOf(
  said: readonly Said[],
  comments: readonly GivenComment[],
  subject: ReadonlySet<string>,
): Question[] {
  const answerOf = answersIn(comments);
  const asked = said
    .filter(isAsked)
    .map((member) => ({ gist: gistOf(member.sentence), member }))
    .filter(({ gist }) => gist.length > 0 && gist.length <= MOST_GIST && gist.some(isTelling));
  return rankedGroups(asked, MOST_QUESTIONS, subject).map(({ about, members, gist }) => {
    const answers = { answered: 0, unanswered: 0, unknown: 0 };
    for (const one of about) answers[answerOf(one)] += 1;
    const text = bestOf(members, gist);
    return { text, asked: about.length, likes: likesOf(about), answers, evidence: behind(about) };
  });
}

/** A number alone says nothing: "6/10??" is no question. */
const isTelling = (word: string) => /\p{L}/u.test(word);

/** The wording that is about the group's core, neither cut short nor wordy; likes decide between such. */
function bestOf(members: Said[], core: Set<string>): string {
  const worth = ({ one, sentence }: Said) => {
    const aboutCore = gistOf(sentence).filter((word) => core.has(word)).length;
    const wordiness = Math.abs(Math.log(sentence.length / 45));
    const besides = gistOf(sentence).length - aboutCore;
    const isRest = /^(?:or|and|but|then|also|because)\b/i.test(sentence) ? 1 : 0;
    return (
      aboutCore - isRest - besides / 2 - wordiness + likedness(one) / 3 + (sentence.endsWith("?") ? 0.3 : 0)
    );
  };
  const [best] = members
    .map((member) => ({ member, worth: worth(member) }))
    .sort((a, b) => b.worth - a.worth);
  return whole(best?.member.sentence ?? "", MOST_CHARACTERS);
}

/** Without a greeting in front, and with its mark; longer ones end in an ellipsis. */
function whole(sentence: string, most: number): string {
  const bare = sentence.replace(
    /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|wait|quick question|question|sorry|guys|bro|dude)[,:!]?\s+)+/i,
    "",
  );
  const text = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
  const marked = /[?!.]["')\]]*$/.test(text) ? text : `${text}?`;
  return marked.length > most ? `${marked.slice(0, most - 1).trimEnd()}…` : marked;
}
