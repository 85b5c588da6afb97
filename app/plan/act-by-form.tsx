import { act } from "../forms/act";
import { textFields } from "../forms/text-fields";
import { addCard, moveCard, setCardDate } from "../functions/plan/cards";
import type { Ran } from "../functions/run";
import { dayIn } from "./fields";

type Context = Parameters<typeof act>[0];

/** What was done, as the address says it, and to which card; `day` where it was given one. */
interface Done {
  what: string;
  at: string;
  day?: string;
}

/** What the plan's forms ask for, by their field `action`. */
const FORMS: Record<string, (context: Context, typed: Record<string, string>) => Promise<Ran<Done>>> = {
  async add(context, { idea }) {
    const ran = await act(context, addCard, { idea });
    if ("refused" in ran) return ran;
    const { added, id } = ran.done;
    return { done: { what: added === "new" ? "add" : "already", at: id } };
  },
  /** To "filmed:" for the end of a column, to "idea:x" for a place in front of card x. */
  async move(context, { id = "", to = "" }) {
    const [state = "", before = ""] = to.split(":");
    const ran = await act(context, moveCard, { id, state, before: before || null });
    return "refused" in ran ? ran : { done: { what: "move", at: id } };
  },
  async date(context, { id = "", date }) {
    const ran = await act(context, setCardDate, { id, date: dayIn(date) });
    if ("refused" in ran) return ran;
    return { done: { what: "date", at: id, ...(ran.done.date !== null && { day: ran.done.date }) } };
  },
};

/**
 * Does what a form of the plan asks for, and tells what was sent.
 *
 * @throws a 400 Response for an unknown action
 */
export async function actByForm(context: Context, form: FormData) {
  const { action = "", ...typed } = textFields(form);
  const send = Object.hasOwn(FORMS, action) ? FORMS[action] : undefined;
  if (!send) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return { ran: await send(context, typed), sent: { action, typed } };
}
