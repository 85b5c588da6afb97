import { z } from "zod";
import { FIRST_DAY, isTakenDay, LAST_DAY } from "../numbers/bounds";

interface FieldMessages {
  blank: string;
  /** A text, or a function of the number of characters. */
  tooLong: string | ((length: number) => string);
}

/** A visible character. Text of spaces, controls and zero-width characters only is blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string) => !VISIBLE.test(text);

/** Invisible characters that change the direction of the text around them (Unicode, UAX 9). */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line of typed text: trimmed, runs of white space collapsed. Blank or longer than `max` gets its message. */
export function typedLine(max: number, says: FieldMessages) {
  return bounded(max, says, cleanLine);
}

/** Several lines of typed text: trimmed, CRLF made LF, controls removed. Messages as above. */
export function typedText(max: number, says: FieldMessages) {
  return bounded(max, says, cleanLines);
}

/** Typed text that can be left out: blank is "". */
export function optionalText(max: number, says: Pick<FieldMessages, "tooLong">) {
  return optional(max, says, cleanLines);
}

/** One line of typed text that can be left out: blank is "". */
export function optionalLine(max: number, says: Pick<FieldMessages, "tooLong">) {
  return optional(max, says, cleanLine);
}

const DAY_TOO_FAR = `Pick a day from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}.`;

/** A day of a calendar as a date field sends it, "2026-11-24". `wrong` is the message for what is none. */
export function typedDay(wrong: string) {
  return z.iso.date({ error: wrong, abort: true }).refine(isTakenDay, DAY_TOO_FAR);
}

/** The same of a field that can be left out: blank is null. */
export function optionalDay(wrong: string) {
  return z
    .string(wrong)
    .default("")
    .transform((text) => text.trim() || null)
    .pipe(typedDay(wrong).nullable());
}

function optional(max: number, { tooLong }: Pick<FieldMessages, "tooLong">, clean: (text: string) => string) {
  return z
    .string()
    .default("")
    .transform(cleanWith(clean))
    .pipe(atMost(z.string(), max, tooLong));
}

function bounded(max: number, { blank, tooLong }: FieldMessages, clean: (text: string) => string) {
  return z
    .string(blank)
    .transform(cleanWith(clean))
    .pipe(atMost(z.string().min(1, blank), max, tooLong));
}

function cleanLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

function cleanWith(clean: (text: string) => string) {
  return (typed: string) => {
    const text = clean(typed.toWellFormed().normalize("NFC").replace(BIDI_CONTROLS, "")).trim();
    return isBlank(text) ? "" : text;
  };
}

function atMost(text: z.ZodString, max: number, tooLong: FieldMessages["tooLong"]) {
  if (typeof tooLong === "string") return text.max(max, tooLong);
  return text.max(max, { error: ({ input }) => tooLong(String(input).length) });
}
