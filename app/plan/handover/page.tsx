import { redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { PLAN_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";

import type { Route } from "./+types/page";
import { addressAfter, handOver } from "./hand-over";

/** Nothing to open here. */
export function loader() {
  return redirect(PLAN_PATH, 303);
}

/** 303 to the page that the form was on, which then says what became of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const outcome = await handOver(form, services);
  const headers = (await services.plan.cookies()).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const address = addressAfter(outcome, form.get("back"), request.headers.get("Referer"));
  return redirect(address, { status: 303, headers });
}
