import { z } from "zod";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import { typedLine, typedText } from "../../words/typed";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { TITLE_TOO_LONG } from "../desk/messages";
import { REWRITE_MESSAGES } from "./messages";
import { makeRewrite, type RewriterState, rewriterState } from "./rewrite";

/** The descriptions rewritten on a first visit, newest first, each with the seed of its rewrite. */
export const STARTING_DESCRIPTIONS = [
  {
    seed: "cellar-2",
    title: "Storing winter vegetables without a cellar",
    description: `Hi everyone and welcome back! It has been raining here for nine days so this one was filmed mostly in the stairwell, sorry about the echo.

We moved into a flat two years ago and I thought that was the end of winter vegetables for us. It was not. A crate of sand on the balcony, a drawer in the fridge and one wool blanket kept our carrots until March. Potatoes did worse, and I show you those too.

The sand is plain play sand, slightly damp. The thermometer is the cheap one, it reads one degree too warm.

0:00 Why the stairwell
1:42 The crate, step by step
6:10 What the fridge drawer is good for
9:35 The potatoes (it did not go well)
12:20 What I ate from it in February

My planting calendar: https://example.com/calendar
The video on seeds: https://example.com/seeds
#gardening`,
  },
  {
    seed: "backup-5",
    title: "Can a family of five back up its photos for 3 euros a month?",
    description: `Our pictures lived on four phones and one laptop that somebody dropped. This is what replaced it: a used mini PC, two drives and a script of 20 lines.

Costs in detail: 61 euros for the PC, 2 x 74 for drives, 2.80 a month for electricity at 9 watts. The off-site copy sits at my sister's and syncs at night. I hear of it only when something failed. My mother finds a picture from 2011 by herself, and that was the test.

Script and parts list: https://example.com/photo-backup
Let me know in the comments what I overlooked.

#homelab #selfhosting #backup`,
  },
  {
    seed: "vowels-1",
    title: "The five Portuguese vowels nobody taught me",
    description: `I learned Portuguese for two years before a baker in Évora did not understand me asking for bread. Its vowels were the reason. In this one I go through all five with recordings of four neighbours, slow and then at normal speed. The nasal ones come last, as in every course on Portuguese vowels I know.

Recordings to practise with are free: https://example.com/vowels

#languagelearning #pronunciation`,
  },
];

/** Spec section 9: rewrites are capped at 5. */
const LIST_LIMIT = 5;

const action = defineAction<RewriterState>();

const { blank } = REWRITE_MESSAGES;

/** Spec section 4, Rewriter. The averages stay as they are: the spec names what changes. */
export const rewrite = action({
  form: z.object({
    title: typedLine(TITLE_MAX, { blank, tooLong: TITLE_TOO_LONG }),
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
