import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { cardFields, cardId } from "./card-schemas";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";

export const setCardDate = define({
  name: "plan.set-date",
  about: "Gives a card of the plan the day it is to be published, or takes it away.",
  input: z.object({ id: cardId(), date: cardFields.shape.date }),
  /** The day it has now. */
  output: z.object({ date: z.string().nullable() }),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.setDate"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { id: "card-one", date: "2026-12-01" },
    bad: { input: { id: "card-one", date: "2026-02-30" }, status: 400, message: PLAN_MESSAGES.date },
  },
  async run({ id, date }, _caller, { plan }) {
    if (!(await plan.setDate(id, date))) throw new Refused(404, NOT_KEPT.gone);
    return { date };
  },
});
