import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const RPM_TEXTS: ToolTexts = {
  path: "/rpm-booster",
  title: "RPM Booster Tips",
  intro:
    "RPM is what a thousand views bring in. See yours beside the industry's, and what may raise it, one step after the other.",
  errorTitle: "Analysis Error",
  working: {
    analyze: {
      title: "Analyzing your RPM",
      stages: [
        "Reading what your views brought in",
        "Comparing it with the industry",
        "Looking for what is left on the table",
        "Writing down the steps",
      ],
    },
  },
  done: {
    analyze: "The analysis is up to date, and a new recommendation is at the top of the list.",
    clear: "The list is empty.",
  },
  confirm: {
    clear: {
      title: "Clear the recommendations?",
      text: "The recommendations below are removed, and with them what you have ticked off. The analysis stays.",
      yes: "Clear the recommendations",
    },
  },
};

/** Notes, and a list without recommendations. */
export const RPM_NOTES = {
  analyze: "Reads your figures anew and adds a recommendation. The newest six are kept.",
  unit: "Dollars a thousand views",
  overlap: "if every tip below brought what it promises. They overlap, so expect less.",
  empty: {
    title: "No recommendations yet",
    text: "Each analysis adds one, with what it may bring and the steps to get there.",
  },
} as const;

export const RPM_ADVICE: ToolAdvice = {
  steps: [
    { title: "Read your RPM", text: "The income from a thousand views, this month and last month." },
    { title: "Compare it", text: "With the industry average, and with the channels that earn most." },
    { title: "Work down the steps", text: "Each tip says what it may add. Tick off what you have done." },
  ],
  practices: {
    title: "What raises an RPM",
    items: [
      "Use mid-roll breaks for videos over 8 minutes, where a part ends.",
      "Change one thing at a time, and give it four weeks.",
      "Judge by RPM and watch time together: an ad that drives viewers away costs both.",
      "Compare a month with the same month of last year. Rates fall every January.",
      "Begin with easy tips of high priority. Hard ones are for a month with time.",
      "RPM is an average: look up which three videos carry it.",
    ],
  },
};
