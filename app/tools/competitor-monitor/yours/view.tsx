import { Link } from "react-router";
import { DoneLine } from "../../../forms/done-line";
import { useAfterNavigation } from "../../../forms/focus";
import type { DeskLink } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { addressWith } from "../../../navigation/address";
import { MONITOR_PATH, NOTE_PATH } from "../../../navigation/paths";
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState, Notice } from "../../../ui/notice";
import { ToolHeader } from "../../tool/header";
import { Results } from "../../tool/results";
import { Kinds, Suggested, WatchedList } from "./channels";
import { Events, Filter } from "./events";
import { WatchForms } from "./form";
import { YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import type { MonitorDesk } from "./show";

interface MonitorDeskViewProps {
  page: {
    shown: MonitorDesk | null;
    desks: DeskLink[];
    done: string | null;
    doneTexts: Record<string, string>;
  };
  refused?: Refusal;
  busy: Busy;
}

/** What the watched channels did, outliers first; the channels, and the form that adds one, below. */
export function MonitorDeskView({
  page: { shown, desks, done, doneTexts },
  refused,
  busy,
}: MonitorDeskViewProps) {
  useAfterNavigation({ done, open: null, confirming: null }, busy, done !== null && !refused);
  const empty = shown?.empty;
  const forms = <WatchForms refused={refused} busy={busy} isFirst={empty != null} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ToolHeader
        path={MONITOR_PATH}
        desk="yours"
        title={YOURS_TEXTS.title}
        intro={empty?.intro}
        desks={desks}
      />
      {refused && !refused.field && (
        <Notice tone="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {!shown && <Notice tone="error">{YOURS_MESSAGES.unread}</Notice>}
      <DoneLine texts={doneTexts} done={refused ? null : done} takesFocus />
      {empty && (
        <>
          <Events title={YOURS_TEXTS.seasons} events={shown.seasons} />
          {forms}
          <Suggested channels={shown.suggested} />
          <EmptyState title={empty.title}>
            <p>{empty.text}</p>
          </EmptyState>
        </>
      )}
      {shown && !empty && (
        <>
          <Results title={shown.title} answer={shown.answer ?? undefined}>
            <Disclosure
              summary={YOURS_TEXTS.choose}
              open={shown.choice.channel !== null || shown.choice.kind !== null}
            >
              <Filter shown={shown} />
            </Disclosure>
            <Events title={YOURS_TEXTS.stoodOut} events={shown.stoodOut} />
            <Events title={YOURS_TEXTS.seasons} events={shown.seasons} />
            <Events title={YOURS_TEXTS.moved} events={shown.moved} />
            <Events title={YOURS_TEXTS.past} events={shown.past} />
            {shown.earlier.length > 0 && (
              <Disclosure summary={`${shown.earlier.length} more from before you watched`}>
                <Events title={YOURS_TEXTS.earlier} events={shown.earlier} />
              </Disclosure>
            )}
            {shown.stoodOut.length + shown.past.length + shown.moved.length + shown.seasons.length === 0 && (
              <p className="text-ink-soft">{YOURS_TEXTS.quiet}</p>
            )}
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm print:hidden">
              <Link to={NOTE_PATH} className="link inline-block py-1.5">
                {YOURS_TEXTS.note}
              </Link>
              <Link to={addressWith(NOTE_PATH, {}, "feed")} className="link inline-block py-1.5">
                {YOURS_TEXTS.feed}
              </Link>
            </p>
          </Results>
          <section aria-labelledby="channels-title" className="card grid gap-4">
            <h2 id="channels-title" className="text-lg leading-snug">
              {YOURS_TEXTS.channels}
            </h2>
            <WatchedList channels={shown.channels} busy={busy} />
            <Suggested channels={shown.suggested} />
            {shown.full === null ? forms : <p className="text-sm text-ink-soft">{shown.full}</p>}
          </section>
          <div className="divide-y divide-line border-y border-line">
            <Disclosure summary={YOURS_TEXTS.kinds}>
              <Kinds kinds={shown.kinds} busy={busy} />
            </Disclosure>
            <Disclosure summary="How this works">
              <div className="grid max-w-prose gap-2 pb-4 text-sm text-ink-soft">
                {shown.method.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Disclosure>
          </div>
        </>
      )}
    </div>
  );
}
