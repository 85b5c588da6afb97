import { z } from "zod";
import { type DeskRules, defineAction } from "../desk/desk";
import { analysisList, type CommentsDeskState, commentsDeskState, isInvented } from "./analysis";
import { EXAMPLE } from "./example";
import {
  type AnalyzedMaterial,
  analyzeMaterial,
  exampleMaterial,
  gatherMaterial,
  materialForm,
} from "./material";
import { YOURS_FAILED } from "./yours-messages";

const action = defineAction<CommentsDeskState>();

/** Analyzes what was given, once. Only the analysis is kept, with the comments that it quotes. */
const analyze = action({
  form: materialForm,
  gather: async (input, services): Promise<AnalyzedMaterial> =>
    analyzeMaterial(await gatherMaterial(input, services)),
  apply: (state, _input, { now }, analyzed) => withNewest(state, analyzed, now),
  opens: analysisList.newest,
});

/** The same on comments that we wrote. */
const example = action({
  form: z.object({}),
  gather: async (): Promise<AnalyzedMaterial> => analyzeMaterial(exampleMaterial(EXAMPLE)),
  apply: (state, _input, { now }, analyzed) => withNewest(state, analyzed, now),
  opens: analysisList.newest,
});

/** Comment Sentiment on a creator's own comments. */
export const commentsDesk: DeskRules<CommentsDeskState> = {
  key: "comment-sentiment",
  desk: "yours",
  state: commentsDeskState,
  initial: () => ({ analyses: [], made: 0 }),
  failed: YOURS_FAILED,
  actions: { analyze, example, remove: analysisList.remove, clear: analysisList.clear },
  expiry: analysisList.expiry,
  figure({ analyses }) {
    const last = analyses.find((analysis) => !isInvented(analysis) && analysis.digest.score !== null);
    return {
      value: last?.digest.score?.value.toFixed(1) ?? "–",
      label: last ? "of 10 in your own comments" : "no comments of yours scored yet",
    };
  },
};

/** The state with one analysis more. */
function withNewest(state: CommentsDeskState, analyzed: AnalyzedMaterial, now: Date): CommentsDeskState {
  const made = state.made + 1;
  const newest = { ...analyzed, id: `analysis-${made}`, analyzedAt: now.toISOString() };
  return analysisList.add({ ...state, made }, newest, now);
}
