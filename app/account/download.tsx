import { redirect } from "react-router";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/download";
import { readDataFile } from "./personal-data";

/** The visitor's data as a file. A failed download redirects to the account page, which shows the message. */
export async function loader({ context }: Route.LoaderArgs) {
  const { personalData, billing, request, report } = context.get(servicesContext);
  const file = await readDataFile(context.get(signedInUser), {
    personalData,
    billing,
    now: request.now,
    report,
  });
  if ("refused" in file) return redirect(`/account?data=${file.refused}#your-data`, 303);
  return new Response(file.text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
