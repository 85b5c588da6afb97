import { FOLD } from "../../../engines/descriptions";
import { counted } from "../../../numbers/counted";
import { listed } from "../../../numbers/listed";
import type { OwnRewrite } from "./own-rewrite";
import { inFirst, type Reading } from "./reading";

type Found = Pick<OwnRewrite, "before" | "after" | "kept" | "refusedTo" | "changes">;

/** How many kinds of facts a sentence names. */
const KINDS = 4;

/** What came out, first in a plain sentence. */
export function findingOf({ before, after, kept, refusedTo, changes }: Found): string {
  const was = inFirst(before.reading);
  if (!after) return refusedTo === null ? "Nothing was changed." : `${refusedTo}${standOf(before.reading)}`;
  const is = inFirst(after.reading);
  return `${orderOf(was, is, changes.length)}; nothing was lost: ${keptText(kept)}.`;
}

/** How it stands with the keywords of a text that was left as it is. */
function standOf(reading: Reading): string {
  const share = inFirst(reading);
  if (share.of === 0) return "";
  if (share.said > 0)
    return ` ${capital(shareOf(share))} ${standsOf(share)} in the first ${FOLD} characters already.`;
  if (reading.keywords.some(({ count }) => count > 0))
    return ` No sentence that says a keyword could stand in the first ${FOLD} characters alone.`;
  return ` It says ${share.of === 1 ? "the keyword" : `none of ${share.of} keywords`} ${share.of === 1 ? "nowhere" : "anywhere"}: a sentence that does is yours to write.`;
}

function orderOf(was: Share, is: Share, changes: number): string {
  if (is.said > was.said) {
    const before = was.said === 0 ? "none before" : `${was.said} before`;
    return `The first ${FOLD} characters now say ${shareOf(is)}, ${before}`;
  }
  if (is.said < was.said)
    return `The first ${FOLD} characters now say ${shareOf(is)}, ${was.said} before, for a plainer opening`;
  const made = changes === 1 ? "One change was made" : `${changes} changes were made`;
  if (is.of === 0) return made;
  if (is.said === 0) {
    const none = is.of === 1 ? "the keyword does not stand" : `none of ${is.of} keywords stands`;
    return `${made}, but ${none} in the first ${FOLD} characters yet`;
  }
  return `${made}, and ${shareOf(is)} ${standsOf(is)} up front as before`;
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
  const there = kinds.filter(([count]) => count > 0).slice(0, KINDS);
  if (there.length === 0) return "every word is still there";
  return `${listed(there.map(([count, one, several]) => counted(count, one, several)))} kept`;
}

type Share = ReturnType<typeof inFirst>;

function standsOf({ said }: Share): string {
  return said === 1 ? "stands" : "stand";
}

/** "2 of 5 keywords", "the keyword". */
function shareOf({ said, of }: Share): string {
  if (of === 1) return "the keyword";
  return said === of ? (of === 2 ? "both keywords" : `all ${of} keywords`) : `${said} of ${of} keywords`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
