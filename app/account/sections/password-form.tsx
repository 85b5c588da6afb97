import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { PostForm } from "../../forms/post-form";
import { PASSWORD_MESSAGES } from "../../functions/account/messages";
import { useHydrated } from "../../hydration/part";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import type { PasswordField, RefusedPassword } from "../forms";
import { ACCOUNT_FORMS } from "../forms";
import { ACCOUNT_NOTES } from "../messages";

import { AccountSection } from "./section";

/** What is there to change; in the demo the page says that nothing is stored. */
export type PasswordKept = "set" | "none" | "demo";

interface PasswordFormProps {
  email: string;
  kept: PasswordKept;
  /** True after a change. */
  changed: boolean;
  refused?: RefusedPassword;
}

const INTROS: Record<PasswordKept, string> = {
  set: ACCOUNT_NOTES.password,
  none: ACCOUNT_NOTES.noPassword,
  demo: ACCOUNT_NOTES.passwordInDemo,
};

const LENGTHS: Record<PasswordKept, string> = {
  set: ACCOUNT_NOTES.accountPasswordLength,
  none: ACCOUNT_NOTES.accountPasswordLength,
  demo: ACCOUNT_NOTES.passwordLength,
};

/** Security (spec sections 2 and 5). The server never sends back what was typed. */
export function PasswordForm({ email, kept, changed, refused }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const isFirst = kept === "none";
  const action = isFirst ? ACCOUNT_FORMS.firstPassword : ACCOUNT_FORMS.password;
  const busy = useNavigation().formData?.get("form") === action;
  const shown = busy ? undefined : refused;
  const done = changed && !shown && !busy;

  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [shown]);

  useEffect(() => {
    if (!done) return;
    form.current?.reset();
    // The fields are empty again: what came of it is what to read next.
    success.current?.focus({ preventScroll: true });
  }, [done]);

  const password = (name: PasswordField, label: string, autoComplete: string, hint?: string) => (
    <Field
      label={label}
      name={name}
      type="password"
      autoComplete={autoComplete}
      required
      hint={hint}
      error={shown?.field === name ? shown.message : null}
      autoFocus={!hydrated && shown?.field === name}
    />
  );

  return (
    <AccountSection id="security" title="Security" intro={INTROS[kept]}>
      <PostForm
        ref={form}
        action="/account"
        onSubmit={(event) => busy && event.preventDefault()}
        className="grid gap-5"
      >
        <input type="hidden" name="form" value={action} />
        {/* For password managers, which store a password with a user name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {!isFirst && (
            <div className="sm:col-span-2 sm:grid sm:grid-cols-2 sm:gap-5">
              {password("current", "Current password", "current-password")}
            </div>
          )}
          {password("new", "New password", "new-password", LENGTHS[kept])}
          {password("confirm", "Confirm new password", "new-password")}
        </div>
        <Button
          aria-disabled={busy || undefined}
          aria-describedby={shown && !shown.field ? "password-error" : undefined}
          autoFocus={!hydrated && Boolean(shown) && !shown?.field}
          className="justify-self-start"
        >
          {busy ? "Updating..." : isFirst ? "Set password" : "Update Password"}
        </Button>
        {shown && !shown.field && (
          <Notice tone="error" id="password-error">
            {shown.message}
          </Notice>
        )}
        {done && (
          <div ref={success} tabIndex={-1} className="rounded-control">
            <Notice tone="success" title={PASSWORD_MESSAGES.changed}>
              {kept === "demo" && <p>{ACCOUNT_NOTES.nothingStored}</p>}
            </Notice>
          </div>
        )}
      </PostForm>
    </AccountSection>
  );
}
