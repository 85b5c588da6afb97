import { z } from "zod";
import { findSeries, seriesKey } from "../../engines/series";
import { define } from "../define";
import { Refused } from "../refused";
import { addedCard, cardFields, seriesName } from "./card-schemas";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";
import { groupCards, nextEpisode } from "./planned-series";

const { idea, date } = cardFields.shape;

/**
 * Adds an episode to a series, with the number after its last in the plan or on the channel. It is a sample's where all
 * cards of its series are, or where it has none yet and the channel is a sample.
 */
export const addEpisode = define({
  name: "plan.add-episode",
  about:
    "Adds the next episode of a series to the plan, numbered after its last one there or on the channel.",
  input: z.object({ series: seriesName, idea, date }),
  output: addedCard,
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.list", "plan.add", "channel.read"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { series: "Rye week", idea: "Crumb", date: "2026-12-01" },
    bad: { input: { series: "", idea: "Crumb" }, status: 400, message: PLAN_MESSAGES["no-series"] },
  },
  async run({ series, idea, date }, _caller, { plan, channel }) {
    const [cards, own] = await Promise.all([plan.list(), channel.read()]);
    const key = seriesKey(series);
    const known = groupCards(cards).find((one) => one.key === key);
    const isSample = known ? known.cards.every((card) => card.isSample) : (own?.isSample ?? false);
    const episode = nextEpisode(key, cards, findSeries(own?.uploads ?? [], own?.name));
    const added = await plan.add({ idea, series: known?.name ?? series, episode, date, isSample });
    if (added === "full") throw new Refused(409, NOT_KEPT.full);
    return added;
  },
});
