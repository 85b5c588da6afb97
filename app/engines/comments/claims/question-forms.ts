import { analyzedPart } from "../scored-comments";
import type { Sentence } from "./sentences";

/** A longer one is no question but a text without punctuation. */
export const MAX_CHARACTERS = 180;

/** How a question without its mark begins: only openings that hardly begin anything else. */
const OPENING =
  /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|wait|quick question|question|sorry|guys|please|bro|dude)[,:]?\s+)*(?:how (?:do|did|does|can|would|is|are|long|much|many|often|big|hot|come)\b|what (?:is|are|was|were|kind|brand|type|size|version|model|does|do|did|if|about|happens|happened)\b|whats the\b|what's the\b|where (?:is|are|can|did|do|to|could)\b|which \S+ (?:is|are|do|did|does|should|was)\b|when (?:is|are|will|does|do|can)\b|why (?:does|do|did|is|are|not|can't|cant|don't|dont|doesn't|doesnt|didn't|didnt|isn't|isnt)\b|(?:does|did|will|would|is|are|was) (?:it|this|that|there|the|they|anyone|anybody|someone)\b|(?:can|could|should|do|would) (?:i|we|you|this|it|someone|anyone|anybody|that|they)\b|(?:has|have) (?:anyone|anybody|you)\b|(?:any(?:one|body)|some(?:one|body)) knows?\b|any (?:idea|tips|advice|recommendation|alternative|substitute|chance)s?\b|is there\b)/i;

/** Bait, scorn, a quarrel with another viewer, and talk about people to nobody. */
const FOR_EFFECT =
  /^\W*(?:then\b|what about (?!its\b)|can we (?:skip|just)\b|how (?:could|can) (?:(?:you|u) (?:make|say|even|possibly|call|compare|review)\b|(?!you\b|u\b|i\b|we\b|one\b|it\b|this\b|that\b))|did (?:he|she)\b|(?:is|was) (?:he|she)\b|who (?:has|got|wants|thinks)\b|do(?:es)? (?:you|that|this) (?:even |really )?(?:understand|make (?:more |any )?sense)|did you ever (?:think|consider|stop)|(?:it|that) bothers you|since when\b|should you (?:wish|need|want)\b|again i ask\b|come on\b|what is (?:up |it )?with\b|what (?:is|are|was) \S+ (?:is|are|was)\b|(?:isn|aren|ain)['’]?t\b|(?:are|r) (?:you|u) (?:an?|single|married|gay|serious)|would you (?:just )?love\b|want|wanna|who (?:likes|loves|hates|gives)|have you (?:heard|ever heard)|will i ever|why so\b|why (?:do|are|is) .{1,40} (?:so|always)\b|how much (?:do|would) (?:you|u) (?:want to|wanna) bet\b|if (?:they|it|you|he|she) .{1,60} why\b|really if)|\bdid (?:she|he|you|they) (?:just|really|even|seriously)\b|\bhow (?:many|much) times can\b|\bcan['’]?t (?:he|she|they) just\b|\bfree (?:ipads?|iphones?|gift ?cards?|stuff|money)\b|\byou know what .{1,30} stands? for|\bhow (?:many|much) .{1,40} (?:really|actually|even) need\b/i;

/** For effect, or to chat with other viewers. */
const RHETORICAL =
  /\bviews and (?:subs|subscribers|likes)\b|^(?:(?:ha|he){2,}h?|lol|lmao|blah)\b|^is (?:this|that) (?:man|guy|dude|woman|a (?:joke|troll|commercial))\b|\b(?:or what\W*$|what(?:['’]?s| is| was) the point\b|can (?:you|u|anyone) (?:even )?name\b|why (?:would|should) i\b|did \S{1,20} (?:\S{1,20} )?just\b|the (?:hell|heck|fuck)\b|who(?:'?s| is| else)? (?:else|here|watching|still|came|would|asked|wants|cares|needs)\b|any(?:one|body) (?:here|watching|listening|reading|still|from)\b|how (?:underrated|good|great|cool|amazing|beautiful|cute|awesome|crazy|sad|funny|perfect) (?:is|are|was)\b|^any(?:one|body) else\W*$|\bany(?:one|body) else (?!know|hav|had|stuck|tried|try|use|using|find|getting (?:an|this|the|that))|am i the only|is it (?:just|only) me|just me\b|(?:why|how) (?:is|are|am|was) (?:this|that|you|he|she|i|it|they|these|there)\b.{0,12}\b(?:so|not|even|free|underrated|real|possible|legal)\b|how (?:can|could) you not|why would (?:anyone|you|people|someone)|what (?:the|is wrong with|more (?:do|could|can))\b.{0,4}(?:hell|heck|fuck|f|you|we)?\b|wtf|(?:you|y'?all|ya) know\s*\?|(?:, ?(?:isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t) (?:it|he|she|they|we|you|i)|[ ,]{1,3}(?:right|huh|eh|seriously|really|yeah|ok|okay|anyone|amirite|agree))\s*\?|did you (?:also |even |all )?know\b|guess what|can we (?:all |just )*(?:talk|appreciate|agree|take)|(?:why|how come)\b.{0,40}\b(?:famous|viral|underrated)\b|how dare|how (?:cool|cute|good|great|awesome|amazing|beautiful|dare)\b|who needs|why so serious|what a\b|how (?:do|does|can|did) you (?:even|only|not|guys even)|where (?:have|has) (?:you|this|it) been|why (?:did|didn'?t|haven'?t|have) (?:i|nobody|no one)\b|who would)/i;

/**
 * What asks: a question word or a verb ahead of its subject, where a sentence or a clause begins, or a choice. "Netflix
 * is good on mine?" doubts.
 */
const ASKS =
  /(?:^|[,;:.–)-]\s*|^\d[\d:.]+\s|\b(?:and|but|so|or|also|then|know|knows|me|wonder|wondering|idea|question|ask|curious|please|pls|guys|bro|man|sir|hey|hi|in|at|on|for|to|from|with|of)\s)(?:how|hows|what|whats|what's|where|wheres|where's|which|wich|when|why|who|whos|whose|can|could|should|would|will|do|does|did|is|are|was|were|has|have|am|any|anyone|anybody|some(?:one|body)|worth)\b|\b(?:any(?:one|body)|some(?:one|body)|worth|wondering|recommend\w*|vs|or)\b/i;
/** A question may be no more than what is missed: "Link?", "song at 2:10?". */
export const MISSED =
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
export const GREETING =
  /^(?:(?:hey|hi|hello|ok|okay|so|but|and|also|like|wait|quick question|question|sorry|guys|bro|dude)[,:!]?\s+)+/i;

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
export function bareQuestion(written: string): string {
  return written.replace(ADDRESSEE, "").replace(MARKS, "").replace(NUMBERED, "").replace(LEAD, "");
}

/** Whether a sentence asks something that may be answered. */
export function isQuestion(sentence: Sentence): boolean {
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

export function isMissed(text: string): boolean {
  return MISSED.test(text) && text.split(/\s+/).length <= MISSED_WORDS;
}
