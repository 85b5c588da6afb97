import { z } from "zod";
import type { TrendRecord } from "../../model/trend";
import { hasTrend } from "../../model/user";
import { NO_SESSION } from "../../services/accounts";
import { TrendFetchError } from "../../services/trends";
import { define } from "../define";
import { Refused } from "../refused";
import { TRENDS_FAILED } from "./messages";

const record = z.object({
  keyword: z.string(),
  trend_signal: z.enum(["spiking", "rising", "steady", "declining"]),
  trend_velocity: z.number().nullable(),
  seasonal_peak_month: z.string().nullable(),
  interest_over_time: z.array(z.object({ date: z.string(), value: z.number() })),
  last_updated: z.string(),
  source: z.string(),
  article: z.string().nullable(),
}) satisfies z.ZodType<TrendRecord>;

/** The trend of the caller's topic; none for a demo user, and while it waits for the job (spec section 7, Trends). */
export const readTrend = define({
  name: "trend.read",
  about: "Reads how interest in the caller's topic moves.",
  input: z.object({}),
  output: z.object({ trends: z.array(record) }),
  scope: "read",
  uses: ["trends.forTopic"],
  failed: TRENDS_FAILED,
  examples: { good: {} },
  async run(_input, caller, { trends }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (!hasTrend(user)) return { trends: [] };
    const found = await trends.forTopic(user.primaryTopic).catch((error: unknown) => {
      // Reported when it was read.
      if (error instanceof TrendFetchError) throw new Refused(502, error.message);
      throw error;
    });
    return { trends: found ? [found] : [] };
  },
});
