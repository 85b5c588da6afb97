import type { Block } from "./blocks";
import { type Context, changed, type Draft, excerpt } from "./draft";
import { FOLD } from "./first";
import { greetingOf } from "./greeting";
import { FIRST_CHARACTERS, lead } from "./lead";
import { leansBack } from "./leaning";
import { piecesOf } from "./pieces";
import { joined, sentencesIn } from "./sentences";

/** More of a paragraph than this does not stand before a greeting. */
const OPENING = { sentences: 3, characters: 300 };

/** Opens with what the video is about (see `lead`); a greeting comes behind it. */
export function open(draft: Draft, context: Context): Draft {
  const { greeting, blocks } = context.english
    ? withoutGreeting(draft.blocks)
    : { greeting: [], blocks: draft.blocks };
  const led = lead(blocks, context);
  if (greeting.length === 0) return changed(draft, led.blocks, ...led.changes);
  // There is nothing that it could stand behind.
  if (led.blocks[0]?.kind !== "prose") return draft;
  const greets = joined(greeting);
  return changed(draft, greetBehind(led.blocks, greets), ...led.changes, {
    what: "Moved the greeting behind the opening",
    why: FIRST_CHARACTERS,
    before: excerpt(greets),
  });
}

/** The blocks without the sentences that greet, where the text begins with them. */
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
