import { MOST_VIEWS } from "../numbers/bounds";

/** Suffixes for thousands, millions and billions, in the languages Studio and YouTube are mostly used in. */
const SUFFIXES: [RegExp, number][] = [
  [/^(k|tsd|tys|mil|thousand)$/, 1e3],
  [/^(m|mio|mln|mn|mi|million|millions|millionen|millones|milhões)$/, 1e6],
  [/^(b|bn|mrd|md|billion)$/, 1e9],
  [/^(lakh|lakhs)$/, 1e5],
  [/^(cr|crore|crores)$/, 1e7],
  [/^(万|萬|만)$/, 1e4],
  [/^(億|亿|억)$/, 1e8],
];

const WHOLE = /^\d+(?:\.0+)?$/;
const GROUPED = /^\d{1,3}(?:([,.'’ ])\d{3})(?:\1\d{3})*$/;
/** Indian grouping, in twos above a thousand: 12,34,567. */
const GROUPED_BY_TWO = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const SHORT = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([\p{L}]{1,9})\.?$/u;

/** Longer than any count with its word. */
const MAX_CHARACTERS = 60;

/**
 * Reads a count of views: "1,234", "1.234", "1 234", "12,34,567", "1.2K", "3,4 Mio.", "890 views". null for
 * anything else, "12.5" included: views are whole numbers. null for more than `most`, too: a trillion.
 */
export function readCount(text: string, most = MOST_VIEWS): number | null {
  const count = readWhole(text);
  return count !== null && count <= most ? count : null;
}

function readWhole(text: string): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
  const count = plain.replace(/ ?(views?|aufrufe|vues|visualiza\p{L}+|visualizzazioni|vistas)$/u, "");
  // "20.000" is twenty thousand: no view is counted in thousandths.
  if (GROUPED.test(count) || GROUPED_BY_TWO.test(count)) return Number(count.replace(/\D/g, ""));
  if (WHOLE.test(count)) return Number(count);
  const [, digits = "", letters = ""] = SHORT.exec(count) ?? [];
  const factor = SUFFIXES.find(([suffix]) => suffix.test(letters))?.[1];
  if (!factor) return null;
  return Math.round(Number(digits.replace(",", ".")) * factor);
}

/** Reads a length: "754", "12:34", "1:02:03" or "PT12M34S", in seconds. null for anything else. */
export function readLength(text: string): number | null {
  const plain = text.slice(0, MAX_CHARACTERS).trim();
  if (/^\d{1,6}(?:\.\d+)?$/.test(plain)) return Math.round(Number(plain));
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(plain);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(plain);
  return iso?.[0] && iso[0] !== "PT"
    ? Number(iso[1] ?? 0) * 3600 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0)
    : null;
}

/** Which character stands before the decimals. */
export type DecimalMark = "." | ",";

/**
 * The mark that the decimals of a table show: the last of two kinds in a number, or one that does not stand before
 * three digits. The point if nothing tells.
 */
export function decimalMark(cells: Iterable<string>): DecimalMark {
  let commas = 0;
  for (const cell of cells) {
    const [, mark = "", decimals = ""] =
      /([.,])(\d{1,12}) ?%?$/.exec(cell.slice(0, MAX_CHARACTERS).trim()) ?? [];
    if (mark === "") continue;
    const other = mark === "," ? "." : ",";
    const isDecimal = cell.includes(other)
      ? cell.indexOf(other) < cell.lastIndexOf(mark)
      : decimals.length !== 3;
    if (isDecimal) commas += mark === "," ? 1 : -1;
  }
  return commas > 0 ? "," : ".";
}

/** Reads "1,234.5", "−3", "6.27%" or "$ 12"; with a decimal comma "1.234,5". null for anything else. */
export function readDecimal(text: string, mark: DecimalMark): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text
    .normalize("NFKC")
    .replace(/[\s'’\p{Sc}%]/gu, "")
    .replace("\u2212", "-");
  const [whole = "", decimals = "", ...more] = plain.split(mark);
  const digits = whole.replaceAll(mark === "," ? "." : ",", "");
  if (more.length > 0 || !/^[+-]?\d{1,15}$/.test(digits) || !/^\d{0,15}$/.test(decimals)) return null;
  return Number(`${digits}.${decimals || 0}`);
}
