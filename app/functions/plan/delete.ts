import { z } from "zod";
import { define } from "../define";
import { cardId } from "./card-schemas";
import { NOT_KEPT } from "./not-kept";

export const deleteCard = define({
  name: "plan.delete",
  about: "Deletes a card of the plan and all that is kept of it; one that is gone already stays gone.",
  input: z.object({ id: cardId() }),
  output: z.object({}),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.delete"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { id: "card-one" },
    bad: { input: { id: "card one" }, status: 400, message: NOT_KEPT.gone },
  },
  async run({ id }, _caller, { plan }) {
    await plan.delete(id);
    return {};
  },
});
