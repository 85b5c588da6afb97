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
      sentence: "Skip it as it is. Expect your usual or less.",
    },
    {
      idea: "Beans on toast",
      colour: "amber",
      sentence: "It could go either way. Expect about your usual.",
    },
    {
      idea: "Healthy meal prep for one",
      colour: "green",
      sentence: "Make it. Expect your usual or more.",
    },
  ] satisfies IdeaLight[],
};
