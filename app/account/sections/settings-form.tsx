import { type RefObject, useEffect, useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { PostForm } from "../../forms/post-form";
import { SETTINGS_MESSAGES } from "../../functions/account/messages";
import { useHydrated } from "../../hydration/part";
import type { Settings } from "../../model/user";
import { LOOK_AGAIN } from "../../trends/trend-messages";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import type { RefusedSettings, SavedTrend } from "../forms";
import { ACCOUNT_FORMS } from "../forms";
import { ACCOUNT_NOTES } from "../messages";

import { AccountSection, ReadOnlySetting } from "./section";

interface SettingsFormProps {
  settings: Settings;
  /** After a change was saved: what came of its topic's trend. */
  saved: SavedTrend | null;
  refused?: RefusedSettings;
}

/** Content Intelligence Settings (spec sections 2 and 5). */
export function SettingsForm({ settings, saved, refused }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  // Without script, autofocus leads to the wrong field; with script the effect does.
  const hydrated = useHydrated();
  const busy = navigation.formData?.get("form") === ACCOUNT_FORMS.settings;
  const shown = busy ? undefined : refused;
  const { primaryTopic, youtubeChannel } = shown?.fields ?? {};
  useResetAfterSave(form, saved !== null);

  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [shown]);

  const values = refused?.typed ?? settings;
  return (
    <AccountSection id="settings" title="Content Intelligence Settings" intro={ACCOUNT_NOTES.settings}>
      <PostForm
        ref={form}
        action="/account"
        onSubmit={(event) => busy && event.preventDefault()}
        className="grid gap-5"
      >
        <input type="hidden" name="form" value={ACCOUNT_FORMS.settings} />
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
          <Field
            label="YouTube channel name (optional)"
            name="youtubeChannel"
            autoComplete="off"
            defaultValue={values.youtubeChannel}
            error={youtubeChannel}
            autoFocus={!hydrated && Boolean(youtubeChannel)}
          />
          <ReadOnlySetting term="Platform">YouTube</ReadOnlySetting>
        </div>
        <Field
          label="Primary topic"
          name="primaryTopic"
          autoComplete="off"
          defaultValue={values.primaryTopic}
          error={primaryTopic}
          autoFocus={!hydrated && Boolean(primaryTopic) && !youtubeChannel}
          hint={ACCOUNT_NOTES.topic}
        />
        <Button
          aria-disabled={busy || undefined}
          aria-describedby={shown?.message ? "settings-error" : undefined}
          autoFocus={!hydrated && Boolean(shown?.message)}
          className="justify-self-start"
        >
          {busy ? "Saving..." : "Save Settings"}
        </Button>
        {shown?.message && (
          <Notice tone="error" id="settings-error">
            {shown.message}
          </Notice>
        )}
        {saved && !shown && !busy && (
          <Notice tone="success" title={SETTINGS_MESSAGES.saved}>
            <TrendNote saved={saved} />
          </Notice>
        )}
      </PostForm>
    </AccountSection>
  );
}

/** Where the topic's trend is, or when to look for it: the panel says the same. */
function TrendNote({ saved }: { saved: SavedTrend }) {
  if (saved === "account-needed") return null;
  const dashboard = (
    <Link to="/dashboard" className="link font-medium">
      your dashboard
    </Link>
  );
  return saved === "read" ? (
    <p>Its trend is on {dashboard}.</p>
  ) : (
    <p>
      Its trend is not read yet. {LOOK_AGAIN} It will be on {dashboard}.
    </p>
  );
}

/** After a save the fields show the saved values, which may differ from what was typed. The focus stays. */
function useResetAfterSave(form: RefObject<HTMLFormElement | null>, saved: boolean): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key && saved) form.current?.reset();
    shown.current = key;
  }, [key, saved, form]);
}
