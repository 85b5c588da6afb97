/** Past this much useful text a description repeats itself; also bounds the work on a hostile one. */
const MAX_CHARACTERS = 600;

/** Read no further than this, whatever the description holds. */
const MAX_READ = 5000;

const BOILERPLATE =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|gg|ly|tv|me)\b|\S@\S|subscri|follow (?:me|us)|affiliate|sponsor|patreon|discord|instagram|tiktok|twitter|facebook|linkedin|newsletter|merch|copyright|©|all rights reserved|music by|business (?:inquir|enquir)|join (?:this|the) channel|as an amazon|promo code|discount|coupon|% off|turn on (?:the )?notification/i;

const CHAPTER = /^\W*(?:\d{1,2}:)?\d{1,2}:\d{2}\b/;

/**
 * The lines of a description that are about the video: links, chapters with timestamps, calls to subscribe,
 * credits and lines of hashtags are left out, and so is every line in `repeated`, which a channel puts under
 * all its videos. Answers at most 600 characters; empty for an empty or boilerplate-only description.
 */
export function topicalLines(description: string, repeated: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of linesOf(description)) {
    if (repeated.has(line) || BOILERPLATE.test(line) || CHAPTER.test(line) || isHashtags(line)) continue;
    const text = line.slice(0, MAX_CHARACTERS - length);
    kept.push(text);
    length += text.length;
    if (length >= MAX_CHARACTERS) break;
  }
  return kept;
}

/** Lines that occur in more than one of these descriptions: written once and pasted, so about no video. */
export function repeatedLines(descriptions: string[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const description of descriptions) {
    for (const line of new Set(linesOf(description))) {
      if (seen.has(line)) repeated.add(line);
      seen.add(line);
    }
  }
  return repeated;
}

function linesOf(description: string): string[] {
  return description
    .slice(0, MAX_READ)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isHashtags(line: string): boolean {
  return line.split(/\s+/).every((word) => word.startsWith("#"));
}
