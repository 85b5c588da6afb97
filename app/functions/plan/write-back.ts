import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { cardFields, cardForecast, cardId, cardLight } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";

const { title, description } = cardFields.shape;
const given = (text: typeof title) => text.refine(Boolean, SAYS.chosen);

export const writeBack = define({
  name: "plan.write-back",
  about: "Puts a title, a description, a forecast or a light that was chosen on its card of the plan.",
  input: z.object({
    id: cardId(),
    /** One thing at a time. */
    chosen: z.union(
      [
        z.strictObject({ title: given(title) }),
        z.strictObject({ description: given(description) }),
        z.strictObject({ forecast: cardForecast }),
        z.strictObject({ light: cardLight }),
      ],
      SAYS.chosen,
    ),
  }),
  output: z.object({}),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.writeBack"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { id: "card-one", chosen: { title: "Rye in a day" } },
    bad: {
      input: { id: "card-one", chosen: { title: "Rye", description: "Bake it." } },
      status: 400,
      message: SAYS.chosen,
    },
  },
  async run({ id, chosen }, _caller, { plan }) {
    if (!(await plan.writeBack(id, chosen))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});
