import { COMPARE_PLANS } from "../../functions/billing/compare-plans";

/** How each figure of the report comes about: shown once, where the figure opens. */
export const METHODS = {
  newest:
    "Your usual is the middle one of the 20 uploads before, at the same age (by the growth curve of views). An upload stands out at twice your usual or more, or at half or less, if it is also far outside the spread of the ten on either side. The last ten are compared with the 20 before them.",
  level:
    "Your newest 20 uploads of the last half year against those nearest to a year earlier, each brought to 30 days by the growth curve. The range is a 95% interval, wider where the growth curve is uncertain.",
  daily:
    "Real views a day from your Chart data, summed from the day of publishing. The first day is the rest of that day.",
  estimate:
    "An estimate: the counts of your newest 30 uploads, brought to this age by the growth curve of views.",
  funnel:
    "Each step stands beside the median of your own uploads, never beside anybody else's. Impressions are brought to 30 days. A step counts as lost if it is a fifth or more below your median, and two robust standard deviations or more. The upload itself must be below its usual.",
  timing:
    "Each upload is compared with the ten on either side of it. A weekday or hour is named only if the strongest beats what shuffled uploads would show. By chance that happens on at most 2 channels in 100. It must hold within streams, compilations, series and Shorts, each compared with its own kind.",
} as const;

export const TEXTS = {
  evidence: {
    newest: "Your newest uploads",
    level: "Against a year ago",
    days: "The first 30 days",
    lost: "Where views are lost",
    when: "When to upload",
  },
  freeTiming: {
    answer: "One analysis is free.",
    text: `It compares the days and hours of your uploads, and stays as of today. Pro keeps it up to date. ${COMPARE_PLANS}`,
    take: "Take my free analysis",
  },
  next: "What to do next",
  none: {
    title: "Nothing to compare yet",
    text: "No upload has a date, a count of views and an age to compare. Give a list or an export with all three.",
  },
} as const;
