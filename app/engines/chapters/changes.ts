import { wordKey } from "../../words/words";
import type { Cue } from "./read-captions";

/** A word of the captions: where it stands, its number among the words, its run between punctuation, its cue. */
export interface Said {
  start: number;
  end: number;
  key: string;
  /** False for stop words, numbers and words of form. */
  isTopic: boolean;
  term: number;
  run: number;
  cue: number;
}

/** The weights of a logistic regression, in the order of `featuresOf`. */
export interface ChapterWeights {
  constant: number;
  of: readonly number[];
}

/**
 * What tells that a chapter starts within 4 s of a cue, learned on three sets of talks with their authors' chapters.
 * `npm run evaluate` learns them again without each fold and without each set.
 */
export const WEIGHTS: ChapterWeights = {
  constant: -4.817,
  of: [0.15, -0.177, 0.058, -0.393, 0.36, 0.44, 0.316, 0.254, -0.479, -0.548, 0.698, 0.432, 0.236, 0.644],
};

/** In five languages; in others the words themselves and the form of sentences tell. */
const ANNOUNCING = new Set(
  [
    "let let's ask talk talking question next topic moving finally another first second third last lastly step",
    "number here's okay alright mentioned so now speaking",
    "kommen komm lass lasst nächste nächster nächsten nächstes thema frage fragen sprechen reden punkt",
    "abschließend zuletzt erstens zweitens bevor jetzt erwähnt",
    "vamos ahora siguiente hablemos pregunta tema pasemos último",
    "passons maintenant parlons prochain prochaine sujet ensuite enfin",
    "agora próximo próxima pergunta assunto falar último",
  ]
    .join(" ")
    .split(" ")
    .map(wordKey),
);

/** Seconds before and after a cue whose words are compared. */
const SCALES = [120, 300] as const;
/** A word is new where it was not said for so long, and said again soon. */
const AWAY_SECONDS = 300;
const AGAIN_SECONDS = 180;
/** In a video under half an hour these spans shrink with it, to a fifth at least. */
const LONG_SECONDS = 1800;
const LEAST_PART = 0.2;
/** Seconds around a cue in which new words are counted, and words that are said no more. */
const NEW_AROUND = [
  [-20, -1],
  [-1, 10],
  [10, 30],
] as const;
const GONE_AROUND = [
  [-30, -10],
  [-10, 0],
  [0, 20],
  [20, 60],
] as const;
const QUESTION_SECONDS = 25;
const ANNOUNCED_WORDS = 10;
/** The shares of cues that begin a sentence, and that have a question soon: for captions without punctuation. */
const USUAL_SENTENCES = 0.16;
const USUAL_QUESTIONS = 0.36;
/** Rarity is counted in slots of so many seconds. */
const SLOT_SECONDS = 30;
/** How long cues last in the talks that the weights are learned on. */
const CUE_SECONDS = 2.8;
/** A start counts as an author's within so many seconds, here and where it is measured. */
export const WITHIN_SECONDS = 15;
/**
 * The least that `chancesOf` says of a start that is proposed in three quarters of an hour and more: about one in three of these is right.
 * Authors divide shorter videos more closely, so that there as many are right from less on, down to a half.
 */
const LEAST_CHANCE = 0.95;
const FULL_SECONDS = 2700;
const LEAST_SHARE = 0.5;

/** The least chance of a start that is proposed in a video of so many seconds. */
export function leastChance(seconds: number): number {
  return LEAST_CHANCE * Math.max(LEAST_SHARE, Math.min(1, seconds / FULL_SECONDS));
}

/** A topic word at its time in seconds. */
interface Term {
  term: number;
  at: number;
  cue: number;
}

/**
 * For each cue, how likely an author's chapter starts within 15 s of it: the sum of what each cue there says for itself,
 * for as long as it lasts, in cues of the usual length, its own twice; so it may exceed 1. It orders cues. Takes time linear in the captions.
 */
export function chancesOf(cues: readonly Cue[], said: readonly Said[], weights = WEIGHTS): Float64Array {
  const events = featuresOf(cues, said).map((features, at) => {
    const sum = features.reduce(
      (total, value, of) => total + value * (weights.of[of] ?? 0),
      weights.constant,
    );
    const start = cues[at]?.start ?? 0;
    const lasts = (cues[at + 1]?.start ?? cues[at]?.end ?? start) - start;
    return { at: start, weight: Math.min(lasts, WITHIN_SECONDS) / CUE_SECONDS / (1 + Math.exp(-sum)) };
  });
  return sumAround(cues, events, [-WITHIN_SECONDS, WITHIN_SECONDS]).map(
    (sum, at) => sum + (events[at]?.weight ?? 0),
  );
}

