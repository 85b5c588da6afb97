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
      sentence: "Skip it as it is. Videos like it got about 70% of your usual.",
    },
    {
      idea: "Beans on toast",
      colour: "amber",
      sentence: "It could go either way. About 6 of 10 ideas like it beat your usual.",
    },
    {
      idea: "Healthy meal prep for one",
      colour: "green",
      sentence: "Make it. Videos like it got about 1.5 times your usual.",
    },
  ] satisfies IdeaLight[],
};
