import { FOLD } from "../../../engines/descriptions";
import { joinRuns, type OwnRewrite } from "../../../functions/description-rewriter/own-rewrite";
import { countAboveFold, type Reading } from "../../../functions/description-rewriter/reading";
import { counted, listed } from "../../../numbers/figures";
import { linesText } from "./measures";

type Flags = OwnRewrite["flags"];
type Result = Pick<OwnRewrite, "before" | "after" | "changes" | "moreChanges" | "flags" | "english">;

/** The sentence names at most this many kinds of facts. */
const MAX_KINDS = 4;

/**
 * The verdict on a description in a sentence: what it lacks to be found; else what the first 125 characters now name; or
 * "Leave it".
 */
export function writeFinding(result: Result, todo: Todo[] = writeTodo(result)): string {
  const { before, after, changes, moreChanges, flags } = result;
  const lack = lackText(flags);
  if (!after) {
    const good = goodText(before.reading, flags, joinRuns(before.runs));
    if (lack) return flags.some(({ kind }) => SAYS_NOTHING.has(kind)) ? `${lack}.` : `${lack}.${good}`;
    if (todo.length > 0) return `Fix what is below, leave the rest.${good}`;
    return good ? `Leave it.${good}` : "Leave it: nothing in its form keeps viewers or search from it.";
  }
  const was = countAboveFold(before.reading);
  const is = countAboveFold(after.reading);
  const made = counted(changes.length + moreChanges, "safe change");
  if (lack) return `${lack}. ${made}.`;
  const left = todo.length > 0 && is.found === was.found ? `, and ${todo.length} that only you can make` : "";
  return `${isText(was, is, made)}${left}.`;
}

/** Why search can hardly find a description; null if it says enough. */
function lackText(flags: Flags): string | null {
  const has = (kind: Flags[number]["kind"]) => flags.some((flag) => flag.kind === kind);
  if (has("thin")) return "It does not say yet what the video is about";
  if (has("absent"))
    return has("short")
      ? "It has no word of your title: search has little to go by"
      : "It has no word of your title, and viewers search for those";
  if (!has("short")) return null;
  return has("repeats")
    ? "Too short to be found: it says no more than the title"
    : "Too short to be found: search has little more than the title to go by";
}

/** Beside these, hashtags and chapters are no praise. */
const SAYS_NOTHING = new Set<Flags[number]["kind"]>(["thin", "absent"]);

/** What makes the first characters no praise. */
const SPOILS_OPENING = new Set<Flags[number]["kind"]>([
  "thin",
  "short",
  "absent",
  "opening",
  "offer",
  "repeats",
]);

