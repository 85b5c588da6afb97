import { data } from "react-router";
import { isCounted, lastUploads } from "../../functions/plan/last-uploads";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { showTests } from "../ab-test/show";
import { OUTCOME_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { showBefore, showOutcomes, showWaiting } from "./show";
import { OutcomesView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(OUTCOME_TEXTS.title);

/** What became of every published card; 503 if that cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const failed = url.searchParams.has("failed");
  const { plan, channel, report, request } = context.get(servicesContext);
  try {
    // Asked at once: one round trip.
    const [rows, figures, connected] = await Promise.all([
      plan.listOutcomes(),
      plan.record(),
      // Without it the page does without the views so far.
      channel.read().catch((error: unknown) => {
        report(error);
        return null;
      }),
    ]);
    return data({
      shown: showOutcomes(rows, figures, connected),
      before: isCounted(figures) ? null : showBefore(lastUploads(connected, request.now)),
      waiting: showWaiting(rows),
      tests: showTests(rows),
      unread: false,
      failed,
    });
  } catch (error) {
    report(error);
    return data(
      { shown: null, before: null, waiting: [], tests: null, unread: true, failed },
      { status: 503 },
    );
  }
}

export default function OutcomesPage({ loaderData }: Route.ComponentProps) {
  return <OutcomesView {...loaderData} />;
}
