import { findCallsToAction } from "../calls-to-action";
import { findChapters, toSeconds } from "../chapters";
import { blankOut, findPieces, type Piece } from "../pieces";
import { joinSentences, refersBack, splitSentences, standsAlone } from "../sentences";
import { isLinkLine } from "./blocks";
import { type Change, firstDifference } from "./draft";

/** In a line of fewer characters a link between sentences is seen. */
const WALL = 320;

/** What a line holds that belongs on a line of its own, put there. The words and their order stay. */
export function putOnOwnLines(text: string, english: boolean): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  const run = (line: string, part: (line: string) => string[], what: string, why: string) => {
    const parts = part(line);
    if (parts.length > 1) changes.push({ what, why, ...firstDifference(line, parts.join(" / ")) });
    return parts;
  };
  let inCode = false;
  const lines = text.split("\n").flatMap((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode || /^(?:\t| {4,})\S/.test(line)) return [line];
    return run(
      line,
      chapterLines,
      "Put every chapter on a line of its own",
      "YouTube reads one timestamp a line.",
    )
      .flatMap((part) =>
        run(
          part,
          hashtagLines,
          "Parted the hashtags from the sentence before them",
          "Hashtags are no part of a sentence.",
        ),
      )
      .flatMap((part) =>
        run(
          part,
          (whole) => linkLines(whole, english && line.length > WALL),
          "Put links on lines of their own",
          "A link in a wall of text is overlooked.",
        ),
      );
  });
  return { text: lines.join("\n"), changes };
}

/** "Intro text. 0:00 Start 1:20 Middle 3:40 End": three or more, from 0:00, ascending. */
function chapterLines(line: string): string[] {
  const stamps = findPieces(line).filter(({ kind }) => kind === "timestamp");
  const seconds = stamps.map(({ text }) => toSeconds(text));
  const ascends = seconds.every((second, at) => at === 0 || second > (seconds[at - 1] as number));
  if (stamps.length < 3 || seconds[0] !== 0 || !ascends) return [line];
  const from = stamps.map(({ start }) => (/[([]$/.test(line.slice(0, start)) ? start - 1 : start));
  const chapters = from.map((start, at) => line.slice(start, from[at + 1] ?? line.length));
  // "Start 0:00 Middle 1:20": the titles stand before their times.
  if (chapters.slice(0, -1).some((chapter) => findChapters(chapter).chapters[0]?.title === "")) return [line];
  const [last, rest] = lastChapter(chapters.pop() as string);
  const before = line.slice(0, from[0]);
  const heading = /(?:^|[.!?]\s*)\W*((?:chapters?|time ?stamps?|time ?codes?)\s*[:–-]?)\s*$/iu.exec(before);
  const text = heading
    ? before.slice(0, before.length - heading[0].length + heading[0].indexOf(heading[1] as string))
    : before;
  return [text, heading?.[1] ?? "", ...chapters, last.replace(/(?<=[^.])\.$/, ""), rest]
    .map((part) =>
      part
        .replace(/\s*[|,;·•/–—-]*\s*$/u, (tail) =>
          /^\s*$/.test(tail) ? "" : tail.replace(/[\s|,;·•/–—-]+/gu, ""),
        )
        .trim(),
    )
    .filter((part) => part !== "");
}

/** The last chapter's title ends where a sentence does, or a link, a hashtag or a call to action begins. */
function lastChapter(text: string): [string, string] {
  const [stamp] = findPieces(text) as [Piece];
  const ends = [
    /[.!?]\s+\p{Lu}/u.exec(text)?.index,
    findPieces(text).find(({ kind }) => kind === "link" || kind === "hashtag" || kind === "email")?.start,
    findCallsToAction(text)[0]?.start,
  ].filter((end): end is number => end !== undefined && end > stamp.end + 1);
  if (ends.length === 0) return [text, ""];
  let end = Math.min(...ends);
  if (/[.!?]/.test(text[end] ?? "")) end += 1;
  // The words that introduce a link begin with a capital: "Results Recipe: https://…".
  const label = /\s(\p{Lu}[^\s]*(?:\s\S+){0,4}[:–-]\s*)$/u.exec(text.slice(0, end));
  return label
    ? [text.slice(0, label.index), text.slice(label.index)]
    : [text.slice(0, end), text.slice(end)];
}

/** "Enjoy! #bread #baking": tags behind the end of a sentence, or three in a row. */
function hashtagLines(line: string): string[] {
  const run = /(?:^|\s)((?:[#＃][\p{L}\p{N}_\p{M}]+[\s,|]*)+)$/u.exec(line);
  if (!run || run.index === 0) return [line];
  const before = line.slice(0, run.index).trimEnd();
  const tags = findPieces(run[1] as string).filter(({ kind }) => kind === "hashtag").length;
  const ends = /[.!?…。！？:)"”|–—-]$|\p{Extended_Pictographic}\uFE0F?$/u.test(before);
  const isLink =
    findPieces(before).at(-1)?.end === before.length && findPieces(before).at(-1)?.kind === "link";
  return tags >= 3 || (tags > 0 && (ends || isLink)) ? [before, (run[1] as string).trim()] : [line];
}

function linkLines(line: string, isWall: boolean): string[] {
  return labelledLinks(line) ?? (isWall ? linkSentences(line) : [line]);
}

/** "Instagram: https://… Shop: https://…": two or more links, each behind a few words of its own. */
function labelledLinks(line: string): string[] | null {
  const links = findPieces(line).filter(({ kind }) => kind === "link" || kind === "email");
  if (links.length < 2) return null;
  const parts = links.map(({ end }, at) => line.slice(links[at - 1]?.end ?? 0, end));
  if (blankOut(line.slice(links.at(-1)?.end), []).replace(/[\s.,;|]/g, "") !== "") return null;
  const labels = parts.map((part, at) => part.replace(links[at]?.text ?? "", "").replace(/^[\s,;|•·]+/u, ""));
  const areLabels = labels.every(
    (label) => /^[^.!?]{1,40}[:–→-]\s*$/u.test(label) && label.split(/\s+/).length <= 6,
  );
  return areLabels ? parts.map((part) => part.replace(/^[\s,;|]+/, "")) : null;
}

/** A line of several sentences: those that bring a link come to stand alone, where no other leans on them. */
function linkSentences(line: string): string[] {
  const sentences = splitSentences(line);
  const parts: string[][] = [[]];
  sentences.forEach(({ text }, at) => {
    const next = sentences[at + 1]?.text;
    const parted =
      isLinkLine(text) &&
      isLinked(text) &&
      hasWords(text) &&
      standsAlone(text) &&
      !(next && (refersBack(next) || !hasWords(next)));
    // A point right behind a link is easily taken for a part of it.
    if (parted) parts.push([endsInLink(text) ? text.slice(0, -1) : text], []);
    else parts.at(-1)?.push(text);
  });
  const lines = parts.filter((part) => part.length > 0).map(joinSentences);
  return lines.length > 1 ? lines : [line];
}

function isLinked(sentence: string): boolean {
  return findPieces(sentence).some(({ kind }) => kind === "link");
}

/** Words besides the link itself: without any, it belongs to the sentence before it. */
function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(blankOut(sentence, ["link", "email"]));
}

function endsInLink(sentence: string): boolean {
  return sentence.endsWith(".") && findPieces(sentence).at(-1)?.end === sentence.length - 1;
}
