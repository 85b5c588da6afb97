import { FOLD } from "../../../engines/descriptions";
import { joinRuns, type OwnRewrite } from "../../../functions/description-rewriter/own-rewrite";
import { countAboveFold, type Reading } from "../../../functions/description-rewriter/reading";
import { counted, listed } from "../../../numbers/figures";
import { linesText } from "./measures";

type Flags = OwnRewrite["flags"];
type Result = Pick<OwnRewrite, "before" | "after" | "changes" | "moreChanges" | "flags">;

/** The sentence names at most this many kinds of facts. */
const MAX_KINDS = 4;

/** The result of a rewrite in a sentence: what the first 125 characters now name; or "Leave it". */
export function writeFinding({ before, after, changes, moreChanges, flags }: Result): string {
  if (!after) {
    if (flags.some(({ kind }) => kind === "thin"))
      return `It does not say yet what the video is about.${goodText(before.reading, flags, joinRuns(before.runs))}`;
    const leave =
      writeTodo({ flags, before, after }).length > 0 ? "Leave the order, fix what is below." : "Leave it.";
    return leave + goodText(before.reading, flags, joinRuns(before.runs));
  }
  const was = countAboveFold(before.reading);
  const is = countAboveFold(after.reading);
  const made = counted(changes.length + moreChanges, "safe change");
  return `${isText(was, is, made)}.`;
}

/** What is good about a text that is left as it is; "" if nothing can be named. */
function goodText(reading: Reading, flags: Flags, text: string): string {
  const share = countAboveFold(reading);
  const { chapters, hashtags, links } = reading;
  const good = [
    // One of five keywords is no reason to leave a text.
    ...(share.found > 0 &&
    share.found * 2 >= share.total &&
    !beginsWithTags(flags, text) &&
    !flags.some(({ kind }) => kind === "opening" || kind === "thin")
      ? [`${shareText(share)} up front`]
      : []),
    ...(chapters.work ? [`${chapters.count} chapters that work`] : []),
    ...(links.count > 0 && links.withProtocol === links.count ? [counted(links.count, "working link")] : []),
    ...(hashtags.shown.length > 0 && !flags.some(asksForHashtags)
      ? [counted(hashtags.count, "hashtag")]
      : []),
  ];
  return good.length === 0 ? "" : ` Already good: ${listed(good)}.`;
}

/** The first characters of a quote: enough to recognize it. */
const QUOTE_PREFIX = 20;

/** Whether what is seen first is a block of tags, which is to be deleted. */
function beginsWithTags(flags: Flags, text: string): boolean {
  const quote = flags.find(({ kind }) => kind === "tags")?.quote.slice(0, QUOTE_PREFIX);
  // The quote is a line with its spaces evened.
  return quote !== undefined && text.trimStart().replace(/\s+/g, " ").startsWith(quote);
}

/** Whether hashtags are to be mended: those are no praise. */
function asksForHashtags({ kind, quote }: Flags[number]): boolean {
  return kind === "hashtags" || (kind === "tags" && quote.includes("#"));
}

function isText(was: Share, is: Share, made: string): string {
  if (is.found === was.found) return made;
  return `${made}: your first ${FOLD} characters now name ${shareText(is)}, ${is.found > was.found ? "up" : "down"} from ${was.found}`;
}

/** "Nothing was lost: 3 links, 6 timestamps, 2 hashtags and 8 numbers kept." */
export function keptText(kept: OwnRewrite["kept"]): string {
  return `Nothing was lost: ${keptKinds(kept)}.`;
}

function keptKinds(kept: OwnRewrite["kept"]): string {
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

/** "2 of 5 keywords", "the keyword". */
function shareText({ found, total }: Share): string {
  if (total === 1) return "the keyword";
  if (found < total) return `${found} of ${total} keywords`;
  return total === 2 ? "both keywords" : `all ${total} keywords`;
}

/** Something that only the creator can mend. */
export interface Todo {
  /** "Delete this block of tags." */
  what: string;
  why: string;
  /** The place in the text. */
  quote?: string;
}

/** What only the creator can mend, the gravest first. */
export function writeTodo({ flags, before, after }: Pick<OwnRewrite, "flags" | "before" | "after">): Todo[] {
  const { reading } = after ?? before;
  const broken = reading.chapters.broken.map(
    ({ words, lines }) => `${linesText(lines).replace(/^l/, "L")}: ${words}`,
  );
  return [
    ...flags.filter((flag) => !isDeleted(flag, flags)).map((flag) => writeFlag(flag, reading)),
    ...(broken.length > 0
      ? [{ what: "Correct the times.", why: `YouTube makes no chapters of them. ${broken.join(" ")}` }]
      : []),
  ];
}

/** Whether hashtags that are to be replaced stand in the block of tags that is to be deleted. */
function isDeleted({ kind, quote }: Flags[number], flags: Flags): boolean {
  const block = flags.find((flag) => flag.kind === "tags")?.quote.split(/\s+/) ?? [];
  return kind === "hashtags" && quote.split(" ").every((hashtag) => block.includes(hashtag));
}

function writeFlag({ kind, quote }: Flags[number], { keywords }: Reading): Todo {
  if (kind === "thin")
    return {
      what: "Write two or three sentences on what viewers see in it.",
      why: "Search, and who decides whether to watch, has little but the title to go by.",
    };
  if (kind === "tags")
    return { what: "Delete this block of tags.", why: "YouTube's spam policy names them.", quote };
  if (kind === "capitals")
    return { what: "Write it in small letters.", why: "Capitals read slower and sound like shouting." };
  if (kind === "hashtags")
    return { what: `Replace ${quote}.`, why: "A hashtag works if people search for it." };
  const missing = keywords.find(({ inFirst }) => inFirst === 0)?.keyword;
  return {
    what: missing ? `Begin with a sentence that names “${missing}”.` : "Begin with what the video is about.",
    why: `Search and phones show only the first ${FOLD} characters.`,
  };
}
