import { z } from "zod";
import { REASONS, type Refusal, type RefusalStatus } from "../../forms/refusal";
import { textFields } from "../../forms/text-fields";
import { Declined } from "../../functions/refused";
import type { Services } from "../../services";
import type { PlanRefusal } from "../act";
import { cardForm } from "../fields";
import { PLAN_MESSAGES } from "../messages";
import { type Difference, findDifferences, formTexts } from "./show";

/** A card's form that was not saved. */
export type CardRefusal = Refusal & {
  /** Met another tab's change: that tab's version, and where the two differ. */
  conflict?: { version: number; differences: Difference[] };
};

export interface CardAnswer {
  refused: CardRefusal;
}

type Changed = { done: string } | { refused: CardRefusal & Pick<PlanRefusal, "status" | "retryAfter"> };

const over = z.coerce.number().int().min(1);

/**
 * Saves or deletes a card, as its form asks for. Never throws for what a visitor or the database does: what was typed
 * comes back with the message, and beside it what another tab saved in between (409).
 *
 * @throws a 400 Response for an unknown action
 */
export async function changeCard(
  id: string,
  form: FormData,
  { plan, report }: Pick<Services, "plan" | "report">,
): Promise<Changed> {
  const { action = "", version = "", advance, ...fields } = textFields(form);
  // A button that saves may name the state to go on to, whatever the form's own field says.
  const typed = advance === undefined ? fields : { ...fields, state: advance };
  const refuse = (status: RefusalStatus, message: string, more: Partial<PlanRefusal & CardRefusal> = {}) => ({
    refused: { status, action, message, typed: { version, ...typed }, reason: REASONS[status], ...more },
  });
  if (action !== "save" && action !== "remove")
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  const read = cardForm.safeParse(typed);
  if (action === "save" && !read.success) {
    const [issue] = read.error.issues;
    return refuse(400, issue?.message ?? PLAN_MESSAGES["not-kept"], { field: issue?.path[0]?.toString() });
  }
  try {
    if (!(await plan.allowed())) return refuse(429, PLAN_MESSAGES["too-many"]);
    if (!read.success || action === "remove") {
      await plan.remove(id);
      return { done: "remove" };
    }
    const kept = await plan.change(id, over.safeParse(version).data ?? 0, read.data);
    if (kept === "kept") return { done: "save" };
    if (kept === "gone") return refuse(404, PLAN_MESSAGES.gone);
    const { conflict } = kept;
    const differences = findDifferences(formTexts(read.data), conflict);
    // Sent twice, or the same in both tabs.
    if (differences.length === 0) return { done: "save" };
    return refuse(409, PLAN_MESSAGES.conflict, { conflict: { version: conflict.version, differences } });
  } catch (error) {
    if (error instanceof Declined)
      return refuse(error.status, error.message, { retryAfter: error.retryAfter });
    report(error);
    return refuse(503, PLAN_MESSAGES["not-kept"]);
  }
}
