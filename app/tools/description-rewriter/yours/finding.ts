import { FOLD } from "../../../engines/descriptions";
import { counted, listed } from "../../../numbers/figures";
import { countAboveFold, type Reading } from "./reading";
import type { OwnRewrite } from "./rewrite";

type Result = Pick<OwnRewrite, "before" | "after" | "kept" | "refusedTo" | "changes">;

/** The sentence names at most this many kinds of facts. */
const MAX_KINDS = 4;

/** The result of a rewrite in a sentence: what the first 125 characters now have, and what was kept. */
export function writeFinding({ before, after, kept, refusedTo, changes }: Result): string {
  const was = countAboveFold(before.reading);
  if (!after)
    return refusedTo === null ? "Nothing was changed." : `${refusedTo}${keywordsText(before.reading)}`;
  const is = countAboveFold(after.reading);
  return `${changeText(was, is, changes.length)}; nothing was lost: ${keptText(kept)}.`;
}

/** Where the keywords of an unchanged text stand; "" if there are none. */
function keywordsText(reading: Reading): string {
  const share = countAboveFold(reading);
  if (share.total === 0) return "";
  if (share.found > 0)
    return ` ${capitalize(shareText(share))} ${standText(share)} in the first ${FOLD} characters already.`;
  if (reading.keywords.some(({ count }) => count > 0))
    return " No sentence with a keyword can stand first on its own.";
  const [missing, one] = share.total === 1 ? ["The keyword is", "it"] : ["The keywords are", "them"];
  return ` ${missing} not in the text: only you can write a sentence with ${one}.`;
}

function changeText(was: Share, is: Share, changes: number): string {
  if (is.found > was.found) {
    return `The first ${FOLD} characters now have ${shareText(is)} (before: ${was.found})`;
  }
  if (is.found < was.found)
    return `The first ${FOLD} characters now have ${shareText(is)} (before: ${was.found}), for a plainer opening`;
  const made = changes === 1 ? "One change was made" : `${changes} changes were made`;
  if (is.total === 0) return made;
  if (is.found === 0) {
    return `${made}, but the first ${FOLD} characters have no keyword yet`;
  }
  return `${made}, and ${shareText(is)} ${standText(is)} up front as before`;
}

/** "3 links, 6 timestamps, 2 hashtags and 8 numbers kept". */
export function keptText(kept: OwnRewrite["kept"]): string {
  const kinds: [number, string, string?][] = [
    [kept.links, "link"],
    [kept.timestamps, "timestamp"],
    [kept.hashtags, "hashtag"],
    [kept.mentions, "mention"],
    [kept.emails, "address", "addresses"],
    [kept.codes, "code"],
    [kept.numbers, "number"],
    [kept.emoji, "emoji", "emoji"],
  ];
  const present = kinds.filter(([count]) => count > 0).slice(0, MAX_KINDS);
  if (present.length === 0) return "every word is still there";
  return `${listed(present.map(([count, one, several]) => counted(count, one, several)))} kept`;
}

type Share = ReturnType<typeof countAboveFold>;

function standText({ found }: Share): string {
  return found === 1 ? "stands" : "stand";
}

/** "2 of 5 keywords", "the keyword". */
function shareText({ found, total }: Share): string {
  if (total === 1) return "the keyword";
  if (found < total) return `${found} of ${total} keywords`;
  return total === 2 ? "both keywords" : `all ${total} keywords`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
