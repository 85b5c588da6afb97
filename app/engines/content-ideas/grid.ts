import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { YOUTUBE_TITLE_MAX } from "../../words/bounds";
import { splitWords } from "../../words/words";
import { GAP } from "../titles";
import type { Bar } from "./hits";
import { basisOf, type OwnUpload, told, wordKeys } from "./own-uploads";
import type { Candidate } from "./types";

/** Who is in it: a song in another version has its own. */
const FEATURED = /\s[([]?(?:ft|feat)\.?\s[^()[\]|–—-]*[)\]]?/iu;
/** What stands in a frame has so many words; around it stand so many more. */
const MOST_WORDS = 6;
const LEAST_AROUND = 2;
const LEAST_LETTERS = 6;
const LEAST_FILLINGS = 2;
/** So many others stand both in a frame and where a thing stands already. */
const LEAST_SHARED = 2;
/** A frame is one beside another if so many have both. */
const LEAST_BOTH = 2;
/** Nothing goes on across a divider, and a year, a part or a guest is another's. */
const CROSSES = /[|｜:()[\]–—]|\s-\s/u;
/** "All My Love" is one thing where nothing else is beside it. */
const BEGINS = /(?:^|[|｜:([]\s?|\s[-–—]\s)$/u;
const ENDS = /^(?:$|\s?[|｜:([]|\s[-–—]\s)/u;
const YEAR = /20\p{N}\p{N}/u;
const BOUND =
  /#\s?\p{N}|(?<!\p{L})(?:part|pt|ep|episode|vol|season|day|week|session|teil|parte|tập|preview|playtest|trailer|teaser|live (?:at|in|from))(?!\p{L})/iu;
/** "(Lyric Video)": what a title is of stands whole before it. */
const VERSION = /^(.{4,80}?)(\s?[([][^()[\]]{3,40}[)\]])$/u;
/** A place, a day, a guest. */
const CLOSED = /[\p{N},@/]|(?<!\p{L})(?:with|at|from|in|on|vs)(?!\p{L})/iu;
const BRACKETED = /^\s?[([][^()[\]]*[)\]]/u;
/** A song's other versions come out while it is new. */
const NEW_DAYS = 3 * 365;
const [MOST_OF_FRAME, MOST_OF_VERSION] = [2, 5];
const MOST_OF_THING = 2;
const MOST_SHOWN = 2;

interface Place {
  upload: OwnUpload;
  before: string;
  after: string;
  filling: string;
}
/** The rest of titles by what stands in it. */
type Frames = Map<string, Map<string, Place>>;

/**
 * A thing that did well in another frame that the channel makes of the same things: "Saint-Tropez (Lyric Video)" after its
 * official video where other songs have both, "Monk Tier List" after its guide. Two things are alike if whole titles differ
 * in them alone; a frame that mostly comes before another one is not offered after it.
 */
export function gridIdeas(
  own: readonly OwnUpload[],
  now: number,
  { didWell, sequelDays, pays }: Bar,
): Candidate[] {
  const frames = readFrames(own);
  const framesOf = new Map<string, string[]>();
  for (const [frame, made] of frames)
    for (const thing of made.keys()) framesOf.set(thing, [...(framesOf.get(thing) ?? []), frame]);
  const isMade = madeIn(own);
  const found = [...frames].flatMap(([frame, made]) => {
    const uploads = [...made.values()].map(({ upload }) => upload);
    if ((median(uploads.map(({ multiple }) => multiple)) ?? 0) < pays) return [];
    const shared = new Map<string, Set<string>>();
    const besides = new Set([...made.keys()].flatMap((other) => framesOf.get(other) ?? []));
    for (const beside of besides) {
      if (beside === frame || isWithin(beside, frame) || !comesAfter(frames, frame, beside)) continue;
      const things = [...(frames.get(beside)?.keys() ?? [])];
      const both = things.filter((thing) => made.has(thing));
      for (const thing of things)
        if (!made.has(thing)) shared.set(thing, new Set([...(shared.get(thing) ?? []), ...both]));
    }
    return [...shared].flatMap(([thing, by]) => {
      if (by.size < LEAST_SHARED) return [];
      const places = (framesOf.get(thing) ?? []).flatMap((one) => frames.get(one)?.get(thing) ?? []);
      const last = [...made.values()].at(-1);
      const isVersion = BRACKETED.test(last?.after ?? "");
      const hitDays = isVersion ? Math.min(sequelDays, NEW_DAYS) : sequelDays;
      const hit = places
        .filter(({ upload }) => upload.multiple >= didWell && now - upload.publishedAt <= hitDays * DAY_MS)
        .toSorted((a, b) => b.upload.multiple - a.upload.multiple)[0];
      if (!hit || !last) return [];
      const title = begun(`${last.before}${hit.filling}${last.after}`, last);
      if (YEAR.test(title) || isMade(title, isVersion) || [...title].length > YOUTUBE_TITLE_MAX) return [];
      return [{ title, hit, last, frame, thing, isVersion, by: by.size }];
    });
  });
  const uses = new Map<string, number>();
  const takes = (key: string, most: number) => {
    uses.set(key, (uses.get(key) ?? 0) + 1);
    return (uses.get(key) ?? 0) <= most;
  };
  return [...new Map(found.map((one) => [one.title.toLowerCase(), one])).values()]
    .toSorted((a, b) => b.hit.upload.publishedAt - a.hit.upload.publishedAt || b.by - a.by)
    .filter(
      ({ frame, thing, isVersion }) =>
        takes(`thing ${thing}`, MOST_OF_THING) &&
        takes(`frame ${frame}`, isVersion ? MOST_OF_VERSION : MOST_OF_FRAME),
    )
    .map(ideaOf);
}

function ideaOf({ title, hit, last }: { title: string; hit: Place; last: Place }): Candidate {
  return {
    ...{
      kind: "follow-up",
      title,
      subject: hit.filling,
      frame: `${last.before}${GAP}${last.after}`,
      text: title,
    },
    isNew: true,
    evidence: {
      kind: "uploads",
      uploads: [hit.upload, last.upload].slice(0, MOST_SHOWN).map(told),
      basis: basisOf("upload", [hit.upload]),
    },
  };
}

/** "Soups from scratch" with a capital letter where the frame's own titles begin with one: "Back to soups" has none. */
const begun = (title: string, { before, filling }: Place) =>
  /^\p{Lu}/u.test(before + filling) ? title.slice(0, 1).toUpperCase() + title.slice(1) : title;

/** Whether one frame is another one with more words beside its gap: "Making … at home" and "Making … meal at home". */
function isWithin(one: string, other: string): boolean {
  const [before = "", after = ""] = one.split(GAP);
  const [otherBefore = "", otherAfter = ""] = other.split(GAP);
  const holds = otherBefore.startsWith(before) && otherAfter.endsWith(after);
  return holds || (before.startsWith(otherBefore) && after.endsWith(otherAfter));
}

/** "Official", and that a song's video is of music, tell no two versions apart. */
const UNTOLD = /(?<!\p{L})(?:official|oficial|offizielles|officiel|music)\s/giu;

/** Tells whether an upload has all words of a title; where brackets tell two versions apart, whether one begins with it. */
function madeIn(own: readonly OwnUpload[]): (title: string, isVersion: boolean) => boolean {
  const plainOf = (text: string) =>
    text
      .replace(FEATURED, "")
      .replace(UNTOLD, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const all = own.map(({ title, words }) => ({ plain: plainOf(title), keys: new Set(wordKeys(words)) }));
  return (title, isVersion) => {
    const [plain, keys] = [plainOf(title), wordKeys(splitWords(title))];
    return all.some(
      (one) => one.plain.startsWith(plain) || (!isVersion && keys.every((key) => one.keys.has(key))),
    );
  };
}

/** Whether several things have both, and mostly the first later. */
function comesAfter(frames: Frames, frame: string, beside: string): boolean {
  const others = frames.get(beside);
  const pairs = [...(frames.get(frame) ?? [])].flatMap(([thing, { upload }]) => {
    const other = others?.get(thing)?.upload;
    return other ? [upload.publishedAt > other.publishedAt] : [];
  });
  return pairs.length >= LEAST_BOTH && pairs.filter((isAfter) => isAfter).length * 2 > pairs.length;
}

/** Frames of several things, by what is around those in lower case; each thing by its newest upload. */
function readFrames(own: readonly OwnUpload[]): Frames {
  const found: Frames = new Map();
  for (const upload of own) {
    const title = upload.title.replace(FEATURED, "").trim();
    const words = title === upload.title ? upload.words : splitWords(title);
    const [, core, label] = VERSION.exec(title) ?? [];
    if (core && label && !CLOSED.test(label)) note("", core, label, upload);
    for (const [from, first] of words.entries()) {
      const begins = BEGINS.test(title.slice(0, first.start));
      if (first.kind === "stop" && !begins) continue;
      for (let to = from; to < Math.min(from + MOST_WORDS, words.length); to += 1) {
        const last = words[to];
        if (!last || words.length - (to - from + 1) < LEAST_AROUND) break;
        const filling = title.slice(first.start, last.end);
        if (CROSSES.test(filling)) break;
        const isWhole = begins && ENDS.test(title.slice(last.end));
        if ((first.kind === "stop" || last.kind === "stop") && !isWhole) continue;
        note(title.slice(0, first.start), filling, title.slice(last.end), upload);
      }
    }
  }
  for (const [around, made] of found) {
    const letters = around.replace(/[^\p{L}]/gu, "").length;
    if (made.size < LEAST_FILLINGS || letters < LEAST_LETTERS || BOUND.test(around)) found.delete(around);
  }
  return found;

  function note(before: string, filling: string, after: string, upload: OwnUpload) {
    const around = `${before}${GAP}${after}`.toLowerCase();
    const made = found.get(around) ?? new Map<string, Place>();
    made.set(filling.toLowerCase(), { upload, before, after, filling });
    found.set(around, made);
  }
}
