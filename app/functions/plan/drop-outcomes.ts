import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import { defineJob } from "../define";

/** Takes out of published cards what YouTube's API told, a day before its time is over; there are many runs. */
export const dropOutcomes = defineJob({
  name: "plan.drop-outcomes",
  about: "Takes out of published cards what may be kept no longer.",
  input: z.object({}),
  output: z.object({ cards: z.number() }),
  scope: "write",
  uses: ["outcomes.dropDue"],
  failed: "The expired data could not be deleted.",
  examples: { good: {} },
  run: async (_input, _caller, { outcomes, request }) => ({
    cards: await outcomes.dropDue(new Date(request.now.getTime() + DAY_MS)),
  }),
});
