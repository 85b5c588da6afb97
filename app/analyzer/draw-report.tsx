import { AddToPlan } from "../handover/add-to-plan";
import { draw } from "../hydration/draw";
import { compact } from "../numbers/figures";
import { Card, Fact, Facts } from "../ui/badge";
import { buttonClass } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { MethodNote } from "../ui/provenance";
import { StatRow, StatTile } from "../ui/stat-tile";
import { ClusterCards, ClusterEvidence, clusterId } from "./cluster-cards";
import { ALL_EVIDENCE, evidencePage } from "./evidence";
import { FINDINGS, FindingCards, FindingEvidence } from "./finding-cards";
import { LightLink } from "./form";
import type { Insights } from "./insights/insights";
import { TopicMapFigure } from "./map/figure";
import { ANSWER, engagementText } from "./messages";
import type { Report } from "./show";
import { AnalyzedVideos, OTHER_VIDEOS, OtherVideos, TopVideos } from "./videos";

/** The results: what to make, then the map, the topics, the videos, and the figures last. */
export function ReportView({ report, open }: { report: Report; open: string | null }) {
  const { insights } = report;
  const titles = titlesOf(report);
  const of = { query: report.query, isSample: isSample(report), open };
  return (
    <div className="grid gap-10">
      <Answer report={report} />
      <section aria-labelledby="insights" className="grid gap-6">
        <div className="grid max-w-prose gap-2">
          <h2 id="insights" className="text-xl">
            Insights
          </h2>
          <p className="text-ink-soft">{insights.summary}</p>
          {open !== ALL_EVIDENCE && (
            <p className="text-sm print:hidden">
              <a href={evidencePage(of, ALL_EVIDENCE)} className="link">
                Open all the evidence, to print or send
              </a>
            </p>
          )}
        </div>
        {insights.clusters.length > 0 && (
          <>
            <TopicMapFigure {...report.map} />
            <FindingCards insights={insights} titles={titles} of={of} />
          </>
        )}
      </section>
      <ClusterCards
        clusters={insights.clusters}
        unclustered={insights.unclustered.length}
        titles={titles}
        of={of}
        isSample={of.isSample}
      />
      <TopVideos videos={report.top} />
      <AnalyzedVideos videos={report.analyzed} of={of} />
      <Figures report={report} />
    </div>
  );
}

/** What You Should Build (spec section 2, Insights block): one sentence, one angle, one proof, and the way on. */
function Answer({ report }: { report: Report }) {
  const { topic, say, angle, proof } = report.insights.advice;
  // What is carried on is what was recommended.
  const idea = topic ?? report.query;
  return (
    <section aria-labelledby={ANSWER} className="grid gap-3">
      <h2 id={ANSWER} tabIndex={-1} className="scroll-mt-20 text-sm font-medium text-ink-soft lg:scroll-mt-4">
        Results for “<span className="wrap-anywhere">{report.query}</span>”
      </h2>
      <Card className="grid gap-3 bg-go-soft">
        <h3 className="text-sm">What You Should Build</h3>
        <p className="max-w-prose text-2xl font-medium wrap-anywhere">{say}</p>
        <p className="max-w-prose wrap-anywhere">
          {angle} {proof}
        </p>
        <div className="grid gap-3 max-sm:[&_button]:w-full sm:flex sm:flex-wrap print:hidden">
          <LightLink idea={idea} className={buttonClass()} />
          <AddToPlan idea={idea} isSample={isSample(report)} size="md" isDrawn />
        </div>
      </Card>
      <MethodNote {...report} />
    </section>
  );
}

function isSample({ source }: Report): boolean {
  return source.kind === "sample";
}

function titlesOf({ analyzed }: Report): ReadonlyMap<string, string> {
  return new Map(analyzed.map((video) => [video.videoId, video.title]));
}

/** One piece of a report's evidence by its id, open; nothing for an unknown id. */
function ReportEvidence({ report, id }: { report: Report; id: string }) {
  const { insights, query, analyzed } = report;
  const given = { id, titles: titlesOf(report), of: { query, isSample: isSample(report), open: id } };
  if (id === OTHER_VIDEOS) return <OtherVideos videos={analyzed} of={given.of} />;
  const finding = FINDINGS.find((one) => one.id === id);
  if (finding) return <FindingEvidence finding={insights[finding.key]} {...given} />;
  const cluster = insights.clusters.find((_, at) => clusterId(at) === id);
  return cluster ? <ClusterEvidence cluster={cluster} {...given} /> : null;
}

/** The four tiles, the Market Intelligence Summary (spec section 2), and how every figure of the page is worked out. */
function Figures({ report }: { report: Report }) {
  const { market, totals } = report.insights;
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="scroll-mt-20 text-xl lg:scroll-mt-4">
        Figures
      </h2>
      <StatRow>
        <StatTile label="Videos Analyzed" value={totals.videosAnalyzed} />
        <StatTile label="Opportunities" value={totals.opportunities} />
        <StatTile label="Total Views" value={compact(totals.totalViews)} />
        <StatTile label="Avg Engagement" value={engagementText(totals.avgEngagement)} />
      </StatRow>
      <Card>
        <h3 className="mb-3 text-base">Market Intelligence Summary</h3>
        <Facts>
          <Fact term="Total Opportunities">{market.totalOpportunities}</Fact>
          <Fact term="Content Volume">
            {market.contentVolume} {market.contentVolume === 1 ? "video" : "videos"}
          </Fact>
          <Fact term="Avg Market Size">{compact(market.avgMarketSize)} views a topic</Fact>
          <Fact term="Best Engagement">{bestEngagement(market)}</Fact>
        </Facts>
      </Card>
      <Disclosure summary="How these figures are worked out" className="border-y border-line">
        <dl className="grid gap-4 text-sm sm:grid-cols-2 sm:gap-x-10">
          {report.definitions.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="mt-0.5 text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}

function bestEngagement({ bestEngagement: best }: Insights["market"]): string {
  return best ? `${best.clusterName}, ${engagementText(best.engagementScore)}` : "not enough data";
}

/** Reports as HTML with all evidence closed, as nearly everyone sees them; they go when the report goes. */
const drawings = new WeakMap<Report, string>();

/** A report as HTML, with the evidence of this id open. */
export function drawReport(report: Report, open: string | null): string {
  if (open !== null) return draw("report", <ReportView report={report} open={open} />);
  const html = drawings.get(report) ?? draw("report", <ReportView report={report} open={null} />);
  drawings.set(report, html);
  return html;
}

/** One piece of a report's evidence as HTML; "" for an unknown id. */
export function drawEvidence(report: Report, id: string): string {
  return draw(id, <ReportEvidence report={report} id={id} />);
}
