import { z } from "zod";
import { toKeyword } from "../../../engines/descriptions";
import { optionalText, typedLine, typedText } from "../../../forms/typed";
import { DESCRIPTION_MAX, TITLE_MAX } from "../bounds";
import { KEYWORD_MAX, KEYWORDS_MAX, YOURS_MESSAGES as SAYS } from "./messages";

const description = typedText(DESCRIPTION_MAX, {
  blank: SAYS.blank,
  tooLong: SAYS["description-too-long"],
});

/** Commas, also those of other scripts, semicolons and line ends. */
const BETWEEN = /[,;،、，；\n]/;

/** Keywords with commas between them, each once. Too many, too long or wordless ones are refused, never cut. */
const keywords = optionalText(Number.POSITIVE_INFINITY, { tooLong: "" }).transform((text, context) => {
  const found = new Map(
    text
      .split(BETWEEN)
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

/** What the form holds. A file stands before what is pasted, unless it is empty. */
export const descriptionSent = z
  .object({
    title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["title-too-long"] }),
    description: z.string().default(""),
    file: z.string(SAYS["no-text"]).optional(),
    keywords,
  })
  .transform(({ title, description: pasted, file, keywords }, context) => {
    const read = description.safeParse(file || pasted);
    if (read.success) return { title, description: read.data, keywords };
    const message = read.error.issues[0]?.message ?? SAYS.blank;
    context.addIssue({ code: "custom", message, path: [file ? "file" : "description"] });
    return z.NEVER;
  });
export type DescriptionSent = z.infer<typeof descriptionSent>;
