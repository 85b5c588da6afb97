import { z } from "zod";

import { toKeyword } from "../../engines/descriptions";
import { newId } from "../../numbers/chance";
import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import { optionalText, typedLine, typedText } from "../../words/typed";
import { type DeskAction, type DeskRules, defineAction } from "../desk/desk";
import { cardField, keptList } from "../desk/kept-list";
import { proposeFromCaptions } from "./chapters";
import { EXAMPLE } from "./example";
import {
  makeRewrite,
  type NewRewrite,
  type OwnRewrite,
  type RewriterDeskState,
  rewriterDeskState,
} from "./own-rewrite";
import { BLOCK_FIELDS, KEYWORD_MAX, KEYWORDS_MAX, MAX_KEPT, YOURS_MESSAGES as SAYS } from "./yours-messages";

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

/** The form's fields. A file replaces the pasted description, unless it is empty. */
export const submittedDescription = z
  .object({
    title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["title-too-long"] }),
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

const action = defineAction<RewriterDeskState>();

const results = keptList<RewriterDeskState, OwnRewrite>({
  items: ({ rewrites }) => rewrites,
  withItems: (state, rewrites) => ({ ...state, rewrites }),
  max: MAX_KEPT,
  isExample: ({ isExample }) => isExample,
  field: "id",
  gone: SAYS.gone,
});

/** Spec section 4, Rewriter. */
const rewrite = action({
  form: submittedDescription,
  gather: async ({ blocks, ...input }) => makeRewrite(input, blocks),
  apply(state, { card }, { now, random }, made) {
    const counted = {
      ...state,
      totalRewrites: state.totalRewrites + 1,
      factsKept: state.factsKept + made.kept.facts,
      lastRewrite: now.toISOString(),
    };
    const about = { id: newId(random), at: now.toISOString(), isExample: false, ...card };
    return results.add(counted, { ...made, ...about }, now);
  },
  opens: results.newest,
});

/** Rewrites the example, which replaces an earlier one and is not counted. */
const example = action({
  form: z.object({}),
  gather: async () => makeRewrite(EXAMPLE),
  apply: (state, _input, { now, random }, made: NewRewrite) =>
    results.add(state, { ...made, id: newId(random), at: now.toISOString(), isExample: true }, now),
  opens: results.newest,
});

/** Removes a rewrite, or the proposed chapters. */
const remove: DeskAction<RewriterDeskState, Record<string, string>> = {
  ...results.remove,
  form: z.object({ id: z.string() }),
  refusal: (state, { id }) =>
    state.chapters?.id === id ? undefined : results.remove.refusal?.(state, { id }),
  apply(state, { id }, ...rest) {
    const { chapters, ...others } = state;
    return chapters?.id === id ? others : results.remove.apply(state, { id }, ...rest);
  },
};

/** The Yours desk of the Smart Description Rewriter: rewrites and measures a creator's own descriptions. */
export const rewriterDesk: DeskRules<RewriterDeskState> = {
  key: "description-rewriter",
  desk: "yours",
  state: rewriterDeskState,
  initial: () => ({ rewrites: [], totalRewrites: 0, factsKept: 0, lastRewrite: null }),
  failed: SAYS.failed,
  actions: { rewrite, chapters: proposeFromCaptions, example, remove, clear: results.clear },
  figure: ({ totalRewrites }) => ({
    value: formatCount(totalRewrites),
    label: totalRewrites === 1 ? "description of your own rewritten" : "descriptions of your own rewritten",
  }),
};