/** The features of each cue; [] for no cues. Exported to be learned from. */
export function featuresOf(cues: readonly Cue[], said: readonly Said[]): number[][] {
  const last = Math.max(cues.at(-1)?.end ?? 0, 1);
  const terms = timeTerms(cues, said);
  const rarity = rarityOf(terms, last);
  const part = Math.min(1, Math.max(last / LONG_SECONDS, LEAST_PART));
  const scales = SCALES.map((seconds) => seconds * part);
  const compared = scales.map((seconds) => standardize(compareSides(cues, terms, rarity, seconds)));
  const depths = scales.map((seconds, at) => depthOf(cues, compared[at] ?? new Float64Array(), seconds));
  const { born, gone } = turnover(terms, rarity, part);
  const perSecond = (events: Event[], [from, to]: readonly [number, number]) => {
    const usual = events.reduce((sum, { weight }) => sum + weight, 0) / last || 1;
    return sumAround(cues, events, [from, to]).map((sum) =>
      Math.sqrt(Math.max(0, sum / usual / (to - from))),
    );
  };
  const columns = [
    depths[0],
    compared[1],
    depths[1],
    ...NEW_AROUND.map((around) => perSecond(born, around)),
    ...GONE_AROUND.map((around) => perSecond(gone, around)),
    ...formOf(cues, said),
  ];
  return cues.map((_, at) => columns.map((column) => column?.[at] ?? 0));
}

/** Topic words with their times: within a cue by letters. */
function timeTerms(cues: readonly Cue[], said: readonly Said[]): Term[] {
  let [cue, begin] = [0, 0];
  return said.flatMap(({ start, term, isTopic, cue: own }) => {
    for (; cue < own; cue += 1) begin += 1 + (cues[cue]?.text.length ?? 0);
    if (!isTopic) return [];
    const { start: from, end, text } = cues[own] ?? { start: 0, end: 0, text: "" };
    const next = cues[own + 1]?.start;
    const to = next !== undefined && (end <= from || end > next) ? next : end;
    return [
      { term, at: from + (Math.max(to - from, 0) * (start - begin)) / Math.max(text.length, 1), cue: own },
    ];
  });
}

/** For each term, the logarithm of how few slots of time have it. */
function rarityOf(terms: readonly Term[], last: number): Float64Array {
  const size = terms.reduce((most, { term }) => Math.max(most, term + 1), 0);
  const [has, seen] = [new Float64Array(size), new Int32Array(size).fill(-1)];
  for (const { term, at } of terms) {
    const slot = Math.floor(at / SLOT_SECONDS);
    if (seen[term] !== slot) has[term] = (has[term] ?? 0) + 1;
    seen[term] = slot;
  }
  return has.map((slots) => (slots > 0 ? Math.max(0, Math.log(last / SLOT_SECONDS / slots)) : 0));
}

/** The cosine of the words before and after the start of each cue, a term weighing by the square of its rarity. */
function compareSides(cues: readonly Cue[], terms: readonly Term[], rarity: Float64Array, seconds: number) {
  const sides = [new Float64Array(rarity.length), new Float64Array(rarity.length)] as const;
  const norms: [number, number] = [0, 0];
  let product = 0;
  const put = (side: 0 | 1, term: number, sign: 1 | -1) => {
    const [held, across] = [sides[side][term] ?? 0, sides[side ? 0 : 1][term] ?? 0];
    const heavy = (rarity[term] ?? 0) ** 2;
    norms[side] += heavy * ((held + sign) ** 2 - held ** 2);
    product += heavy * sign * across;
    sides[side][term] = held + sign;
  };
  let [first, middle, end] = [0, 0, 0];
  return Float64Array.from(cues, ({ start }, at) => {
    for (; (terms[end]?.at ?? Number.POSITIVE_INFINITY) < start + seconds; end += 1)
      put(1, terms[end]?.term ?? 0, 1);
    for (; middle < end && (terms[middle]?.cue ?? 0) < at; middle += 1) {
      put(1, terms[middle]?.term ?? 0, -1);
      put(0, terms[middle]?.term ?? 0, 1);
    }
    for (; first < middle && (terms[first]?.at ?? 0) < start - seconds; first += 1)
      put(0, terms[first]?.term ?? 0, -1);
    return norms[0] > 1e-9 && norms[1] > 1e-9 ? product / Math.sqrt(norms[0] * norms[1]) : 0;
  });
}

/** The same with average 0 and deviation 1; all 0 where all are alike. */
function standardize(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (deviation > 1e-9 ? (value - mean) / deviation : 0));
}

