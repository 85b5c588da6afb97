import { data } from "react-router";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { OUTCOME_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { showOutcomes, showWaiting } from "./show";
import { OutcomesView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(OUTCOME_TEXTS.title);

/** What became of every published card; 503 if that cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { plan, report } = context.get(servicesContext);
  try {
    const rows = await plan.listOutcomes();
    return data({ shown: showOutcomes(rows), waiting: showWaiting(rows), unread: false });
  } catch (error) {
    report(error);
    return data({ shown: null, waiting: [], unread: true }, { status: 503 });
  }
}

export default function OutcomesPage({ loaderData }: Route.ComponentProps) {
  return <OutcomesView {...loaderData} />;
}
