import type { Reading } from "../../../functions/description-rewriter/reading";
import { counted, listed } from "../../../numbers/figures";
import type { MeasureShown } from "./measures";
import { linesText } from "./measures";

/** Pairs the items before with those after by their names. "–": not there. */
function pairItems<Item>(
  was: Item[],
  is: Item[],
  nameOf: (item: Item) => string,
  textOf: (item: Item) => string,
) {
  const names = [...new Set([...was, ...is].map(nameOf))];
  const valueIn = (items: Item[], name: string) => {
    const found = items.find((item) => nameOf(item) === name);
    return found ? textOf(found) : "–";
  };
  return names.map((name) => ({ name, before: valueIn(was, name), after: valueIn(is, name) }));
}

export function linksMeasure(was: Reading, is: Reading): MeasureShown {
  const { count, withProtocol } = is.links;
  const bare = count - withProtocol;
  return {
    label: "Links",
    before: `${was.links.count}`,
    after: `${count}`,
    note:
      bare > 0
        ? `${bare === 1 ? "One has" : `${bare} have`} no “https://”: not every app turns that into a link.`
        : undefined,
    parts: pairItems(
      was.links.named,
      is.links.named,
      ({ text }) => text,
      (link) => `line ${link.line}${link.hasProtocol ? "" : ", without “https://”"}`,
    ),
    basis: countText(is.links.named.length, count, "link"),
    method:
      "Everything that begins with “https://”, “http://” or “www.”, or ends like a web address. Links stay as they were written.",
  };
}

export function chaptersMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ chapters: { count, work } }: Reading) =>
    count === 0 ? "None" : work ? `${count}` : `${counted(count, "timestamp")}, no chapters`;
  const { chapters } = is;
  const broken = (reading: Reading) => reading.chapters.broken.map(({ words }) => words);
  return {
    label: "Chapters",
    before: value(was),
    after: value(is),
    note:
      chapters.count === 0
        ? "Without timestamps YouTube makes no chapters. Only you know where the parts begin."
        : chapters.work
          ? "YouTube makes chapters of them."
          : `${chapters.broken.map(({ words, lines }) => `${capitalize(linesText(lines))}: ${words}`).join(" ")} The times are unchanged: only you can correct them.`,
    parts: pairItems(
      was.chapters.named,
      is.chapters.named,
      ({ stamp, title }) => `${stamp} ${title}`.trim(),
      ({ line }) => `line ${line}`,
    ),
    basis: `${countText(chapters.named.length, chapters.count, "timestamp")}${broken(was).length > broken(is).length ? " The rewrite fixes a broken rule." : ""}`,
    method:
      "YouTube's rules: the first at 0:00, at least three, each later than the one before, each chapter ten seconds or longer.",
  };
}

export function hashtagsMeasure(was: Reading, is: Reading): MeasureShown {
  const { count, shown, ignored, inAll } = is.hashtags;
  return {
    label: "Hashtags",
    before: `${was.hashtags.count}`,
    after: `${count}`,
    note: ignored
      ? `${inAll} in title and description: over 60, YouTube ignores all of them.`
      : shown.length > 0
        ? `At the title YouTube shows ${listed(shown)}.`
        : inAll > count
          ? "The title has its own, so YouTube shows those."
          : undefined,
    parts: pairItems(
      was.hashtags.named.map((tag, at) => ({ tag, place: at + 1 })),
      is.hashtags.named.map((tag, at) => ({ tag, place: at + 1 })),
      ({ tag }) => tag,
      ({ place }) => `place ${place}`,
    ),
    basis: countText(is.hashtags.named.length, count, "hashtag"),
    method:
      "In their order: YouTube shows the first three at the title. With more than 60 in title and description, it ignores all of them.",
  };
}

export function callsToActionMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ asks, readability }: Reading) =>
    readability.why === "not-english" ? "Not measured" : `${asks.length}`;
  const { length } = is.asks;
  return {
    label: "Calls to action",
    before: value(was),
    after: value(is),
    note:
      length > 1
        ? `It asks viewers to ${listed(is.asks.map(({ ask }) => ask))}.`
        : length === 0 && value(is) === "0"
          ? "It asks viewers for nothing. One question at the end is enough."
          : undefined,
    parts: pairItems(
      was.asks,
      is.asks,
      ({ ask, words }) => `${capitalize(ask)}: “${words}”`,
      ({ line }) => `line ${line}`,
    ),
    basis: "The first of each kind.",
    method: "Found by the words that usually ask for it. English only.",
  };
}

/** "4 links.", or "The first 12 of 30 links." if only some are kept by name. */
function countText(named: number, count: number, one: string): string {
  return named < count ? `The first ${named} of ${counted(count, one)}.` : `${counted(count, one)}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
