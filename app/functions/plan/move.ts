import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { cardFields, cardId } from "./card-schemas";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";

export const moveCard = define({
  name: "plan.move",
  about: "Moves a card of the plan to another state, or to another place among those of its state.",
  input: z.object({
    id: cardId(),
    state: cardFields.shape.state,
    /** The card it is put in front of; null for the end. */
    before: cardId(PLAN_MESSAGES.state).nullable().default(null),
  }),
  output: z.object({}),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.move"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { id: "card-one", state: "filmed" },
    bad: { input: { id: "card-one", state: "lost" }, status: 400, message: PLAN_MESSAGES.state },
  },
  async run({ id, ...to }, _caller, { plan }) {
    if (!(await plan.move(id, to))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});
