import { z } from "zod";
import { newId } from "../../../numbers/chance";
import { bytesOf, STATE_BYTES } from "../../tool/state";
import { type Tool, toolActionOf } from "../../tool/tool";
import { type Analysis, analysis, entriesOf, type KeptEntry } from "./analysis";
import { EXAMPLE } from "./example";
import { TITLES_FAILED, TITLES_MESSAGES } from "./messages";
import { showTitleDesk, type TitleDeskShown } from "./shown";
import { titlesSent } from "./titles-sent";

/** So many results are kept, the newest; fewer where they are large. */
const KEPT = 5;

const titleDeskState = z.object({
  /** Newest first. */
  analyses: z.array(analysis),
  /** Counted over all, examples left out. */
  titlesScored: z.number(),
  alternativesWritten: z.number(),
});
export type TitleDeskState = z.infer<typeof titleDeskState>;

const action = toolActionOf<TitleDeskState>();

const analyze = action({
  form: z.object({ titles: titlesSent }),
  gather: async ({ titles: { titles } }) => entriesOf(titles),
  apply(state, { titles: { repeated } }, { now, random }, entries) {
    const alternatives = entries.reduce((sum, entry) => sum + entry.alternatives.length, 0);
    return {
      ...withNewest(state, { id: newId(random), at: now.toISOString(), isExample: false, repeated, entries }),
      titlesScored: state.titlesScored + entries.length,
      alternativesWritten: state.alternativesWritten + alternatives,
    };
  },
  opens: newest,
});

const example = action({
  form: z.object({}),
  gather: async () => entriesOf(EXAMPLE),
  apply: (state, _input, { now, random }, entries: KeptEntry[]) =>
    withNewest(state, { id: newId(random), at: now.toISOString(), isExample: true, repeated: 0, entries }),
  opens: newest,
});

const remove = action({
  form: z.object({ id: z.string() }),
  refusal: ({ analyses }, { id }) =>
    analyses.some((one) => one.id === id) ? undefined : TITLES_MESSAGES.gone,
  apply: (state, { id }) => ({ ...state, analyses: state.analyses.filter((one) => one.id !== id) }),
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, analyses: [] }) });

/** The Thumbnail Title Optimizer on a creator's own titles. */
export const titleDesk: Tool<TitleDeskState, TitleDeskShown> = {
  key: "thumbnail-optimizer",
  desk: "yours",
  state: titleDeskState,
  initial: () => ({ analyses: [], titlesScored: 0, alternativesWritten: 0 }),
  failed: TITLES_FAILED,
  actions: { analyze, example, remove, clear },
  show: showTitleDesk,
  figure: ({ titlesScored }) => ({
    value: titlesScored.toLocaleString("en-US"),
    label: titlesScored === 1 ? "title of your own scored" : "titles of your own scored",
  }),
};

function newest({ analyses }: TitleDeskState): string | undefined {
  return analyses[0]?.id;
}

/** The state with one more result; the oldest go where there is no room. */
function withNewest(state: TitleDeskState, analysis: Analysis): TitleDeskState {
  const next = { ...state, analyses: [analysis, ...state.analyses].slice(0, KEPT) };
  while (next.analyses.length > 1 && bytesOf(next) > STATE_BYTES) next.analyses.pop();
  return next;
}
