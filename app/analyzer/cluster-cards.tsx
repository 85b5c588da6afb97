import type { Opportunity } from "../engines/findings";
import { AddToPlan } from "../handover/add-to-plan";
import { compact } from "../numbers/figures";
import { Badge, Card, Fact, Facts, type Tone } from "../ui/badge";
import { Evidence, type EvidenceOf } from "./evidence";
import type { ShownCluster } from "./insights/insights";
import { type EngagementLabel, engagementLabel, engagementText } from "./messages";

const TONES: Record<EngagementLabel, Tone> = {
  Exceptional: "good",
  Strong: "good",
  Moderate: "neutral",
  Low: "neutral",
};

const OPPORTUNITIES: Record<Opportunity, string> = {
  peak: "Peak Topic",
  rising: "Rising Topic",
  gem: "Hidden Gem",
  gateway: "Small channels get in",
};

/** The gem is the strongest gateway, so its badge replaces the one of a gateway. */
function badges(opportunities: Opportunity[]): Opportunity[] {
  return opportunities.includes("gem") ? opportunities.filter((name) => name !== "gateway") : opportunities;
}

interface ClusterCardsProps {
  clusters: ShownCluster[];
  unclustered: number;
  /** Titles by video id. */
  titles: ReadonlyMap<string, string>;
  of: EvidenceOf;
  /** From the sample catalogue. */
  isSample: boolean;
}

/** One card a topic, with its engagement label (spec section 9) and its videos. */
export function ClusterCards({ clusters, unclustered, titles, of, isSample }: ClusterCardsProps) {
  if (clusters.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="grid gap-4">
      <h2 id="topics" className="text-xl">
        Topics in these videos
      </h2>
      <ul className="grid gap-4 has-[details[open]]:items-start sm:grid-cols-2 xl:grid-cols-3">
        {clusters.map((cluster, at) => (
          <li key={cluster.name}>
            <ClusterCard cluster={cluster} id={clusterId(at)} titles={titles} of={of} isSample={isSample} />
          </li>
        ))}
      </ul>
      {unclustered > 0 && (
        <p className="text-sm text-ink-soft">
          {unclustered} {unclustered === 1 ? "video stands" : "videos stand"} on{" "}
          {unclustered === 1 ? "its" : "their"} own and {unclustered === 1 ? "counts" : "count"} toward no
          topic.
        </p>
      )}
    </section>
  );
}

interface ClusterProps {
  cluster: ShownCluster;
  /** Of its evidence. */
  id: string;
  titles: ReadonlyMap<string, string>;
  of: EvidenceOf;
}

/** What names the evidence of the topic in this place, from 0. */
export function clusterId(at: number): string {
  return `topic-${at + 1}`;
}

function ClusterCard({
  cluster,
  id,
  titles,
  of,
  isSample,
}: ClusterProps & Pick<ClusterCardsProps, "isSample">) {
  const label = engagementLabel(cluster.engagementScore);
  return (
    <Card className="flex h-full flex-col gap-3">
      <h3 className="text-base wrap-anywhere">{cluster.name}</h3>
      {(label || cluster.opportunities.length > 0) && (
        <p className="flex flex-wrap gap-1.5">
          {badges(cluster.opportunities).map((opportunity) => (
            <Badge key={opportunity} tone="go">
              {OPPORTUNITIES[opportunity]}
            </Badge>
          ))}
          {label && <Badge tone={TONES[label]}>{label} engagement</Badge>}
        </p>
      )}
      <p className="text-sm text-ink-soft">{cluster.opportunitySummary}</p>
      <Facts>
        <Fact term="Videos">{cluster.videoCount}</Fact>
        <Fact term="Average views">{compact(cluster.avgViews)}</Fact>
        <Fact term="Engagement">{engagementText(cluster.engagementScore)}</Fact>
      </Facts>
      <AddToPlan idea={cluster.name} isSample={isSample} isDrawn />
      <ClusterEvidence cluster={cluster} id={id} titles={titles} of={of} />
    </Card>
  );
}

/** The titles of a topic's videos. */
export function ClusterEvidence({ cluster, id, titles, of }: ClusterProps) {
  return (
    <Evidence {...of} id={id} summary={`The ${cluster.videoCount} videos behind it`} className="mt-auto">
      {() => (
        <ul className="title-list">
          {cluster.videoIds.map((videoId) => (
            <li key={videoId}>{titles.get(videoId)}</li>
          ))}
        </ul>
      )}
    </Evidence>
  );
}
