import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { cardFields, episode, seriesName } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";

/** Videos of a series that are added at once: a planner's series has fewer. */
const MOST_AT_ONCE = 20;

const { idea: title, date } = cardFields.shape;

export const addSeries = define({
  name: "plan.add-series",
  about: "Adds the videos of a series to the plan, in their order, each with its number and its day.",
  input: z.object({
    series: seriesName,
    videos: z
      .array(z.object({ title, date, episode }), SAYS["no-videos"])
      .min(1, SAYS["no-videos"])
      .max(MOST_AT_ONCE, SAYS["no-videos"]),
    /** Whether it comes from sample data. */
    isSample: z.boolean().default(false),
  }),
  output: z.object({}),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.addSeries"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { series: "Rye week", videos: [{ title: "Rye starter", date: "2026-12-01", episode: 1 }] },
    bad: { input: { series: "Rye week", videos: [] }, status: 400, message: SAYS["no-videos"] },
  },
  async run({ series, videos, isSample }, _caller, { plan }) {
    const cards = videos.map((video) => ({ idea: video.title, ...video, series, isSample }));
    if ((await plan.addSeries(cards)) === "full") throw new Refused(409, NOT_KEPT.full);
    return {};
  },
});
