import { data, redirect } from "react-router";
import { refusalHeaders } from "../../../forms/ceiling";
import { readForm } from "../../../forms/read-form";
import { sendForm } from "../../../forms/send-form";
import { useBusy } from "../../../forms/sending";
import { textFields } from "../../../forms/text-fields";
import { cardName } from "../../../model/card";
import { unlistedMeta } from "../../../navigation/page-meta";
import { outcomePath } from "../../../navigation/paths";
import { dayText } from "../../../numbers/days";
import { servicesContext } from "../../../services";
import { OUTCOME_TEXTS, PLAN_MESSAGES } from "../../messages";
import { showAges } from "../show";
import type { Route } from "./+types/page";
import { changeOutcome, isSameVideo, type OutcomeRefusal, publishedDay, uploadKey } from "./change";
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
    const [card, connected] = await Promise.all([plan.read(params.id), channel.read()]);
    if (!card) return data({ ...page, shown: null, missing: true }, { status: 404 });
    const { video, forecast, outcome } = card;
    const uploads = (connected?.uploads ?? []).slice(0, UPLOADS);
    const named = uploads.find((upload) => video && isSameVideo(upload, video));
    return data({
      ...page,
      missing: false,
      shown: {
        name: cardName(card),
        video: video && { title: video.title, day: dayText(video.publishedAt) },
        ages: showAges(forecast, outcome),
        published: publishedDay(card, request.now),
        picked: named ? uploadKey(named) : null,
        uploads: uploads.map((upload) => ({
          key: uploadKey(upload),
          title: upload.title,
          day: dayText(upload.publishedAt),
        })),
      },
    });
  } catch (error) {
    report(error);
    return data({ ...page, shown: null, missing: false }, { status: 503 });
  }
}

interface OutcomeAnswer {
  refused: Omit<OutcomeRefusal, "status" | "retryAfter">;
}

/** Names the video, or the views: 303, or the same page with what was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const answer = await changeOutcome(params.id, await readForm(request), services);
  if ("refused" in answer) {
    const { status, retryAfter, ...refused } = answer.refused;
    return data<OutcomeAnswer>({ refused }, { status, headers: refusalHeaders({ status, retryAfter }) });
  }
  return redirect(`${outcomePath(params.id)}?saved`, 303);
}

/** If no answer comes, the form says so, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { action = "", ...typed } = textFields(await request.clone().formData());
  return sendForm<OutcomeAnswer, OutcomeAnswer>(serverAction, () => ({
    refused: { action, message: PLAN_MESSAGES["not-kept"], typed },
  }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CardOutcomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CardOutcomeView
      {...loaderData}
      refused={actionData?.refused}
      busy={useBusy(outcomePath(loaderData.id))}
    />
  );
}
