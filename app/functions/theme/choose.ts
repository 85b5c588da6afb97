import { z } from "zod";
import { THEMES } from "../../model/theme";
import { define } from "../define";

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
