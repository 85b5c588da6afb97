import type { GivenComment, Question } from "../../../model/comment-digest";
import {
  analyzedPart,
  type DistinctComment,
  likeWeight,
  onePerPerson,
  pickEvidence,
  sumLikes,
} from "../scored-comments";
import { bareQuestion, GREETING, isQuestion, MAX_CHARACTERS, MISSED } from "./question-forms";
import { isReply, type Sentence, worthALine } from "./sentences";
import { contentStems, groupSimilar, type Wording } from "./similarity";
import { asksOfVideo } from "./target";

const MAX_QUESTIONS = 10;
const MAX_GROUPS = 60;
/** One that no viewer puts in fewer tells a story. */
const MAX_SHOWN = 120;
/** More content words are a story that ends in a question. */
const MAX_STEMS = 14;

interface QuestionWording extends Wording {
  text: string;
}

/**
 * What viewers want to know. The same questions together, ranked by how many ask and by likes. Left out: questions for
 * effect ("who else ..."), those that ask for a video or a change (they are requests), and those that do not say what
 * they are about ("why?").
 */
export function findQuestions(
  sentences: readonly Sentence[],
  comments: readonly GivenComment[],
  subject: ReadonlySet<string>,
  isProducts: boolean,
): Question[] {
  const answerTo = trackAnswers(comments);
  const wordings = sentences
    .filter(isQuestion)
    .map(({ comment, text: written }): QuestionWording => {
      const text = bareQuestion(written);
      return {
        stems: contentStems(text.replace(GREETING, "")),
        comment,
        text,
        form: formOf(text),
      };
    })
    .filter(({ stems }) => stems.length > 0 && stems.length <= MAX_STEMS && stems.some(hasLetter));
  return worthALine(
    groupSimilar(wordings, MAX_GROUPS, subject),
    sentences,
    ({ members: [first] }) => first !== undefined && isPlain(first) && (isProducts || asksToKnow(first.text)),
    Math.ceil(sentences.length / SENTENCES_A_VOICE),
  )
    .slice(0, MAX_QUESTIONS)
    .flatMap(({ comments, members, stems }) => {
      const text = bestWording(members, stems);
      if (text.length > MAX_SHOWN) return [];
      const answers = { answered: 0, unanswered: 0, unknown: 0 };
      for (const comment of comments) answers[answerTo(comment)] += 1;
      return {
        text,
        asked: comments.length,
        ...(isProducts && !isOfVideo(members) && { ofProduct: true as const }),
        likes: sumLikes(comments),
        answers,
        evidence: pickEvidence(comments),
      };
    });
}

function isOfVideo(members: readonly QuestionWording[]): boolean {
  return members.filter(({ text }) => asksOfVideo(text)).length > members.length / 2;
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
function formOf(text: string): string | undefined {
  const bare = text.replace(GREETING, "").replace(KNOWING, "");
  return FORMS.find(([form]) => form.test(bare))?.[1];
}

/** A question in full, from its question word or verb on. */
const IN_FULL =
  /^(?:what|whats|what's|which|where|how|hows|why|when|who|whose|does|do|did|is|are|can|could|will|should|has|have|would)\b.*\?["')\]]*$/is;
/** Points to what stands elsewhere: another sentence, another comment, a person. */
const POINTING =
  /\b(?:he|she|him|his|her|they|them|their|then|there|those|these|that one|the others?|so|else|instead|again|anymore|either|just|even|actually|really|mine|such|both)\b|@|\.\.|^(?:is|are|do|did|was|have|would) (?:you|u)\b|^(?:is|was) (?:this|that)\b|^is it (?:the same|more)\b|^(?:will|would|did) it\b|^(?:what|which|how|is|was) (?:is |are |was )?(?:this|that|it)\W*$/i;
const PLAIN_LENGTH = [15, 90] as const;

/** Of so many sentences one is a voice: two questions of thousands are alike by chance. */
const SENTENCES_A_VOICE = 1000;
/** Wants something of the maker, or help: one viewer alone who asks anything else muses. */
const TO_KNOW =
  /\b(?:(?:did|do|are|were|have|will|would) (?:you|u)|how (?:do|can|could|to|would|should) (?:i|we|you|u)|(?:can|could) i|your|ur|(?:what|which) (?:\S{1,30} ){1,3}(?:is|are|was|were|did))\b/i;

