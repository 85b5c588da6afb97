import { extremeOf } from "./extreme";
import { type Outcome, outcomesOf } from "./features";
import { foldWords, withoutQuotes } from "./folded";
import { type Learned, readLearned } from "./learned";
import { CLAUSE } from "./patterns";
import { findSubject } from "./subject";
import type { Intent, Reading, Turn } from "./types";
import { WEIGHTS } from "./weights";

/** So many words are read: a longer question has said by then what it asks. */
const MAX_WORDS = 60;
/** First, whether it can be answered at all: declined from this likelihood on. Then which function answers. */
const DECLINES = 0.5;
/** A question without a word of a creator's work is answered only where it is so sure: docs/evaluation/ask.md. */
const SURE_ELSEWHERE = 0.45;
/** A follow-up turns to another intent only where that is so sure. */
const TURNS = 0.55;
/** One that begins as one ("and …") turns only where it is surer, and none is declined unless it is surer still. */
const TURNS_BEGUN = 0.95;
const TURNS_AWAY = 0.97;
/** A follow-up has at most so many words, where it neither begins as one nor points back. */
const SHORT = 6;

const set = (words: string) => new Set(words.split(/\s+/));
const CONNECTIVES = set(
  "and und y e et ou but aber pero mas mais or also only more why warum porque pourquoi",
);
/** Begin a follow-up that asks the same of something else: "what about …". */
const SAME = /^(?:(?:and|und|y|e|et) )?(?:what|how) (?:if|about)|^(?:now|just|only|nur|solo|make it|not)\b/;
const THANKS = set("thanks thank thx ty danke gracias obrigado obrigada merci cheers");
/** Greet, thank or nod, and ask nothing. */
const COURTESIES = set(
  "hi hello hey hiya yo sup hallo hola salut bonjour ola moin ciao good morning evening afternoon night bye goodbye thanks thank thx ty you danke gracias obrigado obrigada merci cheers ok okay cool nice great perfect awesome lol haha wow there again greenlight a lot so much very mate buddy please",
);
const REFERENCES = set("it that them those one ones eso esa esto isso isto ca cela das dies davon dazu");
/** "One on …" is another one. */
const LEADS_ON = set("on about for with uber sobre sur");
const ORDINALS: Record<string, number> = {
  ...{
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    erste: 1,
    zweite: 2,
    dritte: 3,
    ersten: 1,
    zweiten: 2,
  },
  ...{ primero: 1, segundo: 2, tercero: 3, primeira: 1, primeiro: 1, premier: 1, premiere: 1, deuxieme: 2 },
  ...{ former: 1, latter: 2 },
  ...{ "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5 },
};

/** What can be asked of an item of the answer before. */
const OF_AN_ITEM = new Set<Outcome>(["judge-idea", "write-titles", "describe", "forecast", "earnings"]);
/** What is about something in the question's own words. */
const ABOUT = new Set<Intent>([
  ...([
    "judge-idea",
    "write-titles",
    "describe",
    "forecast",
    "earnings",
    "upload-figures",
    "series",
  ] as const),
  ...(["interest", "watched-news", "viewer-requests"] as const),
]);
const SHORTS = /^(?:shorts?|cortos|curtos)$/;
const LONGS = /^(?:long|longs|longform|lange|largos|longos|longues)$/;
/** "How long" asks for a length. */
const LENGTHS = set("how too so as this that wie zu so muy tan tao trop");

/** Words of a creator's work, by their beginnings. */
const WORK =
  /^(?:vid|film|shoot|record|channel|view|sub|upload|post|publish|titl|comment|idea|short|serie|episod|plan|content|audience|fan|niche|compet|rival|watch|earn|revenue|forecast|kanal|aufruf|abo|kommentar|zuschauer|canal|vist|visit|suscr|inscrit|chaine|vue|ide|tutorial|review|challenge|make)/;

let learned: Learned | undefined;

/**
 * What a question asks, or null where it asks nothing that can be answered. `before` is the turn before, whose intent and
 * subject a follow-up keeps ("and Shorts?", "why?", "the second one"). Time is linear in the text.
 */
export function readQuestion(text: string, before: Turn | null = null): Reading | null {
  learned ??= readLearned(WEIGHTS);
  return readWith(text, before, learned);
}

/** The folded words of a question that are read, each quoted title as one. */
export function wordsOf(text: string): string[] {
  return foldWords(withoutQuotes(text)).slice(0, MAX_WORDS);
}

/** The same by given weights, for the measure. */
export function readWith(text: string, before: Turn | null, learned: Learned): Reading | null {
  const words = wordsOf(text);
  const said = words.filter((word) => word !== CLAUSE);
  if (said.length === 0 || said.every((word) => COURTESIES.has(word))) return null;
  const outcomes = outcomesOf(text, words, learned);
  const item = itemIn(said, before);
  const begins = CONNECTIVES.has(said[0] ?? "") || CONNECTIVES.has(said[1] ?? "");
  const refers =
    item !== null || said.some((word, at) => REFERENCES.has(word) && !LEADS_ON.has(said[at + 1] ?? ""));
  const asked = said.join(" ");
  const isSame = SAME.test(asked);
  const isShort = said.some((word) => SHORTS.test(word));
  const isLong = said.some((word, at) => LONGS.test(word) && !LENGTHS.has(said[at - 1] ?? ""));
  const comparesKinds = isShort && isLong;
  const kind = comparesKinds ? null : isShort ? "short" : isLong ? "long" : null;
  const extreme = extremeOf(asked);
  if (before && (begins || refers || isSame || said.length <= SHORT)) {
    if (THANKS.has(said[0] ?? "") && said.length <= SHORT / 2) return null;
    const turned = turnOf(outcomes, before, { item, refers, isBegun: begins || isSame });
    if (turned === "decline") return null;
    const found = ABOUT.has(turned) ? findSubject(text, turned) : NOTHING;
    const isNew = found.subject !== null && (isSame || begins || turned !== before.intent);
    const isOwn = isNew && (!refers || QUOTE.test(text)) && kind === null && item === null;
    // "What earns most" asks of all, whatever was asked about before.
    const isOfAll = turned !== before.intent && extreme !== null && !refers;
    const kept = isOfAll
      ? NOTHING
      : { subject: before.subject, other: (ABOUT.has(turned) && before.other) || null };
    const { subject, other } = isOwn ? found : kept;
    return {
      ...{ intent: turned, subject, other, extreme, item, comparesKinds },
      ...{ kind: kind ?? before.kind ?? null, isFollowUp: true },
    };
  }
  const declined = outcomes.find(({ outcome }) => outcome === "decline")?.share ?? 0;
  const likeliest = outcomes.find(({ outcome }) => isIntent(outcome));
  if (!likeliest || !isIntent(likeliest.outcome) || declined > DECLINES) return null;
  const isOfWork = said.some((word) => WORK.test(word));
  if (!isOfWork && likeliest.share < SURE_ELSEWHERE) return null;
  const intent = likeliest.outcome;
  const about = ABOUT.has(intent) ? findSubject(text, intent) : NOTHING;
  return { intent, ...about, extreme, kind, comparesKinds, isFollowUp: false, item };
}

/** Which item a question points at, from 1; null for none. "The other one" is the second of two. */
function itemIn(said: string[], before: Turn | null): number | null {
  const isOther = said.some((word, at) => word === "other" && said[at + 1] === "one");
  if (before?.other && isOther) return 2;
  return said.map((word) => ORDINALS[word]).find((at) => at !== undefined) ?? null;
}

const NOTHING = { subject: null, other: null };
const QUOTE = /["“«]/u;

/** What a follow-up asks: the same as the turn before unless it is sure to ask something else. */
function turnOf(
  outcomes: ReturnType<typeof outcomesOf>,
  before: Turn,
  { item, refers, isBegun }: { item: number | null; refers: boolean; isBegun: boolean },
): Outcome {
  const [best] = outcomes;
  if (!best || best.outcome === before.intent) return before.intent;
  if (item !== null) {
    const able = outcomes.filter(({ outcome }) => outcome === before.intent || OF_AN_ITEM.has(outcome));
    const sum = able.reduce((total, { share }) => total + share, 0);
    const [first] = able;
    return first && first.share / sum >= TURNS ? first.outcome : before.intent;
  }
  if (best.outcome === "decline" && best.share >= TURNS_AWAY) return best.outcome;
  // It goes on with something: what it is if not declined.
  const able = outcomes.filter(({ outcome }) => outcome !== "decline");
  const sum = able.reduce((total, { share }) => total + share, 0);
  const [likeliest] = able;
  if (!likeliest) return before.intent;
  const needs = isBegun || (refers && best.outcome === "decline") ? TURNS_BEGUN : TURNS;
  return likeliest.share / sum >= needs ? likeliest.outcome : before.intent;
}

function isIntent(outcome: Outcome): outcome is Intent {
  return outcome !== "decline";
}
