import { z } from "zod";
import { define } from "../define";

const unknown = "Choose shown or hidden.";

/** Shows or hides the dashboard's KPIs from now on. Kept by the caller alone, in a cookie: the door sets it. */
export const showKpis = define({
  name: "dashboard.show-kpis",
  about: "Chooses whether the dashboard shows its KPIs.",
  input: z.object({ kpis: z.enum(["shown", "hidden"], unknown) }, unknown),
  output: z.object({ kpis: z.enum(["shown", "hidden"]) }),
  scope: "write",
  uses: [],
  failed: "The KPIs could not be hidden just now. Please try again.",
  examples: {
    good: { kpis: "hidden" },
    bad: { input: { kpis: "gone" }, status: 400, message: unknown },
  },
  run: async ({ kpis }) => ({ kpis }),
});
