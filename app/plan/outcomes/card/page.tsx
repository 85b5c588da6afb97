import { data, redirect } from "react-router";
import { act, answerRefused } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { sendAction, useBusy } from "../../../forms/sending";
import { textFields } from "../../../forms/text-fields";
import { likeliestVideo } from "../../../functions/plan/find-video";
import { NOT_KEPT } from "../../../functions/plan/not-kept";
import { isSameVideo, pickVideo, uploadKey } from "../../../functions/plan/pick-video";
import { typeViews } from "../../../functions/plan/type-views";
import { cardName } from "../../../model/card";
import { unlistedMeta } from "../../../navigation/page-meta";
import { outcomePath } from "../../../navigation/paths";
import { aboutDayText } from "../../../numbers/days";
import { servicesContext } from "../../../services";
import { readCount } from "../../../tables/counts";
import { OUTCOME_TEXTS } from "../../messages";
import { listedSoFar, publishedDay, showAges } from "../show";
import type { Route } from "./+types/page";
import { CardOutcomeView } from "./view";

/** The newest uploads to pick from. */
const UPLOADS = 30;

export const meta: Route.MetaFunction = () => unlistedMeta(OUTCOME_TEXTS.card.title);

/** A card's video and its views; 404 without the card, 503 if it cannot be read. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { plan, channel, request, report } = context.get(servicesContext);
  const page = { id: params.id, saved: url.searchParams.has("saved") };
  try {
    // Asked at once: one round trip.
    const [card, connected, others] = await Promise.all([
      plan.read(params.id),
      channel.read(),
      plan.listOutcomes(),
    ]);
    if (!card) return data({ ...page, shown: null, missing: true }, { status: 404 });
    const { video, forecast, outcome } = card;
    const all = connected?.uploads ?? [];
    const uploads = all.slice(0, UPLOADS);
    const named = uploads.find((upload) => video && isSameVideo(upload, video));
    const isTaken = (upload: (typeof all)[number]) =>
      others.some((other) => other.id !== card.id && other.video && isSameVideo(upload, other.video));
    const likeliest = video
      ? undefined
      : likeliestVideo(
          card,
          uploads.filter((upload) => !isTaken(upload)),
        );
    const picked = named ?? likeliest;
    return data({
      ...page,
      missing: false,
      shown: {
        name: cardName(card),
        video: video && {
          title: video.title,
          day: aboutDayText(video.publishedAt, video.publishedWithinDays),
        },
        ages: [...listedSoFar(card, connected), ...showAges(forecast, outcome)],
        published: publishedDay(card, request.now),
        picked: picked ? uploadKey(picked) : null,
        uploads: uploads.map((upload) => ({
          key: uploadKey(upload),
          title: upload.title,
          day: aboutDayText(upload.publishedAt, upload.publishedWithinDays),
        })),
      },
    });
  } catch (error) {
    report(error);
    return data({ ...page, shown: null, missing: false }, { status: 503 });
  }
}

/**
 * Names the video, or the views: 303, or the same page with what was typed.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const { id } = params;
  const ran = await actOnOutcome();
  if ("refused" in ran) return answerRefused(ran.refused, { action, typed });
  return redirect(`${outcomePath(id)}?saved`, 303);

  function actOnOutcome() {
    const { video, date, days, views = "" } = typed;
    if (action === "pick") return act(context, pickVideo, { id, video });
    if (action !== "type") throw new Response(null, { status: 400, statusText: "Bad Request" });
    return act(context, typeViews, { id, date, days: Number(days), views: readCount(views) });
  }
}

/** If no answer comes, the form says so, with what was typed. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, NOT_KEPT["not-kept"]);
}

export { headers } from "../../../forms/refusal-headers";

export default function CardOutcomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CardOutcomeView
      {...loaderData}
      refused={actionData?.refused}
      busy={useBusy(outcomePath(loaderData.id))}
    />
  );
}
