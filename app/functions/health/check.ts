import { z } from "zod";
import { define } from "../define";

const part = z.string();

/** Asks each part the Worker stands on: "ok", or what is wrong with it. */
export const checkHealth = define({
  name: "health.check",
  about: "Tells whether the product can do its work, part by part.",
  input: z.object({}),
  output: z.object({ ok: z.boolean(), database: part, signing: part }),
  scope: "read",
  uses: ["health.check"],
  failed: "The state of the product could not be read.",
  examples: { good: {} },
  async run(_input, _caller, { health }) {
    const parts = await health.check();
    return { ok: Object.values(parts).every((state) => state === "ok"), ...parts };
  },
});
