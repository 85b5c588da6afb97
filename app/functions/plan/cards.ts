import { z } from "zod";
import { CARD_STATES, type Card, type CardFields, type NewCard } from "../../model/card";
import type { Plan } from "../../services/plan";
import { define } from "../define";
import { Refused } from "../refused";
import { addedCard, cardFields, cardForecast, cardId, cardLight, PLAN_CHANGE } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
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
  ...PLAN_CHANGE,
  uses: ["plan.add", "plan.read", "plan.writeBack"],
  examples: {
    good: { idea: "Sourdough mistakes", date: "2026-12-01" },
    bad: { input: { idea: " " }, status: 400, message: SAYS.blank },
  },
  async run(card, _caller, { plan }) {
    const added = await plan.add(card);
    if (added === "full") throw new Refused(409, NOT_KEPT.full, { kind: "plan-full" });
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
  ...PLAN_CHANGE,
  uses: ["plan.change"],
  examples: {
    good: { id: "card-one", version: 1, idea: "Sourdough mistakes", state: "idea" },
    bad: { input: { id: "card-one", version: 1, idea: "" }, status: 400, message: SAYS.blank },
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
    throw new Refused(409, SAYS.conflict, { details });
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

export const moveCard = define({
  name: "plan.move",
  about: "Moves a card of the plan to another state, or to another place among those of its state.",
  input: z.object({
    id: cardId(),
    state: cardFields.shape.state,
    /** The card it is put in front of; null for the end. */
    before: cardId(SAYS.state).nullable().default(null),
  }),
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.move"],
  examples: {
    good: { id: "card-one", state: "filmed" },
    bad: { input: { id: "card-one", state: "lost" }, status: 400, message: SAYS.state },
  },
  async run({ id, ...to }, _caller, { plan }) {
    if (!(await plan.move(id, to))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});

export const setCardDate = define({
  name: "plan.set-date",
  about: "Gives a card of the plan the day it is to be published, or takes it away.",
  input: z.object({ id: cardId(), date: cardFields.shape.date }),
  /** The day it has now. */
  output: z.object({ date: z.string().nullable() }),
  ...PLAN_CHANGE,
  uses: ["plan.setDate"],
  examples: {
    good: { id: "card-one", date: "2026-12-01" },
    bad: { input: { id: "card-one", date: "2026-02-30" }, status: 400, message: SAYS.date },
  },
  async run({ id, date }, _caller, { plan }) {
    if (!(await plan.setDate(id, date))) throw new Refused(404, NOT_KEPT.gone);
    return { date };
  },
});

export const deleteCard = define({
  name: "plan.delete",
  about: "Deletes a card of the plan and all that is kept of it; one that is gone already stays gone.",
  input: z.object({ id: cardId() }),
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.delete"],
  examples: {
    good: { id: "card-one" },
    bad: { input: { id: "card one" }, status: 400, message: NOT_KEPT.gone },
  },
  async run({ id }, _caller, { plan }) {
    await plan.delete(id);
    return {};
  },
});

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
  ...PLAN_CHANGE,
  uses: ["plan.writeBack"],
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
