import { type FormEvent, type ReactNode, useState } from "react";
import { PASSKEY_MESSAGES } from "../functions/sign-in/messages";
import { Button, type ButtonLook } from "../ui/button";
import { Notice } from "../ui/notice";

interface PasskeyFormProps extends ButtonLook {
  /** Whose action gives the options, then takes the answer. */
  action: string;
  /** Whether a passkey is made, or one that is there is used. */
  makes?: boolean;
  /** Further fields. */
  fields?: Record<string, string>;
  children: ReactNode;
}

/** A button that asks the browser for a passkey and sends its answer. Passkeys need script: without, it is not shown. */
export function PasskeyForm({ action, makes = false, fields = {}, children, ...look }: PasskeyFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const answer = await answerOf(action, makes).catch(() => ({ problem: PASSKEY_MESSAGES.failed }));
    if ("response" in answer) {
      const field = form.elements.namedItem("response");
      if (field instanceof HTMLInputElement) field.value = answer.response;
      // As a document: its answer is another page.
      form.submit();
      return;
    }
    setBusy(false);
    setProblem(answer.problem);
  }

  return (
    <form method="post" action={action} onSubmit={ask} className="grid gap-3 noscript:hidden">
      {problem && <Notice tone="error">{problem}</Notice>}
      <input type="hidden" name="response" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} disabled={busy}>
        {children}
      </Button>
    </form>
  );
}

/** The browser's answer as JSON; `problem` is null where nobody chose a passkey. */
async function answerOf(
  action: string,
  makes: boolean,
): Promise<{ response: string } | { problem: string | null }> {
  if (!("PublicKeyCredential" in window) || !PublicKeyCredential.parseRequestOptionsFromJSON)
    return { problem: "This browser knows no passkeys. Sign in by mail." };
  const asked = await fetch(action, { method: "POST", body: new URLSearchParams({ step: "options" }) });
  const options = await asked.json();
  if (!asked.ok) return { problem: options.error ?? PASSKEY_MESSAGES.failed };
  const credential = await (makes
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
  ).catch((error: unknown) => {
    // Canceled, or nothing there to choose from.
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (!(credential instanceof PublicKeyCredential)) return { problem: null };
  return { response: JSON.stringify(credential.toJSON()) };
}
