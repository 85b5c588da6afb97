import { ExternalLink, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Confirmation, confirmLinkId } from "../forms/confirmation";
import { useAfterNavigation } from "../forms/focus";
import type { ToolPageData } from "../forms/page-data";
import type { Refusal } from "../forms/refusal";
import type { Busy } from "../forms/sending";
import { UNNAMED } from "../model/channel";
import { addressWith } from "../navigation/address";
import type { SampleToTry } from "../services/quota";

import { Badge } from "../ui/badge";
import { Disclosure } from "../ui/disclosure";
import { Notice, StatusLine } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { Meter } from "../ui/stat-tile";
import { ConnectForm, SampleChannels } from "./form";
import { CHANNEL_TEXTS, CONNECT, DISCONNECT } from "./messages";
import type { ChannelShown } from "./show";

interface ChannelViewProps {
  page: ToolPageData<ChannelShown | null>;
  /** To connect at one click; empty with a key, and where a channel is connected. */
  samples: readonly SampleToTry[];
  /** Whether a handle is read from YouTube; else only an id is, and samples. */
  isLive: boolean;
  /** A handle to begin with. */
  asked: string;
  /** Which idea waits for its light; "" for none. */
  idea: string;
  refused?: Refusal;
  busy: Busy;
  /** The report on the channel's figures, or what it will hold. */
  children?: ReactNode;
}

/** The visitor's own channel: what is connected and what it says, or how to connect it. */
export function ChannelView({
  page,
  samples,
  isLive,
  asked,
  idea,
  refused,
  busy,
  children,
}: ChannelViewProps) {
  const { shown, unread } = page;
  useAfterNavigation(page, busy, shown !== null && page.done === CONNECT && !refused);
  const form = <ConnectForm page={page} asked={asked} isLive={isLive} refused={refused} busy={busy} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <PageHeader title={CHANNEL_TEXTS.title} intro={shown ? undefined : CHANNEL_TEXTS.intro} />
      {page.confirming === DISCONNECT && shown && (
        <Confirmation address={page.address} action={DISCONNECT} {...CHANNEL_TEXTS.confirm} />
      )}
      <DoneMessage page={page} hidden={Boolean(refused)} />
      {unread && (
        <Notice tone="error" title="Your channel could not be read just now">
          <p>Nothing is lost. Reload the page in a moment.</p>
        </Notice>
      )}
      {unread &&
        refused &&
        (refused.action === CONNECT ? form : <Notice tone="error">{refused.message}</Notice>)}
      {shown && <Connected shown={shown} address={page.address} isNew={page.done === CONNECT} />}
      {children}
      {shown ? (
        <Disclosure
          summary={shown.isSample ? "Connect your own channel" : "Add an export, a list or YouTube's figures"}
          open={Boolean(refused)}
          className="border-y border-line"
        >
          <div className="pt-3 pb-2">{form}</div>
        </Disclosure>
      ) : (
        !unread && (
          <>
            {idea && (
              <p className="border-l-2 border-go pl-3">
                Connect it, and{" "}
                <span dir="auto" className="font-semibold wrap-anywhere">
                  “{idea}”
                </span>{" "}
                gets its light.
              </p>
            )}
            <section
              id="results"
              tabIndex={-1}
              aria-labelledby="results-title"
              className="grid scroll-mt-40 gap-5 rounded-card border border-line bg-surface px-4 py-5 outline-none sm:px-6 sm:py-6"
            >
              <h2 id="results-title" tabIndex={-1} className="text-xl outline-none">
                {CHANNEL_TEXTS.connect}
              </h2>
              {form}
            </section>
            {samples.length > 0 && <SampleChannels samples={samples} address={page.address} busy={busy} />}
          </>
        )
      )}
    </div>
  );
}

/** What the last form did, as long as it is true. */
function DoneMessage({ page, hidden }: { page: ChannelViewProps["page"]; hidden: boolean }) {
  const { done, shown } = page;
  // A reload or another tab may have made it untrue.
  const fits = !hidden && done === (shown ? CONNECT : DISCONNECT);
  const text = fits ? CHANNEL_TEXTS.done[shown ? CONNECT : DISCONNECT] : undefined;
  return <StatusLine>{text}</StatusLine>;
}

/** The channel by name, how far it is read, where its figures come from, and the way to disconnect it. */
function Connected({ shown, address, isNew }: { shown: ChannelShown; address: string; isNew: boolean }) {
  const { name, handle, isSample, href, counts, subscribers, reading, sources, basedOn } = shown;
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-labelledby="results-title"
      className="grid scroll-mt-20 gap-5 outline-none rounded-card border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="results-title" tabIndex={-1} dir="auto" className="text-xl outline-none wrap-anywhere">
              {name === UNNAMED ? "Your uploads" : name}
            </h2>
            {isSample ? <Badge>Sample channel</Badge> : <Badge>Your own data</Badge>}
          </div>
          <p className="text-sm text-ink-soft">{[handle, counts, subscribers].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 print:hidden">
          {href && (
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline"
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              On YouTube
            </a>
          )}
          <Link
            id={confirmLinkId(DISCONNECT)}
            to={addressWith(address, { confirm: DISCONNECT }, "confirm")}
            replace
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink hover:underline"
          >
            <Unlink aria-hidden="true" className="size-4" />
            Disconnect
          </Link>
        </div>
      </div>
      {reading && (
        <Notice tone={reading.isDone ? "error" : "info"}>
          <p>{reading.text}</p>
          {reading.percent !== null && <Meter percent={reading.percent} className="mt-2 h-2" />}
        </Notice>
      )}
      <Sources sources={sources} basedOn={basedOn} isOpen={isNew} />
    </section>
  );
}

/** What was read of each source: open where one has just been added of which there is something to say. */
function Sources({
  sources,
  basedOn,
  isOpen,
}: Pick<ChannelShown, "sources" | "basedOn"> & { isOpen: boolean }) {
  return (
    <Disclosure
      summary={basedOn}
      open={isOpen && sources.some(({ kind, notes }) => kind !== "studio" && notes.length > 0)}
      className="border-t border-line"
    >
      <dl className="grid gap-3 text-sm">
        {sources.map(({ kind, name, when, what, notes }) => (
          <div key={kind}>
            <dt className="flex flex-wrap gap-x-2.5 font-medium">
              {name} <span className="font-normal text-ink-soft">{when}</span>
            </dt>
            <dd className="text-ink-soft">{what}</dd>
            {notes.map((note) => (
              <dd key={note} className="text-ink-soft">
                {note}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
