import type { OwnUpload } from "./own-uploads";

/** A channel writes second parts if so many titles, and such a share of them, are marked as one. */
const LEAST_PARTS = 3;
const PARTS_SHARE = 0.02;
/** A part's number behind a title, with what parts it from that: " | Part 3", " (Pt. 1)". */
const PART_MARK =
  /\s(?:\((?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9]\)|(?:[-–—|｜:]\s)?(?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9](?=\s?$|\s?[-–—|｜:]))/iu;
const BRACKETED = /^\s\(.*\)$/u;

/** How the channel mostly marks a part, with the number 2; null if it does not often write parts. */
export function partMarkOf(own: readonly OwnUpload[]): string | null {
  const marks = own.flatMap(({ title }) => PART_MARK.exec(title)?.[0].replace(/0?[1-9](?=\)?$)/u, "2") ?? []);
  const [most] = [...Map.groupBy(marks, (mark) => mark)].toSorted((a, b) => b[1].length - a[1].length);
  return most && marks.length >= Math.max(LEAST_PARTS, PARTS_SHARE * own.length) ? most[0] : null;
}

/** No bracket behind a bracket, and no bare words behind a sentence's end. */
export function markBehind(core: string, mark: string): string {
  if (BRACKETED.test(mark)) return /[)\]】」』]$/u.test(core) ? ` - ${mark.trim().slice(1, -1)}` : mark;
  return /^\s[\p{L}]/u.test(mark) && !/[\p{L}\p{N}]$/u.test(core) ? ` (${mark.trim()})` : mark;
}
