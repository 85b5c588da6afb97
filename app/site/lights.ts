import type { Colour } from "../engines/light";

interface IdeaLight {
  idea: string;
  colour: Colour;
  /** What the light's page says of it. */
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
      colour: "red",
      sentence:
        "Skip it as it is. Expect your usual or less. Your 3 most similar uploads got about 70% of your usual then.",
    },
    {
      idea: "Beans on toast",
      colour: "amber",
      sentence:
        "It could go either way. Expect about your usual. The chance to beat your usual is about 6 in 10.",
    },
    {
      idea: "Healthy meal prep for one",
      colour: "green",
      sentence:
        "Make it. Expect your usual or more. Your 3 most similar uploads got about 1.5 times your usual then.",
    },
  ] satisfies IdeaLight[],
};
