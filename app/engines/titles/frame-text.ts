import {
  beginningOf,
  endOf,
  type Found,
  framesOf,
  GAP,
  NUMBER,
  numbersOf,
  type TitleWord,
  wordsOf,
} from "./frame-places";

/** A frame as it is shown. */
export interface FrameText {
  /** As the newest of its titles has it, with a "…" for each gap: "How to … in … minutes". */
  text: string;
  /** Whether a divider parts each gap from words without a subject, so that any fits: "… | Full walkthrough". */
  takesAny: boolean;
}

/** What belongs to the words of a gap, where it stands beside a frame's. */
const OPENS_GAP = /["'“‘#@$*]{1,4}$/u;
const CLOSES_GAP = /^[^\s|｜:()[\]【】「」—–~,-]+/u;
/** What stands before the first word and belongs to it: "#1 …", "「…」". */
const OPENS_TITLE = /[#¿¡([【「"“‘]{0,4}$/u;
const BRACKETS = new Map(["()", "[]", "【】", "「」"].map(([open = "", close = ""]) => [close, open]));
const OPENS_NEXT = /[\s|｜:([【「—–~-]{1,4}$/u;

/** A frame as its newest title has it; a number that is not the same in all of them is a gap. */
export function textOf(own: Found[]): FrameText {
  const newest = own.at(-1);
  if (!newest) return { text: "", takesAny: false };
  const { title, words, place } = newest;
  const between = (one: TitleWord | undefined, other: TitleWord | undefined) =>
    title.slice(one?.end ?? 0, other?.start ?? title.length);
  const middle = place.middle === null ? undefined : words[place.middle];
  if (middle) return { text: `${GAP} ${title.slice(middle.start, middle.end)} ${GAP}`, takesAny: false };
  const numbers = own.map(numbersOf);
  // A year passes, though all of them have the same.
  const differs = (numbers[0] ?? []).map(
    (first, slot) => (first >= 1900 && first < 2100) || numbers.some((one) => one[slot] !== first),
  );
  let slot = 0;
  const write = (part: TitleWord[]) =>
    part
      .map((word, at) => {
        const isGap = word.key === NUMBER && differs[slot++];
        return `${at > 0 ? between(part[at - 1], word) : ""}${isGap ? GAP : title.slice(word.start, word.end)}`;
      })
      .join("");
  const [beginning, end] = [beginningOf(newest), endOf(newest)];
  const [after, before] = [words[place.begin], words[place.length - place.end - 1]];
  const opening = between(beginning.at(-1), after).replace(OPENS_GAP, "") || " ";
  const closing = between(before, end[0]).replace(CLOSES_GAP, "") || " ";
  const rest = between(end.at(-1), words[place.length]).replace(OPENS_NEXT, "");
  const first = title.slice(0, words[0]?.start).match(OPENS_TITLE)?.[0] ?? "";
  const text = [
    beginning.length > 0 ? first + write(beginning) + opening : "",
    GAP,
    end.length > 0 ? closing + write(end) + rest : "",
  ].join("");
  // "How to: …" asks for words of its own kind; "… | Python tutorial" says what is in the video.
  const isLabel = (part: TitleWord[], next: TitleWord | undefined) =>
    part.length === 0 ||
    (next?.isAfterDivider === true &&
      part.some(({ tells }) => tells > 0) &&
      part.every(({ tells }) => tells < 1));
  // What stands in brackets is a claim of its own: "(beginner friendly)".
  const isClaim = /[([【「]$/u.test(title.slice(0, end[0]?.start ?? 0));
  const takesAny = !isClaim && isLabel(beginning, after) && isLabel(end, end[0]);
  const tidy = withoutOdd(text)
    .replace(/\s+/gu, " ")
    .replace(/…(?: …)+/gu, GAP)
    .trim();
  return { text: tidy, takesAny: takesAny && tidy.split(GAP).length === 2 };
}

/**
 * A frame with an idea as typed in its gap, where any subject fits there; with its gaps where it does not, or where the
 * title would be too long; null for a title that has the frame already.
 *
 * @param most characters
 */
export function fillFrame(
  { key, text, takesAny }: FrameText & { key: string },
  idea: string,
  most: number,
): string | null {
  if (framesOf(idea).has(key)) return null;
  const filled = text.replace(GAP, () => idea.trim());
  return takesAny && idea.trim() !== "" && [...filled].length <= most ? filled : text;
}

/** A frame, by what `framesOf` calls it, as titles of it have it, oldest first; "" without one that does. */
export function frameText(key: string, titles: readonly string[]): string {
  const own = titles.flatMap((written, at): Found[] => {
    const title = written.replace(/\s+/gu, " ").trim();
    const words = wordsOf(title);
    const place = framesOf(title, words).get(key);
    return place ? [{ title, words, place, at, multiple: 1 }] : [];
  });
  return textOf(own).text;
}

/** Without the brackets that close in a gap; what opens in one opens behind it: "… (… Truth)" of "A job in danger (The Truth)". */
function withoutOdd(text: string): string {
  const open: [bracket: string, at: number][] = [];
  const odd = new Set<number>();
  const opened = new Map<number, string>();
  const chars = [...text];
  for (const [at, char] of chars.entries()) {
    const opener = BRACKETS.get(char);
    if ([...BRACKETS.values()].includes(char)) open.push([char, at]);
    else if (opener === undefined) continue;
    else if (open.at(-1)?.[0] === opener) open.pop();
    else {
      const gap = chars.lastIndexOf(GAP, at);
      if (gap < 0 || opened.has(gap)) odd.add(at);
      else opened.set(gap, ` ${opener}${GAP}`);
    }
  }
  for (const [, at] of open) odd.add(at);
  return chars.map((char, at) => (odd.has(at) ? "" : char + (opened.get(at) ?? ""))).join("");
}
