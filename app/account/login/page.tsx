import { data, Form, redirect } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { logIn } from "../../functions/session";
import { LOGIN_MESSAGES } from "../../functions/session/messages";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { SiteFrame } from "../../shell/site-frame";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Log in");

/** Signs in, for this form and every Access Demo button. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get("email") ?? "");
  const ran = await act(context, logIn, { email, password: String(form.get("password") ?? "") });
  if ("refused" in ran) return data({ email, error: ran.refused.message }, { status: ran.refused.status });
  return redirect("/dashboard", 303);
}

/** If no answer comes, the form says so, also to whoever pressed Access Demo on another page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get("email") ?? "");
  return sendForm(serverAction, () => ({ email, error: LOGIN_MESSAGES.failed }));
}

export const handle = HELD;

export default function LoginPage({ actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <LoginForm email={actionData?.email} error={actionData?.error} />
    </SiteFrame>
  );
}

interface LoginFormProps {
  email?: string | null;
  error?: string | null;
}

function LoginForm({ email, error }: LoginFormProps) {
  return (
    <Entrance>
      <h1 className="text-2xl">Log in</h1>
      <Notice tone="info">
        This is a demo: any email and password will do, and neither is checked or stored.
      </Notice>
      {error && <Notice tone="error">{error}</Notice>}
      <Form method="post" action="/login" noValidate className="grid gap-4">
        <Field label="Email" name="email" type="email" autoComplete="email" defaultValue={email ?? ""} />
        <Field label="Password" name="password" type="password" autoComplete="off" />
        <Button size="lg">Log in</Button>
      </Form>
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">Or skip the form and go straight in.</p>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}
