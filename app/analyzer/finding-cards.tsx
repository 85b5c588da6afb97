import { Card, CardLabel } from "../ui/badge";
import { Evidence, type EvidenceOf } from "./evidence";
import type { Figure, ShownFinding, ShownFindings, VideoGroup } from "./insights/finding";
import { sampleText } from "./messages";

interface FindingCardsProps {
  insights: ShownFindings;
  /** Titles by video id. */
  titles: ReadonlyMap<string, string>;
  of: EvidenceOf;
}

/** The three findings; `id` names the evidence of each. */
export const FINDINGS = [
  { id: "peak", label: "Peak Topic", missing: "No clear peak", key: "peakTopic" },
  { id: "rising", label: "Rising Topic", missing: "Nothing rising", key: "risingTopic" },
  { id: "gem", label: "Hidden Gem", missing: "No gem found", key: "lowCompetitionGem" },
] as const;

/** The three findings (spec section 2, Insights block), each with its evidence. */
export function FindingCards({ insights, titles, of }: FindingCardsProps) {
  return (
    <div className="grid gap-4 has-[details[open]]:items-start lg:grid-cols-3">
      {FINDINGS.map(({ id, label, missing, key }) => {
        const finding = insights[key];
        return (
          <Card key={id} className="flex flex-col gap-2">
            <CardLabel>{label}</CardLabel>
            <h3 className="text-lg wrap-anywhere">{finding.found ? finding.clusterName : missing}</h3>
            <p className="text-sm">{finding.reason}</p>
            <FindingEvidence finding={finding} id={id} titles={titles} of={of} />
          </Card>
        );
      })}
    </div>
  );
}

interface FindingEvidenceProps extends Pick<FindingCardsProps, "titles" | "of"> {
  finding: ShownFinding;
  id: string;
}

/** The figures and videos behind a finding. */
export function FindingEvidence({ finding, id, titles, of }: FindingEvidenceProps) {
  if (finding.figures.length === 0) return null;
  return (
    <Evidence {...of} id={id} summary="See the evidence" className="mt-auto border-t border-line">
      {() => (
        <>
          <FigureList figures={finding.figures} />
          {finding.found && <Groups groups={finding.groups ?? []} titles={titles} />}
        </>
      )}
    </Evidence>
  );
}

/** The figures behind a finding: how much, from how many, and how each was worked out. */
function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <dl className="figure-rows">
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two channels may share a label, and the list keeps its order
        <div key={at}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
          <dd>
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
          <ul className="title-list mt-1 text-xs">
            {group.videoIds.map((id) => (
              <li key={id}>{titles.get(id)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
