import { act } from "../../forms/act";
import { addCard, writeBack } from "../../functions/plan/cards";
import { addSeries } from "../../functions/plan/series";
import type { Ran, Refusal } from "../../functions/run";
import type { HandedOver } from "../../handover/messages";
import { dayIn, episodeIn } from "../fields";
import type { Outcome } from "./way-back";

type Context = Parameters<typeof act>[0];
type Typed = Record<string, string>;

/** What desks hand over, by the field `action` of their forms. */
export const FORMS: Record<string, (context: Context, typed: Typed) => Promise<Ran<Outcome>>> = {
  async add(context, typed) {
    const { date, episode, isSample } = typed;
    const ran = await act(context, addCard, {
      ...withJson(typed, ["light", "forecast"]),
      date: dayIn(date),
      episode: episodeIn(episode),
      isSample: isSample === "yes",
    });
    if ("refused" in ran) return ran;
    const { added, id } = ran.done;
    return { done: { what: added === "new" ? "added" : "already", card: id } };
  },
  async "add-series"(context, { series, videos = "", isSample }) {
    const input = { ...withJson({ videos }, ["videos"]), series, isSample: isSample === "yes" };
    const ran = await act(context, addSeries, input);
    return "refused" in ran ? ran : { done: { what: "series" } };
  },
  async write(context, { card = "", ...typed }) {
    const ran = await act(context, writeBack, { id: card, chosen: withJson(typed, ["light", "forecast"]) });
    if ("refused" in ran) return ran;
    const what = (["title", "description", "forecast", "light"] as const).find((name) => name in typed);
    return { done: { what: what ?? "title", card } };
  },
};

/** Longer than anything that a desk hands over. */
const MOST_JSON = 8000;

/** The fields of a form, those named read as JSON; what cannot be read stays a text, which functions refuse. */
function withJson(typed: Typed, names: readonly string[]): Record<string, unknown> {
  const read = ([name, text]: [string, string]) => [name, names.includes(name) ? readJson(text) : text];
  return Object.fromEntries(Object.entries(typed).map(read));
}

function readJson(text: string): unknown {
  if (text.length > MOST_JSON) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** How the page behind a form names why nothing was kept. */
export function refusedAs({ status, kind }: Refusal): HandedOver {
  if (status === 400) return "unread";
  if (status === 404) return "gone";
  if (status === 409) return kind === "plan-full" ? "full" : "deleted";
  return "not-kept";
}
