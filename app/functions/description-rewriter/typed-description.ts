import { z } from "zod";
import { toKeyword } from "../../engines/descriptions";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import { optionalText, typedLine, typedText } from "../../words/typed";
import { cardField } from "../desk/kept-list";
import { TITLE_TOO_LONG } from "../desk/messages";
import { BLOCK_FIELDS, KEYWORD_MAX, KEYWORDS_MAX, YOURS_MESSAGES as SAYS } from "./yours-messages";

const description = typedText(DESCRIPTION_MAX, {
  blank: SAYS.blank,
  tooLong: SAYS["description-too-long"],
});

/** Commas of any script, semicolons and line ends. */
const SEPARATOR = /[,;،、，；\n]/;

/** Reads keywords with commas between them, each once. Too many, too long or wordless ones are refused, never cut. */
const keywords = optionalText(Number.POSITIVE_INFINITY, { tooLong: "" }).transform((text, context) => {
  const found = new Map(
    text
      .split(SEPARATOR)
      .map((keyword) => keyword.replace(/\s+/g, " ").trim())
      .filter((keyword) => keyword !== "")
      .map((keyword) => [keyword.toLowerCase(), keyword]),
  );
  const given = [...found.values()];
  const wordless = given.find((keyword) => toKeyword(keyword).keys.length === 0);
  const message =
    given.length > KEYWORDS_MAX
      ? SAYS["keywords-too-many"](given.length)
      : given.some((keyword) => keyword.length > KEYWORD_MAX)
        ? SAYS["keyword-too-long"]
        : wordless
          ? SAYS["keyword-wordless"](wordless)
          : null;
  if (message === null) return given;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const title = typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: TITLE_TOO_LONG });

/** The form's fields. A file replaces the pasted description, unless it is empty. */
export const submittedDescription = z
  .object({
    title,
    description: z.string().default(""),
    file: z.string(SAYS["no-text"]).optional(),
    keywords,
    card: cardField,
  })
  .catchall(optionalText(DESCRIPTION_MAX, { tooLong: SAYS["long-block"] }))
  .transform(({ title, description: pasted, file, keywords, card, ...rest }, context) => {
    const read = description.safeParse(file || pasted);
    const blocks = BLOCK_FIELDS.flatMap((name) => rest[name] || []);
    if (read.success) return { title, description: read.data, keywords, card, blocks };
    const message = read.error.issues[0]?.message ?? SAYS.blank;
    context.addIssue({ code: "custom", message, path: [file ? "file" : "description"] });
    return z.NEVER;
  });

/** The same fields with notes in place of a description, and whether a language model may propose from them. */
export const submittedNotes = z
  .object({
    title,
    description: typedText(DESCRIPTION_MAX, {
      blank: SAYS["no-notes"],
      tooLong: SAYS["description-too-long"],
    }),
    propose: z.string().optional(),
    card: cardField,
  })
  .catchall(optionalText(DESCRIPTION_MAX, { tooLong: SAYS["long-block"] }))
  .transform(({ title, description, propose, card, ...rest }) => ({
    title,
    description,
    propose: propose === "on",
    card,
    blocks: BLOCK_FIELDS.flatMap((name) => rest[name] || []),
  }));
