import type { LightColor } from "../model/light";

interface IdeaLight {
  idea: string;
  color: LightColor;
  /** What the light's page says of it: its verdict, with the reason of a green or red one. */
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
      idea: "Meal prep without the fuss",
      color: "red",
      sentence: "Skip it as it is. Your 3 most similar uploads got about 70% of your usual at the time.",
    },
    {
      idea: "Beans on toast",
      color: "amber",
      sentence: "It could go either way. Expect about your usual.",
    },
    {
      idea: "Meal prep for one",
      color: "green",
      sentence: "Make it. Your 3 most similar uploads got about 1.5 times your usual at the time.",
    },
  ] satisfies IdeaLight[],
};
