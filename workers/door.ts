import type { Services } from "../app/services";
import type { Env } from "./env";
import type { RequestLog } from "./middleware/request-log";

/** What Hono carries through the Worker: the bindings, and what the middleware sets for one request. */
export interface Door {
  Bindings: Env;
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    log: RequestLog;
    services: Services;
  };
}
