import { z } from "zod";
import { THEMES } from "../model/user";
import { define } from "./define";

const unknownChoice = "Choose shown or hidden.";

/** Shows or hides the dashboard's KPIs from now on. Kept by the caller alone, in a cookie: the door sets it. */
export const showKpis = define({
  name: "dashboard.show-kpis",
  about: "Chooses whether the dashboard shows its KPIs.",
  input: z.object({ kpis: z.enum(["shown", "hidden"], unknownChoice) }, unknownChoice),
  output: z.object({ kpis: z.enum(["shown", "hidden"]) }),
  scope: "write",
  uses: [],
  failed: "The KPIs could not be hidden just now. Please try again.",
  examples: {
    good: { kpis: "hidden" },
    bad: { input: { kpis: "gone" }, status: 400, message: unknownChoice },
  },
  run: async ({ kpis }) => ({ kpis }),
});

const unknown = "Choose light or dark.";

/** Chooses how the pages look. It is kept by the caller alone, in a cookie: the door sets it. */
export const chooseTheme = define({
  name: "theme.choose",
  about: "Chooses whether pages are light or dark.",
  input: z.object({ theme: z.enum(THEMES, unknown) }, unknown),
  output: z.object({ theme: z.enum(THEMES) }),
  scope: "write",
  uses: [],
  failed: "The theme could not be changed just now. Please try again.",
  examples: {
    good: { theme: "dark" },
    bad: { input: { theme: "sepia" }, status: 400, message: unknown },
  },
  run: async ({ theme }) => ({ theme }),
});
