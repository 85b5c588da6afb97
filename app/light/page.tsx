import { data, redirect } from "react-router";
import { act } from "../forms/act";
import { refusalHeaders } from "../forms/ceiling";
import { readForm } from "../forms/read-form";
import { sendForm } from "../forms/send-form";
import { readIdea, recallFacts } from "../functions/light/facts";
import { lookUpLight } from "../functions/light/look-up";
import { LIGHT_MESSAGES } from "../functions/light/messages";
import { unlistedMeta } from "../navigation/page-meta";
import { LIGHT_PATH } from "../navigation/paths";
import { servicesContext, visitor } from "../services";

import type { Route } from "./+types/page";
import { showLight } from "./show";
import { LightView } from "./view";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.shown ? `${loaderData.shown.name}: ${loaderData.shown.idea}` : "The light");

/**
 * What is known of the idea in `?q=`, with no call outside: a link or a reload costs nothing. 503 if a part of it could not
 * be read.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("q");
  if (asked === null) return { shown: null, typed: url.searchParams.get("idea") ?? "", message: null };
  const read = readIdea(asked);
  if ("message" in read) return data({ shown: null, typed: asked, message: read.message }, { status: 400 });
  const facts = await recallFacts(read.idea, context.get(visitor), context.get(servicesContext));
  const shown = showLight(facts);
  return data({ shown, typed: read.idea, message: null }, { status: shown.unread ? 503 : 200 });
}

/** 303 to the idea's own address; with `ask`, after looking up outside what is not known yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = String(form.get("idea") ?? "");
  const read = readIdea(typed);
  if ("message" in read) return data({ typed, message: read.message, unanswered: null }, { status: 400 });
  const address = `${LIGHT_PATH}?${new URLSearchParams({ q: read.idea })}`;
  if (form.get("ask") !== "rest") return redirect(address, 303);
  const ran = await act(context, lookUpLight, { idea: read.idea });
  if ("done" in ran) return redirect(address, 303);
  const shown = showLight(await recallFacts(read.idea, context.get(visitor), context.get(servicesContext)));
  return data(
    { typed: read.idea, message: null, unanswered: ran.refused.message, shown },
    { status: ran.refused.status, headers: refusalHeaders(ran.refused) },
  );
}

/** If no answer comes, the form says so, with the idea still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get("idea") ?? "");
  return sendForm(serverAction, () => ({ typed, message: LIGHT_MESSAGES.failed, unanswered: null }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LightPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = (actionData && "shown" in actionData ? actionData.shown : null) ?? loaderData.shown;
  return (
    <LightView
      shown={shown}
      idea={actionData?.typed ?? loaderData.typed}
      error={actionData?.message ?? loaderData.message}
      unanswered={actionData?.unanswered ?? null}
    />
  );
}
