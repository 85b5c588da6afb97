import { ChevronDown } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { TitleCuts } from "../title-cuts";
import { AlternativeItem } from "./alternative-item";
import { PartBars } from "./part-bars";
import { Rests } from "./rests";
import type { AnalysisShown, EntryShown } from "./shown";

/** Each title with what it is made of; several of them ranked, one open at a time. */
export function RankedTitles({ id, shown: { entries, isSeveral } }: { id: string; shown: AnalysisShown }) {
  const [only] = entries;
  if (!isSeveral && only) {
    return (
      <div className="mt-6">
        <Body entry={only} id={id} />
      </div>
    );
  }
  return (
    <ol className="mt-6 divide-y divide-line border-y border-line">
      {entries.map((entry, index) => (
        <li key={entry.title}>
          <details name={`${id}-title`} open={index === 0} className="disclosure">
            <Summary entry={entry} rank={index + 1} />
            <div className="pb-6 sm:pl-10">
              {entry.notes.map((note) => (
                <p key={note} className="mb-2 max-w-prose text-sm text-fair">
                  {note}
                </p>
              ))}
              <Body entry={entry} id={`${id}-${index}`} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

function Summary({ entry: { title, place, chance, isJudged }, rank }: { entry: EntryShown; rank: number }) {
  return (
    <summary className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-control py-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_15rem_auto]">
      <span
        className={`text-lg leading-snug font-semibold tabular-nums ${rank === 1 && isJudged ? "text-go" : "text-ink-faint"}`}
      >
        {isJudged ? rank : "–"}
      </span>
      {/* In a summary a heading stands in no phrase: so it is a cell of the grid. */}
      <h4 dir="auto" className="min-w-0 text-base leading-snug font-medium wrap-anywhere">
        {title}
      </h4>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:col-start-2 max-sm:row-start-3 sm:row-span-2 sm:justify-end">
        {chance ? (
          <>
            <span className="text-ink-soft tabular-nums">{chance.value} against the first</span>
            <Badge tone={chance.tone}>{chance.verdict}</Badge>
          </>
        ) : isJudged ? (
          <span className="font-medium text-go">Scores highest</span>
        ) : (
          <Badge>Not judged</Badge>
        )}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="chevron mt-0.5 size-4.5 text-ink-soft max-sm:col-start-3 max-sm:row-start-1"
      />
      <span className="col-start-2 row-start-2 text-xs text-ink-soft">
        {isJudged ? `Higher than ${place} of 100 tested headlines` : "Too few words that the score knows"}
      </span>
    </summary>
  );
}

/** What a title is made of, what could stand in its place, and where lists cut it. */
function Body({ entry, id }: { entry: EntryShown; id: string }) {
  const { parts, logit, rests, chance, isJudged, alternatives, note, cuts } = entry;
  return (
    <>
      <section>
        <h5 className="text-sm font-semibold">
          {isJudged ? "What speaks for and against it" : "What its form alone would count"}
        </h5>
        <PartBars parts={parts} total={logit} />
      </section>
      {rests && chance && (
        <Disclosure name={`${id}-rests`} summary={`What its ${chance.value} against the first rests on`}>
          <Rests rests={rests} />
        </Disclosure>
      )}
      {isJudged && (
        <section className="mt-6">
          <h5 className="text-sm font-semibold">Alternatives, the likeliest first</h5>
          {note && <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>}
          {alternatives.length > 0 && (
            <ol className="mt-2 divide-y divide-line border-y border-line">
              {alternatives.map((alternative) => (
                <AlternativeItem key={alternative.title} alternative={alternative} name={`${id}-rests`} />
              ))}
            </ol>
          )}
        </section>
      )}
      <TitleCuts cuts={cuts} />
    </>
  );
}
