import { z } from "zod";
import { type ContentIdea, isAlone, isBare } from "../../engines/content-ideas";
import { GAP } from "../../engines/titles";
import type { Card, OutcomeReading } from "../../model/card";
import type { Channel } from "../../model/channel";
import { IDEA_KINDS } from "../../model/idea";
import { LIGHT_COLORS } from "../../model/light";
import { addDays, DAY_MS } from "../../numbers/days";
import { tellingWords } from "../../words/telling";
import { type DeskRules, defineAction } from "../desk/desk";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { AS_IN, FOR_EXAMPLE, OWN_IDEAS_MESSAGES as SAYS, WHYS, type Why } from "./yours-messages";

/** Ideas that are kept, and that are dismissed: beyond, the oldest dismissal is forgotten. */
const MOST_KEPT = 100;
const MOST_DISMISSED = 500;
/** Weekly notes can be opened for so long, and what came from YouTube's API is kept no longer. */
const WEEK_DAYS = 30;
/** A month, and the day before its end on which the job drops it. */
const NOT_NOW_MS = 31 * DAY_MS;
/** Ideas of a week. */
const A_WEEK = 3;

const at = z.iso.datetime();
/** When it is gone: with the comments whose words it has, and a "not now" after a month. Absent where it stays. */
const ends = { until: at.optional() };

/** An idea without its evidence, as it stood on a day. */
const ideaThen = z.object({
  key: z.string(),
  kind: z.enum(IDEA_KINDS),
  title: z.string().nullable(),
  subject: z.string(),
  frame: z.string().nullable(),
  /** Absent in what was kept before there was one. */
  like: z.string().nullable().optional(),
  /** That it beats the channel's usual, 0 to 1. */
  chance: z.number(),
  color: z.enum(LIGHT_COLORS),
  ...ends,
});
export type IdeaThen = z.infer<typeof ideaThen>;

/** Of which channel, by YouTube's id: null where nobody told it. */
const ofChannel = { channel: z.string().nullable() };
const whyDismissed = z.enum(Object.keys(WHYS) as [Why, ...Why[]], SAYS.why);

const keptIdea = ideaThen.extend({ ...ofChannel, at });
const dismissedIdea = z.object({
  key: z.string(),
  text: z.string(),
  why: whyDismissed,
  ...ofChannel,
  ...ends,
  at,
});
const ideaMarks = z.object({ kept: z.array(keptIdea), dismissed: z.array(dismissedIdea) });
/** What a creator said of ideas, the newest first. */
export type IdeaMarks = z.infer<typeof ideaMarks>;

const weekIdeas = z.object({ day: z.iso.date(), ...ofChannel, ideas: z.array(ideaThen).max(A_WEEK) });
/** The ideas of a weekly note, by its day. */
export type WeekIdeas = z.infer<typeof weekIdeas>;

/** What an idea is called: its title, else its subject. */
export const ideaText = ({ title, subject }: Pick<IdeaThen, "title" | "subject">) => title ?? subject;

/**
 * What stands beside an idea without a title: "For example:" and its frame with the subject in it, or "As in your" and a title
 * of the channel's own. null where there is neither.
 */
export function besideOf({
  title,
  subject,
  frame,
  like,
}: Pick<IdeaThen, "title" | "subject" | "frame" | "like">): string | null {
  if (title !== null) return null;
  if (frame !== null) return `${FOR_EXAMPLE} “${frame.replace(GAP, () => subject)}”`;
  return like == null ? null : `${AS_IN} “${like}”`;
}

/** An idea as it is kept: its evidence stays where it came from. */
export function withoutEvidence({
  key,
  kind,
  title,
  subject,
  frame,
  like,
  chance,
  color,
  until,
}: IdeaThen): IdeaThen {
  return { key, kind, title, subject, frame, like, chance, color, ...(until !== undefined && { until }) };
}

/** Whether something was said of the channel that is connected now: one whose id nobody told may be the same. */
const isOf = (channel: string | null, now: string | null) =>
  channel === null || now === null || channel === now;

/** What was said of ideas for this channel, as far as it still holds. */
export function marksOf(marks: IdeaMarks, { id }: Pick<Channel, "id">, now: Date): IdeaMarks {
  const { kept, dismissed } = lasting(marks, now);
  return {
    kept: kept.filter(({ channel }) => isOf(channel, id)),
    dismissed: dismissed.filter(({ channel }) => isOf(channel, id)),
  };
}

const isLasting = ({ until }: { until?: string }, at: Date) =>
  until === undefined || Date.parse(until) > at.getTime();

/** The marks without those that are over. */
function lasting({ kept, dismissed }: IdeaMarks, at: Date): IdeaMarks {
  const last = (mark: { until?: string }) => isLasting(mark, at);
  return { kept: kept.filter(last), dismissed: dismissed.filter(last) };
}

type Called = Pick<IdeaThen, "key" | "title" | "subject">;

/** Whether an idea was dismissed. What was made already is that title alone, and not the next episode. */
export function isDismissed(idea: Called, { dismissed }: IdeaMarks): boolean {
  return dismissed.some(
    ({ key, why, text }) => key === idea.key && (why !== "made" || text === ideaText(idea)),
  );
}

/** Whether an idea is kept. A kept episode is that one alone, and not the next. */
export function isKept(idea: Called, { kept }: IdeaMarks): boolean {
  return kept.some((one) => one.key === idea.key && ideaText(one) === ideaText(idea));
}

/** The ids of the plan's cards, by what each was called as an idea. */
export type PlannedIdeas = ReadonlyMap<string, string>;

/** The ideas that were not dismissed, and are no card of the plan. */
export function offered<Idea extends Called>(
  ideas: readonly Idea[],
  { marks, planned }: { marks: IdeaMarks; planned: PlannedIdeas },
) {
  return ideas.filter((idea) => !isDismissed(idea, marks) && !planned.has(ideaText(idea)));
}

