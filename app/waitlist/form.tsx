import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { AccessDemo } from "../forms/access-demo";
import { Button } from "../ui/button";
import { TextInput } from "../ui/field";
import { useHydrated } from "../ui/hydrated";
import { Notice } from "../ui/notice";

const ACTION = "/?index&welcome=waitlist";

export function JoinForm({ email, error }: { email?: string | null; error?: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  // Unknown until script runs, so the server renders the button enabled and refuses a blank email.
  const [blank, setBlank] = useState(false);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const joining = navigation.formAction === ACTION;
  const refused = joining ? null : error;

  useEffect(() => setBlank(field.current?.value.trim() === ""), []);

  // Disabling the field while sending dropped its focus; after a refusal it gets it back.
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);

  return (
    <>
      <h2 id="welcome" className="pr-10 text-2xl">
        Join the waitlist
      </h2>
      <p className="mt-3 text-ink-soft">
        Waitlist members get early access. One email when we open, no more.
      </p>
      <Form method="post" action={ACTION} preventScrollReset replace noValidate className="mt-6 grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="waitlist-email" className="text-sm font-medium">
            Email
          </label>
          <TextInput
            ref={field}
            id="waitlist-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            // In the server's HTML only: with script, the dialog moves the focus.
            autoFocus={!hydrated}
            data-focus
            placeholder="you@example.com"
            defaultValue={email ?? ""}
            disabled={joining}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? "waitlist-error waitlist-privacy" : "waitlist-privacy"}
            onInput={(event) => setBlank(event.currentTarget.value.trim() === "")}
          />
        </div>
        {refused && (
          <Notice tone="error" id="waitlist-error">
            {refused}
          </Notice>
        )}
        <Button size="lg" disabled={joining || blank}>
          {joining ? "Joining..." : "Join Waitlist"}
        </Button>
      </Form>
      <p id="waitlist-privacy" className="mt-4 text-xs text-ink-soft">
        Your email is never shared with third parties.
      </p>
      <div className="mt-5 border-t border-line pt-4 text-sm">
        <AccessDemo className="link min-h-6 cursor-pointer">Or try our demo instead</AccessDemo>
      </div>
    </>
  );
}
