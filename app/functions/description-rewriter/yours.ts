import { z } from "zod";

import { newId } from "../../numbers/chance";
import { formatCount } from "../../numbers/figures";
import { type DeskAction, type DeskRules, defineAction } from "../desk/desk";
import { keptList } from "../desk/kept-list";
import { proposeFromCaptions } from "./chapters";
import { EXAMPLE } from "./example";
import {
  makeRewrite,
  type NewRewrite,
  type OwnRewrite,
  type RewriterDeskState,
  rewriterDeskState,
} from "./own-rewrite";
import { submittedDescription } from "./typed-description";
import { writeFromNotes } from "./write";
import { MAX_KEPT, YOURS_MESSAGES as SAYS } from "./yours-messages";

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

/** Removes a rewrite, the proposed chapters or the description written from notes. */
const remove: DeskAction<RewriterDeskState, Record<string, string>> = {
  ...results.remove,
  form: z.object({ id: z.string() }),
  refusal: (state, { id }) =>
    state.chapters?.id === id || state.draft?.id === id ? undefined : results.remove.refusal?.(state, { id }),
  apply(state, { id }, ...rest) {
    const { chapters, draft, ...others } = state;
    if (chapters?.id === id) return { ...others, draft };
    return draft?.id === id ? { ...others, chapters } : results.remove.apply(state, { id }, ...rest);
  },
};

/** The Yours desk of the Smart Description Rewriter: rewrites and measures a creator's own descriptions. */
export const rewriterDesk: DeskRules<RewriterDeskState> = {
  key: "description-rewriter",
  desk: "yours",
  state: rewriterDeskState,
  initial: () => ({ rewrites: [], totalRewrites: 0, factsKept: 0, lastRewrite: null }),
  failed: SAYS.failed,
  actions: {
    rewrite,
    write: writeFromNotes,
    chapters: proposeFromCaptions,
    example,
    remove,
    clear: results.clear,
  },
  figure: ({ totalRewrites }) => ({
    value: formatCount(totalRewrites),
    label: totalRewrites === 1 ? "description of your own rewritten" : "descriptions of your own rewritten",
  }),
};
