import type { D1Migration } from "cloudflare:test";
import type { Env as Bindings } from "../../workers/env";

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the stand-in for Wikimedia answers (tests/support/upstreams.ts). */
    wikimedia: string;
    /** Every page of app/routes.ts. */
    pages: { path: string; hasForms: boolean }[];
    /** Every tool there is, with something to send to each of its actions (tests/support/typical-input.ts). */
    tools: {
      key: string;
      failed: string;
      sample: string;
      actions: { name: string; fields: Record<string, string>; refused: boolean }[];
    }[];
  }
}
