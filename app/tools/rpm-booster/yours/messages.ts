import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";

export const YOURS_TEXTS: ToolTexts = {
  path: "/rpm-booster/yours",
  desk: "yours",
  title: "RPM Booster",
  intro: "See what 1,000 of your views earn, where your money comes from, and which differences hold.",
  errorTitle: "Analysis Error",
  again: "Read another export",
  working: {
    analyze: {
      title: "Reading your revenue",
      stages: ["Adding up every row", "Comparing groups of videos", "Testing each difference"],
    },
    example: { title: "Reading the example", stages: ["Adding up every row", "Testing each difference"] },
  },
  done: {
    analyze: "Done. Results below.",
    example: "The example is read: its figures are invented, the analysis is the real one.",
    start: "The test has started. Upload an export once the videos are out.",
    drop: "The test is dropped.",
    remove: "The result is removed.",
    clear: "Your results are deleted.",
  },
  confirm: {
    clear: {
      title: "Clear your results?",
      text: "All results below are deleted. Your tests stay.",
      yes: "Clear the results",
    },
  },
};

/** Notes at the form, and a list without results. */
export const YOURS_NOTES = {
  kept: "We read a file once and do not keep it. We keep the figures and titles below until 30 days after you last used a tool.",
  own: "Leave the fields empty to use the export you connected. An upload also shows Studio's total.",
  unpaid: "Nothing you connected has revenue: upload Studio's export.",
  file: "The ZIP as it comes, or one of its CSV files; all three together up to 10 MB. Add the metric Estimated revenue first.",
  tooLong: "All together that is more than 10 MB. Take fewer videos or a shorter time: nothing was read.",
  more: "By country, by content type, or days of revenue. All in one currency.",
  pasted: "With its line of headings.",
  target: "Only your own. We have no averages of other channels.",
  steps: [
    "Open Advanced mode in YouTube Studio's Analytics.",
    "Add Estimated revenue and, if you like, Playback-based CPM to the table.",
    "Press the arrow at the top right, and choose comma-separated values.",
    "For your first 30 days, put Estimated revenue on the chart first.",
  ],
  none: "Your uploads show no difference.",
  midRolls:
    "From 8 minutes on a video may have mid-roll ads. Studio's export does not say which of yours do.",
  seen: "These went together. Whether one causes the other, only a test can tell.",
  empty: {
    title: "No revenue read yet",
    action: "Upload an export",
    text: "Studio knows what each video earned. Upload its export above and see what stands out. Nothing at hand? Try the example.",
  },
  connected: {
    title: "Your connected export is here",
    action: "Read the connected export",
    text: "If it had revenue, we kept that of each video. Upload the file above to see Studio's total too.",
  },
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  practices: {
    title: "Reading your revenue well",
    items: [
      "Look at the interval before the median: few videos make it wide.",
      "We look for differences only with 8 videos on each side and 100 views each.",
      "We test all groups together. Luck alone shows a difference on one channel in 20.",
      "Change one thing in the next four videos, then upload the export again.",
      "Studio corrects revenue for weeks. Give a new video a month.",
      "Judge RPM and views together: a video seen twice as often may earn more at half the RPM.",
    ],
  },
};

/** Of a test that is on the plan. */
export const OPEN_CARD = "In your plan";
