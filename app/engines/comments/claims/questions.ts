import type { GivenComment, Question } from "../../../model/comment-digest";
import {
  analyzedPart,
  type DistinctComment,
  likeWeight,
  onePerPerson,
  pickEvidence,
  sumLikes,
} from "../scored-comments";
import { isReply, type Sentence, worthALine } from "./sentences";
import { contentStems, groupSimilar, type Wording } from "./similarity";
import { asksOfVideo } from "./target";

const MAX_QUESTIONS = 10;
const MAX_GROUPS = 60;
const MAX_CHARACTERS = 180;
/** One that no viewer puts in fewer tells a story. */
const MAX_SHOWN = 120;
/** More content words are a story that ends in a question. */
const MAX_STEMS = 14;

/** How a question without its mark begins: only openings that hardly begin anything else. */
const OPENING =
  /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|wait|quick question|question|sorry|guys|please|bro|dude)[,:]?\s+)*(?:how (?:do|did|does|can|would|is|are|long|much|many|often|big|hot|come)\b|what (?:is|are|was|were|kind|brand|type|size|version|model|does|do|did|if|about|happens|happened)\b|whats the\b|what's the\b|where (?:is|are|can|did|do|to|could)\b|which \S+ (?:is|are|do|did|does|should|was)\b|when (?:is|are|will|does|do|can)\b|why (?:does|do|did|is|are|not|can't|cant|don't|dont|doesn't|doesnt|didn't|didnt|isn't|isnt)\b|(?:does|did|will|would|is|are|was) (?:it|this|that|there|the|they|anyone|anybody|someone)\b|(?:can|could|should|do|would) (?:i|we|you|this|it|someone|anyone|anybody|that|they)\b|(?:has|have) (?:anyone|anybody|you)\b|(?:any(?:one|body)|some(?:one|body)) knows?\b|any (?:idea|tips|advice|recommendation|alternative|substitute|chance)s?\b|is there\b)/i;

/** Bait, scorn, a quarrel with another viewer, and talk about people to nobody. */
const FOR_EFFECT =
  /^\W*(?:then\b|can we (?:skip|just)\b|how (?:could|can) (?:(?:you|u) (?:make|say|even|possibly|call|compare|review)\b|(?!you\b|u\b|i\b|we\b|one\b|it\b|this\b|that\b))|did (?:he|she)\b|(?:is|was) (?:he|she)\b|who (?:has|got|wants|thinks)\b|do(?:es)? (?:you|that|this) (?:even |really )?(?:understand|make (?:more |any )?sense)|did you ever (?:think|consider|stop)|(?:it|that) bothers you|since when\b|should you (?:wish|need|want)\b|again i ask\b|come on\b|what is (?:up |it )?with\b|what (?:is|are|was) \S+ (?:is|are|was)\b|(?:isn|aren|ain)['’]?t\b|(?:are|r) (?:you|u) (?:single|married|gay|serious)|would you (?:just )?love\b|want|wanna|who (?:likes|loves|hates|gives)|have you (?:heard|ever heard)|will i ever|why so\b|why (?:do|are|is) .{1,40} (?:so|always)\b|how much (?:do|would) (?:you|u) (?:want to|wanna) bet\b|if (?:they|it|you|he|she) .{1,60} why\b|really if)|\bdid (?:she|he|you|they) (?:just|really|even|seriously)\b|\bhow (?:many|much) times can\b|\bcan['’]?t (?:he|she|they) just\b|\bfree (?:ipads?|iphones?|gift ?cards?|stuff|money)\b|\byou know what .{1,30} stands? for|\bhow (?:many|much) .{1,40} (?:really|actually|even) need\b/i;

/** For effect, or to chat with other viewers. */
const RHETORICAL =
  /\b(?:the (?:hell|heck|fuck)\b|who(?:'?s| is| else)? (?:else|here|watching|still|came|would|asked|wants|cares|needs)\b|any(?:one|body) (?:here|watching|listening|reading|still|from)\b|how (?:underrated|good|great|cool|amazing|beautiful|cute|awesome|crazy|sad|funny|perfect) (?:is|are|was)\b|^any(?:one|body) else\W*$|\bany(?:one|body) else (?!know|hav|had|stuck|tried|try|use|using|find|getting (?:an|this|the|that))|am i the only|is it (?:just|only) me|just me\b|(?:why|how) (?:is|are|am|was) (?:this|that|you|he|she|i|it|they|these|there)\b.{0,12}\b(?:so|not|even|free|underrated|real|possible|legal)\b|how (?:can|could) you not|why would (?:anyone|you|people|someone)|what (?:the|is wrong with|more (?:do|could|can))\b.{0,4}(?:hell|heck|fuck|f|you|we)?\b|wtf|(?:you|y'?all|ya) know\s*\?|(?:, ?(?:isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t) (?:it|he|she|they|we|you|i)|[ ,]{1,3}(?:right|huh|eh|seriously|really|yeah|ok|okay|anyone|amirite|agree))\s*\?|did you (?:also |even |all )?know\b|guess what|can we (?:all |just )*(?:talk|appreciate|agree|take)|(?:why|how come)\b.{0,40}\b(?:famous|viral|underrated)\b|how dare|how (?:cool|cute|good|great|awesome|amazing|beautiful|dare)\b|who needs|why so serious|what a\b|how (?:do|does|can|did) you (?:even|only|not|guys even)|where (?:have|has) (?:you|this|it) been|why (?:did|didn'?t|haven'?t|have) (?:i|nobody|no one)\b|who would)/i;

/**
 * What asks: a question word or a verb ahead of its subject, where a sentence or a clause begins, or a choice. "Netflix
 * is good on mine?" doubts.
 */
const ASKS =
  /(?:^|[,;:.–)-]\s*|^\d[\d:.]+\s|\b(?:and|but|so|or|also|then|know|knows|me|wonder|wondering|idea|question|ask|curious|please|pls|guys|bro|man|sir|hey|hi|in|at|on|for|to|from|with|of)\s)(?:how|hows|what|whats|what's|where|wheres|where's|which|wich|when|why|who|whos|whose|can|could|should|would|will|do|does|did|is|are|was|were|has|have|am|any|anyone|anybody|some(?:one|body)|worth)\b|\b(?:any(?:one|body)|some(?:one|body)|worth|wondering|recommend\w*|vs|or)\b/i;
