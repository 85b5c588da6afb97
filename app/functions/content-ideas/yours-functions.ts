import { z } from "zod";
import { type ContentIdea, type IdeaList, type IdeaSources, listIdeas } from "../../engines/content-ideas";
import { seasonAhead } from "../../engines/light";
import { UNLIMITED } from "../../model/caller";
import type { ChannelSummary } from "../../model/channel";
import { expiresAt } from "../../model/desk";
import { type FreeUse, includes, usedUp } from "../../model/plan-limits";
import { WIKIPEDIA_INTEREST } from "../../model/trend";
import { isoDay } from "../../numbers/days";
import type { IdeasKept, OwnChannel } from "../../services/own-channel";
import type { Workspace } from "../../services/workspaces";
import { type Asking, analyzeAsAllowed } from "../billing/analysis";
import { analysisList, commentsDeskState, isInvented } from "../comment-sentiment/analysis";
import { type Deps, define, type ServicePath } from "../define";
import { CHANGE_USES, changeDesk } from "../desk/change";
import { parseState, readState } from "../desk/state";
import { formId } from "../form-id";
import { NOT_KEPT } from "../plan/not-kept";
import { Refused } from "../refused";
import {
  type IdeaMarks,
  type IdeaThen,
  ideasDesk,
  ideasLike,
  ideaText,
  marksOf,
  offered,
  type PlannedIdeas,
  type WeekIdeas,
  weeksOf,
  withoutEvidence,
  withWeek,
} from "./yours";
import { OWN_IDEAS_MESSAGES as SAYS, UNREAD_SOURCES, WHYS, type Why } from "./yours-messages";

/** What reading ideas asks of the edge. */
const READS = [
  "channel.summary",
  "channel.ideas",
  "channel.keepIdeas",
  "channel.keepWeeks",
  "plan.list",
  "channel.read",
  "workspaces.read",
  "watching.list",
  "watching.events",
  "topics.read",
  "trends.isSample",
  "trends.recall",
] as const satisfies readonly ServicePath[];
type Reads = Deps<(typeof READS)[number]>;

/** Outliers of watched channels that are looked through, the newest. */
const MOST_OUTLIERS = 100;

/** The ideas for the caller's channel, and what they said of them. */
export interface OwnIdeas {
  channel: ChannelSummary;
  /** Best first, without those dismissed or planned. */
  offered: ContentIdea[];
  marks: IdeaMarks;
  planned: PlannedIdeas;
  /** Also without those. */
  weeks: WeekIdeas[];
  /** What would add others. */
  missing: IdeaList["missing"];
  /** Sources that could not be read just now: the list goes without them, and is kept for no day. */
  unread: ("comments" | "watched")[];
  /** All ideas, as they are kept. */
  list: NonNullable<IdeasKept["list"]>;
  /** Where the caller's plan lacks these ideas: the free list is left, or stays as it was on its day. */
  free: "left" | FreeUse | null;
}

/**
 * The ideas for the connected channel; null without one. They are worked out once for a reading of the channel and of what
 * else they come from, once a day, and kept. One round trip where they are kept, else two. Where the plan lacks them, the
 * free list stands as of its day, and before it there is no list.
 */
