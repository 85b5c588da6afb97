import { isFieldError } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { ToolFrame } from "../../tool/frame";
import { EmptyList, Results } from "../../tool/results";

import { ThumbnailCheck } from "../thumbnail-check/thumbnail-check";
import { AnalysisCard, ClosedAnalysis } from "./analysis-card";
import type { drawOpenAnalysis } from "./draw";
import { FORM_ID, TitlesForm } from "./form";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import { NotesForm } from "./notes-form";

interface TitleDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenAnalysis>> & {
    /** Who is asked for titles; null where no language model is configured. */
    languageModel: string | null;
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
      elsewhere={isFieldError(refused, "")}
      stats={
        shown.titlesScored === "0"
          ? []
          : [
              { label: "Titles Scored", value: shown.titlesScored },
              { label: "Alternatives Written", value: shown.alternativesWritten },
              {
                label: "Best Chance",
                value: shown.bestChance,
                note: shown.bestChance === "–" ? undefined : "Of an alternative below",
              },
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
                      page.languageModel &&
                      analysis.open.asksAbout && (
                        <NotesForm
                          id={analysis.id}
                          title={analysis.open.asksAbout}
                          model={page.languageModel}
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
