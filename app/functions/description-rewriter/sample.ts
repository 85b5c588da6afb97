import { z } from "zod";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import { typedLine, typedText } from "../../words/typed";

import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { REWRITE_MESSAGES } from "./messages";
import { STARTING_DESCRIPTIONS } from "./pool";
import { makeRewrite, type RewriterState, rewriterState } from "./rewrite";

/** Spec section 9: rewrites are capped at 5. */
const LIST_LIMIT = 5;

const action = defineAction<RewriterState>();

const { blank } = REWRITE_MESSAGES;

/** Spec section 4, Rewriter. The averages stay as they are: the spec names what changes. */
export const rewrite = action({
  form: z.object({
    title: typedLine(TITLE_MAX, { blank, tooLong: REWRITE_MESSAGES["title-too-long"] }),
    description: typedText(DESCRIPTION_MAX, { blank, tooLong: REWRITE_MESSAGES["description-too-long"] }),
  }),
  apply(state, input, { now, random }) {
    return {
      ...state,
      rewrites: [makeRewrite(random, input), ...state.rewrites].slice(0, LIST_LIMIT),
      totalRewrites: state.totalRewrites + 1,
      lastRewrite: now.toISOString(),
    };
  },
  opens: ({ rewrites }) => rewrites[0]?.id,
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, rewrites: [] }) });

/** The Smart Description Rewriter (spec section 2). */
export const descriptionRewriter: DeskRules<RewriterState> = {
  key: "description-rewriter",
  state: rewriterState,
  initial(now) {
    return {
      rewrites: STARTING_DESCRIPTIONS.map(({ seed, ...typed }) => makeRewrite(seeded(seed), typed)),
      totalRewrites: 18,
      avgSEOImprovement: 31,
      avgRankingBoost: 38,
      lastRewrite: new Date(now.getTime() - DAY_MS).toISOString(),
    };
  },
  failed: REWRITE_MESSAGES.failed,
  actions: { rewrite, clear },
  figure: ({ totalRewrites }) => ({ value: formatCount(totalRewrites), label: "sample rewrites so far" }),
};

export const descriptionRewriterFunctions = sampleFunctions(descriptionRewriter, {
  rewrite: {
    about: "Rewrites a description as the sample desk does.",
    example: {
      title: "Bread for beginners",
      description: "Flour, water and salt. Recipe: https://example.com",
    },
    bad: { input: { title: "Bread", description: " " }, status: 400, message: REWRITE_MESSAGES.blank },
  },
  clear: { about: "Empties the sample's list of rewrites." },
});