export async function recallOwnIdeas(services: Reads, { allowance }: Asking): Promise<OwnIdeas | null> {
  const { channel, workspaces, watching, topics, trends, plan, request, report } = services;
  // Asked at once: one round trip.
  const [standing, summary, kept, marked, digests, others, named, cards] = await Promise.all([
    allowance.standing(),
    channel.summary(),
    channel.ideas(),
    workspaces.read({ tool: "content-ideas", desk: "yours" }),
    workspaces.read({ tool: "comment-sentiment", desk: "yours" }).catch(asUnread),
    Promise.all([watching.list(), watching.events({ kind: "watched-outlier", most: MOST_OUTLIERS })]).catch(
      asUnread,
    ),
    topics.read(),
    plan.list(),
  ]);
  if (!summary || !kept) return null;
  const comments = digests === "unread" ? null : digests;
  const [watched, allOutliers] = others === "unread" ? [[], []] : others;
  const unread = [
    ...(digests === "unread" ? (["comments"] as const) : []),
    ...(others === "unread" ? (["watched"] as const) : []),
  ];
  const { now } = request;
  const free = standing && !includes(standing.tier, "gaps") ? (usedUp(standing, "gaps") ?? "left") : null;
  const asOf = free && free !== "left" ? new Date(free.at) : now;
  const outliers = allOutliers.filter(({ at }) => Date.parse(at) <= asOf.getTime());
  const of = JSON.stringify([
    isoDay(asOf),
    comments?.version,
    watched.length,
    outliers.map(({ id }) => id),
    named?.topics,
  ]);
  const isKept = kept.list?.of === of;
  const isLeft = free === "left";
  const list = isLeft
    ? { of, isEnough: true, ideas: [], missing: [] }
    : kept.list && isKept
      ? kept.list
      : { of, ...(await workOut()) };
  if (!isKept && !isLeft && unread.length === 0) channel.keepIdeas(list);
  const marks = marksOf(readState(ideasDesk, marked, { now, report }), summary, now);
  const planned = new Map(cards.map(({ idea, id }) => [idea, id]));
  const said = { marks, planned };
  const isWithoutSeasons = !named?.topics.length && (!trends.isSample || summary.isSample);
  return {
    channel: summary,
    offered: offered(list.ideas, said),
    ...said,
    weeks: weeksOf(kept.weeks, summary, now).map((week) => ({ ...week, ideas: offered(week.ideas, said) })),
    unread,
    missing: [
      ...list.missing.filter((one) => one === "comments" && digests !== "unread"),
      ...(watched.length === 0 && others !== "unread" ? (["watched"] as const) : []),
      ...(isWithoutSeasons ? (["seasons"] as const) : []),
    ],
    list,
    free,
  };

  function asUnread(error: unknown): "unread" {
    report(error);
    return "unread";
  }

  /** The other round trip. */
  async function workOut(): Promise<IdeaList> {
    const [whole, seasons] = await Promise.all([
      channel.read(),
      seasonsOf(named?.topics ?? [], {
        ...services,
        request: { now: asOf },
        isSample: summary?.isSample ?? false,
      }),
    ]);
    if (!whole) return { isEnough: false, ideas: [], missing: [] };
    const titles = new Map(watched.map(({ id, title }) => [id, title]));
    return listIdeas(
      {
        channel: { ...whole, uploads: whole.uploads.filter((upload) => isBefore(upload, asOf)) },
        comments: commentsIn(comments, asOf),
        watched: outliers.flatMap(({ kind, facts }) =>
          kind === "watched-outlier"
            ? {
                channel: titles.get(facts.channel) ?? facts.channel,
                title: facts.title,
                multiple: facts.times,
                id: facts.video,
              }
            : [],
        ),
        seasons,
      },
      asOf.getTime(),
    );
  }
}

/** One without a readable date counts as before. */
const isBefore = ({ publishedAt }: { publishedAt: string }, at: Date) =>
  !(Date.parse(publishedAt) > at.getTime());

/** The digests of analyzed comments, without those of invented ones. */
function commentsIn(kept: Workspace | null, now: Date): NonNullable<IdeaSources["comments"]> {
  const place = { key: "comment-sentiment", desk: "yours", state: commentsDeskState } as const;
  const read = kept?.state ? parseState(place, kept.state) : null;
  if (!read || "problem" in read) return [];
  return analysisList
    .current(read.state, now)
    .filter((analysis) => !isInvented(analysis))
    .map(({ videoTitle, digest, ...read }) => {
      const until = expiresAt(read);
      return {
        ...{ video: videoTitle, digest },
        ...(Number.isFinite(until) && { until: new Date(until).toISOString() }),
      };
    });
}

/** The topics whose season is near, by what is kept of interest in them; a sample's beside a sample channel alone. */
async function seasonsOf(
  topics: readonly string[],
  { trends, request, report, isSample }: Pick<Reads, "trends" | "request" | "report"> & { isSample: boolean },
): Promise<NonNullable<IdeaSources["seasons"]>> {
  const records = await Promise.all(
    topics.map((topic) => trends.recall(topic).catch((error: unknown) => void report(error))),
  );
  return records.flatMap((record, at) => {
    const topic = topics[at];
    if (!record || topic === undefined || (!isSample && record.source !== WIKIPEDIA_INTEREST)) return [];
    const peaks = seasonAhead({ topic, record }, request.now);
    return peaks === null ? [] : { topic, peaks };
  });
}

/**
 * The ideas of the weekly notes, with those of a day's: the best three offered when they were first asked for. They stay as
 * they were, but for one that is dismissed.
 */
export function chooseWeek(
  own: OwnIdeas,
  day: string,
  channel: Pick<OwnChannel, "keepWeeks">,
): readonly WeekIdeas[] {
  if (own.offered.length === 0 || own.weeks.some((week) => week.day === day)) return own.weeks;
  const weeks = withWeek(own.weeks, { day, channel: own.channel.id, ideas: own.offered });
  if (own.unread.length === 0) channel.keepWeeks(weeks);
  return weeks;
}

/** What is said wherever the list shows, of sources that could not be read. */
export const unreadTexts = ({ unread }: Pick<OwnIdeas, "unread">) => unread.map((one) => UNREAD_SOURCES[one]);

const key = z.string(SAYS.gone).min(1, SAYS.gone).max(600, SAYS.gone);
const LIMIT = { name: "tools", tooMany: SAYS["too-many"] } as const;
const CHANGES = [...READS, ...CHANGE_USES] as const;

async function readOwn(deps: Reads, caller: Asking): Promise<OwnIdeas> {
  const own = await recallOwnIdeas(deps, caller);
  if (!own) throw new Refused(409, SAYS["no-channel"]);
  return own;
}

