import { splitWords } from "../../../words/words";
import { findCallsToAction } from "../calls-to-action";
import { FOLD } from "../keyword-use";
import { findPieces } from "../pieces";
import { joinSentences, refersBack, splitSentences, standsAlone } from "../sentences";
import type { Block } from "./blocks";
import { type Change, type Context, type Draft, excerpt, withChanges } from "./draft";

/** The most of a first paragraph that stays together before the greeting. */
const SHORT_PARAGRAPH = { sentences: 3, characters: 300 };

/** Opens with what the video is about (see `leadWithTopic`) and moves a greeting behind it. */
export function improveOpening(draft: Draft, context: Context): Draft {
  const { greeting, blocks } = context.english
    ? withoutGreeting(draft.blocks)
    : { greeting: [], blocks: draft.blocks };
  const led = leadWithTopic(blocks, context);
  if (greeting.length === 0) return withChanges(draft, led.blocks, ...led.changes);
  // Without prose, there is nothing to put the greeting behind.
  if (led.blocks[0]?.kind !== "prose") return draft;
  const moved = joinSentences(greeting);
  return withChanges(draft, putGreetingBehind(led.blocks, moved), ...led.changes, {
    what: "Moved the greeting behind the opening",
    why: FIRST_CHARACTERS,
    before: excerpt(moved),
  });
}

/** Takes greeting sentences away from the beginning of the text. */
function withoutGreeting(blocks: Block[]): { greeting: string[]; blocks: Block[] } {
  const [first, ...others] = blocks;
  const greeting: string[] = [];
  if (first?.kind !== "prose") return { greeting, blocks };
  const [line = "", ...lines] = first.lines;
  const kept: string[] = [];
  for (const { text } of splitSentences(line)) {
    const found = kept.length === 0 && findPieces(text).length === 0 ? splitGreeting(text) : null;
    if (found) greeting.push(found.greeting);
    if (found?.rest !== "") kept.push(found ? found.rest : text);
  }
  if (greeting.length === 0) return { greeting, blocks };
  const rest = { ...first, lines: [...(kept.length > 0 ? [joinSentences(kept)] : []), ...lines] };
  return { greeting, blocks: rest.lines.length > 0 ? [rest, ...others] : others };
}

/** Puts the greeting behind the first paragraph, or behind its first sentence if the paragraph is long. */
function putGreetingBehind(blocks: Block[], greeting: string): Block[] {
  const [first, ...others] = blocks;
  const greetingBlock: Block = { kind: "prose", lines: [greeting] };
  if (first?.kind !== "prose") return [greetingBlock, ...blocks];
  const [line = "", ...lines] = first.lines;
  const sentences = splitSentences(line).map(({ text }) => text);
  const isShort = sentences.length <= SHORT_PARAGRAPH.sentences && line.length <= SHORT_PARAGRAPH.characters;
  if (isShort && lines.length === 0) return [first, greetingBlock, ...others];
  let to = isShort ? sentences.length : 1;
  while (to < sentences.length && sentences.slice(0, to).join(" ").length < FOLD) to += 1;
  while (refersBack(sentences[to] ?? "")) to += 1;
  const rest = [...(to < sentences.length ? [joinSentences(sentences.slice(to))] : []), ...lines];
  const behind: Block[] = rest.length > 0 ? [{ kind: "prose", lines: rest }] : [];
  return [
    { kind: "prose", lines: [joinSentences(sentences.slice(0, to))] },
    greetingBlock,
    ...behind,
    ...others,
  ];
}

export const FIRST_CHARACTERS =
  "Search and phones show the first 125 characters: they should hold the words people search for.";
/** A sentence must have this many more of the title's words to be moved. */
const MIN_GAIN = 2;
/** How many letters of two words are compared if their endings may differ. */
const STEM = 5;

/**
 * Moves the sentence to the front that has most words of title and keywords in its first 125 characters. It must have at
 * least two of them (or the only one), and two more than the beginning has now, or as many if the first sentence has none.
 * A sentence that refers back to it comes along. If no sentence has a word of the title, the title itself is put first.
 */
export function leadWithTopic(
  blocks: Block[],
  { title, keywords, english }: Context,
): { blocks: Block[]; changes: Change[] } {
  const wanted = topicKeys([title, ...keywords].join("\n"));
  const countWanted = (text: string) =>
    [...topicKeys(text.slice(0, FOLD))].filter((key) => wanted.has(key)).length;
  const prose = blocks.filter(({ kind }) => kind === "prose");
  const now = countWanted(prose.map(({ lines }) => lines.join(" ")).join(" "));
  const best = english ? findBestOpening(prose, countWanted) : null;
  const first = splitSentences(prose[0]?.lines[0] ?? "")[0]?.text ?? "";
  // One word of several is often mentioned in passing.
  const least = Math.min(MIN_GAIN, wanted.size);
  const isWorthIt = (count: number) =>
    count >= least && (now === 0 || count >= now + MIN_GAIN || (count >= now && countWanted(first) === 0));
  if (best && isWorthIt(best.count)) {
    const what = "Moved the sentence with most of the title's words to the front";
    return {
      blocks: [{ kind: "prose", lines: [best.text] }, ...best.without(blocks)],
      changes: [{ what, why: FIRST_CHARACTERS, after: excerpt(best.text) }],
    };
  }
  const line = titleLine(title);
  if (wanted.size === 0 || line === "" || mentionsAny(prose, wanted)) return { blocks, changes: [] };
  const why = `No sentence has any of them. ${FIRST_CHARACTERS}`;
  return {
    blocks: [{ kind: "prose", lines: [line] }, ...blocks],
    changes: [{ what: "Opened with the title's own words", why, after: line }],
  };
}

