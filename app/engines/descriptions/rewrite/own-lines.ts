import { findCallsToAction } from "../calls-to-action";
import { findChapters, findPieces, toSeconds } from "../chapters";
import { knowsLeaning, leansBack, type Span, splitSentences } from "../sentences";
import { type Change, type Context, type Draft, excerpt, firstDifference } from "./draft";
import { asksViewers, findProse, isGreeting, isHeading, isLegalHeading, isOffer, WALL } from "./lines";

const PARAGRAPH = { sentences: 3, characters: 260 };
const SHORT = 80;

/**
 * Puts blank lines into walls of text: after two or three sentences each, where the next sentence does not lean on the one
 * before. Greetings stay with what follows them; offers, calls to action, steps and credits in a row stay together. Only in
 * the languages whose leaning words are known.
 */
export function splitWalls(text: string): Draft {
  const changes: Change[] = [];
  const prose = findProse(text);
  const lines = text.split("\n");
  const made = lines.flatMap((line, at) => {
    const parts = prose[at] ? splitWall(line) : [line];
    if (parts.length === 1) return parts;
    changes.push({
      kind: "paragraphs",
      before: excerpt(line),
    });
    const next = lines[at + 1];
    const before = lines[at - 1];
    const hasGapBefore = before === undefined || before.trim() === "" || isHeading(before);
    const hasGapAfter = next === undefined || next.trim() === "" || /[:：]\s*$/u.test(line);
    return [...(hasGapBefore ? [] : [""]), parts.join("\n\n"), ...(hasGapAfter ? [] : [""])];
  });
  return { text: made.join("\n"), changes };
}

function splitWall(line: string): string[] {
  if (line.length <= WALL || !knowsLeaning(line)) return [line];
  const sentences = splitSentences(line);
  if (sentences.length < 3) return [line];
  const paid = findPaid(sentences.map(({ text }) => text));
  const groups: Span[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    const group = groups.at(-1);
    const last = sentences[at - 1];
    const length = group?.[0] ? sentence.end - group[0].start : 0;
    const isFull = !group || group.length >= PARAGRAPH.sentences || length > PARAGRAPH.characters;
    if (isFull && !(last && (paid[at - 1] || belongTogether(last.text, sentence.text))))
      groups.push([sentence]);
    else group?.push(sentence);
  }
  const [end, before] = [groups.at(-1), groups.at(-2)];
  // A short last sentence is no paragraph.
  if (end?.length === 1 && before && (end[0]?.text.length ?? 0) < SHORT) before.push(...(groups.pop() ?? []));
  return groups.map((group) => line.slice(group[0]?.start, group.at(-1)?.end));
}

/** So many sentences of a sponsor's block may be without a word of money. */
const PAID_GAP = 6;

/**
 * Which sentences are of an offer, a credit or a legal line, or stand between two of those: none ends a paragraph. All that
 * follows "Disclaimer:" is legal.
 */
function findPaid(sentences: string[]): boolean[] {
  const legal = sentences.findIndex(isLegalHeading);
  const paid = sentences.map((sentence, at) => isOffer(sentence) || (legal >= 0 && at >= legal));
  let last = -1;
  paid.forEach((isPaid, at) => {
    if (!isPaid) return;
    if (last >= 0 && at - last <= PAID_GAP) paid.fill(true, last, at);
    last = at;
  });
  return paid;
}

/** "4. Put the card into the Pi": a step of a list within a line. */
const STEP = /^\(?\d{1,2}[.)]\s/u;

/** Whether no paragraph may end between two sentences. What stands behind a call to action may belong to it. */
function belongTogether(one: string, next: string): boolean {
  return (
    leansBack(next) || isGreeting(one) || asksViewers(one) || /[?:]["'”)]*$/u.test(one) || STEP.test(next)
  );
}

/**
 * Puts chapters, and links with labels, that stand in one line on lines of their own. Words and their order stay; between
 * chapters the marks that separated them go ("|", "–"). Any language. Code is left as it is.
 */
export function putOnOwnLines(text: string, _context?: Context): Draft {
  const changes: Change[] = [];
  const apply = (line: string, split: (line: string) => string[], kind: Change["kind"]) => {
    const parts = split(line);
    if (parts.length > 1)
      changes.push({
        kind,
        ...firstDifference(line, parts.filter((part) => part !== "").join(" / ")),
      });
    return parts;
  };
  let inCode = false;
  const lines = text.split("\n").flatMap((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode || /^(?:\t| {4,})\S/.test(line)) return [line];
    return apply(line, chapterLines, "chapter-lines").flatMap((part) =>
      apply(part, labelledLinks, "link-lines"),
    );
  });
  return { text: lines.join("\n"), changes };
}

