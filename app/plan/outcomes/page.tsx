import { data } from "react-router";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { OUTCOME_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { showOutcomes, showWaiting } from "./show";
import { OutcomesView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(OUTCOME_TEXTS.title);

/** What became of every published card; 503 if that cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const failed = url.searchParams.has("failed");
  const { plan, report } = context.get(servicesContext);
  try {
    // Asked at once: one round trip.
    const [rows, figures] = await Promise.all([plan.listOutcomes(), plan.record()]);
    return data({ shown: showOutcomes(rows, figures), waiting: showWaiting(rows), unread: false, failed });
  } catch (error) {
    report(error);
    return data({ shown: null, waiting: [], unread: true, failed }, { status: 503 });
  }
}

export default function OutcomesPage({ loaderData }: Route.ComponentProps) {
  return <OutcomesView {...loaderData} />;
}
