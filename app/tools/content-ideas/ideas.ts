import { z } from "zod";
import { deal } from "../../numbers/deck";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import { type Outlook, type Tool, toolActionOf } from "../tool";
import { daysAhead } from "./days-ahead";
import { IDEAS_FAILED } from "./messages";
import { IDEA_POOL, STARTING_IDEAS } from "./sample";
import { pictureAmong } from "./views-picture";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec section 9: ideas come 3 per batch, refreshed weekly. */
const BATCH = 3;
const WEEK_MS = 7 * DAY_MS;

/** Spec section 3, Content idea. */
export const contentIdea = z.object({
  id: z.string(),
  title: z.string(),
  reasoning: z.string(),
  /** 0 to 100. */
  trendScore: z.number(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  /** From the lower to the upper end; shown as a text, "41.5K–92.0K". */
  estimatedViews: z.object({ low: z.number(), high: z.number() }),
  bestUploadTime: z.string(),
  tags: z.array(z.string()),
});
export type ContentIdea = z.infer<typeof contentIdea>;

const ideasState = z.object({
  ideas: z.array(contentIdea),
  /** Ids of the ideas that came already: none comes again before the others have. */
  drawn: z.array(z.string()),
  totalGenerated: z.number(),
  lastGenerated: z.iso.datetime(),
  nextBatch: z.iso.datetime(),
  trendsAnalyzed: z.number(),
});
export type IdeasState = z.infer<typeof ideasState>;

const action = toolActionOf<IdeasState>();

/** Spec section 4, Idea generation. */
export const generate = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const onShow = state.ideas.map(({ id }) => id);
    const { cards, dealt } = deal(random, IDEA_POOL, BATCH, { dealt: state.drawn, onShow });
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

/** Empties the list; what was drawn stays drawn. */
export const clear = action({ form: z.object({}), apply: (state) => ({ ...state, ideas: [] }) });

/** The Content Idea Generator (spec section 2). */
export const contentIdeas: Tool<IdeasState, IdeasShown> = {
  key: "content-ideas",
  state: ideasState,
  initial(now) {
    return {
      ideas: STARTING_IDEAS,
      drawn: STARTING_IDEAS.map(({ id }) => id),
      totalGenerated: 48,
      lastGenerated: new Date(now.getTime() - 2 * DAY_MS).toISOString(),
      nextBatch: new Date(now.getTime() + 5 * DAY_MS).toISOString(),
      trendsAnalyzed: 368,
    };
  },
  failed: IDEAS_FAILED,
  actions: { generate, clear },
  show,
  figure: ({ totalGenerated }) => ({ value: String(totalGenerated), label: "sample ideas generated so far" }),
};

export type IdeasShown = ReturnType<typeof show>;

function show(state: IdeasState, { now }: Outlook) {
  const picture = pictureAmong(state.ideas.map(({ estimatedViews }) => estimatedViews));
  return {
    ideas: state.ideas.map((idea) => ({
      ...idea,
      tone: scoreTone("trend", idea.trendScore),
      estimatedViews: picture(idea.estimatedViews),
    })),
    totalGenerated: state.totalGenerated.toLocaleString("en-US"),
    lastGenerated: relativeAge(state.lastGenerated, now),
    nextBatch: daysAhead(state.nextBatch, now),
    trendsAnalyzed: state.trendsAnalyzed.toLocaleString("en-US"),
  };
}
