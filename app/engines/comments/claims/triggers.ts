import { summarize, type Trigger } from "../digested";
import { type DistinctComment, type ScoredComment, sharedTopics } from "../scored-comments";
import { BREAK } from "../words";
import { findMoments } from "./moments";
import { BEGINNING, findPassedOn, peopleOf } from "./people";
import { isOfVideo } from "./target";
import { NEGATIONS, TRIGGER_RULES, type TriggerRule } from "./trigger-rules";

const MAX_TRIGGERS = 12;
/** A fault of the video is worth a look from so many people on. That somebody is fed up names no fault. */
const COMPLAINT_SUPPORT = 3;
/** In long lists some have the words by chance, so each takes this share. */
const SHARE = 0.01;
/** Of a product's price viewers speak, not of a video's; and their laughs are about the video where they say so. */
const OF_PRODUCT = new Set<string>(["price"]);
const OF_ANYTHING = new Set<string>([...OF_PRODUCT, "humour"]);
/** Where for three who feel it one jokes in words passed on, the others' words may be jokes, too. */
const JOKING_SHARE = 1 / 3;
const MAX_WORDS = 5;
/** Two people who name the same second hardly do so by chance. Two who use the same word may. */
const MOMENT_SUPPORT = 2;

/** In politics they say it of the other side. */
const OF_OPPONENTS = new Set<string>(["disagreement", "confusion"]);

interface Surroundings {
  support: number;
  isProducts: boolean;
  isPolitical: boolean;
}

/**
 * What stirs viewers, the most frequent first: moments they name, emotions (laughter, surprise, nostalgia ...) and
 * complaints (sound, pace, price ...), each by words of its own, counted once a comment, by at least `support` people.
 * A phrase after a negation does not count ("not confusing"). `unscored` comments may still name a moment.
 */
export function findTriggers(
  comments: readonly ScoredComment[],
  unscored: readonly DistinctComment[],
  subject: ReadonlySet<string>,
  { support, isProducts, isPolitical }: Surroundings,
): Trigger[] {
  const found = new Map<TriggerRule, { comments: ScoredComment[]; phrases: Map<string, number> }>();
  const joking = new Map<TriggerRule, Set<ScoredComment>>();
  const passedOn = findPassedOn(comments);
  for (const comment of comments) {
    for (const { rule, phrase, at } of findPhrases(comment.words)) {
      if (isPolitical && OF_OPPONENTS.has(rule.kind)) continue;
      if (rule.subject?.some((word) => subject.has(word))) continue;
      if (rule.unless === comment.sentiment || isNegated(comment.words, at)) continue;
      // "They lost again 😂" laughs at others, as an emoji under a review does at a product.
      const isSmile = rule.kind === "humour" && EMOJI.test(phrase);
      if (isSmile && (isProducts || laughsAtOthers(comment))) continue;
      // "I'm crying 😂" is laughter.
      if (rule.kind === "moved" && comment.words.some((word) => LAUGHS.test(word))) continue;
      // Under a review "it works perfectly" and "too slow" are said of the product.
      const end = at + phrase.split(" ").length;
      if (rule.kind === "pace" && !isPaceOfVideo(comment, at, end)) continue;
      if (isProducts && !OF_ANYTHING.has(rule.kind) && !isOfVideo(comment, at, end)) continue;
      if (!rule.complaint && at >= BEGINNING && passedOn.has(comment)) {
        joking.set(rule, (joking.get(rule) ?? new Set()).add(comment));
        continue;
      }
      const known = found.get(rule) ?? { comments: [], phrases: new Map<string, number>() };
      found.set(rule, known);
      if (known.comments.at(-1) !== comment) known.comments.push(comment);
      known.phrases.set(phrase, (known.phrases.get(phrase) ?? 0) + 1);
    }
  }
  const byWords = [...found]
    .map(
      ([rule, { comments, phrases }]) =>
        [rule, { comments: peopleOf(comments.map((comment) => ({ comment }))), phrases }] as const,
    )
    .filter(([rule, { comments: those }]) => {
      const { complaint, kind } = rule;
      if ((joking.get(rule)?.size ?? 0) >= JOKING_SHARE * those.length) return false;
      const isFault = complaint && kind !== "frustration" && !(isProducts && OF_PRODUCT.has(kind));
      const least = isFault ? Math.max(COMPLAINT_SUPPORT, support - 2) : support;
      return those.length >= Math.max(least, Math.ceil(SHARE * comments.length));
    })
    .map(([{ kind, side, complaint }, { comments, phrases }]): Trigger => {
      const known = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" ")));
      return {
        kind,
        ...(side && { side }),
        complaint,
        ...(isProducts && OF_PRODUCT.has(kind) && { ofProduct: true }),
        ...summarize(comments),
        about: sharedTopics(comments, subject, known),
        words: [...phrases]
          .sort((a, b) => b[1] - a[1])
          .slice(0, MAX_WORDS)
          .map(([phrase]) => phrase),
      };
    });
  const momentSupport = Math.max(MOMENT_SUPPORT, Math.floor(support / 2));
  return [...byWords, ...findMoments([...comments, ...unscored], subject, momentSupport)]
    .sort((a, b) => b.support - a.support)
    .slice(0, MAX_TRIGGERS);
}

