import { counted } from "../../../numbers/counted";
import { listed } from "../../../numbers/listed";
import { linesText } from "./counted";
import type { MeasureShown } from "./measures-shown";
import type { Reading } from "./reading";

/** Pairs what is named before with what is named after, by its name. */
function paired<Named>(
  was: Named[],
  is: Named[],
  nameOf: (one: Named) => string,
  of: (one: Named) => string,
) {
  const names = [...new Set([...was, ...is].map(nameOf))];
  const at = (list: Named[], name: string) => {
    const found = list.find((one) => nameOf(one) === name);
    return found ? of(found) : "–";
  };
  return names.map((name) => ({ name, before: at(was, name), after: at(is, name) }));
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
        ? `${bare === 1 ? "One begins" : `${bare} begin`} without “https://”: not every app makes a link of that.`
        : undefined,
    parts: paired(
      was.links.named,
      is.links.named,
      ({ text }) => text,
      (link) => `line ${link.line}${link.hasProtocol ? "" : ", without “https://”"}`,
    ),
    basis: firstOf(is.links.named.length, count, "link"),
    method:
      "What begins with “https://”, “http://” or “www.”, or ends like an address. A link stays as it was written, to the letter.",
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
          : `${chapters.broken.map(({ words, lines }) => `${capital(linesText(lines))}: ${words}`).join(" ")} Times are yours to mend; none was touched.`,
    parts: paired(
      was.chapters.named,
      is.chapters.named,
      ({ stamp, title }) => `${stamp} ${title}`.trim(),
      ({ line }) => `line ${line}`,
    ),
    basis: `${firstOf(chapters.named.length, chapters.count, "timestamp")}${broken(was).length > broken(is).length ? " The rewrite mends what broke a rule." : ""}`,
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
    parts: paired(
      was.hashtags.named.map((tag, at) => ({ tag, place: at + 1 })),
      is.hashtags.named.map((tag, at) => ({ tag, place: at + 1 })),
      ({ tag }) => tag,
      ({ place }) => `place ${place}`,
    ),
    basis: firstOf(is.hashtags.named.length, count, "hashtag"),
    method:
      "In their order, as the first three are shown at the title. More than 60 in title and description, and YouTube ignores them all.",
  };
}

export function asksMeasure(was: Reading, is: Reading): MeasureShown {
  const value = ({ asks, readability }: Reading) =>
    readability.why === "not-english" ? "Not measured" : `${asks.length}`;
  const { length } = is.asks;
  return {
    label: "Calls to action",
    before: value(was),
    after: value(is),
    note:
      length > 1
        ? `It asks for ${listed(is.asks.map(({ ask }) => ask))}. One is answered more often than several.`
        : length === 0 && value(is) === "0"
          ? "It asks viewers for nothing. One question at the end is enough."
          : undefined,
    parts: paired(
      was.asks,
      is.asks,
      ({ ask, words }) => `${capital(ask)}: “${words}”`,
      ({ line }) => `line ${line}`,
    ),
    basis: "The first of each kind.",
    method: "Looked for by the words that usually ask it. English only.",
  };
}

/** How many are named below, of how many. */
function firstOf(named: number, count: number, one: string): string {
  return named < count ? `The first ${named} of ${counted(count, one)}.` : `${counted(count, one)}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
