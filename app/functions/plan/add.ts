import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { addedCard, cardFields, cardForecast, cardLight } from "./card-schemas";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";

/** Adds an idea with whatever is known of it. Sent twice, it is one card. */
export const addCard = define({
  name: "plan.add",
  about: "Adds an idea to the plan, with what is known of it; one that is there already stays one card.",
  input: cardFields.omit({ notes: true, state: true }).extend({
    light: cardLight.optional(),
    forecast: cardForecast.optional(),
    /** Whether it comes from sample data. */
    isSample: z.boolean().default(false),
  }),
  output: addedCard,
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.add"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { idea: "Sourdough mistakes", date: "2026-12-01" },
    bad: { input: { idea: " " }, status: 400, message: PLAN_MESSAGES.blank },
  },
  async run(card, _caller, { plan }) {
    const added = await plan.add(card);
    if (added === "full") throw new Refused(409, NOT_KEPT.full);
    return added;
  },
});
