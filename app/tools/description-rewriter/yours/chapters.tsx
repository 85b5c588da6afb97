import { PenLine } from "lucide-react";
import { useState } from "react";
import { MaterialField } from "../../../forms/desk-form";
import { useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { type MadeFor, useCardOf, useWithCard, WriteBackButton } from "../../../handover/opened-card";
import { Button, Spinner } from "../../../ui/button";
import { CopyButton } from "../../../ui/copy-button";
import { Disclosure } from "../../../ui/disclosure";
import { TextArea } from "../../../ui/field";
import { ResultCard } from "../../tool/results";
import type { ProposalShown } from "./blocks";
import { CHAPTERS_NOTES, YOURS_TEXTS } from "./messages";
import type { RewriterDeskShown } from "./show";

interface ChaptersProps {
  page: ToolPageData<Pick<RewriterDeskShown, "chapters">>;
  refused?: Refusal;
  busy: Busy;
}

/** Chapters from captions: the newest proposal, and the form that asks for one. */
export function Chapters({ page, refused, busy }: ChaptersProps) {
  const withCard = useWithCard();
  const { chapters } = page.shown;
  const { form, field, working } = useToolForm({ action: "chapters", page, busy, refused });
  const Icon = working ? Spinner : PenLine;
  return (
    <>
      {chapters && <Proposal key={chapters.id} shown={chapters} busy={busy} />}
      <Disclosure
        summary={CHAPTERS_NOTES.title}
        open={refused?.action === "chapters"}
        className="border-y border-line print:hidden"
      >
        <PostForm
          ref={form}
          encType="multipart/form-data"
          action={withCard(YOURS_TEXTS.path)}
          className="grid gap-5 pt-2 pb-4"
        >
          <MaterialField
            {...field("captions")}
            label="Captions"
            rows={6}
            dir="auto"
            hint={CHAPTERS_NOTES.captions}
            fileName="file"
            fileError={field("file").error}
            fileLabel="Or upload a caption file"
            accept=".srt,.sbv,.vtt,.txt,text/plain,text/vtt"
            fileHint={CHAPTERS_NOTES.file}
          />
          <Button
            name="action"
            value="chapters"
            variant="secondary"
            disabled={busy.action !== null}
            className="justify-self-start"
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {working ? "Reading…" : "Propose Chapters"}
          </Button>
        </PostForm>
      </Disclosure>
    </>
  );
}

interface ProposalProps {
  shown: ProposalShown & { for?: MadeFor };
  busy: Busy;
}

/** Lines to edit in place: what is copied, or put on the card, is what stands there. */
export function Proposal({ shown, busy }: ProposalProps) {
  const { id, label, finding, area, hint, text, copy } = shown;
  const [edited, setEdited] = useState(text);
  const card = useCardOf(shown.for);
  return (
    <ResultCard
      id={id}
      path={YOURS_TEXTS.path}
      isExample={false}
      label={<bdi className="wrap-anywhere">{label}</bdi>}
      finding={finding}
      busy={busy}
    >
      <TextArea
        label={area}
        name="lines"
        rows={Math.min(18, text.split("\n").length + 2)}
        value={edited}
        onChange={({ target }) => setEdited(target.value)}
        dir="auto"
        className="[unicode-bidi:plaintext]"
        autoComplete="off"
        hint={hint}
      />
      <div className="flex flex-wrap gap-3">
        {card && <WriteBackButton card={card} description={edited} />}
        <CopyButton text={edited} label={copy} />
      </div>
    </ResultCard>
  );
}
