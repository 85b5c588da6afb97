/** What a description has besides words, and a rewrite must not lose. */
export type PieceKind = "link" | "email" | "hashtag" | "mention" | "timestamp" | "number";

export interface Piece {
  kind: PieceKind;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
}

/** Domains that people write without "https://"; any other "word.word" is a missing space. */
const DOMAINS =
  "com|net|org|io|co|tv|me|gg|ly|be|app|dev|shop|store|ai|fm|uk|de|fr|es|it|nl|pl|pt|br|eu|us|ca|au|in|jp|kr|ru|ch|at|se|no|dk|fi|edu|gov|info|xyz|link|page|site|blog|to|cc";
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}@._/-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:${DOMAINS})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])(?:\/[^\s<>"“”]*)?`;
const EMAIL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
/** Letters and digits with their marks; "#" with digits alone ("#1") is a rank, not a hashtag. */
const HASHTAG = String.raw`(?<![\p{L}\p{N}_&/])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])[\p{L}\p{N}_\p{M}]+`;
const MENTION = String.raw`(?<![\p{L}\p{N}_./])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?`;
const TIMESTAMP = String.raw`(?<![\p{N}:.])(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?![\p{N}:])(?!\s?[ap]\.?m\b)`;
const NUMBER = String.raw`[\p{N}](?:[\p{N}]|[.,:/](?=\p{N}))*`;

const PIECE = new RegExp(
  `(?<email>${EMAIL})|(?<link>${LINK})|(?<hashtag>${HASHTAG})|(?<mention>${MENTION})|(?<timestamp>${TIMESTAMP})|(?<number>${NUMBER})`,
  "giu",
);

/** Every piece has one of these, so that most words need not be searched. */
const SIGN = /[@#＃\p{N}]|:\/\/|\.[a-z]/iu;
/** A piece has no space in it, but what follows decides: "10:30 pm" is not a timestamp. */
const LOOK_AHEAD = " p.m.,".length;
const KINDS: PieceKind[] = ["email", "link", "hashtag", "mention", "timestamp", "number"];

/** Every piece of a text, in its order; none overlaps another. */
export function findPieces(text: string): Piece[] {
  if (!SIGN.test(text)) return [];
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!SIGN.test(word)) continue;
    const around = text.slice(index, index + word.length + LOOK_AHEAD);
    // `matchAll` would copy the expression for every word, which takes longer than the search.
    PIECE.lastIndex = 0;
    for (let match = PIECE.exec(around); match && match.index < word.length; match = PIECE.exec(around)) {
      const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
      if (!kind) continue;
      const found = kind === "link" ? withoutTail(match[0]) : match[0];
      const start = index + match.index;
      pieces.push({ kind, text: found, start, end: start + found.length });
    }
  }
  return pieces;
}

/** A link without the punctuation of its sentence; a closing bracket stays if the link opened it. */
function withoutTail(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    if (".,;:!?'’*…。，、".includes(last)) continue;
    if (last === ")" && !link.slice(0, end).includes("(")) continue;
    if (last === "]" && !link.slice(0, end).includes("[")) continue;
    break;
  }
  return link.slice(0, end);
}

/** The text with every piece of these kinds replaced by as many spaces, so that offsets stay the same. */
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
