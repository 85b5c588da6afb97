import { redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { PLAN_PATH } from "../../navigation/paths";
import { actByForm } from "../act-by-form";

import type { Route } from "./+types/page";

/** Nothing to open here. */
export function loader() {
  return redirect(PLAN_PATH, 303);
}

/** For script, which has moved the card already: 204, or why not as JSON. Else the same as the plan's own forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ran } = await actByForm(context, await readForm(request));
  if ("refused" in ran) {
    const { status, retryAfter, message } = ran.refused;
    return Response.json({ message }, { status, headers: refusalHeaders({ status, retryAfter }) });
  }
  return new Response(null, { status: 204 });
}
