import { z } from "zod";
import { deal } from "../../numbers/chance";
import { DAY_MS, WEEK_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { IDEAS_FAILED } from "./messages";
import { type IdeasState, ideaPool, ideasState, startingIdeas } from "./pool";

/** Spec section 9: ideas come 3 per batch, refreshed weekly. */
const BATCH = 3;

const action = defineAction<IdeasState>();

/** Spec section 4, Idea generation. */
export const generate = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const onShow = state.ideas.map(({ id }) => id);
    const { cards, dealt } = deal(random, ideaPool(), BATCH, { dealt: state.drawn, onShow });
    return {
      ideas: cards,
      drawn: dealt,
      totalGenerated: state.totalGenerated + BATCH,
      trendsAnalyzed: state.trendsAnalyzed + 23,
      lastGenerated: now.toISOString(),
      nextBatch: new Date(now.getTime() + WEEK_MS).toISOString(),
    };
  },
});

/** Empties the list. Ideas already shown still count as shown. */
export const clear = action({ form: z.object({}), apply: (state) => ({ ...state, ideas: [] }) });

/** The Content Idea Generator (spec section 2). */
export const contentIdeas: DeskRules<IdeasState> = {
  key: "content-ideas",
  state: ideasState,
  initial(now) {
    return {
      ideas: startingIdeas(),
      drawn: startingIdeas().map(({ id }) => id),
      totalGenerated: 48,
      lastGenerated: new Date(now.getTime() - 2 * DAY_MS).toISOString(),
      nextBatch: new Date(now.getTime() + 5 * DAY_MS).toISOString(),
      trendsAnalyzed: 368,
    };
  },
  failed: IDEAS_FAILED,
  actions: { generate, clear },
  figure: ({ totalGenerated }) => ({
    value: formatCount(totalGenerated),
    label: "sample ideas generated so far",
  }),
};

export const contentIdeasFunctions = sampleFunctions(contentIdeas, {
  generate: { about: "Replaces the sample's ideas with three new ones." },
  clear: { about: "Empties the sample's list of ideas." },
});
