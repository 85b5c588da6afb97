import { storable } from "../words/bounds";
import { decodeEntities } from "../words/folding";

const LINE_BREAK = /<br\s*\/?>|<\/p>/gi;
/** The tags in textDisplay of the YouTube Data API. "<3" and "a < b" are text. */
const TAG = /<\/?(?:a|b|i|s|u|p|em|strong|span|div)(?:\s[^<>]{0,2000})?>/gi;

/** Characters that show nothing or change the direction of others. Joiners in emoji stay. */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text without control characters and lone surrogates, its lines ended by \n. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(LINE_END, "\n").replace(INVISIBLE, "");
}

/** The text of a comment that may be HTML, as in textDisplay of the YouTube Data API. */
function stripMarkup(text: string): string {
  return decodeEntities(text.includes("<") ? text.replace(LINE_BREAK, "\n").replace(TAG, "") : text);
}

/** Whom a reply addresses: a person's name, which is not kept. */
const ADDRESSEE = /^(?:@{1,2}[\p{L}\p{N}._-]{3,30}[\s,:]+)+(?=\S)/u;

/** The words of a comment, without markup and without whom it addresses. */
export function commentText(text: string): string {
  return stripMarkup(text)
    .replace(ADDRESSEE, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}

/**
 * The text of a file: UTF-16 with a byte order mark (as spreadsheets save "Unicode text"), else UTF-8, else
 * Windows-1252 (as older programs save CSV). Null for binary data, by the bytes that no text has (WHATWG MIME Sniffing,
 * section 7).
 */
export function fileText(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]},${bytes[1]}`;
  if (mark === "255,254") return decode("utf-16le", bytes);
  if (mark === "254,255") return decode("utf-16be", bytes);
  if (bytes.some(isBinary)) return null;
  return decode("utf-8", bytes) ?? decode("windows-1252", bytes);
}

/** Controls that text never has: all but tab, line ends, form feed and escape. */
function isBinary(byte: number): boolean {
  return byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return storable(new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return null;
  }
}
