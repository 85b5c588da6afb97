import { Send } from "lucide-react";
import { isFieldError, useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { addressWith } from "../../../navigation/address";
import { Button, Spinner } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { TextArea } from "../../../ui/field";
import { ToolFrame } from "../../tool/frame";
import { EmptyList, Results } from "../../tool/results";
import { ThumbnailCheck } from "../thumbnail-check/thumbnail-check";
import { AnalysisCard, ClosedAnalysis } from "./analysis-card";
import type { drawFrames, drawOpenAnalysis } from "./draw";
import { TitlesForm } from "./form";
import { FORM_ID, YOURS_NOTES, YOURS_TEXTS } from "./messages";

interface NotesFormProps {
  /** The result's id, which of its titles is sent, and by which kind of videos it was judged. */
  id: string;
  title: string;
  kind: "short" | undefined;
  /** What goes to whom. */
  sent: string;
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

/** Asks the language model for titles from what the creator writes: nothing leaves before the button is pressed. */
function NotesForm({ id, title, kind, sent, page, refused, busy }: NotesFormProps) {
  const mine = refused?.action === "propose" && refused.typed.id === id ? refused : undefined;
  const { form, field, working } = useToolForm({
    action: "propose",
    page,
    busy,
    refused: mine,
  });
  return (
    <Disclosure summary="Ask the language model" open={mine !== undefined} className="print:hidden">
      <PostForm
        ref={form}
        action={addressWith(YOURS_TEXTS.path, { open: id })}
        className="grid max-w-prose gap-4"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="title" value={title} />
        {kind && <input type="hidden" name="kind" value={kind} />}
        <TextArea
          {...field("notes")}
          label="What happens in the video?"
          rows={4}
          dir="auto"
          hint={YOURS_NOTES.notes}
        />
        <p className="text-sm text-ink-soft">{sent}</p>
        <Button
          name="action"
          value="propose"
          disabled={busy.action !== null}
          className="justify-self-start max-sm:w-full"
        >
          {working ? <Spinner className="size-4.5" /> : <Send aria-hidden="true" className="size-4.5" />}
          {working ? "Asking…" : "Send title and notes"}
        </Button>
      </PostForm>
    </Disclosure>
  );
}

interface TitleDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenAnalysis>> & {
    frames: ReturnType<typeof drawFrames>;
    /** What goes to whom where it is asked for titles; null where no language model is configured. */
    sent: string | null;
  };
  refused?: Refusal;
  busy: Busy;
}

export function TitleDeskView({ page, refused, busy }: TitleDeskViewProps) {
  const { analyses, ...shown } = page.shown;
  const isEmpty = analyses.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      empty={isEmpty}
      busy={busy}
      refused={refused}
      elsewhere={isFieldError(refused)}
      stats={
        shown.titlesScored === "0"
          ? []
          : [
              { label: "Titles Ranked", value: shown.titlesScored },
              { label: "Alternatives Written", value: shown.alternativesWritten },
              { label: "Last Optimized", value: shown.lastOptimized },
            ]
      }
      unfolded={shown.again !== null || shown.asked !== ""}
      action={<TitlesForm page={page} refused={refused} busy={busy} />}
    >
      <Results
        title="Your titles"
        note={isEmpty ? undefined : analyses.length === 1 ? "1 result" : `${analyses.length} results`}
        clearAt={isEmpty ? undefined : page.address}
      >
        {isEmpty ? (
          <EmptyList {...YOURS_NOTES.empty} form={FORM_ID} />
        ) : (
          <ol className="grid gap-4">
            {analyses.map((analysis) => (
              <li key={analysis.id} className="min-w-0">
                {analysis.open ? (
                  <AnalysisCard
                    key={analysis.id}
                    analysis={analysis}
                    shown={analysis.open}
                    ask={
                      page.sent &&
                      analysis.open.asksAbout && (
                        <NotesForm
                          id={analysis.id}
                          title={analysis.open.asksAbout}
                          kind={analysis.open.kind}
                          sent={page.sent}
                          page={page}
                          refused={refused}
                          busy={busy}
                        />
                      )
                    }
                    busy={busy}
                  />
                ) : (
                  <ClosedAnalysis analysis={analysis} />
                )}
              </li>
            ))}
          </ol>
        )}
      </Results>
      <ThumbnailCheck folded={!isEmpty} />
    </ToolFrame>
  );
}
