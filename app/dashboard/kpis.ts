export interface Kpi {
  name: string;
  description: string;
  whyItMatters: string;
  bonusKpi?: string;
  authoritySignal?: string;
}

/** Spec section 2, Welcome page: the four figures that say how a channel is doing. */
export const KPIS: Kpi[] = [
  {
    name: "Subscriber growth rate",
    description:
      "New subscribers in the last 28 days, less those who left, as a share of the subscribers you had at the start.",
    whyItMatters:
      "A rate can be compared with your own past and with channels of other sizes; a total cannot. When it bends upward, look for the one video that did it before you change anything else.",
    bonusKpi: "Subscribers per 1,000 views, video by video. It shows which subjects make people stay.",
  },
  {
    name: "Suggested video reach",
    description: "The share of your views that come from the suggestions beside and after other videos.",
    whyItMatters:
      "Search brings people who already had the question. Suggestions bring those who did not, and that is where most growth past the first audience comes from.",
    authoritySignal:
      "Your own videos suggesting one another: the platform has understood what your channel is about.",
  },
  {
    name: "Average watch time per viewer per session",
    description:
      "Minutes one viewer spends with your channel in one sitting, over all the videos they watch.",
    whyItMatters:
      "A single video can be long and still be the last one. Time per sitting says whether the next video was worth staying for, which no view count tells you.",
    bonusKpi:
      "Videos per viewer per session. From 1.2 to 1.5 is a quarter more viewing without a new upload.",
  },
  {
    name: "Viewer funnel completion",
    description:
      "Of those who saw a thumbnail, how many clicked, watched to the end and then did what you asked: the next video, a subscription, a link.",
    whyItMatters:
      "Each step fails for its own reason: title and thumbnail, the opening, the pacing, the ask. Seen in a row, the weakest step is the one to work on next.",
    authoritySignal:
      "Returning viewers who finish more often than new ones: they came for you, not for the title.",
  },
];
