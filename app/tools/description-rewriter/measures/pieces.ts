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
const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
/** Letters and digits with their marks: "#" with digits alone is no hashtag, but a place ("#1"). */
const HASHTAG = String.raw`(?<![\p{L}\p{N}_&/])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])[\p{L}\p{N}_\p{M}]+`;
const MENTION = String.raw`(?<![\p{L}\p{N}_./])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?`;
const TIMESTAMP = String.raw`(?<![\p{N}:.])(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?![\p{N}:])(?!\s?[ap]\.?m\b)`;
const NUMBER = String.raw`[\p{N}](?:[\p{N}]|[.,:/](?=\p{N}))*`;

const PIECE = new RegExp(
  `(?<email>${EMAIL})|(?<link>${LINK})|(?<hashtag>${HASHTAG})|(?<mention>${MENTION})|(?<timestamp>${TIMESTAMP})|(?<number>${NUMBER})`,
  "giu",
);

/** Every piece of a text, in its order; none is inside of another. */
export function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map((match) => {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) as [
      PieceKind,
      string,
    ];
    const found = kind === "link" ? withoutTail(match[0]) : match[0];
    return { kind, text: found, start: match.index, end: match.index + found.length };
  });
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
export function without(text: string, kinds: PieceKind[]): string {
  let bare = text;
  for (const { kind, start, end } of piecesOf(text)) {
    if (kinds.includes(kind)) bare = bare.slice(0, start) + " ".repeat(end - start) + bare.slice(end);
  }
  return bare;
}
