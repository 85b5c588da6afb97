import { BRAND } from "../brand";
import type { Insights } from "../engines/findings";
import { compact } from "../numbers/figures";
import { Card } from "../ui/card";
import { Disclosure } from "../ui/disclosure";
import { Fact, Facts } from "../ui/facts";
import { StatRow, StatTile } from "../ui/stat-tile";
import { ClusterCards, ClusterEvidence, clusterId } from "./cluster-cards";
import { ALL_EVIDENCE, evidenceSearch } from "./evidence";
import { FINDINGS, FindingCards, FindingEvidence } from "./finding-cards";
import { engagementText } from "./labels";
import { TopicMapFigure } from "./map/figure";
import { CALCULATED, Calculated, CountedByYoutube, DataPrivacy, SourceLink } from "./provenance";
import type { Report } from "./show";
import { AnalyzedVideos, OTHER_VIDEOS, OtherVideos, TopVideos } from "./videos";

/** The results: figures first, then what they mean, then everything behind them. */
export function ReportView({ report, open }: { report: Report; open: string | null }) {
  const { insights, source } = report;
  const { totals } = insights;
  const isLive = source.kind === "youtube";
  const calculated = isLive ? CALCULATED : undefined;
  const titles = titlesOf(report);
  const of = { query: report.query, open };
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <h2 className="text-xl">
          Results for “<span className="wrap-anywhere">{report.query}</span>”
        </h2>
        <StatRow>
          <StatTile label="Videos Analyzed" value={totals.videosAnalyzed} />
          <StatTile label="Opportunities" value={totals.opportunities} note={calculated} />
          <StatTile label="Total Views" value={compact(totals.totalViews)} note={calculated} />
          <StatTile label="Avg Engagement" value={engagementText(totals.avgEngagement)} note={calculated} />
        </StatRow>
        <p className="text-xs text-ink-soft">
          {isLive ? (
            <>
              Source: <SourceLink source={source} />. Counts as of {report.asOf}.
            </>
          ) : (
            "Sample data: invented videos on invented channels, to show how an answer reads."
          )}{" "}
          Topics, findings and shares are calculated by {BRAND.name}; they are not YouTube metrics.
          {isLive && (
            <>
              {" "}
              <DataPrivacy />
            </>
          )}
        </p>
      </div>
      <section aria-labelledby="insights" className="grid gap-6">
        <div className="grid max-w-prose gap-2">
          <h2 id="insights" className="text-xl">
            Insights
          </h2>
          <p className="text-ink-soft">{insights.summary}</p>
          {open !== ALL_EVIDENCE && (
            <p className="text-sm print:hidden">
              <a href={`/youtube-tool?${evidenceSearch(report.query, ALL_EVIDENCE)}`} className="link">
                Open all the evidence, to print or send
              </a>
            </p>
          )}
          <Calculated {...report} />
        </div>
        {insights.clusters.length > 0 && (
          <>
            <FindingCards insights={insights} titles={titles} of={of} />
            <MarketSummary insights={insights} />
            <TopicMapFigure {...report.map} />
          </>
        )}
      </section>
      <ClusterCards
        clusters={insights.clusters}
        unclustered={insights.unclustered.length}
        titles={titles}
        of={of}
      >
        <Calculated {...report} />
      </ClusterCards>
      <TopVideos videos={report.top}>
        <CountedByYoutube {...report} />
      </TopVideos>
      <AnalyzedVideos videos={report.analyzed} of={of}>
        <CountedByYoutube {...report} />
      </AnalyzedVideos>
      <Definitions definitions={report.definitions} />
    </div>
  );
}

function titlesOf({ analyzed }: Report): ReadonlyMap<string, string> {
  return new Map(analyzed.map((video) => [video.videoId, video.title]));
}

/** One piece of a report's evidence by its id, open; nothing for an id of none. */
export function ReportEvidence({ report, id }: { report: Report; id: string }) {
  const { insights, query, analyzed } = report;
  const given = { id, titles: titlesOf(report), of: { query, open: id } };
  if (id === OTHER_VIDEOS) return <OtherVideos videos={analyzed} of={given.of} />;
  const finding = FINDINGS.find((one) => one.id === id);
  if (finding) return <FindingEvidence finding={insights[finding.key]} {...given} />;
  const cluster = insights.clusters.find((_, at) => clusterId(at) === id);
  return cluster ? <ClusterEvidence cluster={cluster} {...given} /> : null;
}

/** How every figure of the page is worked out. */
function Definitions({ definitions }: Pick<Report, "definitions">) {
  return (
    <Disclosure summary="How these figures are worked out" className="border-y border-line">
      <dl className="grid gap-4 text-sm sm:grid-cols-2 sm:gap-x-10">
        {definitions.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="mt-0.5 text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** Market Intelligence Summary and What You Should Build (spec section 2, Insights block). */
function MarketSummary({ insights }: { insights: Insights }) {
  const { market } = insights;
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <Card className="bg-go-soft">
        <h3 className="text-lg">What You Should Build</h3>
        <p className="mt-3 max-w-prose">{insights.whatToBuild}</p>
      </Card>
      <Card>
        <h3 className="mb-3 text-base">Market Intelligence Summary</h3>
        <Facts>
          <Fact term="Total Opportunities">{market.totalOpportunities}</Fact>
          <Fact term="Content Volume">
            {market.contentVolume} {market.contentVolume === 1 ? "video" : "videos"}
          </Fact>
          <Fact term="Avg Market Size">{compact(market.avgMarketSize)} views a topic</Fact>
          <Fact term="Best Engagement">
            {market.bestEngagement
              ? `${market.bestEngagement.clusterName}, ${engagementText(market.bestEngagement.engagementScore)}`
              : "not enough data"}
          </Fact>
        </Facts>
      </Card>
    </div>
  );
}
