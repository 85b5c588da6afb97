import { z } from "zod";
import { STATUS_ENDPOINTS } from "../../services/sources";
import { define } from "../define";

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
