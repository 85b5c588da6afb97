import { type Card, cardKey, cardName } from "../../model/card";
import type { MeasuredUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";

/** What finding a card's video needs of it. */
export type SoughtCard = Pick<Card, "id" | "idea" | "title" | "date" | "state" | "video" | "createdAt">;

/** A video counts as that of a card if it was published from this long before the card was added. */
const BEFORE_CARD_MS = DAY_MS;

/** Titles of one video, edited late, have at least this share of their words in common (Dice), and two words. */
const EDITED = 0.6;
const MIN_SHARED = 2;

/** The latest instant at which an upload may have come out, in milliseconds since 1970. */
function publishedLatest({ publishedAt, publishedWithinDays = 0 }: MeasuredUpload): number {
  return Date.parse(publishedAt) + (publishedWithinDays / 2) * DAY_MS;
}

/** Whether an upload may have come out on the day of an instant: on it, or in a range that reaches it. */
export function isPublishedAround(
  upload: Pick<MeasuredUpload, "publishedAt" | "publishedWithinDays">,
  instant: string,
): boolean {
  const { publishedAt, publishedWithinDays } = upload;
  if (!publishedWithinDays) return publishedAt.slice(0, 10) === instant.slice(0, 10);
  return Math.abs(Date.parse(publishedAt) - Date.parse(instant)) <= publishedWithinDays * DAY_MS;
}

/** A title without what people change last: quotes and apostrophes, what stands in brackets, marks and case. */
export function looseKey(title: string): string {
  const unquoted = title.replace(/['’‘ʼ`´"“”„«»]/gu, "");
  const bare = cardKey(unquoted.replace(/[([{【][^()[\]{}【】]*[)\]}】]/gu, " "));
  return /[\p{L}\p{N}]/u.test(bare) ? bare : cardKey(unquoted);
}

const wordsOf = (title: string) => [...new Set(looseKey(title).split(" "))];

/** Words in more titles than that are the channel's formula ("weekly vlog") and tell no video from another. */
const MOST_TITLES = 3;

/** The words of a channel's titles that many of them share. */
function formulaOf(uploads: readonly MeasuredUpload[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { title } of uploads)
    for (const word of wordsOf(title)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count > MOST_TITLES ? [word] : [])));
}

const numbersOf = (words: readonly string[]) =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(" ");

/**
 * The share of their telling words that two titles have in common, 0 to 1 (Dice); 0 with fewer than two, and where their
 * numbers differ: another episode is another video.
 */
function likeness(one: readonly string[], other: readonly string[], formula: ReadonlySet<string>): number {
  if (numbersOf(one) !== numbersOf(other)) return 0;
  const [mine, theirs] = [one, other].map((words) => words.filter((word) => !formula.has(word))) as [
    string[],
    string[],
  ];
  const known = new Set(theirs);
  const shared = mine.filter((word) => known.has(word)).length;
  return shared < MIN_SHARED ? 0 : (2 * shared) / (mine.length + theirs.length);
}

/**
 * The upload that each card became, by card: the one it was found to be already, else by its title, however case, quotes
 * and brackets differ; then by most of its title's words; then by its day, and last by being the only one left. Each
 * upload is one card's, and came out after the card was added. The last two only for cards that are scheduled or
 * published, where there is one card and one upload to choose from.
 */
export function findVideos(
  cards: readonly SoughtCard[],
  uploads: readonly MeasuredUpload[],
): Map<string, MeasuredUpload> {
  const found = new Map<string, MeasuredUpload>();
  const taken = new Set<MeasuredUpload>();
  const take = (card: SoughtCard, upload: MeasuredUpload | undefined) => {
    if (!upload) return;
    found.set(card.id, upload);
    taken.add(upload);
  };
  const known = cards.flatMap((card) => (card.video ? [{ card, video: card.video }] : []));
  const byId = known.length > 0 ? Map.groupBy(uploads, ({ videoId }) => videoId) : new Map();
  const missed = known.filter(({ card, video }) => {
    take(card, video.id === null ? undefined : byId.get(video.id)?.[0]);
    return !found.has(card.id);
  });
  const byTitle = missed.length > 0 ? Map.groupBy(uploads, ({ title }) => cardKey(title)) : new Map();
  for (const { card, video } of missed) {
    const titled: MeasuredUpload[] = byTitle.get(cardKey(video.title)) ?? [];
    take(
      card,
      titled.find((upload) => isPublishedAround(upload, video.publishedAt)),
    );
  }
  const open = cards.filter(({ video, state }) => !video && state !== "dropped");
  const since = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt))) - BEFORE_CARD_MS;
  // The earliest first: of two with one title it is the card's.
  const recent = uploads
    .filter((upload) => publishedLatest(upload) >= since)
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  if (recent.length === 0) return found;
  const isAfter = (upload: MeasuredUpload, { createdAt }: SoughtCard) =>
    publishedLatest(upload) >= Date.parse(createdAt) - BEFORE_CARD_MS;
  const waiting = () => open.filter(({ id }) => !found.has(id));
  const left = (card: SoughtCard) => recent.filter((upload) => !taken.has(upload) && isAfter(upload, card));

  for (const keyOf of [cardKey, looseKey]) {
    const byKey = Map.groupBy(recent, ({ title }) => keyOf(title));
    for (const card of waiting().filter(({ title }) => title !== "")) {
      const same = byKey.get(keyOf(card.title)) ?? [];
      take(
        card,
        same.find((upload) => !taken.has(upload) && isAfter(upload, card)),
      );
    }
  }
  const free = recent.filter((upload) => !taken.has(upload));
  if (free.length === 0 || waiting().length === 0) return found;
  for (const [card, upload] of edited(waiting(), free, { isAfter, formula: formulaOf(uploads) }))
    take(card, upload);
  const isOut = ({ state }: SoughtCard) => state === "scheduled" || state === "published";
  const byDay = Map.groupBy(
    waiting().filter((card) => isOut(card) && card.date !== null),
    ({ date }) => date ?? "",
  );
  for (const [day, [card, ...others]] of byDay) {
    const [upload, ...more] = card ? left(card).filter((one) => isPublishedAround(one, day)) : [];
    if (card && others.length === 0 && more.length === 0) take(card, upload);
  }
  const [last, ...others] = waiting().filter(({ state }) => state === "published");
  const [rest, ...more] = last ? left(last) : [];
  if (last && others.length === 0 && more.length === 0) take(last, rest);
  return found;
}

