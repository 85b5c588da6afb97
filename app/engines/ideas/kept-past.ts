import type { UsableUpload } from "../growth";
import { judgePast, keepSupports } from "./back-test";
import { keepRecord, readRecord, type TestedUpload } from "./expected";
import { decodeDoubles, decodeFactor, encode, reader } from "./kept-figures";
import { linesOf, toLines } from "./kept-lines";
import { multiplesOf, type Support } from "./likeness";
import { type ChannelPast, type KeptUpload, knownWords, liftBy, pastOf, similarLifts } from "./past";
import { REACH, shrinkageToSimilar, tokenRarity } from "./similar-titles";
import { FORM, lettersOf, type TitleFeatures, titleFeatures, titleWords } from "./title-features";
import { type TitleIndex, titleIndex } from "./title-index";
import { type Owned, type Owners, ofParts, type Part, RARITIES, type Rarity } from "./title-similarity";
import { type TitleTerms, titleTerms } from "./title-terms";
import { windowStart } from "./window";

/**
 * A channel's past as it is kept: figures as base64, and titles as lines of what is looked up in them. Where something
 * stands is found by searching the lines, which for one idea costs less than an index of all of them.
 */
export interface KeptPast {
  /** Uploads of the process, titles with words, uploads that were tested. */
  counts: [kept: number, indexed: number, tested: number];
  /** The process's factor in single precision, row by row; all else in double, in the order of `recallPast`. */
  factor: string;
  figures: string;
  /** What tested uploads' chances were based on, a digit each: see BASES. */
  bases: string;
  /** Of the uploads of the process: letters and spaces, first words, last words. */
  letters: string;
  starts: string;
  ends: string;
  /** Words, each once, and the terms of all titles, and each term once. */
  words: string;
  terms: string;
  vocabulary: string;
}

const BASES = ["nothing", "words", "uploads"] as const;
const FORM_FIGURES = Object.keys(FORM).length;
/** at, size, mean, below, above, usual, share, missesAbove, similarMultiple. */
const OF_TESTED = 9;

/** A past with its record, to be kept. */
export function packPast(past: ChannelPast): KeptPast {
  const { process, kept, earlier, indexed, similar, means } = past;
  const record = readRecord(past);
  const found = judgePast(past, record);
  const titles = kept.map(({ upload }) => titleFeatures(upload.title));
  const known = new Map();
  const terms = earlier.uploads.map(({ upload }) => [...titleTerms(upload.title, known).keys()]);
  const firstJudged = record.tested.length - found.length;
  return {
    counts: [kept.length, earlier.uploads.length - indexed, record.tested.length],
    factor: encode(Float32Array.from(process.factor.flatMap((row) => [...row]))),
    figures: encode(
      Float64Array.from([
        process.center,
        ...process.residuals,
        ...process.deviations,
        ...means,
        ...process.titles.forms.flatMap((form) => [...form]),
        ...Object.values(ofParts((part) => Array.from(process.titles.parts[part].lengths))).flat(),
        ...Array.from(similar.lengths),
        ...record.tested.flatMap(({ upload, size, judged }, at) => [
          ...[kept.indexOf(upload), size, judged.mean, judged.below, judged.above, judged.usual],
          ...[judged.share, judged.missesAbove],
          found[at - firstJudged]?.similarMultiple ?? Number.NaN,
        ]),
      ]),
    ),
    bases: found.map(({ basis }) => BASES.indexOf(basis)).join(""),
    letters: titles.map(({ text }) => `\n${lettersOf(text)}`).join(""),
    starts: toLines(titles.map(({ start }) => start.at(-1) ?? "")),
    ends: toLines(titles.map(({ end }) => end.at(-1) ?? "")),
    words: toLines(earlier.uploads.slice(indexed).map(({ upload }) => titleWords(upload.title).join(" "))),
    terms: toLines(terms.map((keys) => keys.join(" "))),
    vocabulary: ` ${[...new Set(terms.flat())].join(" ")} `,
  };
}

