import { findCallsToAction } from "../calls-to-action";
import { findChapters, toSeconds } from "../chapters";
import { blankOut, findPieces } from "../pieces";
import { joinSentences, refersBack, splitSentences, standsAlone } from "../sentences";
import { isLinkLine } from "./blocks";
import { type Change, firstDifference } from "./draft";

/** In a shorter line a link between sentences is easy to see. */
const WALL = 320;

/**
 * Puts chapters, hashtags and links that stand in a line of text on lines of their own. Words and their order stay. Code is
 * left as it is, and so are links in sentences unless the text is English.
 */
export function putOnOwnLines(text: string, english: boolean): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  const apply = (line: string, split: (line: string) => string[], what: string, why: string) => {
    const parts = split(line);
    if (parts.length > 1) changes.push({ what, why, ...firstDifference(line, parts.join(" / ")) });
    return parts;
  };
  let inCode = false;
  const lines = text.split("\n").flatMap((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode || /^(?:\t| {4,})\S/.test(line)) return [line];
    return apply(
      line,
      chapterLines,
      "Put every chapter on a line of its own",
      "YouTube reads one timestamp a line.",
    )
      .flatMap((part) =>
        apply(
          part,
          hashtagLines,
          "Separated the hashtags from the sentence before them",
          "Hashtags are not part of a sentence.",
        ),
      )
      .flatMap((part) =>
        apply(
          part,
          (whole) => linkLines(whole, english && line.length > WALL),
          "Put links on lines of their own",
          "A link in a wall of text is easily overlooked.",
        ),
      );
  });
  return { text: lines.join("\n"), changes };
}

/** "Intro text. 0:00 Start 1:20 Middle 3:40 End": three timestamps or more, from 0:00, ascending. */
function chapterLines(line: string): string[] {
  const stamps = findPieces(line).filter(({ kind }) => kind === "timestamp");
  const seconds = stamps.map(({ text }) => toSeconds(text));
  const isAscending = seconds.every((second, at) => second > (seconds[at - 1] ?? -1));
  if (stamps.length < 3 || seconds[0] !== 0 || !isAscending) return [line];
  const from = stamps.map(({ start }) => (/[([]$/.test(line.slice(0, start)) ? start - 1 : start));
  const chapters = from.map((start, at) => line.slice(start, from[at + 1] ?? line.length));
  const others = chapters.slice(0, -1);
  // "Start 0:00 Middle 1:20": the titles stand before their times.
  if (others.some((chapter) => findChapters(chapter).chapters[0]?.title === "")) return [line];
  const [last, rest] = splitLastChapter(chapters.at(-1) ?? "");
  const before = line.slice(0, from[0]);
  const named = /((?:chapters?|time ?stamps?|time ?codes?)(?:\s*[:–-])?)\s*$/iu.exec(before);
  // A word right before it belongs to the same sentence.
  const isHeading = named && !/\w[^\w.!?]*$/iu.test(before.slice(0, named.index));
  const [text, heading = ""] = isHeading ? [before.slice(0, named.index), named[1]] : [before];
  return [text, heading, ...others, last.replace(/(?<=[^.])\.$/, ""), rest]
    .map((part) =>
      part
        .trimEnd()
        .replace(/(?<![|,;·•/–—-])[|,;·•/–—-]+$/u, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

/** The last chapter and the text after it: its title ends with a sentence, or before a link, hashtag or call to action. */
function splitLastChapter(text: string): [string, string] {
  const [stamp] = findPieces(text);
  const ends = [
    /[.!?]\s+\p{Lu}/u.exec(text)?.index,
    findPieces(text).find(({ kind }) => kind === "link" || kind === "hashtag" || kind === "email")?.start,
    findCallsToAction(text)[0]?.start,
  ].filter((end): end is number => end !== undefined && end > (stamp?.end ?? 0) + 1);
  if (ends.length === 0) return [text, ""];
  let end = Math.min(...ends);
  if (/[.!?]/.test(text[end] ?? "")) end += 1;
  // The label of a link begins with a capital: "Results Recipe: https://…".
  const label = /\s(\p{Lu}[^\s]*(?:\s\S+){0,4}[:–-]\s*)$/u.exec(text.slice(0, end));
  return label
    ? [text.slice(0, label.index), text.slice(label.index)]
    : [text.slice(0, end), text.slice(end)];
}

/** "Enjoy! #bread #baking": hashtags after the end of a sentence, or three in a row. */
function hashtagLines(line: string): string[] {
  const found = /(?:^|\s)((?:[#＃][\p{L}\p{N}_\p{M}]+[\s,|]*)+)$/u.exec(line);
  if (!found || found.index === 0) return [line];
  const [, tags = ""] = found;
  const before = line.slice(0, found.index).trimEnd();
  const count = findPieces(tags).filter(({ kind }) => kind === "hashtag").length;
  const endsSentence = /[.!?…。！？:)"”|–—-]$|\p{Extended_Pictographic}\uFE0F?$/u.test(before);
  const last = findPieces(before).at(-1);
  const isLink = last?.kind === "link" && last.end === before.length;
  return count >= 3 || (count > 0 && (endsSentence || isLink)) ? [before, tags.trim()] : [line];
}

function linkLines(line: string, isWall: boolean): string[] {
  return labelledLinks(line) ?? (isWall ? linkSentences(line) : [line]);
}

/** "Instagram: https://… Shop: https://…": two links or more, each with its own label. null if the line is not like that. */
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

/** Sentences with a link get a line of their own, unless another sentence refers to them. */
function linkSentences(line: string): string[] {
  const sentences = splitSentences(line);
  const parts: string[][] = [[]];
  sentences.forEach(({ text }, at) => {
    const next = sentences[at + 1]?.text;
    const isOwnLine =
      isLinkLine(text) &&
      hasLink(text) &&
      hasWords(text) &&
      standsAlone(text) &&
      !(next && (refersBack(next) || !hasWords(next)));
    // A full stop right after a link is easily taken for part of it.
    if (isOwnLine) parts.push([endsInLink(text) ? text.slice(0, -1) : text], []);
    else parts.at(-1)?.push(text);
  });
  const lines = parts.filter((part) => part.length > 0).map(joinSentences);
  return lines.length > 1 ? lines : [line];
}

function hasLink(sentence: string): boolean {
  return findPieces(sentence).some(({ kind }) => kind === "link");
}

/** Whether there are words besides the link. Without any, it belongs to the sentence before. */
function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(blankOut(sentence, ["link", "email"]));
}

function endsInLink(sentence: string): boolean {
  return sentence.endsWith(".") && findPieces(sentence).at(-1)?.end === sentence.length - 1;
}
