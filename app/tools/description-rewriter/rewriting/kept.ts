import { type PieceKind, piecesOf } from "../measures/pieces";

/** What a rewrite must hold as often as the original does. */
export type KeptKind = PieceKind | "name" | "code" | "emoji";

/** How many of each kind the original has, all of which the rewrite has, too. */
export interface Kept {
  /** All of the others together. */
  facts: number;
  links: number;
  emails: number;
  timestamps: number;
  hashtags: number;
  mentions: number;
  numbers: number;
  names: number;
  codes: number;
  emoji: number;
}

export interface Lost {
  kind: KeptKind | "word";
  text: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Capitals and digits together ("SAVE20"), or what stands behind "code". */
const CODE =
  /(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}-]*\p{N})(?=[\p{Lu}\p{N}-]*\p{Lu}{2})[\p{Lu}\p{N}-]{3,}(?![\p{L}\p{N}])/gu;
const BEHIND_CODE = /\b(?:code|coupon)\b[:\s"“']+([\p{L}\p{N}_-]{3,})/giu;
/** A capital inside of a sentence: behind a small letter, a digit or a comma. */
const NAME = /(?<=[\p{Ll}\p{N},;’'&] |[(“"])\p{Lu}[\p{L}\p{M}\p{N}]*\p{Ll}[\p{L}\p{M}\p{N}]*/gu;
/** Sentences may be parted at it. */
const JOINTS = new Set(["and"]);

/**
 * Whether a rewrite still holds every link, address, hashtag, mention, timestamp, number, name, code and emoji of the
 * original, as often as it does, and every word of it at least once ("and" aside). `lost` names what it does not.
 */
export function keepsEverything(original: string, rewritten: string): { keeps: boolean; lost: Lost[] } {
  const after = factsOf(rewritten);
  const lost: Lost[] = [];
  for (const { kind, text } of factsOf(original)) {
    const at = after.findIndex((fact) => fact.kind === kind && fact.text === text);
    if (at >= 0) after.splice(at, 1);
    // A name may have come to stand first in its sentence.
    else if (kind !== "name" || countOf(rewritten, text) < countOf(original, text)) lost.push({ kind, text });
  }
  const words = new Set(wordsOf(rewritten));
  for (const word of new Set(wordsOf(original))) {
    if (!words.has(word) && !JOINTS.has(word)) lost.push({ kind: "word", text: word });
  }
  return { keeps: lost.length === 0, lost };
}

/** Whether a rewrite says nothing but the words of the original and those that may be added (the title's). */
export function inventsNothing(original: string, rewritten: string, added: string): boolean {
  const known = new Set([...wordsOf(original), ...wordsOf(added)]);
  return wordsOf(rewritten).every((word) => known.has(word));
}

/** What of the original was looked for in the rewrite. */
export function keptOf(original: string): Kept {
  const facts = factsOf(original);
  const of = (kind: KeptKind) => facts.filter((fact) => fact.kind === kind).length;
  return {
    facts: facts.length,
    links: of("link"),
    emails: of("email"),
    timestamps: of("timestamp"),
    hashtags: of("hashtag"),
    mentions: of("mention"),
    numbers: of("number"),
    names: of("name"),
    codes: of("code"),
    emoji: of("emoji"),
  };
}

function factsOf(text: string): { kind: KeptKind; text: string }[] {
  const pieces = piecesOf(text);
  const bare = pieces.reduce(
    (rest, { start, end, kind }) =>
      kind === "number" ? rest : rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  const codes = [
    ...(bare.match(CODE) ?? []),
    ...[...bare.matchAll(BEHIND_CODE)].flatMap(([, code]) => code ?? []),
  ];
  return [
    ...pieces.map(({ kind, text: piece }) => ({ kind, text: piece })),
    ...codes.map((code) => ({ kind: "code" as const, text: code })),
    ...(bare.match(NAME) ?? []).map((name) => ({ kind: "name" as const, text: name })),
    ...(text.match(EMOJI) ?? []).map((emoji) => ({ kind: "emoji" as const, text: emoji })),
  ];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function countOf(text: string, word: string): number {
  return (text.match(WORD) ?? []).filter((other) => other === word).length;
}
