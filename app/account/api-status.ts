import { type Sources, STATUS_ENDPOINTS, type StatusEndpoint } from "../sources/sources";

/** The four colours of an endpoint's lamp (spec section 4, API status indicator), each with its word. */
export const LIGHTS = {
  idle: "Not checked yet",
  checking: "Checking",
  connected: "Connected",
  error: "Error",
} as const;
export type Light = keyof typeof LIGHTS;

/** The endpoints as the card names them, in its order. */
export const ENDPOINT_NAMES: Record<StatusEndpoint, string> = {
  "/api/youtube-insights/status": "YouTube insights",
  "/api/youtube-analytics/status": "YouTube analytics",
};

export interface EndpointCheck {
  endpoint: StatusEndpoint;
  light: "connected" | "error";
  /** What the endpoint stands on, named beside its lamp; null where nobody answered. */
  source: string | null;
  problem: string | null;
}

/** What came of one press on Refresh. */
export interface Check {
  /** "1:57 PM UTC"; null where nobody answered. */
  at: string | null;
  endpoints: EndpointCheck[];
}

const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** Asks what GET on each endpoint would: any that is not ok is an error (spec section 7, API health). */
export async function checkEndpoints(sources: Pick<Sources, "status">, now: Date): Promise<Check> {
  const endpoints = await Promise.all(
    STATUS_ENDPOINTS.map(async (endpoint): Promise<EndpointCheck> => {
      const { ok, source, problem = null } = await sources.status(endpoint);
      return { endpoint, light: ok ? "connected" : "error", source: source.name, problem };
    }),
  );
  return { at: `${TIME.format(now)} UTC`, endpoints };
}

/** The check that never reached us: the server failed, or the network did. */
export function unanswered(): Check {
  const problem = "No answer came. Please try again.";
  return {
    at: null,
    endpoints: STATUS_ENDPOINTS.map((endpoint) => ({ endpoint, light: "error", source: null, problem })),
  };
}