/** A chapter's title has hardly more characters, its time included. */
const MAX_TITLE = 70;

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
  // Where a title ends nobody can tell: text that goes on would become part of the chapter.
  if (last.trim().length > MAX_TITLE) return [line];
  const before = line.slice(0, from[0]);
  const named =
    /((?:chapters?|time ?stamps?|time ?codes?)(?:\s*[:–-])?)\s*$/iu.exec(before) ??
    /(?<=^|[.!?…]\s)(\p{L}[^.!?…:：]{0,30}[:：])\s*$/u.exec(before);
  // A word right before it belongs to the same sentence.
  const isHeading = named && !/\w[^\w.!?]*$/iu.test(before.slice(0, named.index));
  const [text, heading = ""] = isHeading ? [before.slice(0, named.index), named[1]] : [before];
  const bare = (part: string) =>
    part
      .trimEnd()
      .replace(/(?<![|,;·•/–—-])[|,;·•/–—-]+$/u, "")
      .trim();
  const list = [heading, ...others, last.replace(/(?<=[^.])\.$/, "")].map(bare).filter((part) => part !== "");
  const around = (part: string) => (part.trim() === "" ? [] : [part.trim()]);
  // A blank line parts the list from the text around it.
  return [
    ...around(text).flatMap((part) => [part, ""]),
    ...list,
    ...around(rest).flatMap((part) => ["", part]),
  ];
}

/** A drawn line, "▬▬▬▬" or "----", between parts of a description. */
const DRAWN_LINE = /\s(?=([^\p{L}\p{N}\s.!?])\1{3})/u;

/**
 * The last chapter and the text after it: its title ends with a sentence, or before a drawn line, link, hashtag or call to
 * action.
 */
function splitLastChapter(text: string): [string, string] {
  const [stamp] = findPieces(text);
  const ends = [
    /[.!?]\s+\p{Lu}/u.exec(text)?.index,
    DRAWN_LINE.exec(text)?.index,
    findPieces(text).find(({ kind }) => kind === "link" || kind === "hashtag" || kind === "email")?.start,
    findCallsToAction(text)[0]?.start,
  ].filter((end): end is number => end !== undefined && end > (stamp?.end ?? 0) + 1);
  if (ends.length === 0) return [text, ""];
  let end = Math.min(...ends);
  if (/[.!?]/.test(text[end] ?? "")) end += 1;
  // The label of a link begins with a capital: "Results Recipe: https://…".
  const label = /\s(\p{Lu}[^\s]*(?:\s\S+){0,4}\s?[:–-]\s*)$/u.exec(text.slice(0, end));
  return label
    ? [text.slice(0, label.index), text.slice(label.index)]
    : [text.slice(0, end), text.slice(end)];
}

/** "Instagram: https://… Shop: https://…": two links or more, each with its own label. The line alone if it is not like that. */
function labelledLinks(line: string): string[] {
  const links = findPieces(line).filter(({ kind }) => kind === "link" || kind === "email");
  if (links.length < 2) return [line];
  const parts = links.map(({ end }, at) => line.slice(links[at - 1]?.end ?? 0, end));
  if (line.slice(links.at(-1)?.end).replace(/[\s.,;|]/g, "") !== "") return [line];
  const labels = parts.map((part, at) => part.replace(links[at]?.text ?? "", "").replace(/^[\s,;|•·]+/u, ""));
  const areLabels = labels.every(
    (label) => /^[^.!?]{1,40}[:–→-]\s*$/u.test(label) && label.split(/\s+/).length <= 6,
  );
  return areLabels ? parts.map((part, at) => (at === 0 ? part : part.replace(/^[\s,;|•·]+/u, ""))) : [line];
}
