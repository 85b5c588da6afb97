import { z } from "zod";

interface Says {
  blank: string;
  /** A text, or one made of how many characters there are. */
  tooLong: string | ((length: number) => string);
}

/** Something that can be seen: spaces, controls and zero-width characters alone are blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Characters that nobody types and that turn the direction of what stands around them (Unicode, UAX 9). */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** What a person typed into one line: white space made single, trimmed; blank or longer than `max`, its message. */
export function typedLine(max: number, says: Says) {
  return bounded(max, says, (text) => text.replace(/[\s\p{Cc}]+/gu, " "));
}

/** What a person typed into several lines: a browser's CRLF made LF, controls dropped, trimmed; then as above. */
export function typedText(max: number, says: Says) {
  return bounded(max, says, lines);
}

/** The same where it may be left out: blank is "". */
export function optionalText(max: number, { tooLong }: Pick<Says, "tooLong">) {
  return z
    .string()
    .default("")
    .transform(cleaned(lines))
    .pipe(atMost(z.string(), max, tooLong));
}

function bounded(max: number, { blank, tooLong }: Says, clean: (text: string) => string) {
  return z
    .string(blank)
    .transform(cleaned(clean))
    .pipe(atMost(z.string().min(1, blank), max, tooLong));
}

function lines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

function cleaned(clean: (text: string) => string) {
  return (typed: string) => {
    const text = clean(typed.toWellFormed().normalize("NFC").replace(TURNS, "")).trim();
    return VISIBLE.test(text) ? text : "";
  };
}

function atMost(text: z.ZodString, max: number, tooLong: Says["tooLong"]) {
  if (typeof tooLong === "string") return text.max(max, tooLong);
  return text.max(max, { error: ({ input }) => tooLong(String(input).length) });
}
