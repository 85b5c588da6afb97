/** After this much useful text a description repeats itself; it also bounds the work on a hostile one. */
const MAX_CHARACTERS = 600;

/** A description is read up to here, whatever it holds. */
const MAX_READ = 5000;

const BOILERPLATE =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|gg|ly|tv|me)\b|\S@\S|subscri|follow (?:me|us)|affiliate|sponsor|patreon|discord|instagram|tiktok|twitter|facebook|linkedin|newsletter|merch|copyright|©|all rights reserved|music by|business (?:inquir|enquir)|join (?:this|the) channel|as an amazon|promo code|discount|coupon|% off|turn on (?:the )?notification/i;

const CHAPTER = /^\W*(?:\d{1,2}:)?\d{1,2}:\d{2}\b/;

/**
 * The lines of a description that are about the video, at most 600 characters. Leaves out links, chapters with
 * timestamps, calls to subscribe, credits, lines of hashtags, and every line in `repeated`. [] for an empty or
 * boilerplate-only description.
 */
export function topicalLines(description: string, repeated: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of splitLines(description)) {
    if (repeated.has(line) || BOILERPLATE.test(line) || CHAPTER.test(line) || isHashtags(line)) continue;
    const text = line.slice(0, MAX_CHARACTERS - length);
    kept.push(text);
    length += text.length;
    if (length >= MAX_CHARACTERS) break;
  }
  return kept;
}

/** Lines that occur in more than one of these descriptions: pasted under several videos, so about none of them. */
export function repeatedLines(descriptions: string[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const description of descriptions) {
    for (const line of new Set(splitLines(description))) {
      if (seen.has(line)) repeated.add(line);
      seen.add(line);
    }
  }
  return repeated;
}

function splitLines(description: string): string[] {
  return description
    .slice(0, MAX_READ)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isHashtags(line: string): boolean {
  return line.split(/\s+/).every((word) => word.startsWith("#"));
}
