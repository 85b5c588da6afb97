import { z } from "zod";
import { TITLE_MAX, TITLES_MAX, TITLES_MESSAGES } from "./messages";

/** The titles of a form, each once, in the order they were written. */
export interface TitlesSent {
  titles: string[];
  /** How many lines said again what another had said. */
  repeated: number;
}

/** Every end of a line that people paste, also those of word processors. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Something that is seen: neither space nor control nor format character. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * Titles, one a line. Blank lines are none, whatever invisible characters stand in them; control characters are
 * dropped and runs of spaces are one, as lists show them. Too many or too long ones are refused with the line's
 * number as it stands in the field, never cut.
 */
export const titlesSent = z.string(TITLES_MESSAGES.blank).transform((text, context): TitlesSent => {
  const lines = text
    .split(LINE_END)
    .map((line, index) => ({ number: index + 1, title: tidied(line) }))
    .filter(({ title }) => VISIBLE.test(title));
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (lines.length === 0) return refuse(TITLES_MESSAGES.blank);
  for (const { number, title } of lines) {
    const characters = title.length > TITLE_MAX ? [...title].length : title.length;
    if (characters > TITLE_MAX) return refuse(TITLES_MESSAGES.tooLong(number, characters));
  }
  const titles = [...new Set(lines.map(({ title }) => title))];
  if (titles.length > TITLES_MAX) return refuse(TITLES_MESSAGES.tooMany(titles.length));
  return { titles, repeated: lines.length - titles.length };
});

function tidied(line: string): string {
  return line
    .toWellFormed()
    .replace(/[^\S ]/gu, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}
