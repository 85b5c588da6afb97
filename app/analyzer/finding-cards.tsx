import type { Figure, Finding, Insights, VideoGroup } from "../engines/findings";
import { Card, CardLabel } from "../ui/card";
import { Disclosure } from "../ui/disclosure";
import { sampleText } from "./labels";

interface FindingCardsProps {
  insights: Insights;
  /** Titles by video id. */
  titles: ReadonlyMap<string, string>;
}

/** The three findings (spec section 2, Insights block), each with its evidence. */
export function FindingCards({ insights, titles }: FindingCardsProps) {
  return (
    <div className="grid gap-4 has-[details[open]]:items-start lg:grid-cols-3">
      <FindingCard
        label="Peak Topic"
        meaning="Most views at equal age"
        finding={insights.peakTopic}
        titles={titles}
      />
      <FindingCard
        label="Rising Topic"
        meaning="Where newer videos do better than older ones"
        finding={insights.risingTopic}
        titles={titles}
      />
      <FindingCard
        label="Hidden Gem"
        meaning="Where small channels beat their usual views"
        finding={insights.lowCompetitionGem}
        titles={titles}
      />
    </div>
  );
}

interface FindingCardProps {
  label: string;
  meaning: string;
  finding: Finding;
  titles: ReadonlyMap<string, string>;
}

function FindingCard({ label, meaning, finding, titles }: FindingCardProps) {
  return (
    <Card className="flex flex-col gap-2">
      <CardLabel>{label}</CardLabel>
      <h3 className="text-lg wrap-anywhere">{finding.found ? finding.clusterName : "None found"}</h3>
      <p className="text-xs text-ink-soft">{meaning}</p>
      <p className="mt-1 text-sm">{finding.reason}</p>
      {finding.figures.length > 0 && (
        <Disclosure summary="See the evidence" className="mt-auto border-t border-line">
          <FigureList figures={finding.figures} />
          {finding.found && <Groups groups={finding.groups ?? []} titles={titles} />}
        </Disclosure>
      )}
    </Card>
  );
}

/** The figures behind a finding: how much, from how many, and how each was worked out. */
function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-4 text-sm">
      {figures.map((figure, at) => (
        // Two channels may share a label; the list never changes its order.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          className="flex flex-wrap items-baseline justify-between gap-x-4"
        >
          <dt className="text-ink-soft">{figure.label}</dt>
          <dd className="font-semibold tabular-nums">{figure.value}</dd>
          <dd className="mt-1 basis-full text-xs text-ink-soft">
            {sampleText(figure)}. {figure.method}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The videos behind the claim, by the part they play in it. */
function Groups({ groups, titles }: { groups: VideoGroup[]; titles: ReadonlyMap<string, string> }) {
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4 text-xs">
      {groups.map((group) => (
        <div key={group.label}>
          <h4 className="font-semibold">{group.label}</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-4 text-ink-soft marker:text-ink-faint">
            {group.videoIds.map((id) => (
              <li key={id}>{titles.get(id)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
