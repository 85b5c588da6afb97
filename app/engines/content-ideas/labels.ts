import { DAY_MS } from "../../numbers/days";
import { GAP } from "../titles";
import { balanced, DIVIDER, ideaKeys, type OwnUpload } from "./own-uploads";

/** What so many titles have at an end is the channel's label, and no part of what one is about. */
const LEAST_LABELED = 3;
/** What was made within fewer days than these was for one occasion, and does not come again. */
const OCCASION_DAYS = 90;
/** A label is in use if it was so many days before the newest upload. */
const IN_USE_DAYS = 365;
/** A label in more of the titles is the channel's name, and says nothing of one. */
const MOST_SHARE = 0.25;
const YEAR = /20\p{N}\p{N}/u;
const LETTERS = /\p{L}{2}|\p{L}\p{N}/u;
const NUMBERS = /\p{N}+/gu;
/** A label in brackets of its own needs no space before it. */
export const DIVIDERS = new RegExp(`${DIVIDER.source}|(?=【)`, "gu");

/** What several titles end in or begin with, as the newest of them has it, and the number after its highest; null without one. */
interface Label {
  text: string;
  /** Of all titles. */
  share: number;
  next: number | null;
  isInUse: boolean;
}

/** By the label in lower case with 0 for its number: "| late talk #0". */
export interface Labels {
  endings: ReadonlyMap<string, Label>;
  openings: ReadonlyMap<string, Label>;
}

/** Whether uploads are of one occasion: a festival's, or a week's. */
export function areOfOccasion(uploads: readonly Pick<OwnUpload, "publishedAt">[]): boolean {
  const times = uploads.map(({ publishedAt }) => publishedAt);
  return Math.max(...times) - Math.min(...times) < OCCASION_DAYS * DAY_MS;
}

/** The labels of a channel's titles: what several end in from a divider on, and what several begin with up to one. */
export function readLabels(own: readonly OwnUpload[]): Labels {
  const of = { newest: Math.max(...own.map(({ publishedAt }) => publishedAt)), count: own.length };
  const cuts = own.map((upload) => ({ upload, at: [...upload.title.matchAll(DIVIDERS)] }));
  const endings = cuts.flatMap(({ upload, at }) =>
    at.map(({ index }) => ({ upload, text: upload.title.slice(index) })),
  );
  const openings = cuts.flatMap(({ upload, at: [first] }) =>
    first ? [{ upload, text: openingOf(upload) }] : [],
  );
  return { endings: repeated(endings, of), openings: repeated(openings, of) };
}

function openingOf({ title }: OwnUpload): string {
  const [first] = title.matchAll(DIVIDERS);
  return first ? title.slice(0, first.index + first[0].length) : "";
}

/** One number counts episodes: labels with it are one. */
function keyOf(text: string): string {
  const isCounting = text.match(NUMBERS)?.length === 1 && !YEAR.test(text);
  return (isCounting ? text.replace(NUMBERS, "0") : text).toLowerCase();
}

function repeated(
  found: readonly { upload: OwnUpload; text: string }[],
  { newest, count }: { newest: number; count: number },
): Map<string, Label> {
  const labels = [...Map.groupBy(found, ({ text }) => keyOf(text))].flatMap(
    ([key, all]): [string, Label][] => {
      const last = all.at(-1);
      if (
        !last ||
        all.length < LEAST_LABELED ||
        !LETTERS.test(key) ||
        balanced(last.text) !== last.text.trim()
      )
        return [];
      if (areOfOccasion(all.map(({ upload }) => upload))) return [];
      const numbers = all.map(({ text }) => Number(text.match(NUMBERS)?.[0] ?? Number.NaN));
      const isCounting = new Set(numbers).size === all.length;
      return [
        [
          key,
          {
            text: last.text,
            share: all.length / count,
            next: isCounting ? Math.max(...numbers) + 1 : null,
            isInUse: newest - last.upload.publishedAt <= IN_USE_DAYS * DAY_MS,
          },
        ],
      ];
    },
  );
  return new Map(labels);
}

/** A title before the label that it ends in, and that label; "" without one. */
export function withoutEnding({ title }: OwnUpload, { endings }: Labels): [core: string, rest: string] {
  const label = [...title.matchAll(DIVIDERS)].find(({ index }) => endings.has(keyOf(title.slice(index))));
  const core = title.slice(0, label?.index);
  return [core, title.slice(core.length)];
}

/**
 * The label that most of a subject's uploads have, around a gap for it and with its next number: "… | Late Talk #41"; null
 * where most have none that is in use, or one that names the subject itself.
 *
 * @param isCounting whether it must be one that counts
 */
export function labelOf(
  subject: string,
  uploads: readonly OwnUpload[],
  labels: Labels,
  isCounting = false,
): string | null {
  const keys = new Set(ideaKeys(subject));
  const isOther = ({ text, next, share, isInUse }: Label) =>
    isInUse &&
    !(isCounting && next === null) &&
    (next !== null || share <= MOST_SHARE) &&
    !YEAR.test(text) &&
    !ideaKeys(text).some((key) => keys.has(key));
  const written = ({ text, next }: Label) => (next === null ? text : text.replace(NUMBERS, String(next)));
  const found = uploads.flatMap((upload) => {
    const [, rest] = withoutEnding(upload, labels);
    const ending = labels.endings.get(keyOf(rest));
    if (ending) return isOther(ending) ? [`${GAP}${written(ending)}`] : [];
    const opening = labels.openings.get(keyOf(openingOf(upload)));
    return opening && isOther(opening) ? [`${written(opening)}${GAP}`] : [];
  });
  const [most] = [...Map.groupBy(found, (frame) => frame).values()].toSorted((a, b) => b.length - a.length);
  return most && most.length * 2 > uploads.length ? (most[0] ?? null) : null;
}
