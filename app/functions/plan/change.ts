import { z } from "zod";
import { CARD_STATES, type Card, type CardFields } from "../../model/card";
import { define } from "../define";
import { Refused } from "../refused";
import { cardFields, cardId } from "./card-schemas";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";

/** What stands beside the refusal of a change that met another tab's: that tab's version, and its fields that differ. */
export const changeConflict = z.object({
  version: z.number(),
  theirs: z
    .object({
      idea: z.string(),
      title: z.string(),
      description: z.string(),
      notes: z.string(),
      state: z.enum(CARD_STATES),
      date: z.string().nullable(),
      series: z.string(),
      episode: z.number().nullable(),
    })
    .partial(),
});
type ChangeConflict = z.infer<typeof changeConflict>;

export const changeCard = define({
  name: "plan.change",
  about: "Writes what a creator filled in over a card of the plan, unless another tab changed it meanwhile.",
  input: cardFields.extend({
    id: cardId(),
    /** The version that the fields were typed over; what can be none is that of no card. */
    version: z.number().int().min(1).catch(0),
  }),
  output: z.object({}),
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  uses: ["plan.change"],
  failed: NOT_KEPT["not-kept"],
  examples: {
    good: { id: "card-one", version: 1, idea: "Sourdough mistakes", state: "idea" },
    bad: { input: { id: "card-one", version: 1, idea: "" }, status: 400, message: PLAN_MESSAGES.blank },
  },
  async run({ id, version, ...fields }, _caller, { plan }) {
    const kept = await plan.change(id, version, fields);
    if (kept === "gone") throw new Refused(404, NOT_KEPT.gone);
    if (kept === "kept") return {};
    const { conflict } = kept;
    const theirs = differing(fields, conflict);
    // Sent twice, or the same in both tabs.
    if (Object.keys(theirs).length === 0) return {};
    const details: ChangeConflict = { version: conflict.version, theirs };
    throw new Refused(409, PLAN_MESSAGES.conflict, { details });
  },
});

/** The fields of a kept card that are not as they were typed. */
function differing(typed: CardFields, kept: Card): Partial<CardFields> {
  const theirs: Partial<CardFields> = {};
  const compare = <Name extends keyof CardFields>(name: Name) => {
    if (typed[name] !== kept[name]) theirs[name] = kept[name];
  };
  for (const name of cardFields.keyof().options) compare(name);
  return theirs;
}
