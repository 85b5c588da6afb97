import { Link } from "react-router";
import { Confirmation, useFocusAfterQuestion } from "../../forms/confirmation";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import { ShownOnce } from "../../forms/secret-address";
import type { Busy } from "../../forms/sending";
import { KEY_NAME_MAX } from "../../functions/key/messages";
import { ASSISTANTS_PATH, DOCS_PATH, KEYS_PATH } from "../../navigation/paths";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice, StatusLine } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { AccessItem } from "../access-item";
import { AccountSection } from "../sections/section";
import { KEYS_DONE, MAY, REVOKE, KEY_TEXTS as SAYS } from "./messages";
import type { ShownKey } from "./show";

interface KeysViewProps {
  /** null where they cannot be read. */
  keys: ShownKey[] | null;
  isDemo: boolean;
  done: string | null;
  /** The id of the key whose revocation is asked about. */
  confirming: string | null;
  refused: Refusal | undefined;
  /** The new key; null unless one was made just now. */
  made: string | null;
  busy: Busy;
}

/** Makes keys for programs, and revokes them. */
export function KeysView({ keys, isDemo, done, confirming, refused, made, busy }: KeysViewProps) {
  const asked = keys?.find(({ id }) => id === confirming);
  useFocusAfterQuestion(confirming ?? "", asked !== undefined);
  const ofField = refused?.field === "name" ? refused.message : null;
  const isMaking = busy.action === "make";
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        back={{ to: "/account", label: "Account Settings" }}
        title={SAYS.title}
        intro={SAYS.intro}
      />
      <p className="-mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to={DOCS_PATH} className="link font-medium">
          {SAYS.docs}
        </Link>
        <Link to={ASSISTANTS_PATH} className="link font-medium">
          {SAYS.assistant}
        </Link>
      </p>
      {refused && !ofField && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <StatusLine takesFocus>{!refused && !made && done ? KEYS_DONE[done] : null}</StatusLine>
      {made && <ShownOnce secret={made} texts={SAYS} copies={SAYS.copy} />}
      {asked && !made && (
        <Confirmation
          address={KEYS_PATH}
          action="revoke"
          title={REVOKE.title(asked.name)}
          text={REVOKE.text}
          yes={REVOKE.yes}
          id={asked.id}
        />
      )}
      <AccountSection id="make" title={SAYS.make} intro={isDemo ? SAYS.demo : undefined}>
        <PostForm key={made} does="make" action={KEYS_PATH} className="grid gap-5">
          <Field
            name="name"
            label={SAYS.name}
            error={ofField}
            defaultValue={refused?.typed?.name ?? ""}
            placeholder={SAYS.example}
            maxLength={KEY_NAME_MAX}
            autoComplete="off"
          />
          <fieldset>
            <legend className="text-sm font-medium">{SAYS.may}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6">
              {MAY.map(({ value, text }) => (
                <label
                  key={value}
                  className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11"
                >
                  <input
                    type="radio"
                    name="may"
                    value={value}
                    defaultChecked={value === (refused?.typed?.may ?? "read")}
                    className="size-4.5 accent-go"
                  />
                  {text}
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            <Button size="sm" disabled={isMaking}>
              {isMaking ? SAYS.making : SAYS.make}
            </Button>
          </div>
        </PostForm>
      </AccountSection>
      <AccountSection id="keys" title={SAYS.yours}>
        {keys === null ? (
          <Notice tone="error">{SAYS.unread}</Notice>
        ) : keys.length === 0 ? (
          <p className="text-sm text-ink-soft">{SAYS["no-keys"]}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {keys.map((key) => (
              <KeyItem key={key.id} shown={key} />
            ))}
          </ul>
        )}
      </AccountSection>
    </div>
  );
}

function KeyItem({ shown: { since, lastUsed, calls, total, ...access } }: { shown: ShownKey }) {
  return (
    <AccessItem {...access} path={KEYS_PATH} ends="Revoke">
      <span>
        Made on {since}. {lastUsed ? `Last used on ${lastUsed}.` : "Not used yet."}
      </span>
      {total > 0 && (
        <span>
          {total === 1 ? "1 call" : `${total.toLocaleString("en-US")} calls`} in 30 days:{" "}
          {calls.map(({ called, times }) => `${called} ${times.toLocaleString("en-US")}`).join(", ")}
        </span>
      )}
    </AccessItem>
  );
}
