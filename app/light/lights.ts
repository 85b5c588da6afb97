import type { LightColor } from "../model/light";

interface IdeaLight {
  idea: string;
  color: LightColor;
  /** What the light's page says of it: its verdict, with the reason of a green or red one, without a month that passes. */
  sentence: string;
}

/**
 * Three lights as Greenlight gives them for a sample channel, so that the landing page shows a result of the product
 * itself. Written down, since neither the engine nor the channel belongs into the page: the test works them out again.
 */
export const SAMPLE_LIGHTS = {
  channel: "Saffron Shelf",
  ideas: [
    {
      idea: "What nobody told me about breakfasts",
      color: "red",
      sentence:
        "Skip it as it is. You made it before: “What nobody told me about breakfasts” got about 55% of your usual at the time.",
    },
    {
      idea: "Beans on toast",
      color: "amber",
      sentence:
        "It could go either way: about 5 in 10 beat your usual. On your channel, titles tell little about views.",
    },
    {
      idea: "One-pan dinners",
      color: "green",
      sentence: "Make it. Your 3 most similar uploads got about 3.6 times your usual at the time.",
    },
  ] satisfies IdeaLight[],
};
