import { data, redirect } from "react-router";
import { act, answerRefused } from "../forms/act";
import { readForm } from "../forms/read-form";
import { sendAction, useBusy } from "../forms/sending";
import { textFields } from "../forms/text-fields";
import { notedIdeas, recallForNote } from "../functions/content-ideas/own-ideas";
import { watchFeedPath } from "../functions/feed/messages";
import { endWatchFeed, makeWatchFeed } from "../functions/watch/feed";
import { setNoteMail } from "../functions/watch/note-mail";
import { setNoteTime } from "../functions/watch/watch";
import { addressWith } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { NOTE_PATH } from "../navigation/paths";
import { dayText, longDayText } from "../numbers/days";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { NOTE_TEXTS } from "./messages";
import { noteChoices, showNote } from "./note";
import { notesUntil, USUAL_TIME } from "./note-times";
import { NoteView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your note");

/** Events that are read: more than a month of ten channels. */
const MOST_EVENTS = 200;

/** The newest note, or that of the day `?of=`; 503 if it cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { watching, watchFeed, noteMail, channel, plan, request, report } = services;
  const search = url.searchParams;
  const page = { done: search.get("done"), confirming: search.get("confirm") === "end" };
  try {
    // Asked at once: one round trip.
    const [kept, madeAt, mail, connected, outcomes, cards, watched, events, own] = await Promise.all([
      watching.noteTime(),
      watchFeed.madeAt(),
      noteMail.state(),
      channel.read(),
      plan.listOutcomes(),
      plan.list(),
      watching.list(),
      watching.events({ most: MOST_EVENTS }),
      recallForNote(services, services.caller),
    ]);
    const time = kept ?? USUAL_TIME;
    const notes = notesUntil(time, request.now);
    const note = notes.find(({ day }) => day === search.get("of")) ?? notes[0];
    if (!note) throw new RangeError("Thirty days hold four weekly notes");
    const ideas = notedIdeas(own, notes[0]?.day ?? note.day, services);
    const shown = showNote(note, time, {
      channel: connected,
      outcomes,
      cards,
      watched,
      events,
      ...ideas,
    });
    const others = notes.filter((one) => one !== note).map(({ day }) => ({ day, name: longDayText(day) }));
    const feed = madeAt && dayText(madeAt);
    return data({ note: { shown, others, choices: noteChoices(time), feed, mail }, ...page });
  } catch (error) {
    report(error);
    return data({ note: null, ...page }, { status: 503 });
  }
}

/**
 * Chooses when the note comes and whether by mail, or makes or ends the address of the feed: 303 to the note, or the same
 * page with the refusal.
 * A new address is in the answer itself, and not behind a redirect: see the plan's calendar.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const refuse = (refused: Parameters<typeof answerRefused>[0]) => answerRefused(refused, { action, typed });
  if (action === "make") {
    const ran = await act(context, makeWatchFeed, {});
    if ("refused" in ran) return refuse(ran.refused);
    const { request: facts } = context.get(servicesContext);
    return data({ made: `${facts.origin}${watchFeedPath(ran.done.secret)}` });
  }
  if (action === "mail-on" || action === "mail-off") {
    const ran = await act(context, setNoteMail, { isOn: action === "mail-on" });
    return "refused" in ran ? refuse(ran.refused) : redirect(addressWith(NOTE_PATH, { done: action }), 303);
  }
  if (action === "end") {
    const ran = await act(context, endWatchFeed, {});
    return "refused" in ran ? refuse(ran.refused) : redirect(addressWith(NOTE_PATH, { done: "end" }), 303);
  }
  const { weekday = "", hour = "", zone = "" } = typed;
  const number = (text: string) => (text === "" ? Number.NaN : Number(text));
  const ran = await act(context, setNoteTime, { weekday: number(weekday), hour: number(hour), zone });
  return "refused" in ran ? refuse(ran.refused) : redirect(addressWith(NOTE_PATH, { done: "time" }), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, NOTE_TEXTS["not-reached"]);
}

export default function NotePage({ loaderData, actionData }: Route.ComponentProps) {
  return <NoteView {...loaderData} answer={actionData} busy={useBusy(NOTE_PATH)} />;
}
