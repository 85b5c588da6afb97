import { z } from "zod";
import { newId, pickSome } from "../../numbers/chance";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import { type Outlook, type Tool, toolActionOf } from "../tool";
import { IDEAS_FAILED } from "./messages";
import { IDEA_POOL, STARTING_IDEAS } from "./sample";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Spec section 9: ideas come 3 per batch. */
const BATCH = 3;

/** Spec section 3, Content idea. */
export const contentIdea = z.object({
  id: z.string(),
  title: z.string(),
  reasoning: z.string(),
  trendScore: z.number(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  /** A range as text, "40K–90K". */
  estimatedViews: z.string(),
  bestUploadTime: z.string(),
  tags: z.array(z.string()),
});
export type ContentIdea = z.infer<typeof contentIdea>;

const ideasState = z.object({
  ideas: z.array(contentIdea),
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
    const shown = new Set(state.ideas.map(({ title }) => title));
    const unseen = IDEA_POOL.filter(({ title }) => !shown.has(title));
    return {
      ideas: pickSome(random, unseen, BATCH).map((idea) => ({ ...idea, id: newId(random) })),
      totalGenerated: state.totalGenerated + 3,
      trendsAnalyzed: state.trendsAnalyzed + 23,
      lastGenerated: now.toISOString(),
      nextBatch: new Date(now.getTime() + WEEK_MS).toISOString(),
    };
  },
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, ideas: [] }) });

/** The Content Idea Generator (spec section 2). */
export const contentIdeas: Tool<IdeasState, IdeasShown> = {
  key: "content-ideas",
  state: ideasState,
  initial(now) {
    return {
      ideas: STARTING_IDEAS,
      totalGenerated: 47,
      lastGenerated: new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000).toISOString(),
      nextBatch: new Date(now.getTime() + 5 * 24 * 60 * 60 * 1000).toISOString(),
      trendsAnalyzed: 1284,
    };
  },
  failed: IDEAS_FAILED,
  actions: { generate, clear },
  show,
  figure: ({ totalGenerated }) => ({ value: String(totalGenerated), label: "sample ideas generated so far" }),
};

export type IdeasShown = ReturnType<typeof show>;

function show(state: IdeasState, { now }: Outlook) {
  return {
    ideas: state.ideas.map((idea) => ({ ...idea, tone: scoreTone("trend", idea.trendScore) })),
    totalGenerated: String(state.totalGenerated),
    lastGenerated: relativeAge(state.lastGenerated, now),
    nextBatch: daysAhead(state.nextBatch, now),
    trendsAnalyzed: state.trendsAnalyzed.toLocaleString("en-US"),
  };
}

/** "in 7 days", "tomorrow", "today": in whole days, rounded up. */
function daysAhead(then: string, now: Date): string {
  const days = Math.ceil((Date.parse(then) - now.getTime()) / (24 * 60 * 60 * 1000));
  if (days < 1) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
