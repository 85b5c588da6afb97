import { z } from "zod";
import { comparesTimes, isTimeZone, reportChannel } from "../../engines/channel-report";
import { findSeries, formatsOf, PAYS, STOPS } from "../../engines/series";
import { includes, usedUp } from "../../model/plan-limits";
import { UPLOAD_KINDS } from "../../model/upload";
import { analyzeAsAllowed } from "../billing/analysis";
import { define } from "../define";
import { Refused } from "../refused";
import { NO_CHANNEL, TOPICS_MESSAGES as SAYS } from "./messages";
import { cellText } from "./summary";

const NOT_READ = "Your channel could not be read just now. Nothing is lost: try again in a moment.";

export const listSeries = define({
  name: "channel.series",
  about: "Lists the series of the caller's connected channel, and which of them still pay.",
  input: z.object({}),
  output: z.object({
    /** The one with the newest episode first. */
    series: z.array(
      z.object({
        /** null for one that only a mark holds together. */
        name: z.string().nullable(),
        episodes: z.number(),
        /** Of its last three episodes, as a multiple of the channel's usual; null with fewer. */
        recentMultiple: z.number().nullable(),
        state: z.enum(["pays", "usual", "under", "unknown"]),
        /** Since which episode it stayed under the usual. */
        stoppedAt: z.string().nullable(),
        lastEpisode: z.object({
          title: z.string(),
          publishedAt: z.string(),
          multiple: z.number().nullable(),
        }),
      }),
    ),
    isSample: z.boolean(),
  }),
  scope: "read",
  uses: ["channel.read"],
  failed: NOT_READ,
  examples: { good: {} },
  async run(_input, _caller, { channel }) {
    const found = await channel.read();
    if (!found) throw new Refused(404, NO_CHANNEL);
    const series = findSeries(found.uploads, found.name).flatMap((one) => {
      const { name, episodes, recentMultiple, stopped } = one;
      const last = episodes.toSorted((a, b) => (a.upload.publishedAt < b.upload.publishedAt ? 1 : -1))[0];
      if (!last) return [];
      const { title, publishedAt } = last.upload;
      return {
        ...{ name, episodes: episodes.length, recentMultiple, state: stateOf(recentMultiple) },
        stoppedAt: stopped?.from.upload.title ?? null,
        lastEpisode: { title, publishedAt, multiple: last.multiple },
      };
    });
    return { series, isSample: found.isSample };
  },
});

function stateOf(multiple: number | null): "pays" | "usual" | "under" | "unknown" {
  if (multiple === null) return "unknown";
  return multiple >= PAYS ? "pays" : multiple <= STOPS ? "under" : "usual";
}

export const readTiming = define({
  name: "channel.timing",
  about: "Reads whether a weekday or an hour does better or worse for the caller's channel.",
  input: z.object({ zone: z.string().max(64).refine(isTimeZone).default("UTC") }),
  output: z.object({
    /** Of each kind of video; "offered" where the caller's plan lacks it and the free analysis is left. */
    kinds: z.array(
      z.object({
        kind: z.enum(UPLOAD_KINDS),
        finding: z.enum(["best", "worst", "no-difference", "one-time", "not-enough"]),
        /** "Tuesdays", "5 PM to 6 PM"; null unless one stands out. */
        time: z.string().nullable(),
        /** What it got, as a multiple of the other times. */
        times: z.number().nullable(),
        uploads: z.number(),
        needs: z.number().nullable(),
      }),
    ),
    isOffered: z.boolean(),
    isSample: z.boolean(),
  }),
  scope: "read",
  uses: ["channel.read"],
  failed: NOT_READ,
  examples: { good: {} },
  async run({ zone }, { allowance }, { channel }) {
    const [found, standing] = await Promise.all([channel.read(), allowance.standing()]);
    if (!found) throw new Refused(404, NO_CHANNEL);
    const { uploads, daily, name, isSample } = found;
    const lacks = standing !== null && !includes(standing.tier, "timing");
    const free = lacks ? usedUp(standing, "timing") : null;
    // The free analysis stays as of its day; an upload without a readable date counts as before.
    const known = free
      ? uploads.filter(({ publishedAt }) => !(Date.parse(publishedAt) > Date.parse(free.at)))
      : uploads;
    const report = reportChannel(known, daily, zone, formatsOf(known, name));
    if (lacks && !free && comparesTimes(report)) return { kinds: [], isOffered: true, isSample };
    return {
      kinds: report.kinds.map(({ kind, timing }) => ({
        ...{ kind, uploads: timing.uploads },
        finding:
          timing.kind === "named" ? (timing.best ? ("best" as const) : ("worst" as const)) : timing.kind,
        time: timing.kind === "named" ? cellText(timing.cell) : null,
        times: timing.kind === "named" ? (timing.cell.times ?? timing.others) / timing.others : null,
        needs: timing.kind === "not-enough" ? timing.needs : null,
      })),
      ...{ isOffered: false, isSample },
    };
  },
});

/** Takes the free analysis of upload times of a caller whose plan lacks them; for others there is nothing to take. */
export const takeFreeTiming = define({
  name: "channel.take-free-timing",
  about: "Takes the caller's free analysis of upload times, which stays as of its day.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: { name: "topics", tooMany: SAYS.busy },
  uses: ["channel.read"],
  failed: SAYS["not-taken"],
  examples: { good: {} },
  async run(_input, caller, { channel }) {
    const connected = await channel.read();
    if (!connected) throw new Refused(409, SAYS["no-channel"]);
    return analyzeAsAllowed(caller, { feature: "timing", subject: connected.name }, async () => {
      const { uploads, daily, name } = connected;
      const report = reportChannel(uploads, daily, "UTC", formatsOf(uploads, name));
      if (!comparesTimes(report)) throw new Refused(409, SAYS["few-times"]);
      return {};
    });
  },
});
