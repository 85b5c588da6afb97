import type { LightColor } from "../model/light";

// What the product's desks say of sample channels, for the pictures of the public pages. Written down, since neither the
// engines nor the catalogue belong into a page: sample-figures.test.ts works each figure out again.

interface SampleIdea {
  title: string;
  color: LightColor;
  reason: string;
  chance: string;
}

/** Content Idea Generator. */
export const SAMPLE_IDEAS: { channel: string; ideas: [SampleIdea, SampleIdea, SampleIdea] } = {
  channel: "Pulse and Pepper",
  ideas: [
    {
      title: "Soups and broths from scratch",
      color: "green",
      reason: "Your “Back to soups and broths” got 5.9 times your usual.",
      chance: "About 7 in 10 like it beat your usual",
    },
    {
      title: "Breakfasts from scratch",
      color: "green",
      reason: "Your “My notes on breakfasts” got twice your usual.",
      chance: "About 7 in 10 like it beat your usual",
    },
    {
      title: "Beans and lentils in under ten minutes",
      color: "green",
      reason: "Your “Beans and lentils: your mistakes, mended” got 2.2 times your usual.",
      chance: "About 7 in 10 like it beat your usual",
    },
  ],
};

/** Twelve uploads in a row as multiples of the channel's usual at equal age, oldest first. */
export const SAMPLE_UPLOADS = {
  channel: "Pulse and Pepper",
  multiples: [1, 2.6, 0.5, 1.1, 0.4, 2.1, 10.1, 1.3, 1.4, 0.9, 0.6, 0.3],
  /** Views that the usual upload would have at the age of the best. */
  usual: 3569,
  best: { title: "Healthy family dinners from scratch", views: 36_213 },
  /** Of the same subject, among the twelve. */
  alike: { title: "Healthy family dinners without the fuss", multiple: 0.4 },
};

/** Video Performance Forecaster: views at 30 days, and the chance of three times the usual. */
export const SAMPLE_FORECAST = {
  channel: "Harbor Frame",
  title: "Portrait lighting with a single lamp",
  low: 91_932,
  likely: 264_563,
  high: 686_760,
  viral: { views: 793_689, chance: "7%" },
};

/** Content Analyzer: the topics of a search, by the views a video has at the age of a year. */
export const SAMPLE_TOPICS = {
  search: "Photography tips",
  /** `large` is the share of videos by channels of 100,000 subscribers or more; `room` is evidence of room for small ones. */
  topics: [
    { name: "Portrait Lighting", videos: 8, views: 244_054, large: 0.88, room: false },
    { name: "Phone Camera", videos: 9, views: 23_401, large: 1, room: false },
    { name: "Street Photography", videos: 6, views: 9816, large: 0.75, room: false },
    { name: "Composition", videos: 6, views: 9607, large: 0.2, room: false },
    { name: "Night Sky", videos: 7, views: 9152, large: 0, room: true },
    { name: "Editing", videos: 5, views: 5051, large: 0, room: false },
    { name: "Lens", videos: 6, views: 2421, large: 0.17, room: false },
  ],
};

/** Your Channel: what uploads of each weekday got, Monday first, as multiples of the usual of their time. */
export const SAMPLE_TIMING = {
  channel: "Saffron Shelf",
  weekdays: [0.5, 0.9, 0.9, 2.1, 0.9, 1.5, 1.4],
  answer: "No time makes a clear difference here: upload when it suits you.",
};
