import { z } from "zod";
import { isoDay } from "../../numbers/days";
import { TITLE_MAX } from "../../words/bounds";
import { typedLine } from "../../words/typed";
import { NO_CHANNEL } from "../channel/messages";
import { define } from "../define";
import { Refused } from "../refused";
import { FORECAST_FAILED } from "./both-desks";
import { makeForecast } from "./own-forecast";
import { ownUploads, refuseShort } from "./uploads";
import { YOURS_MESSAGES as SAYS } from "./yours-messages";

export const estimateVideo = define({
  name: "video-forecast.yours.estimate",
  about: "Forecasts a title's views at 30 days from the caller's connected channel, and keeps nothing.",
  input: z.object({ title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["long-title"] }) }),
  output: z.object({
    title: z.string(),
    /** Views at 30 days: likely between these, 8 of 10 end inside, and the middle. */
    p10: z.number(),
    p50: z.number(),
    p90: z.number(),
    /** Uploads it is based on. */
    basis: z.number(),
    isSample: z.boolean(),
  }),
  scope: "read",
  uses: ["channel.read"],
  failed: FORECAST_FAILED,
  examples: {
    good: { title: "Bread for beginners" },
    bad: { input: { title: " " }, status: 400, message: SAYS.blank },
  },
  async run({ title }, _caller, { channel, request: { now } }) {
    const own = await channel.read();
    if (!own || own.uploads.length === 0) throw new Refused(404, NO_CHANNEL);
    const given = ownUploads(own);
    refuseShort(given);
    const { p10, p50, p90, basis } = makeForecast({ title, publishOn: isoDay(now) }, given);
    return { title, p10, p50, p90, basis, isSample: own.isSample };
  },
});
