import type { OwnKpi, OwnKpis } from "../model/channel";
import { counted, percentText } from "../numbers/figures";

/** The channel's own figure beside the KPIs that its uploads can tell, by the KPI's key. */
export interface OwnKpiTexts {
  growth: string | null;
  funnel: string | null;
}

/**
 * What the channel's own uploads say of two KPIs, as medians: subscribers per 1,000 views, and how many click and how
 * much they watch. Suggestions and sittings stand in no source that Greenlight reads.
 */
export function ownKpiTexts(kpis: OwnKpis | undefined): OwnKpiTexts {
  const { subscribersPer1000: growth = null, clicked = null, watched = null } = kpis ?? {};
  const steps = [
    clicked && `${percentText(clicked.median)} of those who see a thumbnail click`,
    watched && `${percentText(watched.median)} of a video is watched`,
  ].filter((step) => step !== null);
  return {
    growth: growth && `${oneDecimal(growth.median)} subscribers per 1,000 views (${basis(growth)}).`,
    funnel: steps.length > 0 ? `${steps.join(", ")} (${basis(...[clicked, watched])}).` : null,
  };
}

/** Of how many uploads, the fewest where steps differ. */
function basis(...kpis: (OwnKpi | null)[]): string {
  const uploads = kpis.filter((kpi) => kpi !== null).map((kpi) => kpi.uploads);
  return `median of ${counted(Math.min(...uploads), "upload")}`;
}

const oneDecimal = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });
