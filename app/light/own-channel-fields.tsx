import { Form, useNavigation } from "react-router";
import { CHANNEL_TEXTS, CONNECT } from "../channel/messages";
import { DateOrder, FileField } from "../forms/file-field";
import type { Refusal } from "../forms/refusal";
import { useWithCard } from "../handover/opened-card";
import { addressWith } from "../navigation/address";
import { LIGHT_PATH } from "../navigation/paths";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { TextArea } from "../ui/field";
import { LIGHT_TEXTS } from "./messages";

interface OwnChannelFieldsProps {
  /** Unique on its page. */
  id: string;
  label: string;
  rows?: number;
  refused?: Refusal;
}

const FILES = ".zip,.csv,.tsv,.txt,application/zip,text/csv,text/tab-separated-values,text/plain";

/** One field for a channel: its address, its handle or its videos; a file of YouTube Studio folded below. */
export function OwnChannelFields({ id, label, rows = 4, refused }: OwnChannelFieldsProps) {
  const errorAt = (name: string) => (refused?.field === name ? refused.message : null);
  const order = refused?.typed.order;
  return (
    <div className="grid gap-3">
      <TextArea
        id={id}
        name="own"
        label={label}
        hint={LIGHT_TEXTS.ownHint}
        rows={rows}
        dir="auto"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={LIGHT_TEXTS.ownPlaceholder}
        defaultValue={refused?.typed.own ?? ""}
        error={errorAt("own")}
      />
      {(order || errorAt("order")) && <DateOrder error={errorAt("order")} chosen={order} />}
      <Disclosure
        summary={<span className="text-sm">Or upload YouTube Studio's export</span>}
        open={errorAt("file") !== null}
        className="border-t border-line"
      >
        <FileField
          label="The ZIP as it comes, or one of its CSV files"
          name="file"
          accept={FILES}
          error={errorAt("file")}
          hint={LIGHT_TEXTS.fileHint}
        />
      </Disclosure>
    </div>
  );
}

/** A channel for the idea on the page: its light comes back, by one submit. */
export function ConnectBox({ idea, refused }: { idea: string; refused?: Refusal }) {
  const withCard = useWithCard();
  const isReading = useNavigation().formData?.get("action") === CONNECT;
  return (
    <section
      aria-labelledby="own-title"
      className="grid content-start gap-4 rounded-card border border-line-strong bg-surface p-5 sm:p-6"
    >
      <h2 id="own-title" className="text-xl">
        {LIGHT_TEXTS.ownTitle}
      </h2>
      <Form
        method="post"
        action={withCard(addressWith(LIGHT_PATH, { q: idea }))}
        encType="multipart/form-data"
        preventScrollReset={refused !== undefined}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="action" value={CONNECT} />
        <input type="hidden" name="idea" value={idea} />
        <OwnChannelFields id="own" label={LIGHT_TEXTS.own} refused={refused} />
        {refused && !refused.field && (
          <p role="alert" className="text-sm text-poor">
            {refused.message}
          </p>
        )}
        <Button className="w-full" disabled={isReading}>
          {isReading ? LIGHT_TEXTS.reading : LIGHT_TEXTS.submit}
        </Button>
        <p className="text-xs text-ink-soft">
          {CHANNEL_TEXTS.note}{" "}
          <a href="/privacy" className="link">
            Privacy
          </a>
        </p>
      </Form>
    </section>
  );
}
