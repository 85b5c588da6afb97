import { redirect } from "react-router";
import { EXPORT_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";

import type { Route } from "./+types/download";
import { PLAN_FILES, planFileName } from "./files";

/** All cards as a file, by the ending of the address. If they cannot be read, the page for exports says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { plan, request, report } = context.get(servicesContext);
  const ending = url.pathname.endsWith(".md") ? "md" : "csv";
  const cards = await plan.readAll().catch((error: unknown) => {
    report(error);
    return null;
  });
  if (!cards) return redirect(`${EXPORT_PATH}?failed`, 303);
  const { type, write } = PLAN_FILES[ending];
  return new Response(write(cards, request.now), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${planFileName(ending, request.now)}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