/** How far the likeness climbs within so many seconds before each cue and after it, together. */
function depthOf(cues: readonly Cue[], likeness: Float64Array, seconds: number): Float64Array {
  const places = [...cues.keys()];
  const peaks = [places, places.toReversed()].map((order) => {
    const highest = new Float64Array(cues.length);
    const queue: number[] = [];
    let head = 0;
    for (const at of order) {
      while (queue.length > head && (likeness[queue.at(-1) ?? 0] ?? 0) <= (likeness[at] ?? 0)) queue.pop();
      queue.push(at);
      const isNear = (other: number) =>
        Math.abs((cues[other]?.start ?? 0) - (cues[at]?.start ?? 0)) <= seconds;
      while (!isNear(queue[head] ?? at)) head += 1;
      highest[at] = likeness[queue[head] ?? at] ?? 0;
    }
    return highest;
  });
  return likeness.map((value, at) => (peaks[0]?.[at] ?? value) + (peaks[1]?.[at] ?? value) - 2 * value);
}

interface Event {
  at: number;
  weight: number;
}

/** When words come up and are said again soon, and when words that were said are said no more. */
function turnover(
  terms: readonly Term[],
  rarity: Float64Array,
  part: number,
): { born: Event[]; gone: Event[] } {
  const times: number[][] = Array.from(rarity, () => []);
  for (const { term, at } of terms) times[term]?.push(at);
  const starts = (all: readonly number[], weight: number): Event[] =>
    all.flatMap((at, place) => {
      const before = all[place - 1];
      if (before !== undefined && Math.abs(at - before) <= AWAY_SECONDS * part) return [];
      const again = all
        .slice(place + 1, place + 5)
        .filter((other) => Math.abs(other - at) < AGAIN_SECONDS * part);
      return again.length > 0 ? [{ at, weight: weight * Math.sqrt(again.length) }] : [];
    });
  const events = (sign: 1 | -1) =>
    times
      .flatMap((all, term) => starts(sign === 1 ? all : all.toReversed(), rarity[term] ?? 0))
      .sort((one, other) => one.at - other.at);
  return { born: events(1), gone: events(-1) };
}

/** For each cue, the weight of all events (in order of time) from so many seconds after its start up to so many. */
function sumAround(
  cues: readonly Cue[],
  events: readonly Event[],
  [from, to]: readonly [number, number],
): Float64Array {
  let [first, end, sum] = [0, 0, 0];
  return Float64Array.from(cues, ({ start }) => {
    for (; end < events.length && (events[end]?.at ?? 0) <= start + to; end += 1)
      sum += events[end]?.weight ?? 0;
    for (; first < end && (events[first]?.at ?? 0) < start + from; first += 1)
      sum -= events[first]?.weight ?? 0;
    return sum;
  });
}

/** Whether a sentence begins, announcing words in the first ten words and the next ten, and a question soon. */
function formOf(cues: readonly Cue[], said: readonly Said[]): number[][] {
  const first = new Int32Array(cues.length + 1).fill(said.length);
  for (const [at, { cue }] of said.entries()) first[cue] = Math.min(first[cue] ?? at, at);
  for (let at = cues.length - 1; at >= 0; at -= 1) first[at] = Math.min(first[at] ?? 0, first[at + 1] ?? 0);
  const announced = (from: number) =>
    Math.min(
      said
        .slice(from, from + ANNOUNCED_WORDS)
        .reduce((sum, { key }) => sum + (ANNOUNCING.has(key) ? 1 : 0), 0),
      3,
    );
  const ends = cues.map(({ text }) => /[.?!…。？！।؟۔]["'”]?$/u.test(text.slice(-2)));
  const isPunctuated = ends.filter((isEnd) => isEnd).length > cues.length / 100;
  const asks = cues.map(({ text }) => /[?？؟]/u.test(text));
  let question = Number.POSITIVE_INFINITY;
  const soon = cues.map(() => 0);
  for (let at = cues.length - 1; at >= 0; at -= 1) {
    const { start } = cues[at] ?? { start: 0 };
    if (asks[at]) question = start;
    soon[at] = question - start < QUESTION_SECONDS ? 1 : 0;
  }
  return [
    cues.map((_, at) => (isPunctuated ? Number(ends[at - 1] ?? false) : USUAL_SENTENCES)),
    cues.map((_, at) => announced(first[at] ?? 0)),
    cues.map((_, at) => announced((first[at] ?? 0) + ANNOUNCED_WORDS)),
    isPunctuated ? soon : soon.map(() => USUAL_QUESTIONS),
  ];
}
