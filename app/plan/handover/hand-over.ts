import { z } from "zod";
import { textFields } from "../../forms/text-fields";
import { CeilingReached, DataDeleted } from "../../functions/refused";
import { type HandedOver, NOT_KEPT, SAYS } from "../../handover/messages";
import { EPISODE_MAX, type WriteBack } from "../../model/card";
import { cardPath, PLAN_PATH } from "../../navigation/paths";
import { returnPath } from "../../navigation/return-path";
import type { Services } from "../../services";
import { typedDay } from "../../words/typed";
import { cardForecast, cardForm, cardLight } from "../fields";
import { PLAN_MESSAGES } from "../messages";

/** JSON in a hidden field; left out where the field is. */
function json<Value>(schema: z.ZodType<Value>) {
  return z
    .string()
    .max(8000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "no JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const fields = cardForm.shape;

/** Videos of a series that one button adds: a planner's series has fewer. */
const MOST_AT_ONCE = 20;

const adding = z.object({
  idea: fields.idea,
  title: fields.title,
  description: fields.description,
  date: fields.date,
  series: fields.series,
  episode: fields.episode,
  light: json(cardLight).optional(),
  forecast: json(cardForecast).optional(),
  isSample: z
    .literal("yes")
    .optional()
    .transform((yes) => yes !== undefined),
});

/** The videos of a series at once. */
const addingSeries = z.object({
  series: fields.series.refine(Boolean),
  videos: json(
    z
      .array(
        z.object({
          title: fields.title.refine(Boolean),
          date: typedDay(PLAN_MESSAGES.date).nullable(),
          episode: z.number().int().min(1).max(EPISODE_MAX),
        }),
      )
      .min(1)
      .max(MOST_AT_ONCE),
  ),
  isSample: adding.shape.isSample,
});

/** One thing at a time: what a desk's button says. */
const writing = z.object({
  card: z.string().regex(/^[\w-]{1,40}$/),
  chosen: z.union([
    z.object({ title: fields.title.refine(Boolean) }).strict(),
    z.object({ description: fields.description.refine(Boolean) }).strict(),
    z.object({ forecast: json(cardForecast) }).strict(),
    z.object({ light: json(cardLight) }).strict(),
  ]),
});

interface Outcome {
  what: HandedOver;
  card?: string;
}

/** What was not added since there was too much of it: the whole form, to be sent again. */
export interface NotYet {
  message: string;
  /** Seconds until it may be sent again, where that is not a minute. */
  retryAfter?: number;
  sent: Record<string, string>;
}

/**
 * Adds what a desk found to the plan, or puts it on the card that the desk was opened from. Never throws for what a visitor
 * or the database does: the answer is what the page behind the form then says, or what to send again later.
 *
 * @throws a 400 Response for an unknown action
 */
export async function handOver(
  form: FormData,
  services: Pick<Services, "plan" | "report">,
): Promise<Outcome | { notYet: NotYet }> {
  const sent = textFields(form);
  const { action, back: _, ...typed } = sent;
  const later = (message: string, retryAfter?: number) => ({ notYet: { message, retryAfter, sent } });
  try {
    if (!(await services.plan.allowed())) return later(NOT_KEPT["too-many"]);
    if (action === "add") return await add(typed, services);
    if (action === "add-series") return await addSeries(typed, services);
    if (action === "write") return await write(typed, services);
  } catch (error) {
    if (error instanceof CeilingReached) return later(error.message, error.retryAfter);
    if (error instanceof DataDeleted) return { what: "deleted" };
    services.report(error);
    return { what: "not-kept" };
  }
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

async function add(typed: Record<string, string>, { plan }: Pick<Services, "plan">): Promise<Outcome> {
  const read = adding.safeParse(typed);
  if (!read.success) return { what: "unread" };
  const added = await plan.add(read.data);
  if (added === "full") return { what: "full" };
  return { what: added.added === "new" ? "added" : "already", card: added.id };
}

async function addSeries(typed: Record<string, string>, { plan }: Pick<Services, "plan">): Promise<Outcome> {
  const read = addingSeries.safeParse(typed);
  if (!read.success) return { what: "unread" };
  const { series, videos, isSample } = read.data;
  const added = await plan.addSeries(
    videos.map(({ title, date, episode }) => ({ idea: title, title, date, series, episode, isSample })),
  );
  return { what: added === "full" ? "full" : "series" };
}

async function write(typed: Record<string, string>, { plan }: Pick<Services, "plan">): Promise<Outcome> {
  const { card = "", ...rest } = typed;
  const read = writing.safeParse({ card, chosen: rest });
  if (!read.success) return { what: "unread" };
  const { chosen } = read.data;
  if (!(await plan.writeBack(card, chosen))) return { what: "gone" };
  return { what: nameOf(chosen), card };
}

function nameOf(chosen: WriteBack): HandedOver {
  if ("title" in chosen) return "title";
  if ("description" in chosen) return "description";
  return "forecast" in chosen ? "forecast" : "light";
}

/** The page that a form was sent from; where none is known, the card or the plan. */
export function addressBefore(back: unknown, referrer: string | null, card?: string): string {
  const from = typeof back === "string" && back !== "" ? back : pathOf(referrer);
  return returnPath(from, card ? cardPath(card) : PLAN_PATH);
}

/** The same with what became of the form. */
export function addressAfter({ what, card }: Outcome, back: unknown, referrer: string | null): string {
  const [path = PLAN_PATH, query] = addressBefore(back, referrer, card).split("?");
  const search = new URLSearchParams(query);
  // What an earlier form did is not said again.
  for (const name of ["done", ...Object.values(SAYS)]) search.delete(name);
  search.set(SAYS.what, what);
  if (card) search.set(SAYS.card, card);
  return `${path}?${search}`;
}

function pathOf(address: string | null): string {
  const url = address === null ? null : URL.parse(address);
  return url ? url.pathname + url.search : "";
}