/** The past of usable uploads as it was kept of these very ones; undefined where nothing was kept. */
export function recallPast(usable: UsableUpload[], kept: KeptPast | undefined): ChannelPast | undefined {
  if (!kept) return undefined;
  const [size, titles, tests] = kept.counts;
  const start = windowStart(usable.length);
  const indexed = Math.max(start - REACH, 0);
  const figures = reader(decodeDoubles(kept.figures));
  const [center = Number.NaN] = figures(1);
  const [residuals, deviations, means] = [figures(size), figures(size), figures(size)];
  const forms = Array.from({ length: size }, () => figures(FORM_FIGURES));
  const letters = linesOf(kept.letters);
  const starts = linesOf(kept.starts);
  const ends = linesOf(kept.ends);
  const words = linesOf(kept.words);
  const first = titles - size;
  const find: Record<Part, (name: string) => readonly number[]> = {
    words: (name) => {
      const places = words.placesOfName(name);
      return places.filter((at) => at >= first).map((at) => at - first);
    },
    // Of four letters, only where the first three are: most of a title's runs are rare.
    runs: (run) =>
      run.length > 3 ? letters.among(letters.placesOf(run.slice(0, 3)), run) : letters.placesOf(run),
    start: (name) => starts.placesOf(`\n ${name} `),
    end: (name) => ends.placesOf(` ${name} \n`),
  };
  const tokens = (token: string) => {
    const [word = "", next] = token.split(" ");
    const places = words.placesOfName(word);
    return next === undefined ? places : words.among(places, ` ${token} `);
  };
  const parts = ofParts((part) => owned(find[part], figures(size), RARITIES[part]));
  const similar = owned(tokens, figures(titles), tokenRarity);
  const similarAfter = similarLifts(usable, { start, indexed, similar });
  const own = usable.slice(start);
  let multiples: number[] | undefined;
  const multipleOf = (at: number) => {
    multiples ??= multiplesOf(own);
    return multiples[at] ?? Number.NaN;
  };
  let index: TitleIndex | undefined;
  const past = pastOf(usable, knownWords(), {
    kept: own.map((upload, at) => asKept(upload, { at, multipleOf, similarAfter })),
    ...{ start, indexed, similar, similarAfter, means },
    process: {
      factor: decodeFactor(kept.factor, size),
      center,
      means,
      deviations,
      residuals,
      titles: { parts, forms },
    },
    shrinkageOf: shrinkageToSimilar(own.map(({ logViews }) => logViews)),
    wordsOf: (at) => ({ words: words.namesOf(first + at), start: beginningsOf(starts.namesOf(at)) }),
    titles() {
      index ??= titleIndex(termsOf(kept, usable));
      return index;
    },
  });
  keepTests(
    past,
    Array.from({ length: tests }, () => figures(OF_TESTED)),
    kept.bases,
  );
  return past;
}

/** An upload of the process, of which all but its views is worked out when it is asked for. */
function asKept(
  upload: UsableUpload,
  {
    at,
    multipleOf,
    similarAfter,
  }: { at: number; multipleOf(at: number): number } & Pick<ChannelPast, "similarAfter">,
): KeptUpload {
  let features: TitleFeatures | undefined;
  return {
    ...upload,
    get features() {
      features ??= titleFeatures(upload.upload.title);
      return features;
    },
    get lift() {
      return liftBy(knownWords(), this.features, similarAfter(at)(this.features.words));
    },
    get multiple() {
      return multipleOf(at);
    },
  };
}

function keepTests(past: ChannelPast, rows: Float64Array[], bases: string): void {
  const tested: TestedUpload[] = [];
  const found: Support[] = [];
  for (const [row, [place = 0, size = 0, ...figures]] of rows.entries()) {
    const upload = past.kept[place];
    const [mean = 0, below = 0, above = 0, usual = 0, share = 0, missesAbove = 0, similar = 0] = figures;
    if (upload) tested.push({ upload, size, judged: { mean, below, above, usual, share, missesAbove } });
    const basis = BASES[Number(bases[row - rows.length + bases.length])];
    if (basis) found.push({ basis, similarMultiple: Number.isNaN(similar) ? null : similar });
  }
  keepRecord(past, tested);
  keepSupports(past, found);
}

function beginningsOf(words: string[]): string[] {
  return words.map((_, at) => words.slice(0, at + 1).join(" "));
}

/** Who has a name, by a search; each is searched for once. */
function owned(search: (name: string) => readonly number[], lengths: Float64Array, rarity: Rarity): Owned {
  const known = new Map<string, Owners>();
  const ownersOf = (name: string): Owners => {
    const places = search(name);
    const weights = places.map((place, count) => rarity(place, count) / (lengths[place] ?? Number.NaN));
    return { places, weights };
  };
  return {
    lengths,
    find(name) {
      const found = known.get(name) ?? ownersOf(name);
      known.set(name, found);
      return found;
    },
  };
}

function termsOf({ terms, vocabulary }: KeptPast, usable: UsableUpload[]): TitleTerms {
  const lines = linesOf(terms);
  return {
    titles: usable.length,
    placesOf: lines.placesOfName,
    beginningWith(letters) {
      const found: string[] = [];
      const beginning = ` ${letters}`;
      for (let at = vocabulary.indexOf(beginning); at >= 0; at = vocabulary.indexOf(beginning, at + 1)) {
        found.push(vocabulary.slice(at + 1, vocabulary.indexOf(" ", at + 1)));
      }
      return found;
    },
    termsOf: lines.namesOf,
    titleOf: (at) => usable[at]?.upload.title ?? "",
  };
}
