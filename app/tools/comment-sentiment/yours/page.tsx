import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { offeredSamples } from "../../../functions/channel/own";
import { commentsDeskFunctions } from "../../../functions/comment-sentiment/yours-functions";
import { LINK_MAX, YOURS_FAILED } from "../../../functions/comment-sentiment/yours-messages";
import { drawnByContent, drawnFor } from "../../../hydration/draw";
import { prefilled } from "../../../navigation/address";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawAccuracy, drawAnalysis, drawChart, drawFigure, drawStats } from "./draw";
import { YOURS_TEXTS } from "./messages";
import { showOwnVideos } from "./own-videos";
import { CommentsDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Comment Sentiment");

const page = async () => (await import("./show")).commentsDeskPage;

const load = toolLoader(page);

/**
 * With the connected channel's videos, a link to another one, and the videos that can be read without a key; what is
 * only looked at is drawn.
 */
export async function loader(args: Route.LoaderArgs) {
  const { channel, comments, report } = args.context.get(servicesContext);
  const reading = channel.read().catch((error: unknown) => {
    report(error);
    return null;
  });
  const [{ data: page, init }, samples] = await Promise.all([
    load(args),
    offeredSamples(comments.samples, channel),
  ]);
  const { open, headings, full, stats, isCounted, chart, accuracy } = page.shown;
  const drawn = (html: string | null) => (html === null ? null : drawnByContent(args.request, html));
  const shown = {
    headings: headings.map((heading) => {
      const { id, title, mark, comments, origin, age } = heading;
      return { id, title, mark, comments, origin, age, figure: drawn(drawFigure(heading, id === open?.id)) };
    }),
    full,
    open: open && {
      id: open.id,
      files: open.files,
      finding: open.finding,
      next: open.next,
      body: drawnByContent(args.request, drawAnalysis(open)),
    },
    stats: drawn(isCounted ? drawStats(stats) : null),
    chart: drawn(chart && drawChart(chart)),
  };
  const method = accuracy.length > 0 ? drawnFor(args.request, "accuracy", drawAccuracy(accuracy)) : undefined;
  const search = args.url.searchParams;
  const own = showOwnVideos(await reading, search);
  const link = own.chosen === "" ? prefilled(search, "video", LINK_MAX) : "";
  return data({ page: { ...page, method, shown }, own, link, samples }, init ?? undefined);
}

export const action = toolAction(commentsDeskFunctions);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_FAILED);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourCommentSentimentPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CommentsDeskView {...loaderData} refused={actionData?.refused} busy={useBusy(YOURS_TEXTS.path)} />;
}
