import { wordsIn } from "../../../analyzer/topics/words";
import { asksIn } from "../measures/asks";
import { FOLD } from "../measures/first";
import { piecesOf } from "../measures/pieces";
import { joined, sentencesIn } from "../measures/sentences";
import type { Block } from "./blocks";
import { type Change, type Context, changed, type Draft, excerpt } from "./draft";
import { greetingOf } from "./greeting";
import { leansBack, standsAlone } from "./leaning";

const WHY = "Search and phones show the first 125 characters: they should hold the words people search for.";
/** More of a paragraph than this does not stand before a greeting. */
const OPENING = { sentences: 3, characters: 300 };

/**
 * Opens with what the video is about: the sentence that says most of the title's words in its first 125 characters, if it
 * says more of them than what stands there, needs no sentence before it and asks for nothing; sentences that lean on it
 * come with it. Greetings go behind. Only where no sentence says any of the title's words, the title itself opens.
 */
export function open(draft: Draft, context: Context): Draft {
  const wanted = keysOf(context.title);
  const changes: Change[] = [];
  const { greeting, blocks: ungreeted } = context.english
    ? withoutGreeting(draft.blocks)
    : { greeting: [], blocks: draft.blocks };
  const said = (text: string) => [...keysOf(text.slice(0, FOLD))].filter((key) => wanted.has(key)).length;
  const prose = ungreeted.filter(({ kind }) => kind === "prose");
  const there = said(prose.map(({ lines }) => lines.join(" ")).join(" "));
  let blocks = ungreeted;
  const best = context.english ? bestOf(prose, said) : null;
  const first = sentencesIn(prose[0]?.lines[0] ?? "")[0]?.text ?? "";
  const isLate = there > 0 && said(first) === 0;
  const isMore = there === 0 ? best !== null : (best?.says ?? 0) >= there + 2;
  if (best && (isMore || (isLate && best.says >= there))) {
    blocks = [{ kind: "prose", lines: [best.text] }, ...best.without(ungreeted)];
    changes.push({
      what: "Moved the sentence with most of the title's words to the front",
      why: WHY,
      after: excerpt(best.text),
    });
  } else if (wanted.size > 0 && !saysAny(prose, wanted) && titleLine(context.title) !== "") {
    const line = titleLine(context.title);
    blocks = [{ kind: "prose", lines: [line] }, ...ungreeted];
    changes.push({
      what: "Opened with the title's own words",
      why: `No sentence has any of them. ${WHY}`,
      after: line,
    });
  }
  if (greeting.length > 0) {
    blocks = greetBehind(blocks, greeting.join(" "));
    const isAlone = blocks[0]?.kind !== "prose" || blocks[0].lines.join(" ") === greeting.join(" ");
    if (isAlone) return changed(draft, [...draft.blocks], ...[]);
    changes.push({
      what: "Moved the greeting behind the opening",
      why: WHY,
      before: excerpt(greeting.join(" ")),
    });
  }
  return changed(draft, blocks, ...changes);
}

/** The words of a text that carry meaning, as they are compared. */
function keysOf(text: string): Set<string> {
  return new Set(
    wordsIn(text)
      .flat()
      .flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])),
  );
}

/** In other languages a word of the title may have another ending in the text: its first letters are enough. */
function saysAny(prose: Block[], wanted: ReadonlySet<string>): boolean {
  const said = [...keysOf(prose.map(({ lines }) => lines.join("\n")).join("\n"))];
  return [...wanted].some((key) => said.some((other) => other.slice(0, STEM) === key.slice(0, STEM)));
}
const STEM = 5;

function withoutGreeting(blocks: Block[]): { greeting: string[]; blocks: Block[] } {
  const [first, ...others] = blocks;
  const greeting: string[] = [];
  if (first?.kind !== "prose") return { greeting, blocks };
  const [line = "", ...lines] = first.lines;
  const kept: string[] = [];
  for (const { text } of sentencesIn(line)) {
    const found = kept.length === 0 && piecesOf(text).length === 0 ? greetingOf(text) : null;
    if (found) greeting.push(found.greeting);
    if (found?.rest !== "") kept.push(found ? found.rest : text);
  }
  if (greeting.length === 0) return { greeting, blocks };
  const rest = { ...first, lines: [...(kept.length > 0 ? [joined(kept)] : []), ...lines] };
  return { greeting, blocks: rest.lines.length > 0 ? [rest, ...others] : others };
}

interface Best {
  says: number;
  text: string;
  without(blocks: Block[]): Block[];
}

function bestOf(prose: Block[], said: (text: string) => number): Best | null {
  let best: Best | null = null;
  for (const block of prose) {
    for (const [at, line] of block.lines.entries()) {
      const sentences = sentencesIn(line).map(({ text }) => text);
      for (const [from, sentence] of sentences.entries()) {
        const says = said(sentence);
        if (says <= (best?.says ?? 0) || !canOpen(sentence)) continue;
        let to = from + 1;
        while (to < sentences.length && leansBack(sentences[to] as string)) to += 1;
        // A chain of sentences is an argument, and stays where it is made.
        if (to - from > 2) continue;
        const rest = joined([...sentences.slice(0, from), ...sentences.slice(to)]);
        const lines = block.lines.flatMap((other, place) =>
          place === at ? (rest === "" ? [] : [rest]) : [other],
        );
        best = {
          says,
          text: joined(sentences.slice(from, to)),
          without: (blocks) =>
            blocks.flatMap((other) =>
              other === block ? (lines.length > 0 ? [{ ...block, lines }] : []) : [other],
            ),
        };
      }
    }
  }
  return best;
}

function canOpen(sentence: string): boolean {
  const ends = /[.!?…]["'”)]*$/.test(sentence);
  const length = sentence.length >= 20 && sentence.length <= 2 * FOLD;
  const plain =
    !/^\W*\d{1,2}:\d/.test(sentence) &&
    !piecesOf(sentence).some(({ kind }) => kind !== "number" && kind !== "timestamp");
  return (
    ends &&
    length &&
    plain &&
    asksIn(sentence).length === 0 &&
    standsAlone(sentence, 40) &&
    !/^thank/i.test(sentence)
  );
}

/** The title as a sentence of its own, without hashtags and what YouTube would not show in search. */
function titleLine(title: string): string {
  const bare = title
    .replace(/[#＃][\p{L}\p{N}_\p{M}]+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\s.,:;|–—-]+$/u, "")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return "";
  return /[!?！？…。)\]]$|[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(bare) ? bare : `${bare}.`;
}

/** Behind the opening paragraph, or behind its first sentence where it is long. */
function greetBehind(blocks: Block[], greeting: string): Block[] {
  const [first, ...others] = blocks;
  const greets: Block = { kind: "prose", lines: [greeting] };
  if (first?.kind !== "prose") return [greets, ...blocks];
  const [line = "", ...lines] = first.lines;
  const sentences = sentencesIn(line).map(({ text }) => text);
  const isShort = sentences.length <= OPENING.sentences && line.length <= OPENING.characters;
  if (isShort && lines.length === 0) return [first, greets, ...others];
  let to = isShort ? sentences.length : 1;
  while (to < sentences.length && sentences.slice(0, to).join(" ").length < FOLD) to += 1;
  while (to < sentences.length && leansBack(sentences[to] as string)) to += 1;
  const rest = [...(to < sentences.length ? [joined(sentences.slice(to))] : []), ...lines];
  const behind: Block[] = rest.length > 0 ? [{ kind: "prose", lines: rest }] : [];
  return [{ kind: "prose", lines: [joined(sentences.slice(0, to))] }, greets, ...behind, ...others];
}
