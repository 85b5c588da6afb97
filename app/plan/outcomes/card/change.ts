import { z } from "zod";
import { textFields } from "../../../forms/text-fields";
import { judge, readOutcome } from "../../../functions/plan/outcome";
import { Declined } from "../../../functions/refused";
import { type Card, type CardVideo, cardName, OUTCOME_DAYS, type OutcomeReading } from "../../../model/card";
import { DAY_MS, HOUR_MS, isoDay } from "../../../numbers/days";
import type { Services } from "../../../services";
import { readCount } from "../../../tables/counts";
import { typedDay } from "../../../words/typed";
import { PLAN_MESSAGES } from "../../messages";

/** A form's answer: what was typed, and why it was refused. */
export interface OutcomeRefusal {
  status: 400 | 404 | 409 | 429 | 503;
  action: string;
  message: string;
  field?: string;
  typed: Record<string, string>;
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
}

const FORMS = {
  pick: z.object({ video: z.string().min(1, PLAN_MESSAGES.video).max(300) }),
  type: z.object({
    date: typedDay(PLAN_MESSAGES.published),
    days: z.coerce.number().pipe(z.literal(OUTCOME_DAYS, PLAN_MESSAGES.views)),
    views: z.string().transform((text, context) => {
      const views = readCount(text);
      if (views !== null) return views;
      context.addIssue({ code: "custom", message: PLAN_MESSAGES.views });
      return z.NEVER;
    }),
  }),
};

/** Calendars differ by up to so much: a day that has begun somewhere is not ahead. */
const AHEAD_MS = 14 * HOUR_MS;

/**
 * Names the video that a card became: picked among the channel's uploads, or by typed views at an age. Never throws for
 * what a visitor or the database does.
 *
 * @throws a 400 Response for an unknown action
 */
export async function changeOutcome(
  id: string,
  form: FormData,
  { plan, channel, request: { now }, report }: Pick<Services, "plan" | "channel" | "request" | "report">,
): Promise<{ done: true } | { refused: OutcomeRefusal }> {
  const { action = "", ...typed } = textFields(form);
  const refuse = (status: OutcomeRefusal["status"], message: string, field?: string) => ({
    refused: { status, action, message, field, typed },
  });
  if (!isAction(action)) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const read = FORMS[action].safeParse(typed);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(400, issue?.message ?? PLAN_MESSAGES.video, issue?.path[0]?.toString());
  }
  try {
    if (!(await plan.allowed())) return refuse(429, PLAN_MESSAGES["too-many"]);
    const [card, connected] = await Promise.all([plan.read(id), channel.read()]);
    if (!card) return refuse(404, PLAN_MESSAGES.gone);
    const input = read.data;
    let found: Pick<Card, "video" | "outcome"> | null;
    if ("video" in input) {
      const upload = connected?.uploads.find((one) => uploadKey(one) === input.video);
      if (!connected || !upload) return refuse(400, PLAN_MESSAGES.video, "video");
      found = readOutcome({ ...card, outcome: [], video: namedVideo(upload) }, connected);
    } else {
      if (Date.parse(input.date) > now.getTime() + AHEAD_MS)
        return refuse(400, PLAN_MESSAGES.published, "date");
      const age = now.getTime() + AHEAD_MS - Date.parse(input.date);
      if (age < input.days * DAY_MS) return refuse(400, PLAN_MESSAGES.young, "days");
      found = withTyped(card, input, connected?.uploads ?? [], now);
    }
    return found && (await plan.setOutcome(id, found)) ? { done: true } : refuse(404, PLAN_MESSAGES.gone);
  } catch (error) {
    if (error instanceof Declined) {
      const { status, message, retryAfter } = error;
      return { refused: { ...refuse(status, message).refused, retryAfter } };
    }
    report(error);
    return refuse(503, PLAN_MESSAGES["not-kept"]);
  }
}

const isAction = (action: string): action is keyof typeof FORMS => Object.hasOwn(FORMS, action);

type Uploads = NonNullable<Awaited<ReturnType<Services["channel"]["read"]>>>["uploads"];

/** What a form sends for an upload: its id, or its day and title where a list has no ids. */
export function uploadKey({ videoId, title, publishedAt }: Uploads[number]): string {
  return videoId ?? `${publishedAt.slice(0, 10)} ${title}`;
}

/** Whether a card's video is this upload: by id, or by day and title where one lacks an id. */
export function isSameVideo(
  { videoId, title, publishedAt }: Uploads[number],
  video: Pick<CardVideo, "id" | "title" | "publishedAt">,
): boolean {
  if (videoId && video.id) return videoId === video.id;
  return video.title === title && video.publishedAt.slice(0, 10) === publishedAt.slice(0, 10);
}

/** The video of an upload that the creator named: whenever it came out, and not read yet. */
function namedVideo({ videoId, title, publishedAt }: Uploads[number]): CardVideo {
  return {
    id: videoId,
    title,
    publishedAt: new Date(publishedAt).toISOString(),
    source: "typed",
    readAt: "",
  };
}

/** The card's outcome with a typed count at an age, in place of what stood there. */
function withTyped(
  card: Card,
  { date, days, views }: { date: string; days: OutcomeReading["days"]; views: number },
  uploads: Uploads,
  now: Date,
): Pick<Card, "video" | "outcome"> {
  const video: CardVideo =
    card.video?.publishedAt.slice(0, 10) === date
      ? card.video
      : {
          id: null,
          title: cardName(card),
          publishedAt: new Date(date).toISOString(),
          source: "typed",
          readAt: now.toISOString(),
        };
  const upload = uploads.find((one) => video.id !== null && one.videoId === video.id) ?? null;
  const counted = { days, views, source: "typed" as const, at: now.toISOString() };
  const reading = judge(card, video, counted, uploads, upload);
  const outcome = [...card.outcome.filter((one) => one.days !== days), reading];
  return { video, outcome: outcome.sort((a, b) => a.days - b.days) };
}

/** The day that stands in the form before anything is typed. */
export function publishedDay({ video, date }: Pick<Card, "video" | "date">, now: Date): string {
  return video ? isoDay(video.publishedAt) : (date ?? isoDay(now));
}
