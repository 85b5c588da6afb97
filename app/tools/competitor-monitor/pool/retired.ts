import type { Niche } from "../sample";

/**
 * Titles of uploads that come no more, by niche and number: kept states still show them and ask for their
 * thumbnails. Their numbers are never given again.
 */
export const RETIRED: Record<Niche, Record<number, string>> = {
  baking: { 0: "Sourdough without a mixer, a scale or a Dutch oven" },
  woodworking: { 0: "A dining table from one sheet of plywood" },
  money: {
    0: "Every subscription I pay for, added up in one take",
    1: "Your first index fund, explained with a shoebox of receipts",
    2: "Rent or buy over ten years: the boring numbers",
  },
  homelab: { 0: "A whole home server that draws under 10 watts" },
  languages: {
    0: "300 days, one podcast a day: what I understand now",
    2: "I ordered lunch in Polish every day for a month",
  },
  gardening: { 0: "My homegrown tomatoes: what one kilo really cost" },
  photography: { 0: "A wedding on one lens", 1: "The lens I stopped recommending" },
  running: { 0: "Six weeks of easy runs only: the same hill, timed" },
  travel: {
    0: "Nine countries by night train: the whole bill",
    1: "Two weeks in November with one small bag",
    2: "The famous village I would skip",
  },
  history: {
    0: "How did a medieval town wake up on time?",
    1: "I wrote with oak-gall ink for a month",
    2: "The same battle in two letters home",
    3: "Read an old parish register with no Latin",
  },
  gaming: { 0: "Finishing the campaign without a single upgrade", 3: "Why your economy stalls at hour six" },
  parenting: {
    0: "No screens at breakfast for 30 days",
    2: "What do you say when they ask about death?",
    3: "The bedtime chart we threw away",
  },
};
