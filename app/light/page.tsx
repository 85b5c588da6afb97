import { data, redirect } from "react-router";
import { CHANNEL_TEXTS, CONNECT } from "../channel/messages";
import { act, answerRefused } from "../forms/act";
import { givenFiles, readForm } from "../forms/read-form";
import { TOO_LONG } from "../forms/refusal";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendAction } from "../forms/sending";
import { textFields } from "../forms/text-fields";
import { readFreeNote } from "../functions/billing/free-note";
import { connectChannel } from "../functions/channel/connect";
import { readIdea, readKind, recallFacts } from "../functions/light/facts";
import { lookUpLight } from "../functions/light/look-up";
import { LIGHT_MESSAGES } from "../functions/light/messages";
import { addressWith, prefilled } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { LIGHT_PATH } from "../navigation/paths";
import { servicesContext, visitor } from "../services";
import { TOPIC_MAX } from "../words/bounds";

import type { Route } from "./+types/page";
import { ownField, readOwnText } from "./own-channel";
import { showLight } from "./show";
import { LightView } from "./view";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.shown ? `${loaderData.shown.name}: ${loaderData.shown.idea}` : "The light");

/**
 * What is known of the idea in `?q=`, with no call outside: a link or a reload costs nothing. 503 if a part of it could not
 * be read.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = url.searchParams;
  const asked = search.get("q");
  const read = asked === null ? null : readIdea(asked);
  if (read === null || "message" in read) {
    // Where nobody can tell, the page does without the field for a channel.
    const connected = await services.channel.summary().catch((error: unknown) => {
      services.report(error);
      return "unread" as const;
    });
    return data(
      {
        ...{ shown: null, free: null },
        typed: asked ?? prefilled(search, "idea", TOPIC_MAX),
        message: read?.message ?? null,
        takesChannel: connected === null,
      },
      { status: read ? 400 : 200 },
    );
  }
  const [facts, free] = await Promise.all([
    recallFacts(read.idea, context.get(visitor), services, readKind(search.get("kind"))),
    context.get(visitor) ? readFreeNote(services, "demand") : null,
  ]);
  const shown = showLight(facts);
  return data(
    { shown, free, typed: read.idea, message: null, takesChannel: facts.channel === null },
    { status: shown.unread ? 503 : 200 },
  );
}

/**
 * 303 to the idea's own address: with a channel in the form once that is connected, with `ask` after looking up outside
 * what is not known yet. A refusal goes back into the form, with what was typed.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { idea: typed = "", action: asked = "", ...fields } = textFields(form);
  const sent = { action: asked, typed: { idea: typed, ...fields } };
  if (form.has(TOO_LONG)) {
    // Nothing of the form is left but its address.
    const idea = prefilled(url.searchParams, "q", TOPIC_MAX);
    const message = CHANNEL_TEXTS.tooLong;
    return answerRefused({ status: 413, message, field: "file" }, { action: CONNECT, typed: { idea } });
  }
  const read = readIdea(typed);
  if ("message" in read) return answerRefused({ status: 400, message: read.message, field: "idea" }, sent);
  const card = url.searchParams.get("card");
  const kind = readKind(fields.kind);
  const carried = { ...(kind ? { kind } : {}), ...(card ? { card } : {}) };
  const address = addressWith(LIGHT_PATH, { q: read.idea, ...carried });

  const own = readOwnText(fields.own ?? "");
  const { file } = await givenFiles(form);
  if (asked === CONNECT || own.channel || own.uploads || file) {
    const ran = await act(context, connectChannel, { ...own, file, order: fields.order });
    if ("done" in ran) return redirect(address, 303);
    return answerRefused({ ...ran.refused, field: ownField(ran.refused.field) }, sent);
  }
  if (form.get("ask") !== "rest") return redirect(address, 303);
  const ran = await act(context, lookUpLight, { idea: read.idea });
  if ("done" in ran) return redirect(address, 303);
  const services = context.get(servicesContext);
  const shown = showLight(await recallFacts(read.idea, context.get(visitor), services, kind));
  return data(
    { unanswered: ran.refused.message, shown },
    { status: ran.refused.status, headers: refusalHeaders(ran.refused) },
  );
}

/** If no answer comes, the form says so, with what was typed still in it. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, LIGHT_MESSAGES.failed);
}

export { headers } from "../forms/refusal-headers";

export default function LightPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const unanswered = actionData && "unanswered" in actionData ? actionData : null;
  return (
    <LightView
      free={loaderData.free}
      shown={unanswered?.shown ?? loaderData.shown}
      idea={refused?.typed.idea ?? loaderData.typed}
      error={loaderData.message}
      refused={refused}
      unanswered={unanswered?.unanswered ?? null}
      takesChannel={loaderData.takesChannel}
    />
  );
}