/** Said where somebody is too fast to follow, or is asked to be slower. */
const SPEECH = /^(?:talk|speak|speech|explain|narrat|watch|speed|playback|please|pls|plz)/;

/** Whether what is too fast or too long is the video: it is named, its maker speaks, or nothing else is named. */
function isPaceOfVideo({ words }: ScoredComment, at: number, end: number): boolean {
  const near = words.slice(Math.max(0, at - FEW_WORDS), end + FEW_WORDS);
  if (isOfVideo({ words }, at, end) || near.some((word) => SPEECH.test(word))) return true;
  return words.length <= end - at + 2 && !isAboutOthers(words, at);
}

const EMOJI = /\p{Extended_Pictographic}/u;
const LAUGHS = /^(?:😂|🤣|💀|😹|😆|l+o+l+|lmf?ao+|rofl|(?:ha){2,50}h?)$/u;
/** Beside more words an emoji laughs at what they say. */
const FEW_WORDS = 8;

function laughsAtOthers({ sentiment, words }: ScoredComment): boolean {
  return sentiment !== "positive" && words.length > FEW_WORDS;
}

/** Whether one of the three words before negates, with no break between. */
function isNegated(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const word = words[before] ?? BREAK;
    if (word === BREAK) return false;
    if (NEGATIONS.has(word)) return true;
  }
  return false;
}

/** How many words a `*` may stand for. */
const MAX_GAP = 3;

interface Phrase {
  rule: TriggerRule;
  words: string[];
}

/** The phrases of all rules by their first word: looking up only those keeps the search linear. */
const PHRASES = Map.groupBy(
  TRIGGER_RULES.flatMap((rule) =>
    rule.words.split(",").map((phrase): Phrase => ({ rule, words: phrase.trim().split(/\s+/) })),
  ),
  ({ words }) => words[0] ?? "",
);

/** The phrases in a list of words, each with the place of its first word. */
function* findPhrases(words: readonly string[]) {
  for (const [at, word] of words.entries()) {
    for (const phrase of PHRASES.get(word) ?? []) {
      if (
        matches(words, at + 1, phrase.words, 1) &&
        !isFaultOf(words, at + phrase.words.length) &&
        !isJudging(words, at + phrase.words.length) &&
        !isOwnDoing(words, at) &&
        !isOddly(words, at) &&
        !(OF_ONESELF.has(phrase.rule.kind) && isSupposed(words, at)) &&
        !(OF_ONESELF.has(phrase.rule.kind) && phrase.rule.complaint && isAboutOthers(words, at))
      )
        yield { rule: phrase.rule, phrase: phrase.words.join(" "), at };
    }
  }
}

/** "The only thing that is wrong with it" names a fault and contradicts nobody. */
function isFaultOf(words: readonly string[], end: number): boolean {
  return words[end - 1] === "wrong" && words[end] === "with";
}

/** What counts only if the viewer feels it. */
const OF_ONESELF = new Set(["confusion", "frustration", "helped", "audio", "picture"]);
const OTHERS = new Set("you u people ppl they he she everyone everybody somebody someone".split(" "));

/** "You don't understand", "do people get annoyed by it": one viewer speaks of another. */
function isAboutOthers(words: readonly string[], at: number): boolean {
  const [before, ahead] = [words[at - 1] ?? BREAK, words[at - 2] ?? BREAK];
  return (
    OTHERS.has(before) ||
    (before !== BREAK && /^(?:are|were|is|get|gets|got|just|r)$/.test(before) && OTHERS.has(ahead))
  );
}

/** "I don't understand why they do it" judges them. */
function isJudging(words: readonly string[], end: number): boolean {
  return words[end - 1] === "understand" && words[end] === "why";
}

/** "The funny thing is that …": an odd thing, at which nobody laughs. */
function isOddly(words: readonly string[], at: number): boolean {
  return words[at] === "funny" && /^(?:things?|how|that)$/.test(words[at + 1] ?? "");
}

const SUPPOSED = new Set("if might would".split(" "));

/** "It would be very helpful", "can't tell if this is a joke": it has not come to that. */
function isSupposed(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  return before.slice(before.lastIndexOf(BREAK) + 1).some((word) => SUPPOSED.has(word));
}

/** "See how I fixed it": a viewer helps another. */
function isOwnDoing(words: readonly string[], at: number): boolean {
  return /^(?:fixed|solved)$/.test(words[at] ?? "") && words[at - 1] === "i" && words[at - 2] === "how";
}

function matches(words: readonly string[], at: number, phrase: readonly string[], from: number): boolean {
  if (from === phrase.length) return true;
  const word = phrase[from];
  if (word !== "*") return words[at] === word && matches(words, at + 1, phrase, from + 1);
  for (let gap = 0; gap <= MAX_GAP; gap++) {
    if (matches(words, at + gap, phrase, from + 1)) return true;
    if (words[at + gap] === BREAK) return false;
  }
  return false;
}