/**
 * The ideas most like one, best first and without it: of its frame or with words of its subject, then of its kind. [] where
 * the idea itself is unknown.
 */
export function ideasLike(ideas: readonly ContentIdea[], key: string): ContentIdea[] {
  const one = ideas.find((idea) => idea.key === key);
  if (!one) return [];
  const words = new Set(wordsOf(one));
  const likeness = (idea: ContentIdea) =>
    (one.frame !== null && idea.frame === one.frame ? 2 : 0) +
    (wordsOf(idea).some((word) => words.has(word)) ? 2 : 0) +
    (idea.kind === one.kind ? 1 : 0);
  return ideas
    .filter((idea) => idea !== one && likeness(idea) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || b.chance - a.chance);
}

const wordsOf = ({ subject }: ContentIdea) => tellingWords(subject);

/** The weeks that can be read of what is kept, of the channel that is connected now, without words that had to go. */
export function weeksOf(kept: unknown, { id }: Pick<Channel, "id">, now: Date): WeekIdeas[] {
  const weeks = z.array(weekIdeas).safeParse(kept).data ?? [];
  return weeks.flatMap((week) =>
    isOf(week.channel, id) ? { ...week, ideas: week.ideas.filter((idea) => isLasting(idea, now)) } : [],
  );
}

/** The weeks of the last 30 days with one more, which takes the best ideas offered that are not red and say what to make: titles before subjects. */
export function withWeek(
  weeks: readonly WeekIdeas[],
  { day, channel, ideas }: { day: string; channel: string | null; ideas: readonly ContentIdea[] },
): WeekIdeas[] {
  const best = ideas
    .filter((idea) => idea.color !== "red" && !isBare(idea))
    .toSorted((one, other) => Number(isAlone(one)) - Number(isAlone(other)))
    .slice(0, A_WEEK);
  const over = addDays(day, -WEEK_DAYS);
  const others = weeks.filter((week) => week.day !== day && week.day > over);
  return [{ day, channel, ideas: best.map(withoutEvidence) }, ...others];
}

/** How the videos did that came of kept ideas: those whose views are known at 30 days, and how many beat the usual. */
export interface IdeaRecord {
  known: number;
  beat: number;
}

/** What became of the ideas that were kept, by the cards that they became: of a sample channel by its own views alone. */
export function recordOf(
  { kept }: IdeaMarks,
  outcomes: readonly (Pick<Card, "idea"> & {
    outcome: readonly Pick<OutcomeReading, "beatUsual" | "source">[];
  })[],
  { isSample }: Pick<Channel, "isSample">,
): IdeaRecord {
  const texts = new Set(kept.map(ideaText));
  const judged = outcomes.flatMap(({ idea, outcome }) => {
    const reading = outcome.find(
      ({ beatUsual, source }) => beatUsual !== null && (source === "sample") === isSample,
    );
    return reading && texts.has(idea) ? reading : [];
  });
  return { known: judged.length, beat: judged.filter(({ beatUsual }) => beatUsual).length };
}

const action = defineAction<IdeaMarks>();
const without = <Mark extends { key: string }>(marks: Mark[], key: string) =>
  marks.filter((mark) => mark.key !== key);

/** Keeps an idea as it stands today, and takes back a dismissal of it. */
const keep = action({
  form: z.object({ idea: ideaThen, ...ofChannel }),
  refusal: ({ kept }, { idea }) => (without(kept, idea.key).length >= MOST_KEPT ? SAYS.full : undefined),
  apply: ({ kept, dismissed }, { idea, channel }, { now }) =>
    within({
      kept: [{ ...idea, channel, at: now.toISOString() }, ...without(kept, idea.key)],
      dismissed: without(dismissed, idea.key),
    }),
});

/** Dismisses an idea, for a month if it is only "not now", and lets it go where it was kept. */
const dismiss = action({
  form: dismissedIdea.omit({ at: true }),
  apply: ({ kept, dismissed }, idea, { now }) => {
    const back = new Date(now.getTime() + NOT_NOW_MS).toISOString();
    const until = idea.why === "not-now" && !(idea.until && idea.until < back) ? back : idea.until;
    return within({
      kept: without(kept, idea.key),
      dismissed: [
        { ...idea, ...(until && { until }), at: now.toISOString() },
        ...without(dismissed, idea.key),
      ],
    });
  },
});

/** Takes back what was said of an idea. */
const restore = action({
  form: z.object({ key: z.string() }),
  apply: ({ kept, dismissed }, { key }) => ({ kept: without(kept, key), dismissed: without(dismissed, key) }),
});

/** The marks with as many dismissals as there is room for, the newest. */
function within({ kept, dismissed }: IdeaMarks): IdeaMarks {
  const marks = { kept, dismissed: dismissed.slice(0, MOST_DISMISSED) };
  while (marks.dismissed.length > 1 && stateBytes(marks) > STATE_BYTES) marks.dismissed.pop();
  return marks;
}

/** What a creator said of the ideas for their channel. */
export const ideasDesk: DeskRules<IdeaMarks> = {
  key: "content-ideas",
  desk: "yours",
  state: ideaMarks,
  initial: () => ({ kept: [], dismissed: [] }),
  failed: SAYS["not-kept"],
  actions: { keep, dismiss, restore },
  expiry: {
    next({ kept, dismissed }) {
      const ends = [...kept, ...dismissed].flatMap(({ until }) => (until ? Date.parse(until) : []));
      return ends.length > 0 ? new Date(Math.min(...ends)) : null;
    },
    drop: lasting,
  },
  figure: ({ kept }) => ({ value: String(kept.length), label: "ideas kept" }),
};
