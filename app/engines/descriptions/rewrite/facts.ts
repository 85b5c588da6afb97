import { blankOut, findPieces, type PieceKind } from "../chapters";

/** What a rewrite must have as often as the original. */
export type FactKind = PieceKind | "name" | "code" | "emoji";

/** How many facts of each kind the original has. The rewrite has all of them. */
export interface FactCounts {
  /** The sum of the others. */
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

/** A fact or word that a rewrite lost. */
export interface Lost {
  kind: FactKind | "word";
  text: string;
}

/** Words as they were typed. With those of app/words, a rewrite could lose a form of a word and still pass. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Capitals and digits together ("SAVE20"), or the word after "code". */
const CODE =
  /(?:(?<![\p{L}\p{N}-])|(?<=[^\P{L}\p{Lu}][\p{Lu}\p{N}]*-))(?=[\p{Lu}\p{N}-]*\p{N})(?=[\p{Lu}\p{N}-]*\p{Lu}{2})[\p{Lu}\p{N}-]{3,}(?![\p{L}\p{N}])/gu;
const AFTER_CODE = /\b(?:code|coupon)\b[:\s"“']+([\p{L}\p{N}_-]{3,})/giu;
/** A capital inside a sentence: after a small letter, a digit or a comma. */
const NAME = /(?<=[\p{Ll}\p{N},;’'&] |[(“"])\p{Lu}[\p{L}\p{M}\p{N}]*\p{Ll}[\p{L}\p{M}\p{N}]*/gu;

/**
 * Whether a rewrite still has every link, e-mail address, hashtag, mention, timestamp, number, name, code and emoji of the
 * original, as often as the original, and each of its words as often. `lost` lists the others.
 */
export function keepsEverything(original: string, rewritten: string): { keeps: boolean; lost: Lost[] } {
  const lost = lossChecker(original)(rewritten);
  return { keeps: lost.length === 0, lost };
}

/** The same check for many rewrites of one original, which is read once. Returns what a rewrite lost. */
export function lossChecker(original: string): (rewritten: string) => Lost[] {
  const facts = countEach(findFacts(original));
  const words = countWords(original);
  return (rewritten) => {
    const after = countEach(findFacts(rewritten));
    const wordsAfter = countWords(rewritten);
    const lost: Lost[] = [];
    for (const [key, { fact, count }] of facts) {
      const there = after.get(key)?.count ?? 0;
      if (there >= count) continue;
      // A name may now stand first in its sentence.
      if (fact.kind === "name" && countWord(rewritten, fact.text) >= countWord(original, fact.text)) continue;
      lost.push(...Array<Lost>(count - there).fill(fact));
    }
    for (const [word, count] of words)
      if ((wordsAfter.get(word) ?? 0) < count) lost.push({ kind: "word", text: word });
    return lost;
  };
}

function countEach(facts: Fact[]): Map<string, { fact: Fact; count: number }> {
  const counts = new Map<string, { fact: Fact; count: number }>();
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.text}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { fact, count: 1 });
  }
  return counts;
}

/** Whether links, e-mail addresses, mentions, times and codes come in the same order in both texts, and hashtags among themselves. */
export function keepsOrder(original: string, rewritten: string): boolean {
  const fixed = (text: string) => findFacts(text).filter(({ kind }) => ORDERED.has(kind));
  const tags = (text: string) => findFacts(text).filter(({ kind }) => kind === "hashtag");
  const same = (one: Fact[], other: Fact[]) =>
    one.length === other.length &&
    one.every((fact, at) => fact.kind === other[at]?.kind && fact.text === other[at].text);
  return same(fixed(original), fixed(rewritten)) && same(tags(original), tags(rewritten));
}

const ORDERED = new Set<FactKind>(["link", "email", "mention", "timestamp", "code"]);

/** How many facts of each kind a text has. */
export function countFacts(original: string): FactCounts {
  const facts = findFacts(original);
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).length;
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

interface Fact {
  kind: FactKind;
  text: string;
}

function findFacts(text: string): Fact[] {
  const pieces = findPieces(text);
  const bare = blankOut(text, ["link", "email", "hashtag", "mention", "timestamp"]);
  const codes = [
    ...(bare.match(CODE) ?? []),
    ...[...bare.matchAll(AFTER_CODE)].flatMap(([, code]) => code ?? []),
  ];
  return [
    ...pieces.map(({ kind, text: piece }) => ({ kind, text: piece })),
    ...codes.map((code) => ({ kind: "code" as const, text: code })),
    ...(bare.match(NAME) ?? []).map((name) => ({ kind: "name" as const, text: name })),
    ...(text.match(EMOJI) ?? []).map((emoji) => ({ kind: "emoji" as const, text: emoji })),
  ];
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countWord(text: string, word: string): number {
  return (text.match(WORD) ?? []).filter((other) => other === word).length;
}
