import { z } from "zod";
import { newId } from "../../../numbers/chance";
import { bytesOf, STATE_BYTES } from "../../tool/state";
import { type Tool, toolActionOf } from "../../tool/tool";
import { descriptionSent } from "./description-sent";
import { EXAMPLE } from "./example";
import { KEPT_MAX, YOURS_MESSAGES } from "./messages";
import { type Made, madeOf, type OwnRewrite, ownRewrite } from "./own-rewrite";
import { type OwnRewritesShown, showOwnRewrites } from "./shown";

const ownRewritesState = z.object({
  /** Newest first. */
  rewrites: z.array(ownRewrite),
  /** Counted over all, examples left out. */
  totalRewrites: z.number(),
  factsKept: z.number(),
  lastRewrite: z.iso.datetime().nullable(),
});
export type OwnRewritesState = z.infer<typeof ownRewritesState>;

const action = toolActionOf<OwnRewritesState>();

/** Spec section 4, Rewriter. */
const rewrite = action({
  form: descriptionSent,
  gather: async (input) => madeOf(input),
  apply: (state, _input, { now, random }, made) => ({
    ...withNewest(state, { ...made, id: newId(random), at: now.toISOString(), isExample: false }),
    totalRewrites: state.totalRewrites + 1,
    factsKept: state.factsKept + made.kept.facts,
    lastRewrite: now.toISOString(),
  }),
  opens: newest,
});

const example = action({
  form: z.object({}),
  gather: async () => madeOf(EXAMPLE),
  apply(state, _input, { now, random }, made: Made) {
    const others = { ...state, rewrites: state.rewrites.filter(({ isExample }) => !isExample) };
    return withNewest(others, { ...made, id: newId(random), at: now.toISOString(), isExample: true });
  },
  opens: newest,
});

const remove = action({
  form: z.object({ id: z.string() }),
  refusal: ({ rewrites }, { id }) =>
    rewrites.some((one) => one.id === id) ? undefined : YOURS_MESSAGES.gone,
  apply: (state, { id }) => ({ ...state, rewrites: state.rewrites.filter((one) => one.id !== id) }),
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, rewrites: [] }) });

/** The Smart Description Rewriter on a creator's own descriptions. */
export const ownRewrites: Tool<OwnRewritesState, OwnRewritesShown> = {
  key: "description-rewriter",
  desk: "yours",
  state: ownRewritesState,
  initial: () => ({ rewrites: [], totalRewrites: 0, factsKept: 0, lastRewrite: null }),
  failed: YOURS_MESSAGES.failed,
  actions: { rewrite, example, remove, clear },
  show: showOwnRewrites,
  figure: ({ totalRewrites }) => ({
    value: totalRewrites.toLocaleString("en-US"),
    label: totalRewrites === 1 ? "description of your own rewritten" : "descriptions of your own rewritten",
  }),
};

function newest({ rewrites }: OwnRewritesState): string | undefined {
  return rewrites[0]?.id;
}

/** The state with one more rewrite; the oldest go where there is no room. */
function withNewest(state: OwnRewritesState, rewrite: OwnRewrite): OwnRewritesState {
  const next = { ...state, rewrites: [rewrite, ...state.rewrites].slice(0, KEPT_MAX) };
  while (next.rewrites.length > 1 && bytesOf(next) > STATE_BYTES) next.rewrites.pop();
  return next;
}
