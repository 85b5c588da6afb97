import { Card, CardLabel } from "../ui/card";
import { Disclosure } from "../ui/disclosure";
import type { Figure, Finding, Insights } from "./insights";

/** The three findings (spec section 2, Insights block), each with the evidence it rests on. */
export function FindingCards({ insights }: { insights: Insights }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <FindingCard label="Peak Topic" meaning="Most watched now" finding={insights.peakTopic} />
      <FindingCard label="Rising Topic" meaning="Newer videos do better" finding={insights.risingTopic} />
      <FindingCard
        label="Hidden Gem"
        meaning="Small channels break through"
        finding={insights.lowCompetitionGem}
      />
    </div>
  );
}

interface FindingCardProps {
  label: string;
  meaning: string;
  finding: Finding;
}

function FindingCard({ label, meaning, finding }: FindingCardProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <CardLabel>
          {label} <span className="font-normal">· {meaning}</span>
        </CardLabel>
      </div>
      <h3 className="text-lg wrap-anywhere">{finding.found ? finding.clusterName : "None found"}</h3>
      <p className="text-sm text-ink-soft">{finding.reason}</p>
      {finding.figures.length > 0 && (
        <Disclosure summary="See the evidence" className="mt-auto border-t border-line">
          <FigureList figures={finding.figures} />
        </Disclosure>
      )}
    </Card>
  );
}

/** Each figure opened: how much, from how many, worked out how. */
function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-4 text-sm">
      {figures.map((figure) => (
        <div key={figure.label}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-soft">{figure.label}</dt>
            <dd className="font-semibold tabular-nums">{figure.value}</dd>
          </div>
          <dd className="mt-1 text-xs text-ink-soft">
            From {figure.sampleSize}. {figure.method}
          </dd>
        </div>
      ))}
    </dl>
  );
}
