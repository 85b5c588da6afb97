import { data, Form, redirect } from "react-router";
import { AccessDemo } from "../../forms/access-demo";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { logIn } from "../../functions/session";
import { LOGIN_MESSAGES } from "../../functions/session/messages";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import type { Route } from "./+types/page";
import { answerEntry } from "./answer-entry";
import { AccountEntry } from "./entry";
import { readEntry } from "./ways";

export const meta: Route.MetaFunction = () => unlistedMeta("Log in");

/** With accounts: how to sign in. The demo's page needs nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { entry: await readEntry(context.get(servicesContext), url) };
}

/** Signs in, for this form and every Access Demo button; with accounts the buttons alone lead into the demo. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (context.get(servicesContext).signIn.ways && form.has("email"))
    return answerEntry(context, form, "/login");
  const email = String(form.get("email") ?? "");
  const ran = await act(context, logIn, { email, password: String(form.get("password") ?? "") });
  if ("refused" in ran)
    return data({ email, error: ran.refused.message, field: undefined }, { status: ran.refused.status });
  return redirect("/dashboard", 303);
}

/** Without an answer the form stands all the same, and does not say whose it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return { entry: "unread" as const };
  }
}

/** If no answer comes, the form says so, also to whoever pressed Access Demo on another page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get("email") ?? "");
  return sendForm(serverAction, () => ({ email, error: LOGIN_MESSAGES.failed, field: undefined }));
}

export { headers } from "../../forms/refusal-headers";

export const handle = HELD;

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const entry = loaderData?.entry;
  return (
    <SiteFrame>
      {entry && entry !== "unread" ? (
        <AccountEntry at="/login" {...entry} answer={actionData} />
      ) : (
        <LoginForm isDemo={entry !== "unread"} email={actionData?.email} error={actionData?.error} />
      )}
    </SiteFrame>
  );
}

interface LoginFormProps {
  /** False where nobody answered whether there are accounts. */
  isDemo: boolean;
  email?: string | null;
  error?: string | null;
}

function LoginForm({ isDemo, email, error }: LoginFormProps) {
  return (
    <Entrance>
      <h1 className="text-2xl">Log in</h1>
      {isDemo && (
        <Notice tone="info">
          This is a demo: any email and password will do, and neither is checked or stored.
        </Notice>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <Form method="post" action="/login" noValidate className="grid gap-4">
        <Field label="Email" name="email" type="email" autoComplete="email" defaultValue={email ?? ""} />
        {isDemo && <Field label="Password" name="password" type="password" autoComplete="off" />}
        <Button size="lg">Log in</Button>
      </Form>
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">Or skip the form and go straight in.</p>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}
