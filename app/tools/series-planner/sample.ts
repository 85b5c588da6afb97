import { dayAfter } from "./days";
import type { Series, SeriesVideo, VideoStatus } from "./series";

/** Title, description, status, days from today (null for no date), minutes. */
type Line = [string, string, VideoStatus, number | null, number | null];

function videos(key: string, today: string, lines: Line[]): SeriesVideo[] {
  return lines.map(([title, description, status, days, minutes], index) => ({
    id: `${key}-${index + 1}`,
    title,
    description,
    status,
    publishDate: days === null ? null : dayAfter(today, days),
    minutes,
  }));
}

/** What stands in the planner on the first visit, its dates around today. */
export function startingSeries(today: string): Series[] {
  return [
    {
      id: "workbench",
      title: "A workbench from one sheet of plywood",
      description:
        "One sheet, one saw, five weekends. Every video ends with a bench that is a little more of a bench.",
      estimatedVideos: 5,
      estimatedViews: { min: 60_000, max: 140_000 },
      estimatedWatchTime: 8200,
      topics: ["woodworking", "workshop", "plywood"],
      suggestedThumbnailStyle: "The bench so far, seen from the same corner, with one part lit",
      suggestedTitleFormat: "One-sheet workbench, part N: the step",
      targetAudience: "Beginners with a saw, a drill and a cold garage",
      estimatedCompletionTime: 5,
      videos: videos("workbench", today, [
        ["Reading a cutting list", "How nine parts come out of one sheet.", "published", -18, 11],
        ["One sheet, one saw", "Straight cuts without a table saw.", "published", -12, 14],
        ["Joints that forgive", "Glue, screws, and where a gap does not matter.", "published", -6, 12],
        ["Flattening the top", "Two rails and a router, or patience and a plane.", "in-progress", 1, 13],
        ["A vice for the price of lunch", "Threaded rod, two nuts and an offcut.", "planned", 6, 10],
      ]),
    },
    {
      id: "bread",
      title: "Bread on weeknights",
      description: "Loaves that fit around a working day: mixed after dinner, baked before breakfast.",
      estimatedVideos: 6,
      estimatedViews: { min: 45_000, max: 120_000 },
      estimatedWatchTime: 5600,
      topics: ["baking", "sourdough", "time saving"],
      suggestedThumbnailStyle: "The cut loaf on the same board, the clock in the corner",
      suggestedTitleFormat: "Mixed at N, baked by N: the loaf",
      targetAudience: "People who bake at weekends and would like to on a Tuesday",
      estimatedCompletionTime: 6,
      videos: videos("bread", today, [
        ["Mixed at 9, baked by 7: a pan loaf", "The easiest one first.", "published", -9, 8],
        ["The fridge does the work", "What a night at four degrees changes.", "in-progress", 3, 9],
        ["Rolls from the same dough", "Shaping twelve in six minutes.", "planned", 4, 7],
        ["Rye for people with one bowl", "", "planned", 15, 12],
      ]),
    },
    {
      id: "pay-day",
      title: "Pay day, without a spreadsheet",
      description: "Four short videos that set up a month of money in one evening.",
      estimatedVideos: 4,
      estimatedViews: { min: 30_000, max: 70_000 },
      estimatedWatchTime: 3100,
      topics: ["personal finance", "budgeting"],
      suggestedThumbnailStyle: "Four envelopes, one of them open",
      suggestedTitleFormat: "Pay day N: the envelope",
      targetAudience: "People in their first job who have tried three budgeting apps",
      estimatedCompletionTime: 3,
      videos: videos("pay-day", today, [
        ["Pay day 1: rent first", "", "published", -47, 6],
        ["Pay day 2: the week in four parts", "", "published", -42, 7],
        ["Pay day 3: what is left is not left over", "", "published", -37, 9],
        [
          "Pay day 4: the month that broke it",
          "What to do when the washing machine dies.",
          "published",
          -32,
          8,
        ],
      ]),
    },
    {
      id: "two-wheels",
      title: "To work on two wheels",
      description:
        "Whether a commute by bike can be kept up past October, tested by somebody who hates rain.",
      estimatedVideos: 5,
      estimatedViews: { min: 26_000, max: 64_000 },
      estimatedWatchTime: 3900,
      topics: ["commuting", "cycling", "winter"],
      suggestedThumbnailStyle: "Handlebar view, temperature in the corner",
      suggestedTitleFormat: "Day N at N degrees: what I wore",
      targetAudience: "Drivers who live under ten kilometres from work",
      estimatedCompletionTime: 4,
      videos: videos("two-wheels", today, [
        ["What a dry arrival costs", "Jacket, trousers, shoes: bought, worn, returned.", "planned", 11, 9],
        ["Lights that others see", "Filmed from the cars behind.", "planned", 17, 8],
        ["The morning it froze", "", "planned", null, null],
      ]),
    },
  ];
}