interface Bounds {
  isAfter(upload: MeasuredUpload, card: SoughtCard): boolean;
  formula: ReadonlySet<string>;
}

/** Cards and uploads that are each other's likest by their words, and like enough. */
function edited(
  cards: readonly SoughtCard[],
  uploads: readonly MeasuredUpload[],
  { isAfter, formula }: Bounds,
): [SoughtCard, MeasuredUpload][] {
  const worded = uploads.map((upload) => ({ upload, words: wordsOf(upload.title) }));
  const byWord = new Map<string, typeof worded>();
  for (const one of worded) {
    for (const word of one.words) {
      const sharing = byWord.get(word);
      if (sharing) sharing.push(one);
      else byWord.set(word, [one]);
    }
  }
  const pairs = cards.flatMap((card) => {
    const words = wordsOf(cardName(card));
    const near = new Set(words.flatMap((word) => byWord.get(word) ?? []));
    return [...near]
      .filter(({ upload }) => isAfter(upload, card))
      .map((one) => ({ card, upload: one.upload, like: likeness(words, one.words, formula) }))
      .filter(({ like }) => like >= EDITED);
  });
  const best = (of: typeof pairs) => {
    const [first, second] = of.sort((a, b) => b.like - a.like);
    return first && first.like > (second?.like ?? 0) ? first : undefined;
  };
  const byUpload = Map.groupBy(pairs, ({ upload }) => upload);
  return [...Map.groupBy(pairs, ({ card }) => card)].flatMap(([card, of]): [SoughtCard, MeasuredUpload][] => {
    const mine = best(of);
    return mine && best(byUpload.get(mine.upload) ?? [])?.card === card ? [[card, mine.upload]] : [];
  });
}

/** The upload that a card most likely became, to be confirmed: by its words, and among equals by its day. */
export function likeliestVideo(
  card: Pick<Card, "idea" | "title" | "date">,
  uploads: readonly MeasuredUpload[],
): MeasuredUpload | undefined {
  const words = wordsOf(cardName(card));
  const day = card.date === null ? null : Date.parse(card.date);
  const scored = uploads.map((upload) => {
    const theirs = new Set(wordsOf(upload.title));
    const shared = words.filter((word) => theirs.has(word)).length;
    const days = day === null ? 0 : Math.abs(publishedLatest(upload) - day) / DAY_MS;
    return { upload, score: (2 * shared) / (words.length + theirs.size) + 0.3 / (1 + days) };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.upload;
}
