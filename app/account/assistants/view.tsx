import { Link } from "react-router";
import { Confirmation, useFocusAfterQuestion } from "../../forms/confirmation";
import type { Refusal } from "../../forms/refusal";
import { ASSISTANTS_PATH, KEYS_PATH } from "../../navigation/paths";
import { Notice, StatusLine } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { AccessItem } from "../access-item";
import { AccountSection } from "../sections/section";
import { ASSISTANTS_DONE, DISCONNECT, ASSISTANTS_TEXTS as SAYS } from "./messages";
import type { ShownAssistant, ShownDay } from "./show";

interface AssistantsViewProps {
  /** null where they cannot be read. */
  connected: ShownAssistant[] | null;
  days: ShownDay[] | null;
  /** Whether it is an account of a person: the demo's visitors connect by key. */
  isPerson: boolean;
  /** Where assistants call. */
  mcp: string;
  done: string | null;
  /** The id of the assistant that may be disconnected. */
  confirming: string | null;
  refused: Refusal | undefined;
}

/** How to add an assistant, which ones are connected, and what was called. */
export function AssistantsView({
  connected,
  days,
  isPerson,
  mcp,
  done,
  confirming,
  refused,
}: AssistantsViewProps) {
  const asked = connected?.find(({ id }) => id === confirming);
  useFocusAfterQuestion(confirming ?? "", asked !== undefined);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        back={{ to: "/account", label: "Account Settings" }}
        title={SAYS.title}
        intro={SAYS.intro}
      />
      {refused && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <StatusLine takesFocus>{!refused && done ? ASSISTANTS_DONE[done] : null}</StatusLine>
      {asked && (
        <Confirmation
          address={ASSISTANTS_PATH}
          action="disconnect"
          title={DISCONNECT.title(asked.name)}
          text={DISCONNECT.text}
          yes={DISCONNECT.yes}
          id={asked.id}
        />
      )}
      <AccountSection id="add" title={SAYS.add}>
        <ol className="grid list-decimal gap-2 pl-5 text-sm">
          <li>
            {SAYS.server} <code className="wrap-anywhere">{mcp}</code>
          </li>
          {SAYS[isPerson ? "steps" : "steps-key"].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-sm text-ink-soft">
          {isPerson && `${SAYS.key} `}
          <Link to={KEYS_PATH} className="link font-medium">
            {SAYS["make-key"]}
          </Link>
        </p>
      </AccountSection>
      {isPerson && (
        <AccountSection id="connected" title={SAYS.connected} intro={SAYS["connected-intro"]}>
          {connected === null ? (
            <Notice tone="error">{SAYS.unread}</Notice>
          ) : connected.length === 0 ? (
            <p className="text-sm text-ink-soft">{SAYS.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {connected.map((one) => (
                <AssistantItem key={one.id} shown={one} />
              ))}
            </ul>
          )}
        </AccountSection>
      )}
      <AccountSection id="called" title={SAYS.called} intro={SAYS["called-intro"]}>
        {days === null ? (
          <Notice tone="error">{SAYS.unread}</Notice>
        ) : days.length === 0 ? (
          <p className="text-sm text-ink-soft">{SAYS["not-called"]}</p>
        ) : (
          <Calls days={days} />
        )}
      </AccountSection>
    </div>
  );
}

function AssistantItem({ shown: { host, since, lastUsed, ...access } }: { shown: ShownAssistant }) {
  return (
    <AccessItem {...access} path={ASSISTANTS_PATH} ends="Disconnect">
      <span className="wrap-anywhere">
        {host && `From ${host}. `}Connected on {since}.{" "}
        {lastUsed ? `Last used on ${lastUsed}.` : "Not used yet."}
      </span>
    </AccessItem>
  );
}

function Calls({ days }: { days: ShownDay[] }) {
  return (
    <div className="grid gap-5">
      {days.map(({ day, calls }) => (
        <div key={day} className="grid gap-1.5">
          <h3 className="text-sm font-medium">{day}</h3>
          <ul className="grid gap-1 text-sm text-ink-soft">
            {calls.map(({ by, called, times }) => (
              <li key={`${by} ${called}`} className="flex flex-wrap justify-between gap-x-6 wrap-anywhere">
                <span>
                  {by}: <code>{called}</code>
                </span>
                <span>{times === 1 ? "once" : `${times.toLocaleString("en-US")} times`}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
