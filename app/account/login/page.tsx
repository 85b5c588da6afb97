import { data, redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { HELD } from "../../hydration/page-handle";
import { servicesContext } from "../../services";
import { unlistedMeta } from "../../site/page-meta";
import { SiteFrame } from "../../site/site-frame";
import { logIn } from "../accounts";
import { LoginForm } from "../login-form";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Log in");

/** Signs in, for the form here and for every Access Demo button on the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, report } = context.get(servicesContext);
  const form = await readForm(request);
  const email = String(form.get("email") ?? "");
  const result = await logIn({ email, password: String(form.get("password") ?? "") }, accounts);
  if (result.user) {
    const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return redirect("/dashboard", { status: 303, headers });
  }
  if (result.cause) report(result.cause);
  return data({ email, error: result.message }, { status: result.status });
}

export const handle = HELD;

export default function LoginPage({ actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <LoginForm email={actionData?.email} error={actionData?.error} />
    </SiteFrame>
  );
}
