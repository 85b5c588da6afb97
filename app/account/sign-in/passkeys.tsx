import { PostForm } from "../../forms/post-form";
import { PASSKEY_MESSAGES } from "../../functions/sign-in/messages";
import { instantText } from "../../numbers/days";
import type { Passkey } from "../../services/sign-in";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PasskeyForm } from "../passkey-form";
import { AccountSection } from "../sections/section";

export interface ShownPasskey {
  id: string;
  name: string;
  /** "Nov 22, 2026, 8:00 AM UTC" */
  since: string;
}

export function showPasskey({ id, name, since }: Passkey): ShownPasskey {
  return { id, name: name ?? "A passkey", since: since ? `${instantText(since)} UTC` : "an unknown day" };
}

/** What came of the last change, by its name in the address. */
const OUTCOMES: Record<string, { tone: "success" | "error"; text: string }> = {
  added: { tone: "success", text: "Your passkey was added. Use it the next time you log in." },
  removed: { tone: "success", text: "The passkey was removed." },
  "not-added": { tone: "error", text: PASSKEY_MESSAGES["not-added"] },
  "not-removed": { tone: "error", text: PASSKEY_MESSAGES["not-removed"] },
};

interface PasskeysProps {
  passkeys: ShownPasskey[];
  /** In the address; null where nothing was changed. */
  outcome: string | null;
}

/** The passkeys of an account. */
export function Passkeys({ passkeys, outcome }: PasskeysProps) {
  const done = outcome === null ? undefined : OUTCOMES[outcome];
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      intro="Sign in with your fingerprint, face or PIN. If you lose a passkey, a link by mail still lets you in."
    >
      {done && <Notice tone={done.tone}>{done.text}</Notice>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="grid gap-0.5">
                <span className="text-sm font-medium">{name}</span>
                <span className="text-xs text-ink-soft">Added {since}</span>
              </div>
              <PostForm action="/account/passkeys">
                <input type="hidden" name="id" value={id} />
                <Button variant="secondary" size="sm" aria-label={`Remove ${name}, added ${since}`}>
                  Remove
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <p className="hidden text-sm text-ink-soft noscript:block">
        Adding a passkey needs JavaScript, which is off in this browser.
      </p>
      <div className="justify-self-start noscript:hidden">
        <PasskeyForm action="/account/passkeys" makes variant="secondary" size="sm">
          Add a passkey
        </PasskeyForm>
      </div>
    </AccountSection>
  );
}