function asksToKnow(text: string): boolean {
  return TO_KNOW.test(text) || MISSED.test(text);
}

/** Understood without its comment. */
function isPlain({ text, comment, stems }: QuestionWording): boolean {
  const bare = text.replace(GREETING, "");
  return (
    bare.length >= PLAIN_LENGTH[0] &&
    bare.length <= PLAIN_LENGTH[1] &&
    IN_FULL.test(bare) &&
    !POINTING.test(bare) &&
    !isReply(comment) &&
    stems.filter(hasLetter).length >= 2
  );
}

/** A number alone says nothing: "6/10??" is no question. */
function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}

/** Ends a statement, and says nothing of what is asked. */
const CALLS_FOR_HELP = /\b(?:can|could) (?:any|some)(?:one|body)\b[^?]{0,12}\bhelp\b/i;

/** The wording that is about the group's `core` (stems), neither cut short nor wordy. Likes decide between equals. */
function bestWording(members: QuestionWording[], core: Set<string>): string {
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
  const [best] = members
    .map((member) => ({ text: member.text, rank: rank(member) }))
    .sort((a, b) => b.rank - a.rank);
  return toQuestion(best?.text ?? "");
}

/** Without a greeting, with one mark, and not shouted. A longer one ends in an ellipsis. */
function toQuestion(sentence: string): string {
  const bare = sentence.replace(GREETING, "");
  const quiet = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  // "iPad or iPhone?" begins as it is written.
  const begun = /^\p{Ll}\p{Lu}/u.test(quiet) ? quiet : `${quiet.charAt(0).toUpperCase()}${quiet.slice(1)}`;
  const text = begun.replace(/(?<![ ?!])[ ?!]{2,40}$/, "?");
  const marked = /[?!.]["')\]]*$/.test(text) ? text : `${text}?`;
  return marked.length > MAX_CHARACTERS ? `${marked.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : marked;
}

/** A sentence with a question mark of any script. */
const MARKED = /[^.!?。！？؟¿\n]{8,120}[?？؟]/u;
const MOST_BY_MARK = 5;

/**
 * Questions in any language, by their mark alone: the first of each comment, as it is written, the most liked first.
 * `asking` counts the comments with one.
 */
export function findQuestionsByMark(
  all: readonly DistinctComment[],
  comments: readonly GivenComment[],
): { questions: Question[]; asking: number } {
  const answerTo = trackAnswers(comments);
  const asking = onePerPerson(all).flatMap((comment) => {
    const text = MARKED.exec(analyzedPart(comment.given.text))?.[0].trim();
    return text ? [{ comment, text }] : [];
  });
  const questions = asking
    .toSorted((a, b) => (b.comment.given.likes ?? 0) - (a.comment.given.likes ?? 0))
    .slice(0, MOST_BY_MARK)
    .map(({ comment, text }) => ({
      text,
      asked: 1,
      likes: sumLikes([comment]),
      answers: { answered: 0, unanswered: 0, unknown: 0, [answerTo(comment)]: 1 },
      evidence: [comment.index],
    }));
  return { questions, asking: asking.length };
}

type Answer = keyof Question["answers"];

/**
 * Whether the creator answered a comment, as far as the source shows: `answered` where the creator replied in its
 * thread; `unanswered` where it has no replies, or all of them are there and none is the creator's; `unknown` where the
 * source names no creator or leaves out replies.
 */
function trackAnswers(comments: readonly GivenComment[]): (comment: DistinctComment) => Answer {
  const threads = new Map<string, { replies: number; creator: boolean; marked: boolean }>();
  for (const { thread, isReply, byCreator } of comments) {
    if (thread === undefined || !isReply) continue;
    const known = threads.get(thread) ?? { replies: 0, creator: false, marked: true };
    known.replies += 1;
    known.creator ||= byCreator === true;
    known.marked &&= byCreator !== undefined;
    threads.set(thread, known);
  }
  return ({ given }) => {
    const thread = given.thread === undefined ? undefined : threads.get(given.thread);
    if (thread?.creator) return "answered";
    if (given.isReply) return "unknown";
    if (given.replies === 0) return "unanswered";
    const allThere = thread?.marked && given.replies !== undefined && thread.replies >= given.replies;
    return allThere ? "unanswered" : "unknown";
  };
}
