/** What a description holds besides words, and must not lose. */
export type PieceKind = "link" | "email" | "hashtag" | "mention" | "timestamp" | "number";

export interface Piece {
  kind: PieceKind;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
}

/** The endings of addresses that people write without "https://"; any other "word.word" is a missing space. */
const ENDINGS =
  "com|net|org|io|co|tv|me|gg|ly|be|app|dev|shop|store|ai|fm|uk|de|fr|es|it|nl|pl|pt|br|eu|us|ca|au|in|jp|kr|ru|ch|at|se|no|dk|fi|edu|gov|info|xyz|link|page|site|blog|to|cc";
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}@._/-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:${ENDINGS})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])(?:\/[^\s<>"“”]*)?`;
const EMAIL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
/** Letters and digits with their marks: "#" with digits alone is no hashtag, but a place ("#1"). */
const HASHTAG = String.raw`(?<![\p{L}\p{N}_&/])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])[\p{L}\p{N}_\p{M}]+`;
const MENTION = String.raw`(?<![\p{L}\p{N}_./])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?`;
const TIMESTAMP = String.raw`(?<![\p{N}:.])(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?![\p{N}:])(?!\s?[ap]\.?m\b)`;
const NUMBER = String.raw`[\p{N}](?:[\p{N}]|[.,:/](?=\p{N}))*`;

const PIECE = new RegExp(
  `(?<email>${EMAIL})|(?<link>${LINK})|(?<hashtag>${HASHTAG})|(?<mention>${MENTION})|(?<timestamp>${TIMESTAMP})|(?<number>${NUMBER})`,
  "giu",
);

/** Without one of these there is none: most words need not be searched. */
const SIGN = /[@#＃\p{N}]|:\/\/|\.[a-z]/iu;
/** No piece holds a space, but "10:30 pm" is no timestamp for what stands behind it. */
const BEHIND = " p.m.,".length;
const KINDS: PieceKind[] = ["email", "link", "hashtag", "mention", "timestamp", "number"];

/** Every piece of a text, in its order; none is inside of another. */
export function findPieces(text: string): Piece[] {
  if (!SIGN.test(text)) return [];
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!SIGN.test(word)) continue;
    const around = text.slice(index, index + word.length + BEHIND);
    // `matchAll` would copy the expression for every word, which costs more than the search.
    PIECE.lastIndex = 0;
    for (let match = PIECE.exec(around); match && match.index < word.length; match = PIECE.exec(around)) {
      const kind = KINDS.find((name) => match.groups?.[name] !== undefined) as PieceKind;
      const found = kind === "link" ? withoutTail(match[0]) : match[0];
      const start = index + match.index;
      pieces.push({ kind, text: found, start, end: start + found.length });
    }
  }
  return pieces;
}

/** A link without the punctuation of its sentence; a bracket stays where the link itself opened it. */
function withoutTail(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link[end - 1] as string;
    if (".,;:!?'’*…。，、".includes(last)) continue;
    if (last === ")" && !link.slice(0, end).includes("(")) continue;
    if (last === "]" && !link.slice(0, end).includes("[")) continue;
    break;
  }
  return link.slice(0, end);
}

/** The text with every piece of these kinds blanked out, places kept. */
export function blankOut(text: string, kinds: PieceKind[]): string {
  let bare = "";
  let at = 0;
  for (const { kind, start, end } of findPieces(text)) {
    if (!kinds.includes(kind)) continue;
    bare += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return bare + text.slice(at);
}