/** The keys of a text's topic words (see app/words). */
function topicKeys(text: string): Set<string> {
  return new Set(splitWords(text).flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])));
}

/** Whether prose has any of the wanted words. Their first letters are enough: endings differ in many languages. */
function mentionsAny(prose: Block[], wanted: ReadonlySet<string>): boolean {
  const keys = [...topicKeys(prose.map(({ lines }) => lines.join("\n")).join("\n"))];
  return [...wanted].some((key) => keys.some((other) => other.slice(0, STEM) === key.slice(0, STEM)));
}

interface BestOpening {
  /** How many of the wanted words it has. */
  count: number;
  text: string;
  /** The blocks without these sentences. */
  without(blocks: Block[]): Block[];
}

/** The first of the sentences with most wanted words, with the one that refers back to it. null if there is none. */
function findBestOpening(prose: Block[], countWanted: (text: string) => number): BestOpening | null {
  let best: BestOpening | null = null;
  for (const block of prose) {
    for (const [at, line] of block.lines.entries()) {
      const sentences = splitSentences(line).map(({ text }) => text);
      for (const [from, sentence] of sentences.entries()) {
        const count = countWanted(sentence);
        if (count <= (best?.count ?? 0) || !canOpen(sentence)) continue;
        let to = from + 1;
        while (refersBack(sentences[to] ?? "")) to += 1;
        // A longer chain of sentences is an argument and stays in its place.
        if (to - from > 2) continue;
        const rest = joinSentences([...sentences.slice(0, from), ...sentences.slice(to)]);
        const lines = block.lines.flatMap((other, place) =>
          place === at ? (rest === "" ? [] : [rest]) : [other],
        );
        best = {
          count,
          text: joinSentences(sentences.slice(from, to)),
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

/** Whether a sentence can stand first: complete, without a link or call to action, and without reference to another. */
function canOpen(sentence: string): boolean {
  const isComplete = /[.!?…]["'”)]*$/.test(sentence);
  const hasLength = sentence.length >= 20 && sentence.length <= 2 * FOLD;
  const isPlain =
    !/^\W*\d{1,2}:\d/.test(sentence) &&
    !findPieces(sentence).some(({ kind }) => kind !== "number" && kind !== "timestamp");
  return (
    isComplete &&
    hasLength &&
    isPlain &&
    findCallsToAction(sentence).length === 0 &&
    standsAlone(sentence, 40) &&
    !/^thank/i.test(sentence)
  );
}

/** The title as a sentence, without hashtags; "" if it has no words. */
function titleLine(title: string): string {
  const bare = title
    .replace(/[#＃][\p{L}\p{N}_\p{M}]+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/(?<![\s.,:;|–—-])[\s.,:;|–—-]+$/u, "")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return "";
  return /[!?！？…。)\]]$|[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(bare) ? bare : `${bare}.`;
}

const HELLO =
  /^(?:hey|hi|hello|yo|howdy|hiya|what['’]?s up|what is up|sup|good (?:morning|afternoon|evening)|greetings)\b(?:[,\s]+(?:there|guys|everyone|everybody|all|folks|friends|fam|family|y['’]?all|team|people|gang|youtube|world|again|my|dear|lovely|beautiful|ladies|and gentlemen)\b)*[\s,!.–-]*/iu;
const WELCOME =
  /^(?:and )?welcome(?: back)?(?: (?:everyone|everybody|guys|all|friends))?(?: to (?:(?:my|our|the|this|another|a|new) )*(?:[\p{L}\p{N}&'’-]+ ){0,3}?(?:channel|video|episode|vlog|stream|show|podcast)\b|(?: to \p{Lu}[\p{L}\p{N}&'’-]*(?:\s\p{Lu}[\p{L}\p{N}&'’-]*){0,3}\s?)(?=[!.,]|$))?(?=$|[\s,!.–-])[\s,!.–-]*/iu;
const HOPE =
  /^(?:(?:and )?(?:i|we) )?hope (?:you|you['’]re|everyone|everybody|y['’]all)\b[^.!?,]{0,40}\b(?:well|good|great|fine|safe|day|week|okay|ok|amazing)[\s!.,]*$/iu;
/** What may follow a greeting in the same sentence. */
const CONTINUES =
  /^(?:and |so )?(?=(?:today|tonight|this (?:week|time|video|is)|in (?:this|today['’]s)|i|i['’]m|we|we['’]re|let['’]s|here)\b)/i;

/** Splits a sentence into its greeting and the rest; null if it is not a greeting. English. */
export function splitGreeting(sentence: string): { greeting: string; rest: string } | null {
  if (HOPE.test(sentence)) return { greeting: sentence, rest: "" };
  let at = HELLO.exec(sentence)?.[0].length ?? 0;
  at += WELCOME.exec(sentence.slice(at))?.[0].length ?? 0;
  if (at === 0) return null;
  const rest = sentence.slice(at);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { greeting: sentence, rest: "" };
  if (HOPE.test(rest)) return { greeting: sentence, rest: "" };
  const continued = CONTINUES.exec(rest);
  if (!continued || rest.split(/\s+/).length < 4) return null;
  const next = rest.slice(continued[0].length);
  const greeting = sentence.slice(0, at).replace(/(?<![\s,–-])[\s,–-]+$/u, "");
  return {
    greeting: /[.!?]$/.test(greeting) ? greeting : `${greeting}.`,
    rest: next.charAt(0).toUpperCase() + next.slice(1),
  };
}