/** A question may be no more than what is missed: "Link?", "song at 2:10?". */
const MISSED =
  /\b(?:links?|songs?|music|tracks?|names?|price|cost|brand|model|version|size|recipe|source|code|settings|part ?\d|sub(?:title)?s|difference|pros and cons|wallpaper|font|theme|lens|camera|mic|performance|specs|co-?op|release date|temperature|dose|weight|battery life)\b/i;
/** Asks for a thing to be done, not for an answer. */
const ASKS_AN_ACT =
  /^(?:(?:hey|hi|hello|sir|bro|man|please|pls|can i ask)[,]?\s+)*(?:can|could|would|will) (?:you|u|someone|somebody|anyone)(?: please| pls| plz| kindly)* (?:share|send|give|pass|take|help)\b/i;
/** Begins a statement with a question mark. */
const STATEMENT =
  /^(?:(?:so|and|but|then|or|oh|wait)\s+)*(?:this (?:is|was)\b|you(?:'?re|'?ve)?|u(?: r)?\b|i(?:'?m|'?ve)?|he|she|they|we|it'?s|that'?s|not|no|yes|yeah|are you (?:serious|kidding|sure|joking|blind|stupid|dumb|high|drunk)|did you (?:even|not))\b/i;
/** "I keep no wine in the house, can I use stock?" asks after all. */
const ASKS_LATER =
  /[,;:.–-]\s*(?:so |and |but )?(?:how|what|where|when|why|which|who|can|could|should|does|do|did|is|are|any|anyone|would|will|has|have)\b|\bquestion\b|\b(?:anyone|anybody|someone) know|\bwonder/i;

/** Who a reply is written to, at its beginning. */
const ADDRESSEE = /^(?:@[\w.-]{1,60}[,:]?\s+)+/;
/** Marks that a question does not begin with: "....wait", ": What". */
const MARKS = /^[\s.,:;!?…)\]*>~-]+/;
/** What it is one of: "the bigger questions are 1) Why …", "2) Are you …". */
const NUMBERED = /^(?:[^?]{0,60}\s)?\(?\d{1,2}\)\s+(?=\p{L})/u;
/** Goes on with the question before it. */
const GOES_ON = /^or\b/i;
/** What stands before it and asks nothing: "I have a question", "Thanks for the review; I would like to ask you about the mic:". */
const LEAD =
  /^(?:[^?]{0,60}\b(?:i have (?:a|one|two) (?:quick )?(?:questions?)|(?:quick|one|a|my) question(?: (?:though|for you))?|i(?:'d| would)? (?:like to |want to |have to )?ask(?: you)?(?: about [^?:,]{0,30})?))\s?[,:;.-]+\s*/i;
const GREETING =
  /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|like|wait|quick question|question|sorry|guys|bro|dude)[,:!]?\s+)+/i;

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

/** A line of a list of contents: "(2:36) What is a database?". */
const CHAPTER = /^\W*\d{1,2}:\d\d(?::\d\d)?\W+\p{Lu}/u;
/** So many times in one comment are a list of contents. */
const CONTENTS = 3;
const TIMES = /\b\d{1,2}:\d\d\b/g;

/** So many questions in one comment are what the video asks, written down. */
const NOTES = 5;

/** A scene of the video, written down: "Jack: It's a cat. Me: What's the difference?". */
const SCENE = /(?:^|\n|["”.!?]\s{0,3})(?!Question|Edit|Hey|Hi|Hello|Also|Note)(?:Me|[A-Z][a-z]{1,12}) ?: /;

function isNotes({ comment }: Sentence): boolean {
  if (SCENE.test(analyzedPart(comment.given.text))) return true;
  return (analyzedPart(comment.given.text).match(/\?(?!\?)/g)?.length ?? 0) >= NOTES;
}

function isChapter({ comment, text }: Sentence): boolean {
  return CHAPTER.test(text) && (analyzedPart(comment.given.text).match(TIMES)?.length ?? 0) >= CONTENTS;
}

/** Without whom it is written to, marks before it and its number. */
function bareQuestion(written: string): string {
  return written.replace(ADDRESSEE, "").replace(MARKS, "").replace(NUMBERED, "").replace(LEAD, "");
}

function isQuestion(sentence: Sentence): boolean {
  const { text: written, request } = sentence;
  const text = bareQuestion(written);
  return (
    request === null &&
    !isChapter(sentence) &&
    !GOES_ON.test(text) &&
    text.length <= MAX_CHARACTERS &&
    (OPENING.test(text) ||
      (/\?["')\]]*$/.test(text) && (ASKS.test(text.replace(GREETING, "")) || isMissed(text)))) &&
    !RHETORICAL.test(text) &&
    !FOR_EFFECT.test(text.replace(GREETING, "")) &&
    !ASKS_AN_ACT.test(text) &&
    (!STATEMENT.test(text) || ASKS_LATER.test(text)) &&
    !isNotes(sentence)
  );
}

/** More words around what is missed are a statement. */
const MISSED_WORDS = 8;

function isMissed(text: string): boolean {
  return MISSED.test(text) && text.split(/\s+/).length <= MISSED_WORDS;
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
