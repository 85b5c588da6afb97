/** Marks that turn the direction of text or hold no width: pages put them around numbers. */
const MARKS = /[\u00ad\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Where the ten digits of a script begin, beside ASCII's: Arabic, Persian, Devanagari, Bengali, Tamil, Telugu, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50];

/** Most lines: nothing to turn. */
const PLAIN = /^[ -~]*$/;

/** A line as words are looked for in it: lower case, one kind of space and digit, no marks. */
export function plainLine(line: string): string {
  if (PLAIN.test(line)) return line.replace(/ {2,}/g, " ").trim().toLowerCase();
  return line
    .normalize("NFKC")
    .replace(MARKS, "")
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The words of a table's cell, as `plainLine` writes them. */
export function words(cell = ""): string[] {
  return cell
    .split(" ")
    .filter(Boolean)
    .map((word) => plainLine(word.replaceAll("_", " ")));
}
