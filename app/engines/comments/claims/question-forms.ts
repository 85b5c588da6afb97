import { analyzedPart } from "../scored-comments";
import { anyOf } from "./any-of";
import type { Sentence } from "./sentences";

/** A longer one is no question but a text without punctuation. */
export const MAX_CHARACTERS = 180;

/** What may stand before a question and asks nothing. */
const GREETINGS =
  anyOf(`hey, hi, hello, ok, okay, so, but, and, also, wait, please, pls, guys, bro, dude, man, sir,
  quick question, question, sorry, @[\\w.-]+`);
export const GREETING = new RegExp(`^(?:${GREETINGS}[,:!.]*\\s+)+`, "iu");

const US = "(?:you|u|i|we|your|ur|it|this|that|there|the)";

/**
 * How a question begins that a creator can answer, and what it asks: only those of one kind can be the same. "How are
 * they alive?" and "why would they?" wonder, and ask nobody.
 */
const KINDS: readonly [kind: string, opening: RegExp][] = [
  ["why", "why (?:do|did|are|were|not|don['’]?t|didn['’]?t|would)?\\s?(?:you|u|your|ur)"],
  ["about", "(?:what|how) (?:about|if)"],
  // Whoever asks where to buy a thing, or whether there is one, wants it named.
  ["what", "where (?:can|could|do|did|to), where (?:is|are|was) .+ from, is there (?:a|an|any)"],
  ["where", "where, wheres, where['’]s"],
  ["when", "when (?:is|are|will|do|does|did|can)"],
  ["how much", "how (?:long|much|many|often|big|old|hot)"],
  ["how", "how (?:to|do|did|can|could|would|should) (?:i|we|you|u), how to"],
  ["whether", "how(?:['’]?s| is| are| was| does) (?:the|your|it)"],
  ["choice", "should (?:i|we), (?:which|what)(?:['’]?s| is)? (?:the )?(?:better|best|difference)"],
  ["what", "what, whats, what['’]s, which"],
  ["who", "who (?:is|was|are|made|did), who['’]s, whose"],
  ["whether", `(?:is|are|was|does|do|did|will|has|have|can|could|would) ${US}`],
].map(([kind = "", openings = ""]) => [kind, new RegExp(`^${anyOf(openings)}`, "iu")]);

/** "Does anyone know how to …" asks how. */
const KNOWING =
  /^(?:(?:(?:does|do|can|could|would) )?(?:any(?:one|body)|some(?:one|body))|(?:do|can|could|would) (?:you|u)) (?:here )?(?:knows?|tell me|explain)(?: (?:to )?me)?,? /i;

/** Said to other viewers, or for effect. */
const NOT_ASKED = new RegExp(
  anyOf(`
    who(?:['’]?s| is| are| else| all)* (?:else|here|still|watching|came|excited|ready|wants|thinks|likes|loves|cares|asked),
    any(?:one|body)(?: else)? (?:here|watching|listening|still|in|from|notice|noticed|think|feel|cry|crying),
    (?:just|only) me\\W*$,
    am i the (?:only|first),
    \\b(?:19|20)\\d\\d\\b,
    (?:the|da) (?:hell|heck|fuck),
    are you (?:serious|kidding|joking|ok|okay|blind|stupid|high|drunk),
    (?:isn|aren|wasn|ain)['’]?t (?:it|this|that|he|she|they)\\W*$,
    (?:right|really|huh|seriously|agree|lol|or what)\\W*$,
    how (?:good|great|cool|amazing|beautiful|cute|crazy|sad|funny|perfect|underrated),
    why (?:so|would i|should i),
    what['’]?s the point,
    (?:are|were) we,
    how could (?:you|u|he|she|they), did you ever,
    (?:how|who) (?:can|could|would) (?:any|some)(?:one|body),
    did (?:he|she|they) (?:just|really|actually|even),
    what an? \\S+, who['’]?s .*(?:cutting|chopping).* onions?,
    ^(?:is|was|are|were) (?:that|those), ^(?:was|were) (?:this|these),
    can we (?:all |just |please )*(?:appreciate|talk about|take a)
  `),
  "iu",
);

/** Behind the last letter of a question stands its mark. */
const TAIL = 12;

/** Whether a text ends in a question mark of any script, whatever else stands behind its last letter. */
export function isMarked(text: string): boolean {
  return /[?？؟]/.test(text.slice(-TAIL).replace(/^.*[\p{L}\p{N}]/su, ""));
}

/** What somebody else said, or a part of it: a line of a film, of another comment. */
function isQuoted(text: string): boolean {
  return /^["“”]/.test(text) || (text.match(/["“”]/g)?.length ?? 0) % 2 === 1;
}

/** So many questions in one comment are what the video asks, written down. */
const NOTES = 5;

/** Marks, and a time at which the video is stopped. */
const LEADING = /^(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?|[\s.,:;!?…)\]*>~-])+/;

/** Without who it is written to and other words that ask nothing. */
export function bareQuestion(sentence: string): string {
  return sentence.replace(LEADING, "").replace(GREETING, "").replace(LEADING, "");
}

/** Which of two: "the S21 or the S21+". "Is it halal or not?" asks whether. */
const EITHER = /\S or (?!not\b|no\b|what\b|nah\b)\S/i;

/** What kind of answer a question wants; undefined where one of any kind may ask the same: "the song?". */
export function kindOf(question: string): string | undefined {
  const bare = question.replace(KNOWING, "");
  const kind = KINDS.find(([, opening]) => opening.test(bare))?.[0];
  return kind !== undefined && EITHER.test(bare) ? "choice" : kind;
}

/** A question may be no more than what is missed: "Song name?". */
const MISSED = new RegExp(
  anyOf("names?, links?, songs?, music, price, recipe, source, settings, brand, model, font, part \\d"),
  "iu",
);
/** More words around what is missed are a statement. */
const MISSED_WORDS = 4;

/** Whether a question says in full what it asks, or names what is missed. */
export function isFull(question: string): boolean {
  return isOpened(question) || (isShort(question) && MISSED.test(question));
}

function isOpened(question: string): boolean {
  return KNOWING.test(question) || kindOf(question) !== undefined;
}

function isShort(question: string): boolean {
  return question.split(/\s+/).length <= MISSED_WORDS;
}

/** Whether a sentence asks something: it begins as a question does, or is a few words with a question mark. */
export function isQuestion({ text: sentence, comment, request }: Sentence): boolean {
  const text = bareQuestion(sentence);
  if (request !== null || text.length > MAX_CHARACTERS || NOT_ASKED.test(text) || isQuoted(text))
    return false;
  if (!(isOpened(text) && !/[.!]["')\]]?$/.test(text)) && !(isMarked(text) && isShort(text))) return false;
  return (analyzedPart(comment.given.text).match(/\?(?!\?)/g)?.length ?? 0) < NOTES;
}
