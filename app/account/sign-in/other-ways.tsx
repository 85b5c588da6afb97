import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { PostForm } from "../../forms/post-form";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { googleMessage } from "../login/ways";
import { AccountSection } from "../sections/section";

const DONE: Record<string, string> = {
  joined: "Google is connected. It signs you in from now on.",
  removed: "Google was disconnected. You still sign in by mail.",
};

interface OtherWaysProps {
  email: string;
  /** Whether the account has it; null where the site does not take it. */
  password: boolean | null;
  google: boolean | null;
  /** What came of connecting Google, by its name in the address; null where nothing was changed. */
  outcome: string | null;
}

/** The ways in beside passkeys. The link by mail always remains, so that any other may go. */
export function OtherWays({ email, password, google, outcome }: OtherWaysProps) {
  const done = outcome === null ? undefined : DONE[outcome];
  const problem = outcome === null ? null : googleMessage(outcome);
  return (
    <AccountSection
      id="google"
      title="Your ways in"
      intro="A link by mail always works. Any other way can be added, and taken away again."
    >
      {done && <Notice tone="success">{done}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <ul className="divide-y divide-line border-y border-line">
        <Way name="Link by mail" state={`Goes to ${email}`} />
        {password !== null && (
          <Way name="Password" state={password ? "Set" : "Not set"}>
            <Link to="/account#security" className={buttonClass({ variant: "secondary", size: "sm" })}>
              {password ? "Change" : "Set one"}
            </Link>
          </Way>
        )}
        {google !== null && (
          <Way name="Google" state={google ? "Connected" : "Not connected"}>
            {google ? (
              <PostForm action="/account/google">
                <Button variant="secondary" size="sm" aria-label="Disconnect Google">
                  Disconnect
                </Button>
              </PostForm>
            ) : (
              <Form method="post" action="/login/google" reloadDocument>
                <input type="hidden" name="joins" value="" />
                <Button variant="secondary" size="sm">
                  Connect Google
                </Button>
              </Form>
            )}
          </Way>
        )}
      </ul>
    </AccountSection>
  );
}

function Way({ name, state, children }: { name: string; state: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <span className="text-sm font-medium">{name}</span>
        <span className="text-xs wrap-anywhere text-ink-soft">{state}</span>
      </div>
      {children}
    </li>
  );
}
