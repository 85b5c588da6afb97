import { z } from "zod";
import type { NewCard } from "../../model/card";
import type { Plan } from "../../services/plan";
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
  uses: ["plan.add", "plan.read", "plan.writeBack"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { idea: "Sourdough mistakes", date: "2026-12-01" },
    bad: { input: { idea: " " }, status: 400, message: PLAN_MESSAGES.blank },
  },
  async run(card, _caller, { plan }) {
    const added = await plan.add(card);
    if (added === "full") throw new Refused(409, NOT_KEPT.full);
    if (added.added === "already") await complete(plan, added.id, card);
    return added;
  },
});

/**
 * Puts the light and the forecast on the card that is there, each where it has none: the card may be older than the
 * channel. What comes from samples goes on no real card.
 */
async function complete(
  plan: Pick<Plan, "read" | "writeBack">,
  id: string,
  { light, forecast, isSample }: Pick<NewCard, "light" | "forecast" | "isSample">,
): Promise<void> {
  if (!light && !forecast) return;
  const kept = await plan.read(id);
  if (!kept || (isSample && !kept.isSample)) return;
  const isLit = kept.light !== null && kept.light.colour !== "unknown";
  if (light && !isLit) await plan.writeBack(id, { light });
  if (forecast && !kept.forecast) await plan.writeBack(id, { forecast });
}
