import { wordsIn } from "../../../words/words";
import { findCallsToAction } from "../calls-to-action";
import { FOLD } from "../keyword-use";
import { findPieces } from "../pieces";
import { joinSentences, refersBack, splitSentences, standsAlone } from "../sentences";
import type { Block } from "./blocks";
import { type Change, type Context, type Draft, excerpt, withChanges } from "./draft";

/** More of a paragraph than this does not stand before a greeting. */
const OPENING = { sentences: 3, characters: 300 };

/** Opens with what the video is about (see `lead`); a greeting comes behind it. */
export function improveOpening(draft: Draft, context: Context): Draft {
  const { greeting, blocks } = context.english
    ? withoutGreeting(draft.blocks)
    : { greeting: [], blocks: draft.blocks };
  const led = leadWithTopic(blocks, context);
  if (greeting.length === 0) return withChanges(draft, led.blocks, ...led.changes);
  // There is nothing that it could stand behind.
  if (led.blocks[0]?.kind !== "prose") return draft;
  const greets = joinSentences(greeting);
  return withChanges(draft, putGreetingBehind(led.blocks, greets), ...led.changes, {
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
  for (const { text } of splitSentences(line)) {
    const found = kept.length === 0 && findPieces(text).length === 0 ? splitGreeting(text) : null;
    if (found) greeting.push(found.greeting);
    if (found?.rest !== "") kept.push(found ? found.rest : text);
  }
  if (greeting.length === 0) return { greeting, blocks };
  const rest = { ...first, lines: [...(kept.length > 0 ? [joinSentences(kept)] : []), ...lines] };
  return { greeting, blocks: rest.lines.length > 0 ? [rest, ...others] : others };
}

/** Behind the opening paragraph, or behind its first sentence where it is long. */
function putGreetingBehind(blocks: Block[], greeting: string): Block[] {
  const [first, ...others] = blocks;
  const greets: Block = { kind: "prose", lines: [greeting] };
  if (first?.kind !== "prose") return [greets, ...blocks];
  const [line = "", ...lines] = first.lines;
  const sentences = splitSentences(line).map(({ text }) => text);
  const isShort = sentences.length <= OPENING.sentences && line.length <= OPENING.characters;
  if (isShort && lines.length === 0) return [first, greets, ...others];
  let to = isShort ? sentences.length : 1;
  while (to < sentences.length && sentences.slice(0, to).join(" ").length < FOLD) to += 1;
  while (to < sentences.length && refersBack(sentences[to] as string)) to += 1;
  const rest = [...(to < sentences.length ? [joinSentences(sentences.slice(to))] : []), ...lines];
  const behind: Block[] = rest.length > 0 ? [{ kind: "prose", lines: rest }] : [];
  return [{ kind: "prose", lines: [joinSentences(sentences.slice(0, to))] }, greets, ...behind, ...others];
}

export const FIRST_CHARACTERS =
  "Search and phones show the first 125 characters: they should hold the words people search for.";
/** So many of the title's words more make it worth to move a sentence. */
const WORTH = 2;
/** So many letters of two words are compared where their endings may differ. */
const STEM = 5;

/**
 * Blocks that begin with what the video is about: the sentence that says most words of title and keywords in its first 125
 * characters, where it says two of them at least, or the only one, and clearly more than what stands there, or as many and
 * earlier; sentences that lean on it come with it. Only where no sentence says any of the title's words, the title itself leads.
 */
export function leadWithTopic(
  blocks: Block[],
  { title, keywords, english }: Context,
): { blocks: Block[]; changes: Change[] } {
  const wanted = topicKeys([title, ...keywords].join("\n"));
  const said = (text: string) => [...topicKeys(text.slice(0, FOLD))].filter((key) => wanted.has(key)).length;
  const prose = blocks.filter(({ kind }) => kind === "prose");
  const there = said(prose.map(({ lines }) => lines.join(" ")).join(" "));
  const best = english ? findBestOpening(prose, said) : null;
  const first = splitSentences(prose[0]?.lines[0] ?? "")[0]?.text ?? "";
  // One word of several is often said in passing, and what is said in passing opens nothing.
  const least = Math.min(WORTH, wanted.size);
  const pays = (says: number) =>
    says >= least && (there === 0 || says >= there + WORTH || (says >= there && said(first) === 0));
  if (best && pays(best.says)) {
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

/** The words of a text that carry meaning, as they are compared. */
function topicKeys(text: string): Set<string> {
  return new Set(
    wordsIn(text)
      .flat()
      .flatMap(({ key, kind }) => (kind === "topic" ? [key] : [])),
  );
}

/** In other languages a word of the title may have another ending in the text: its first letters are enough. */
function mentionsAny(prose: Block[], wanted: ReadonlySet<string>): boolean {
  const said = [...topicKeys(prose.map(({ lines }) => lines.join("\n")).join("\n"))];
  return [...wanted].some((key) => said.some((other) => other.slice(0, STEM) === key.slice(0, STEM)));
}

interface BestOpening {
  says: number;
  text: string;
  without(blocks: Block[]): Block[];
}

/** The first of the sentences that say most, with those that lean on it. */
function findBestOpening(prose: Block[], said: (text: string) => number): BestOpening | null {
  let best: BestOpening | null = null;
  for (const block of prose) {
    for (const [at, line] of block.lines.entries()) {
      const sentences = splitSentences(line).map(({ text }) => text);
      for (const [from, sentence] of sentences.entries()) {
        const says = said(sentence);
        if (says <= (best?.says ?? 0) || !canOpen(sentence)) continue;
        let to = from + 1;
        while (to < sentences.length && refersBack(sentences[to] as string)) to += 1;
        // A chain of sentences is an argument, and stays where it is made.
        if (to - from > 2) continue;
        const rest = joinSentences([...sentences.slice(0, from), ...sentences.slice(to)]);
        const lines = block.lines.flatMap((other, place) =>
          place === at ? (rest === "" ? [] : [rest]) : [other],
        );
        best = {
          says,
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

/** Whether a sentence can be the first: a whole one, without a link, that asks for nothing and points at nothing before it. */
function canOpen(sentence: string): boolean {
  const ends = /[.!?…]["'”)]*$/.test(sentence);
  const length = sentence.length >= 20 && sentence.length <= 2 * FOLD;
  const plain =
    !/^\W*\d{1,2}:\d/.test(sentence) &&
    !findPieces(sentence).some(({ kind }) => kind !== "number" && kind !== "timestamp");
  return (
    ends &&
    length &&
    plain &&
    findCallsToAction(sentence).length === 0 &&
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

const HELLO =
  /^(?:hey|hi|hello|yo|howdy|hiya|what['’]?s up|what is up|sup|good (?:morning|afternoon|evening)|greetings)\b(?:[,\s]+(?:there|guys|everyone|everybody|all|folks|friends|fam|family|y['’]?all|team|people|gang|youtube|world|again|my|dear|lovely|beautiful|ladies|and gentlemen)\b)*[\s,!.–-]*/iu;
const WELCOME =
  /^(?:and )?welcome(?: back)?(?: (?:everyone|everybody|guys|all|friends))?(?: to (?:(?:my|our|the|this|another|a|new) )*(?:[\p{L}\p{N}&'’-]+ ){0,3}?(?:channel|video|episode|vlog|stream|show|podcast)\b|(?: to (?:\p{Lu}[\p{L}\p{N}&'’-]*\s?){1,4})(?=[!.,]|$))?(?=$|[\s,!.–-])[\s,!.–-]*/iu;
const HOPE =
  /^(?:(?:and )?(?:i|we) )?hope (?:you|you['’]re|everyone|everybody|y['’]all)\b[^.!?,]{0,40}\b(?:well|good|great|fine|safe|day|week|okay|ok|amazing)[\s!.,]*$/iu;
/** What may follow a greeting in the same sentence. */
const GOES_ON =
  /^(?:and |so )?(?=(?:today|tonight|this (?:week|time|video|is)|in (?:this|today['’]s)|i|i['’]m|we|we['’]re|let['’]s|here)\b)/i;

/** A sentence's greeting and what it goes on to say; null for a sentence that greets nobody. English. */
export function splitGreeting(sentence: string): { greeting: string; rest: string } | null {
  if (HOPE.test(sentence)) return { greeting: sentence, rest: "" };
  let at = HELLO.exec(sentence)?.[0].length ?? 0;
  at += WELCOME.exec(sentence.slice(at))?.[0].length ?? 0;
  if (at === 0) return null;
  const rest = sentence.slice(at);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { greeting: sentence, rest: "" };
  if (HOPE.test(rest)) return { greeting: sentence, rest: "" };
  const on = GOES_ON.exec(rest);
  if (!on || rest.split(/\s+/).length < 4) return null;
  const said = rest.slice(on[0].length);
  const greeting = sentence.slice(0, at).replace(/[\s,–-]+$/u, "");
  return {
    greeting: /[.!?]$/.test(greeting) ? greeting : `${greeting}.`,
    rest: said.charAt(0).toUpperCase() + said.slice(1),
  };
}
