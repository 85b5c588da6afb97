import { Link2 } from "lucide-react";
import { FileField } from "../forms/file-field";
import { useToolForm } from "../forms/form";
import type { ToolPageData } from "../forms/page-data";
import { PostForm } from "../forms/post-form";
import type { Refusal } from "../forms/refusal";
import { RefusalText } from "../forms/refusal-text";
import type { Busy } from "../forms/sending";
import { UploadsField } from "../forms/uploads-field";
import type { SampleToTry } from "../services/quota";

import { Button, Spinner } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";
import { EXPORT_MAX_MB } from "../words/bounds";
import { CHANNEL_TEXTS, CONNECT } from "./messages";
import type { ChannelShown } from "./show";

interface ConnectFormProps {
  page: ToolPageData<ChannelShown | null>;
  /** A handle to begin with. */
  asked: string;
  /** Whether a handle is read from YouTube; else only an id is, and samples. */
  isLive: boolean;
  refused?: Refusal;
  busy: Busy;
}

const FILES = ".zip,.csv,.tsv,.txt,application/zip,text/csv,text/tab-separated-values,text/plain";

/** A handle, an export of YouTube Studio, a list: any of them, several together. */
export function ConnectForm({ page, asked, isLive, refused, busy }: ConnectFormProps) {
  const { form, working, ...fields } = useToolForm({
    action: CONNECT,
    page,
    busy,
    refused,
    clears: ["channel", "uploads"],
  });
  return (
    <PostForm
      does={CONNECT}
      ref={form}
      id="connect"
      encType="multipart/form-data"
      action={page.address}
      className="grid gap-6"
    >
      {refused && !refused.field && !working && (
        <Notice tone="error" id="connect-error">
          <p>
            <RefusalText>{refused.message}</RefusalText>
          </p>
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Field
            {...fields.optional("channel", asked)}
            label={isLive ? "Handle, address or name" : "Your channel's address or id"}
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={isLive ? "@yourhandle" : "youtube.com/channel/UC…"}
            hint={
              isLive
                ? "YouTube tells your videos with dates, lengths and counts, up to the newest 2,000."
                : "With your channel's id (UC…) YouTube's public feed tells your newest 15 videos. Your Videos tab, pasted, tells more."
            }
          />
          <FileField
            label="YouTube Studio export"
            name="file"
            accept={FILES}
            error={fields.field("file").error}
            disabled={working}
            hint={`The ZIP as it comes, or one of its CSV files, in any language, up to ${EXPORT_MAX_MB} MB. It adds what only you can see: impressions, click-through, watch time and revenue.`}
          />
          <StudioSteps />
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
          <UploadsField label="Or a list of your videos" fields={fields} refused={refused} />
        </div>
      </div>
      <div className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Button disabled={busy.action !== null} className="max-sm:w-full">
          {working ? <Spinner className="size-4.5" /> : <Link2 aria-hidden="true" className="size-4.5" />}
          {working
            ? "Connecting…"
            : page.shown && !page.shown.isSample
              ? "Add to your channel"
              : "Connect your channel"}
        </Button>
        <p className="max-w-prose text-xs text-ink-soft">
          {CHANNEL_TEXTS.note}{" "}
          <a href="/privacy" className="link">
            Privacy
          </a>
        </p>
      </div>
    </PostForm>
  );
}

/** How to get the export from YouTube Studio. */
function StudioSteps() {
  return (
    <Disclosure summary="Where YouTube Studio has it" className="border-t border-line">
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        <li>In YouTube Studio open Analytics, then Advanced mode.</li>
        <li>On the Content tab choose Lifetime as the period.</li>
        <li>Press the arrow at the top right and choose comma-separated values.</li>
        <li>Send the ZIP that comes down, as it is.</li>
      </ol>
    </Disclosure>
  );
}

/** Each sample channel at one click. */
export function SampleChannels({
  samples,
  address,
  busy,
}: {
  samples: readonly SampleToTry[];
  address: string;
  busy: Busy;
}) {
  return (
    <PostForm does={CONNECT} action={address} aria-labelledby="samples" className="grid gap-3">
      <h2 id="samples" className="text-sm font-medium">
        Or look around with a sample channel
      </h2>
      <div className="flex flex-wrap gap-3">
        {samples.map(({ asked, name }) => (
          <Button
            key={asked}
            name="sample"
            value={asked}
            variant="secondary"
            size="sm"
            disabled={busy.action !== null}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="text-xs text-ink-soft">Invented channels, with every figure an export would have.</p>
    </PostForm>
  );
}