/** What is good about a text that is left as it is; "" if nothing can be named. */
function goodText(reading: Reading, flags: Flags, text: string): string {
  const share = countAboveFold(reading);
  const { chapters, hashtags } = reading;
  const good = [
    // One of five keywords is no reason to leave a text.
    ...(share.found > 0 &&
    share.found * 2 >= share.total &&
    !beginsWithTags(flags, text) &&
    !flags.some(({ kind }) => SPOILS_OPENING.has(kind))
      ? [`${shareText(share)} up front`]
      : []),
    ...(chapters.work ? [`${chapters.count} chapters that work`] : []),
    // Three to five, as the tips say.
    ...(hashtags.shown.length > 2 && !flags.some(asksForHashtags)
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
  return kind === "hashtags" || kind === "excess" || (kind === "tags" && quote.includes("#"));
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

/** What the other descriptions of a creator usually have, of how many. */
export interface Habits {
  of: number;
  chapters: number;
  links: number;
}

/** What so many of at least so many other descriptions have is a habit. */
const USUAL = 2 / 3;
const MIN_OTHERS = 2;

/** What only the creator can mend, the gravest first. Without `habits` nothing is missed that only some videos have. */
export function writeTodo(
  { flags, before, after, english }: Pick<OwnRewrite, "flags" | "before" | "after" | "english">,
  habits?: Habits,
): Todo[] {
  const { reading } = after ?? before;
  const broken = reading.chapters.broken.map(
    ({ words, lines }) => `${linesText(lines).replace(/^l/, "L")}: ${words}`,
  );
  const has = (wanted: Flags[number]["kind"]) => flags.some(({ kind }) => kind === wanted);
  // Who writes more gets past the title by that, and whose text has none of it writes anew.
  const isSaid = (kind: Flags[number]["kind"]) =>
    (kind === "repeats" && has("short")) || (kind === "short" && has("absent"));
  return [
    ...flags
      .filter((flag) => !isDeleted(flag, flags) && !isSaid(flag.kind))
      .map((flag) => writeFlag(flag, reading, english, has("short"))),
    ...(broken.length > 0
      ? [{ what: "Correct the times.", why: `YouTube makes no chapters of them. ${broken.join(" ")}` }]
      : []),
    ...(habits ? writeMissing(reading, habits) : []),
  ];
}

/** What a description lacks that the creator's others have. */
function writeMissing({ chapters, links }: Reading, habits: Habits): Todo[] {
  const isUsual = (count: number) => habits.of >= MIN_OTHERS && count >= USUAL * habits.of;
  const why = (count: number) =>
    `${count === habits.of ? (count === 2 ? "Both" : `All ${count}`) : `${count} of ${habits.of}`} other descriptions that you sent here have them.`;
  return [
    ...(chapters.count === 0 && isUsual(habits.chapters)
      ? [{ what: "Add chapters.", why: why(habits.chapters) }]
      : []),
    ...(links.count === 0 && isUsual(habits.links)
      ? [{ what: "Add your links.", why: why(habits.links) }]
      : []),
  ];
}

/** Whether hashtags that are to be replaced stand in the block of tags that is to be deleted. */
function isDeleted({ kind, quote }: Flags[number], flags: Flags): boolean {
  const block = flags.find((flag) => flag.kind === "tags")?.quote.split(/\s+/) ?? [];
  return kind === "hashtags" && quote.split(" ").every((hashtag) => block.includes(hashtag));
}

function writeFlag(
  { kind, quote }: Flags[number],
  { keywords, hashtags }: Reading,
  english: boolean,
  isShort: boolean,
): Todo {
  switch (kind) {
    case "thin":
      return {
        what: "Write two or three sentences on what viewers see in it.",
        why: "Search, and who decides whether to watch, has little but the title to go by.",
      };
    case "short":
      return {
        what: "Write two or three sentences more: what viewers see, learn or get.",
        why: "Each names things that people search for and the title has no room for.",
      };
    case "offer":
      return {
        what: "Put a line on what viewers get above the offer.",
        why: `Search and phones show only the first ${FOLD} characters. If a sponsor pays for the top, leave it.`,
        quote,
      };
    case "absent":
      return {
        what: isShort
          ? "Begin with two sentences on what viewers see, in the words of your title."
          : "Say in the first sentence what your title says.",
        why: `Search and phones show the first ${FOLD} characters.`,
      };
    case "tags":
      return { what: "Delete this block of tags.", why: "YouTube's spam policy names them.", quote };
    case "stuffed":
      return {
        what: `Say “${quote}” once or twice.`,
        why: "Again and again it reads as written for search, and YouTube's spam policy names it.",
      };
    case "capitals":
      return { what: "Write it in small letters.", why: "Capitals read slower and sound like shouting." };
    case "hashtags":
      return { what: `Replace ${quote}.`, why: "A hashtag works if people search for it." };
    case "excess":
      return quote === ""
        ? {
            what: `Replace the ${hashtags.count} hashtags with three that name the topic.`,
            why: "A hashtag works if people search for it.",
          }
        : {
            what: `Cut the ${hashtags.count} hashtags to ${listed(quote.split(" "))}.`,
            why: "YouTube shows three at the title. These come closest to what the video is about.",
          };
    case "asks":
      return {
        what: "Ask for one thing.",
        why: `It asks viewers to ${listed(quote.split(", "))}.`,
      };
    case "repeats":
      return {
        what: "Begin with what viewers get, not with the title again.",
        why: `Search and phones show the first ${FOLD} characters right below the title.`,
      };
    case "opening":
      // In other languages a keyword may be half a phrase.
      return writeOpening(quote, english ? keywords : []);
  }
}

function writeOpening(quote: string, keywords: Reading["keywords"]): Todo {
  if (quote !== "")
    return {
      what: "Begin with what viewers get. This can follow below.",
      why: `Search and phones show only the first ${FOLD} characters.`,
      quote,
    };
  const missing = keywords.find(({ inFirst }) => inFirst === 0)?.keyword;
  return {
    what: missing ? `Begin with a sentence that names “${missing}”.` : "Begin with what the video is about.",
    why: `Search and phones show only the first ${FOLD} characters.`,
  };
}
