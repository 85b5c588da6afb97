import { z } from "zod";

interface Says {
  blank: string;
  tooLong: string;
}

/** Something that can be seen: spaces, controls and zero-width characters alone are blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** What a person typed into one line: white space made single, trimmed; blank or longer than `max`, its message. */
export function typedLine(max: number, says: Says) {
  return bounded(max, says, (text) => text.replace(/[\s\p{Cc}]+/gu, " "));
}

/** What a person typed into several lines: a browser's CRLF made LF, controls dropped, trimmed; then as above. */
export function typedText(max: number, says: Says) {
  return bounded(max, says, (text) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, ""));
}

function bounded(max: number, says: Says, clean: (text: string) => string) {
  return z
    .string(says.blank)
    .transform((text) => clean(text.toWellFormed().normalize("NFC")).trim())
    .transform((text) => (VISIBLE.test(text) ? text : ""))
    .pipe(z.string().min(1, says.blank).max(max, says.tooLong));
}