/** The idea of a key: as today's list has it, else as it stood in a week or when it was kept. */
function findIdea({ list, weeks, marks }: OwnIdeas, key: string): IdeaThen {
  const all: IdeaThen[] = [...list.ideas, ...weeks.flatMap(({ ideas }) => ideas), ...marks.kept];
  const found = all.find((one) => one.key === key);
  if (!found) throw new Refused(404, SAYS.gone);
  return found;
}

/** Takes the free list of a caller whose plan lacks these ideas; for others there is nothing to take. */
export const takeFreeIdeas = define({
  name: "content-ideas.yours.take-free",
  about: "Takes the caller's free list of ideas, which stays as of its day.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: READS,
  failed: SAYS["not-kept"],
  examples: { good: {} },
  async run(_input, caller, deps) {
    const { channel } = await readOwn(deps, caller);
    return analyzeAsAllowed(caller, { feature: "gaps", subject: channel.name }, async () => {
      const { list } = await readOwn(deps, { allowance: UNLIMITED });
      // An empty list is no analysis.
      if (list.ideas.length === 0) throw new Refused(409, SAYS["no-ideas"]);
      return {};
    });
  },
});

export const listOwnIdeas = define({
  name: "content-ideas.yours.list",
  about: "Lists ideas for the caller's connected channel, best first, with what each stands on.",
  /** `like`: only those most like the idea of that key. */
  input: z.object({ like: key.optional() }),
  output: z.object({
    ideas: z.array(z.custom<ContentIdea>()),
    missing: z.array(z.enum(["comments", "watched", "seasons"])),
  }),
  scope: "read",
  uses: READS,
  failed: SAYS["not-read"],
  examples: { good: {} },
  async run({ like }, caller, deps) {
    const own = await readOwn(deps, caller);
    const alike = like === undefined ? own.offered : offered(ideasLike(own.list.ideas, like), own);
    return { ideas: alike, missing: [...own.missing] };
  },
});

export const keepIdea = define({
  name: "content-ideas.yours.keep",
  about: "Keeps an idea of the caller's list as it stands, also once the list has moved on.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGES,
  failed: SAYS["not-kept"],
  examples: {
    good: { key: "rye" },
    bad: { input: { key: "" }, status: 400, message: SAYS.gone },
  },
  async run({ key, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const input = { idea: withoutEvidence(findIdea(own, key)), channel: own.channel.id };
    await changeDesk(ideasDesk, { action: "keep", input, sent: { key }, formId }, deps);
    return { key };
  },
});

export const planIdea = define({
  name: "content-ideas.yours.plan",
  about:
    "Adds an idea of the caller's list to the plan and keeps it, so that its outcome counts in their record.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string(), card: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: [...CHANGES, "plan.add"],
  failed: SAYS["not-planned"],
  examples: {
    good: { key: "rye" },
    bad: { input: { key: "" }, status: 400, message: SAYS.gone },
  },
  async run({ key, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const found = findIdea(own, key);
    const added = await deps.plan.add({ idea: ideaText(found) });
    if (added === "full") throw new Refused(409, NOT_KEPT.full);
    const input = { idea: withoutEvidence(found), channel: own.channel.id };
    await changeDesk(ideasDesk, { action: "keep", input, sent: { key }, formId }, deps).catch(
      (error: unknown) => {
        // The plan has it: what is full here is no reason to say otherwise.
        if (!(error instanceof Refused)) throw error;
      },
    );
    return { key, card: added.id };
  },
});

export const dismissIdea = define({
  name: "content-ideas.yours.dismiss",
  about: "Dismisses an idea with the reason: for a month if it is “not now”, else for good.",
  input: z.object({ key, why: z.enum(Object.keys(WHYS) as [Why, ...Why[]], SAYS.why), formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGES,
  failed: SAYS["not-kept"],
  examples: {
    good: { key: "rye", why: "made" },
    bad: { input: { key: "rye", why: "" }, status: 400, message: SAYS.why },
  },
  async run({ key, why, formId }, caller, deps) {
    const own = await readOwn(deps, caller);
    const found = findIdea(own, key);
    const input = { key, text: ideaText(found), why, channel: own.channel.id, until: found.until };
    await changeDesk(ideasDesk, { action: "dismiss", input, sent: { key, why }, formId }, deps);
    return { key };
  },
});

export const restoreIdea = define({
  name: "content-ideas.yours.restore",
  about: "Takes back that an idea was kept or dismissed.",
  input: z.object({ key, formId }),
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: CHANGE_USES,
  failed: SAYS["not-kept"],
  examples: { good: { key: "rye" }, bad: { input: {}, status: 400, message: SAYS.gone } },
  async run({ key, formId }, _caller, deps) {
    await changeDesk(ideasDesk, { action: "restore", input: { key }, sent: { key }, formId }, deps);
    return { key };
  },
});
