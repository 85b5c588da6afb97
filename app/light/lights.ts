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
      idea: "What nobody told me about lentil soup",
      color: "red",
      sentence:
        "Skip it as it is. Your “What nobody told me about beans and lentils” got about half your usual at the time.",
    },
    {
      idea: "Meal prep for one",
      color: "amber",
      sentence:
        "It leans up: about 6 in 10 beat your usual, but your 3 most similar uploads got about 80% of your usual at the time.",
    },
    {
      idea: "One-pan dinners",
      color: "green",
      sentence: "Make it. Your 3 most similar uploads got about 3.6 times your usual at the time.",
    },
  ] satisfies IdeaLight[],
};
