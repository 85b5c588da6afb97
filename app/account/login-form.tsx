import { Form } from "react-router";
import { Button, buttonClass } from "../ui/button";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";
import { AccessDemo } from "./access-demo";
import { Entrance } from "./entrance";

export interface LoginFormProps {
  email?: string | null;
  error?: string | null;
}

export function LoginForm({ email, error }: LoginFormProps) {
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
