import { z } from "zod";
import { expiresAt } from "../../../sources/retention";
import { listExpiry, STATE_BYTES, stateBytes } from "../../tool/state";
import { defineAction, type Tool } from "../../tool/tool";
import { type Analysis, analysis, isInvented } from "./analysis";
import { EXAMPLE } from "./example";
import { type AnalyzedMaterial, analyzeMaterial, exampleMaterial, materialIn, materialOf } from "./material";
import { MOST_KEPT, YOURS_FAILED } from "./messages";
import { show, stillKept, type YoursShown } from "./show";

const yourCommentsState = z.object({
  /** The newest first. */
  analyses: z.array(analysis),
  /** How many were ever made: it names the next. */
  made: z.number().int(),
});
export type YourCommentsState = z.infer<typeof yourCommentsState>;

const action = defineAction<YourCommentsState>();

/** Reads what was given, once; only what it says is kept, with the comments that it quotes. */
const analyze = action({
  form: materialIn,
  gather: async (input, services): Promise<AnalyzedMaterial> =>
    analyzeMaterial(await materialOf(input, services)),
  apply: (state, _input, { now }, made) => withNewest(state, made, now),
  opens: ({ analyses }) => analyses[0]?.id,
});

/** The same on comments that we wrote. */
const example = action({
  form: z.object({}),
  gather: async (): Promise<AnalyzedMaterial> => analyzeMaterial(exampleMaterial(EXAMPLE)),
  apply: (state, _input, { now }, made) =>
    withNewest({ ...state, analyses: state.analyses.filter(({ from }) => from !== "example") }, made, now),
  opens: ({ analyses }) => analyses[0]?.id,
});

const remove = action({
  form: z.object({ record: z.string() }),
  apply: (state, { record }) => ({ ...state, analyses: state.analyses.filter(({ id }) => id !== record) }),
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, analyses: [] }) });

/** Comment Sentiment on a creator's own comments. */
export const yourComments: Tool<YourCommentsState, YoursShown> = {
  key: "comment-sentiment",
  desk: "yours",
  state: yourCommentsState,
  initial: () => ({ analyses: [], made: 0 }),
  failed: YOURS_FAILED,
  actions: { analyze, example, remove, clear },
  expiry: listExpiry(
    ({ analyses }) => analyses,
    expiresAt,
    (state, analyses) => ({ ...state, analyses }),
  ),
  show,
  figure({ analyses }) {
    const last = analyses.find((one) => !isInvented(one) && one.digest.score !== null);
    return {
      value: last?.digest.score?.value.toFixed(1) ?? "–",
      label: last ? "of 10 in your own comments" : "no comments of yours scored yet",
    };
  },
};

/** A new analysis before the others; the oldest make room where there are too many, or they weigh too much. */
function withNewest(
  { analyses, made }: YourCommentsState,
  one: AnalyzedMaterial,
  now: Date,
): YourCommentsState {
  const newest: Analysis = { ...one, id: `analysis-${made + 1}`, analyzedAt: now.toISOString() };
  const next = {
    analyses: [newest, ...stillKept(analyses, now)].slice(0, MOST_KEPT),
    made: made + 1,
  };
  while (next.analyses.length > 1 && stateBytes(next) > STATE_BYTES) next.analyses.pop();
  return next;
}
