import { data, redirect } from "react-router";
import { act, answerRefused } from "../../../forms/act";
import { givenFiles, readForm } from "../../../forms/read-form";
import { TOO_LONG, TOO_LONG_MESSAGE } from "../../../forms/refusal";
import { sendAction, useBusy } from "../../../forms/sending";
import { textFields } from "../../../forms/text-fields";
import type { Ran } from "../../../functions/run";
import { recallHints } from "../../../functions/watch/hints";
import { importSubscriptions, muteWatch, unwatchChannel, watchChannel } from "../../../functions/watch/watch";
import { addressWith } from "../../../navigation/address";
import { unlistedMeta } from "../../../navigation/page-meta";
import { MONITOR_PATH } from "../../../navigation/paths";
import { servicesContext, signedInUser } from "../../../services";
import { fileText } from "../../../tables/file-text";
import { desksAt } from "../../registry";
import type { Route } from "./+types/page";
import { YOURS_DONE, YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import { kindNamed, showWatched } from "./show";
import { MonitorDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Channels you watch · ${YOURS_TEXTS.title}`);

/** Events that the desk reads: more than a month of ten channels. */
const MOST_EVENTS = 200;

/** What the watched channels did, by `?channel=` and `?kind=`; 503 if it cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { watching, channel, plan, request, report } = services;
  const search = url.searchParams;
  const choice = { channel: search.get("channel") || null, kind: kindNamed(search.get("kind")) };
  const asked = { channel: choice.channel ?? undefined, kind: choice.kind ?? undefined };
  // Asked at once: one round trip.
  const read = await Promise.all([
    watching.list(),
    watching.events({ most: MOST_EVENTS, ...asked }),
    watching.most(),
    plan.list(),
    channel.summary(),
  ]).catch((error: unknown) => void report(error));
  const done = search.get("done");
  const page = {
    shown: read ? await show(...read) : null,
    desks: desksAt(MONITOR_PATH),
    done,
    // The one that is shown: the others are no load of the page.
    doneTexts: Object.fromEntries(Object.entries(YOURS_DONE).filter(([name]) => name === done)),
  };
  return data(page, { status: read ? 200 : 503 });

  async function show(...[channels, events, most, cards, summary]: NonNullable<typeof read>) {
    const known = new Set(channels.map(({ id }) => id));
    if (summary?.id) known.add(summary.id);
    const given = { user: context.get(signedInUser), events, cards, known };
    // The other round trip.
    const hints = await recallHints(given, services);
    return showWatched({ channels, events, most, hints, choice, now: request.now });
  }
}

/**
 * Watches, imports, ends or mutes: 303 to the desk, or the same page with the refusal and what was typed.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { action = "", ...typed } = textFields(form);
  const sent = { action, typed };
  if (form.has(TOO_LONG)) {
    return answerRefused(
      { status: 413, message: TOO_LONG_MESSAGE, field: "file" },
      { ...sent, action: "import" },
    );
  }
  const ran = await actOnWatched();
  if ("refused" in ran) return answerRefused(ran.refused, sent);
  return redirect(addressWith(MONITOR_PATH, { done: ran.done }, "results"), 303);

  async function actOnWatched(): Promise<Ran<string>> {
    const { channel = "", kind } = typed;
    switch (action) {
      case "add":
        return then(await act(context, watchChannel, { channel }), ({ isNew }) =>
          isNew ? "add" : "already",
        );
      case "import": {
        const { file } = await givenFiles(form);
        const text = file && fileText(file.bytes);
        if (!text) return { refused: { status: 400, message: YOURS_MESSAGES["no-file"], field: "file" } };
        const done = await act(context, importSubscriptions, { file: text });
        return then(done, ({ added }) => (added > 0 ? "import" : "import-none"));
      }
      case "remove":
        return then(await act(context, unwatchChannel, { channel }), () => "remove");
      case "mute":
      case "unmute": {
        const what = { ...(channel && { channel }), ...(kind && { kind: kindNamed(kind) ?? undefined }) };
        return then(await act(context, muteWatch, { ...what, isMuted: action === "mute" }), () => action);
      }
      default:
        throw new Response(null, { status: 400, statusText: "Bad Request" });
    }
  }
}

function then<Done>(ran: Ran<Done>, name: (done: Done) => string): Ran<string> {
  return "refused" in ran ? ran : { done: name(ran.done) };
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_MESSAGES["not-reached"]);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourMonitorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MonitorDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(MONITOR_PATH)} />;
}
