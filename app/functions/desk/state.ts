import { z } from "zod";
import type { NextWorkspace, Workspace } from "../../services/workspaces";
import type { DeskRules } from "./desk";

/** A state is at most 256 KB, as JSON in UTF-8: it is read and written whole (docs/decisions/0011). */
export const STATE_BYTES = 256 * 1024;

/** The size of a state in bytes. */
export function stateBytes(state: unknown): number {
  return new TextEncoder().encode(JSON.stringify(state)).length;
}

type Kept = Record<string, unknown>;

/** Changes each result in a state's list; a result that becomes null is left out. */
const each = (list: string, change: (result: Kept) => Kept | null) => (state: Kept) => {
  const results = z.array(z.record(z.string(), z.unknown())).safeParse(state[list]);
  return results.success ? { ...state, [list]: results.data.flatMap((one) => change(one) ?? []) } : state;
};

/**
 * By desk, what makes a state of one shape one of the next, from shape 0 on, which was kept without a number. Pure; a step
 * leaves what it does not know, for the tool's schema to judge. Whoever changes the shape of a desk's state adds a step.
 */
const STEPS: Record<string, (state: Kept) => Kept>[] = [
  {
    // Abuse counted as scored. Nobody wrote down whether a theme is praise: most who name it lean to a side.
    "comment-sentiment yours": each("analyses", (analysis) => {
      const digest = z.looseObject({ counts: z.looseObject({}) }).safeParse(analysis.digest).data;
      const abuse = { abusive: 0, sexual: 0, political: 0 };
      const sided = each("themes", (theme) => ({
        side: theme.leaning === "negative" ? "negative" : "positive",
        ...theme,
      }));
      return digest
        ? { ...analysis, digest: sided({ ...digest, counts: { abuse, ...digest.counts } }) }
        : analysis;
    }),
    "description-rewriter yours": each("rewrites", (rewrite) => ({ flags: [], ...rewrite })),
    // What is expected beside the usual cannot be told afterwards.
    "video-forecast yours": each("forecasts", (forecast) => ("expected" in forecast ? forecast : null)),
  },
  {
    // Titles were ranked by a score of their wording. What they would do on the channel ranks them, where that was kept;
    // alternatives were compared by their wording alone.
    "thumbnail-optimizer yours": each("analyses", (analysis) => {
      const own = z.looseObject({ expected: z.unknown().nonoptional() }).nullable();
      const idea = z.looseObject({ multiple: z.number(), own });
      const entry = z.object({ title: z.string(), idea, isJudged: z.boolean() });
      const entries = z.array(entry).safeParse(analysis.entries).data;
      if (!entries) return null;
      const ranked = entries.toSorted((one, other) => other.idea.multiple - one.idea.multiple);
      const note = "Rank these titles again for alternatives.";
      return {
        ...analysis,
        entries: ranked.map(({ title, idea, isJudged }) => ({
          title,
          idea,
          isEnglish: isJudged,
          note,
          alternatives: [],
        })),
      };
    }),
  },
  {
    // What kept figures do not tell is not told.
    "video-forecast yours": each("forecasts", (forecast) => ({ viral: null, ...forecast })),
    "rpm-booster yours": each("reports", (kept) => {
      const report = z.record(z.string(), z.unknown()).safeParse(kept.report).data ?? {};
      const once = each("differences", (difference) => ({ also: [], ...difference }));
      return { ...kept, report: once({ typical: [], ...report }) };
    }),
  },
  {
    // The kind of an idea stood in its key. It changes, and the idea is the same. Viewers' words were kept without an end.
    "content-ideas yours": (state) => each("kept", withoutKind)(each("dismissed", withoutKind)(state)),
  },
];

function withoutKind({ key, ...mark }: Kept): Kept | null {
  const [kind, ...rest] = String(key).split(":");
  return kind === "request" ? null : { key: rest.join(":"), ...mark };
}

/** The shape that states are kept in. */
export const SHAPE = STEPS.length;

/**
 * A kept state as its tool reads it today, brought from its shape to today's, and how many results that left out. Why it
 * cannot be read, where its shape is unknown or the schema rejects it; never what it holds.
 */
export function parseState<State>(
  { key, desk = "sample", state }: Pick<DeskRules<State>, "key" | "desk" | "state">,
  kept: unknown,
): { state: State; lost: number } | { problem: string } {
  const shaped = z.looseObject({ shape: z.number().optional() }).safeParse(kept).data;
  const { shape = 0, ...given } = shaped ?? {};
  if (!Number.isInteger(shape) || shape < 0 || shape > SHAPE) return { problem: `shape ${shape} is unknown` };
  const today = STEPS.slice(shape).reduce((next, step) => step[`${key} ${desk}`]?.(next) ?? next, given);
  const read = state.safeParse(shaped ? today : kept);
  if (read.success) return { state: read.data, lost: countResults(given) - countResults(today) };
  const { path, code } = read.error.issues[0] ?? {};
  return { problem: `${code} at ${path?.join(".") || "its root"}` };
}

const countResults = (state: Kept) => Object.values(state).filter(Array.isArray).flat().length;

interface Reading {
  now: Date;
  report(error: unknown): void;
}

/**
 * The kept state of a tool, or its initial one if nothing is kept. One that cannot be read (of an unknown shape, or corrupt)
 * falls back to the initial state. What is lost stands in the log.
 */
export function readState<State>(
  tool: DeskRules<State>,
  kept: Workspace | null,
  { now, report }: Reading,
): State {
  if (!kept || kept.state === null) return tool.initial(now);
  const read = parseState(tool, kept.state);
  if ("problem" in read) {
    report(new Error(`the kept state of ${tool.key} cannot be read: ${read.problem}`));
    return tool.initial(now);
  }
  if (read.lost > 0) report(new Error(`${read.lost} results of ${tool.key} are too old to be read`));
  return read.state;
}

/** A state as the workspace stores it, with its shape, its figure and its first expiry. */
export function toWorkspace<State>(tool: DeskRules<State>, state: State): NextWorkspace {
  return {
    state: { shape: SHAPE, ...state },
    figure: tool.figure(state),
    keepUntil: tool.expiry?.next(state) ?? null,
  };
}
