import { readLanguage } from "../titles";
import { isGuest, namesThing, type Tagger, titleTagger } from "./nouns";
import type { OwnUpload } from "./own-uploads";
import { isEdge, type Phrases, type Place, phraseOf } from "./phrases";

/** Something that the channel makes videos about, in the words of its titles. */
export interface Subject {
  /** In lower case. */
  key: string;
  /** Oldest first, one of each upload. */
  made: Place[];
}

/** A phrase that stands between different words is one: "Power BI", and not "in Power". No word stands beside more than this share. */
const MOST_BESIDE = 0.6;
const LEAST_UPLOADS = 3;
/** A phrase in more of the titles says what the channel is about. */
const MOST_SHARE = 0.12;
/** A longer phrase with so many of a shorter one's uploads stands for it. */
const SAME_SHARE = 0.6;
const LANGUAGE_FROM = 40;
/** One of its words is in no more of the titles. */
const MOST_OF_WORD = 0.08;
/** A phrase that is a whole later part of so many of its titles is a label. */
const MOST_LABEL = 0.6;
const NUMBER = /^\p{N}+$/u;

/** What the channel makes videos about: phrases of at least two uploads that stand as one, the longest of each. */
export function readSubjects(
  { places }: Phrases,
  own: readonly OwnUpload[],
  channel: string,
  tag: Tagger = titleTagger(),
): Subject[] {
  const isEnglish = areEnglish(own);
  const name = channel.toLowerCase();
  const titlesWith = new Map<string, number>();
  for (const { words } of own)
    for (const key of new Set(words.map((word) => word.key)))
      titlesWith.set(key, (titlesWith.get(key) ?? 0) + 1);
  const isRare = ({ upload: { words }, from, to }: Place) =>
    words
      .slice(from, to + 1)
      .some(
        ({ key, kind }) => kind === "topic" && (titlesWith.get(key) ?? 0) <= MOST_OF_WORD * own.length + 2,
      );
  const found = [...places].flatMap(([key, all]) => {
    if (all.length < 2 || all.length > MOST_SHARE * own.length + 2) return [];
    const made = [...new Map(all.map((place) => [place.upload, place])).values()];
    const [first] = made;
    if (!first || made.length < (isEnglish ? 2 : LEAST_UPLOADS) || !isRare(first)) return [];
    if (
      name.includes(key) ||
      made.some(isTag) ||
      made.filter(isGuest).length * 2 > made.length ||
      made.filter(isBracketed).length * 2 > made.length ||
      !namesThing(key, made, { isEnglish, isQualified, tag }) ||
      !isWhole(made, isEnglish)
    )
      return [];
    return isCut(made, -1) || isCut(made, 1) ? [] : [{ key: ` ${key} `, made }];
  });
  const byNewest = Map.groupBy(found, ({ made }) => made.at(-1)?.upload);
  // A longer one that most of a shorter one's uploads have mostly has its newest, too: this looks at a title's phrases alone.
  const longest = found.filter(
    ({ key, made }) =>
      !byNewest
        .get(made.at(-1)?.upload)
        ?.some(
          (other) =>
            other.key.length > key.length &&
            other.made.length >= SAME_SHARE * made.length &&
            other.key.includes(key),
        ),
  );
  return longest.map(({ key, made }) => ({ key: key.trim(), made }));
}

/** Whether most of the newest titles are English. */
export function areEnglish(own: readonly OwnUpload[]): boolean {
  const newest = own.slice(-LANGUAGE_FROM);
  return newest.filter(({ title }) => readLanguage(title).isEnglish).length * 2 > newest.length;
}

/** Whether the same word, or a part of the same word, mostly stands before a phrase (-1) or after it (1). */
function isCut(made: readonly Place[], side: -1 | 1): boolean {
  const beside = made.map(({ upload: { lower, words }, from, to }) => {
    const word = side < 0 ? words[from - 1] : words[to + 1];
    const gap =
      side < 0 ? lower.slice(word?.end ?? 0, words[from]?.start) : lower.slice(words[to]?.end, word?.start);
    if (!word || gap.trim() !== "") return /^[-‐‑'’&+]$/u.test(gap) ? "-" : null;
    return word.kind === "stop" ? null : word.key;
  });
  const times = Math.max(
    0,
    ...[
      ...Map.groupBy(
        beside.filter((key) => key !== null),
        (key) => key,
      ).values(),
    ].map(({ length }) => length),
  );
  return beside.includes("-") || times >= 2
    ? times >= MOST_BESIDE * made.length || beside.includes("-")
    : false;
}

/**
 * Whether a phrase is more than a piece of sentences. A number ends one if a title's part ends there. Of other languages
 * than English the function words are not known: there it is a whole part of a title once, or mostly begins one.
 */
function isWhole(made: readonly Place[], isEnglish: boolean): boolean {
  const share = (is: (place: Place) => boolean) => made.filter(is).length / made.length;
  const [first] = made;
  if (
    first &&
    NUMBER.test(phraseOf(first).split(/\s/u).at(-1) ?? "") &&
    share((place) => isEdge(place, 1)) < 0.5
  )
    return false;
  // "… | NYT Opinion", "… (Public Preview)": a label says what a video is, not what it is about.
  if (share((place) => place.from > 0 && isEdge(place, -1) && isEdge(place, 1)) >= MOST_LABEL) return false;
  if (isEnglish) return true;
  return (
    made.some((place) => isEdge(place, -1) && isEdge(place, 1)) || share((place) => isEdge(place, -1)) >= 0.5
  );
}

/** "(Public Preview)", "[Tier 0]": what stands in brackets says what a video is. */
const isBracketed = ({ upload: { lower, words }, from }: Place) => {
  const before = lower.slice(0, words[from]?.start);
  return ["()", "[]"].some(([open = "", close = ""]) => before.lastIndexOf(open) > before.lastIndexOf(close));
};

const isTag = ({ upload: { lower, words }, from }: Place) => lower[(words[from]?.start ?? 0) - 1] === "#";

/** Whether a telling word stands right before a phrase: "fryer" alone is no subject beside "air fryer" and "deep fryer". */
export function isQualified(place: Place): boolean {
  return !isEdge(place, -1) && place.upload.words[place.from - 1]?.kind === "topic";
}

/** Whether mostly a telling word stands right before it: "Ultra" alone is no name. */
export function isPartOfName(own: readonly Place[]): boolean {
  return own.length > 0 && own.filter(isQualified).length * 2 > own.length;
}
