import { redirect } from "react-router";
import { act } from "../forms/act";
import { readDataFile } from "../functions/account/data-file";

import type { Route } from "./+types/download";

/** The visitor's data as a file. A failed download redirects to the account page, which shows the message. */
export async function loader({ context }: Route.LoaderArgs) {
  const ran = await act(context, readDataFile, {});
  if ("refused" in ran) {
    const why = ran.refused.status === 429 ? "too-many" : "not-read";
    return redirect(`/account?data=${why}#your-data`, 303);
  }
  const file = ran.done;
  return new Response(file.text, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
