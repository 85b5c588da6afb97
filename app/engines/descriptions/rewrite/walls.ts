import { knowsLeaning, leansBack, type Span, splitSentences } from "../sentences";
import { type Change, type Draft, excerpt } from "./draft";
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
