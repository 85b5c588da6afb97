import type { ContentIdea, IdeaList, IdeaSources } from "../../engines/content-ideas";
import { seasonAhead } from "../../engines/light";
import type { ChannelSummary } from "../../model/channel";
import { expiresAt } from "../../model/desk";
import { type FreeUse, includes, usedUp } from "../../model/plan-limits";
import { WIKIPEDIA_INTEREST } from "../../model/trend";
import { isoDay } from "../../numbers/days";
import type { IdeasKept, OwnChannel } from "../../services/own-channel";
import type { NoteKept } from "../../services/watch";
import type { Workspace } from "../../services/workspaces";
import type { Asking } from "../billing/analysis";
import { analysisList, commentsDeskState, isInvented } from "../comment-sentiment/analysis";
import type { Deps, ServicePath } from "../define";
import { parseState, readState } from "../desk/state";
import {
  type IdeaMarks,
  ideasDesk,
  marksOf,
  offered,
  type PlannedIdeas,
  type WeekIdeas,
  weeksOf,
  withWeek,
} from "./yours";

/** What reading ideas asks of the edge. */
export const READS = [
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
export type Reads = Deps<(typeof READS)[number]>;

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
    const [whole, seasons, { listIdeas }] = await Promise.all([
      channel.read(),
      seasonsOf(named?.topics ?? [], {
        ...services,
        request: { now: asOf },
        isSample: summary?.isSample ?? false,
      }),
      import("./engine"),
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

/** The ideas for a note, which goes without them where they cannot be read. */
type ForNote = OwnIdeas | { failed: unknown } | null;

export function recallForNote(services: Reads, asking: Asking): Promise<ForNote> {
  return recallOwnIdeas(services, asking).catch((failed: unknown) => ({ failed }));
}

/** What notes tell of these ideas; `day` is that of the newest. */
export function notedIdeas(
  own: ForNote,
  day: string,
  { channel, report }: Pick<Reads, "report"> & { channel: Pick<OwnChannel, "keepWeeks"> },
): Pick<NoteKept, "weeks" | "unread"> {
  if (own === null) return { weeks: [], unread: [] };
  if (!("failed" in own)) return { weeks: chooseWeek(own, day, channel), unread: own.unread };
  report(own.failed);
  return { weeks: [], unread: ["ideas"] };
}
