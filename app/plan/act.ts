import { z } from "zod";
import { REASONS, type Refusal, type RefusalStatus } from "../forms/refusal";
import { textFields } from "../forms/text-fields";
import { Declined } from "../functions/refused";
import { CARD_STATES } from "../model/card";
import type { Services } from "../services";
import { cardForm } from "./fields";
import { PLAN_MESSAGES } from "./messages";

type PlanServices = Pick<Services, "plan" | "report">;

/** Why a form was refused, with its status. */
export type PlanRefusal = Refusal & {
  status: RefusalStatus;
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
};

/** What was done to which card; `day` where it was given one. */
export type Acted = { done: string; at: string; day?: string } | { refused: PlanRefusal };

const id = z.string().regex(/^[\w-]{1,40}$/);

/** "filmed:" for the end of a column, "idea:x" for a place in front of card x. */
const target = z.string().transform((to, context) => {
  const [name = "", before = ""] = to.split(":");
  const state = CARD_STATES.find((one) => one === name);
  if (state && (before === "" || id.safeParse(before).success)) return { state, before: before || null };
  context.addIssue({ code: "custom", message: PLAN_MESSAGES.state });
  return z.NEVER;
});

const FORMS = {
  add: z.object({ idea: cardForm.shape.idea }),
  move: z.object({ id, to: target }),
  date: z.object({ id, date: cardForm.shape.date }),
};

/**
 * Adds an idea, moves a card or gives it a date, as the forms of the plan ask for. Never throws for what a visitor or the
 * database does.
 *
 * @throws a 400 Response for an unknown action
 */
export async function actOnPlan(form: FormData, { plan, report }: PlanServices): Promise<Acted> {
  const { action = "", ...typed } = textFields(form);
  const refuse = (status: RefusalStatus, message: string, more: Partial<PlanRefusal> = {}) => ({
    refused: { status, action, message, typed, reason: REASONS[status], ...more },
  });
  if (!isAction(action)) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const read = FORMS[action].safeParse(typed);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(400, issue?.message ?? PLAN_MESSAGES.gone, { field: issue?.path[0]?.toString() });
  }
  try {
    if (!(await plan.allowed())) return refuse(429, PLAN_MESSAGES["too-many"]);
    const input = read.data;
    if ("idea" in input) {
      const added = await plan.add({ idea: input.idea });
      if (added === "full") return refuse(409, PLAN_MESSAGES.full);
      return { done: added.added === "new" ? "add" : "already", at: added.id };
    }
    const { id: at } = input;
    if ("to" in input) {
      return (await plan.move(at, input.to)) ? { done: action, at } : refuse(404, PLAN_MESSAGES.gone);
    }
    const { date } = input;
    if (!(await plan.setDate(at, date))) return refuse(404, PLAN_MESSAGES.gone);
    return { done: action, at, ...(date !== null && { day: date }) };
  } catch (error) {
    if (error instanceof Declined)
      return refuse(error.status, error.message, { retryAfter: error.retryAfter });
    report(error);
    return refuse(503, PLAN_MESSAGES["not-kept"]);
  }
}

const isAction = (action: string): action is keyof typeof FORMS => Object.hasOwn(FORMS, action);
