import type { Insights } from "../engines/findings";
import { compact } from "../numbers/compact";
import { Card } from "../ui/card";
import { Fact, Facts } from "../ui/facts";
import { engagementText } from "./labels";

/** Market Intelligence Summary and What You Should Build (spec section 2, Insights block). */
export function MarketSummary({ insights }: { insights: Insights }) {
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
