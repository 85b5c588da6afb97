import { redirect } from "react-router";
import { BRAND } from "../../brand";
import { OUTCOMES_PATH } from "../../navigation/paths";
import { isoDay } from "../../numbers/days";
import { servicesContext } from "../../services";
import type { Route } from "./+types/download";

/** The creator's sealed record as a file, to be checked by `npm run record`; if it cannot be read, the page says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { plan, request, report } = context.get(servicesContext);
  const file = await plan.recordFile().catch((error: unknown) => {
    report(error);
    return null;
  });
  if (!file) return redirect(`${OUTCOMES_PATH}?failed`, 303);
  return new Response(`${JSON.stringify(file, null, 1)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${BRAND.key}-record-${isoDay(request.now)}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
