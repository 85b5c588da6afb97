/** Revenue per thousand views in dollars, as in the sample of spec sections 4 and 9. */
export const RPM = { current: 2.67, average: 3.2, top: 5.8 };

export interface RpmStep {
  title: string;
  /** The title in two words, for the chart. */
  short: string;
  category: string;
  time: string;
  adds: number;
}

/** Invented for the landing page: what might be changed, the quickest first. */
export const RPM_STEPS: RpmStep[] = [
  {
    title: "Mid-roll breaks in videos over 8 minutes",
    short: "Mid-rolls",
    category: "Ad Optimization",
    time: "one evening",
    adds: 0.31,
  },
  {
    title: "One buying guide a month",
    short: "Buying guide",
    category: "Content Strategy",
    time: "two weeks",
    adds: 0.44,
  },
  {
    title: "Subtitles for viewers abroad",
    short: "Subtitles",
    category: "Audience Targeting",
    time: "one month",
    adds: 0.28,
  },
];

export interface Rung {
  step: string;
  adds: string;
  from: number;
  to: number;
}

/** The steps as rungs: each begins at what the ones before it have come to, in whole cents. */
export function ladder(current: number, steps: RpmStep[]): Rung[] {
  let reached = current;
  return steps.map(({ short, adds }) => {
    const from = reached;
    reached = Math.round((reached + adds) * 100) / 100;
    return { step: short, adds: `+$${adds.toFixed(2)}`, from, to: reached };
  });
}
