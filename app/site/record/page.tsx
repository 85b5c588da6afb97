import { data } from "react-router";
import { BRAND } from "../../brand";
import { HELD } from "../../hydration/page-handle";
import { pageMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import type { Route } from "./+types/page";
import { showRecord } from "./show";
import { RecordView } from "./view";

/** Days on the page, the newest first. */
const MOST_DAYS = 30;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/record",
    title: `The record · ${BRAND.name}`,
    description: `See how ${BRAND.name}'s lights and forecasts came out, sealed before each video was published.`,
  });

/** Public, and without a text of anybody; 503 if it cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { record, report } = context.get(servicesContext);
  try {
    return data({ shown: showRecord(await record.read(MOST_DAYS)) });
  } catch (error) {
    report(error);
    // Not to be kept for others.
    return data({ shown: null }, { status: 503, headers: { "Cache-Control": "private, no-store" } });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = HELD;

export default function RecordPage({ loaderData }: Route.ComponentProps) {
  return <RecordView shown={loaderData.shown} />;
}
