import { z } from "zod";
import { STATUS_ENDPOINTS } from "../services/quota";
import { define } from "./define";

const status = z.object({
  endpoint: z.enum(STATUS_ENDPOINTS),
  ok: z.boolean(),
  source: z.object({ kind: z.enum(["youtube", "sample"]), name: z.string() }),
  /** Null where nothing is wrong. */
  problem: z.string().nullable(),
});

/** Asks endpoints what they stand on, and how that is. It costs no search (spec section 7, API health). */
export const checkSources = define({
  name: "sources.check",
  about: "Tells what endpoints read videos from, and whether that answers.",
  input: z.object({ endpoints: z.array(z.enum(STATUS_ENDPOINTS)).min(1) }),
  output: z.object({ statuses: z.array(status) }),
  scope: "read",
  uses: ["sources.status"],
  failed: "No answer came. Please try again.",
  examples: { good: { endpoints: ["/api/youtube-insights/status"] } },
  async run({ endpoints }, _caller, { sources }) {
    const statuses = await Promise.all(
      endpoints.map(async (endpoint) => {
        const { ok, source, problem = null } = await sources.status(endpoint);
        return { endpoint, ok, source, problem };
      }),
    );
    return { statuses };
  },
});

const part = z.string();

/** Asks each part the Worker stands on: "ok", or what is wrong with it. */
export const checkHealth = define({
  name: "health.check",
  about: "Tells whether the product can do its work, part by part.",
  input: z.object({}),
  output: z.object({ ok: z.boolean(), database: part, signing: part, accounts: part.optional() }),
  scope: "read",
  uses: ["health.check"],
  failed: "The state of the product could not be read.",
  examples: { good: {} },
  async run(_input, _caller, { health }) {
    const parts = await health.check();
    return { ok: Object.values(parts).every((state) => state === "ok"), ...parts };
  },
});
