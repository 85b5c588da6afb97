import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newSecret } from "../../commands/secret.ts";
import { migrate, type Server, serve } from "../../commands/server.ts";

/** Serves the production build over an empty, migrated database of its own, which goes when it stops. */
export async function serveFresh(port: number, output: "inherit" | "ignore" = "inherit"): Promise<Server> {
  const state = await mkdtemp(join(tmpdir(), "greenlight-"));
  const forget = () => rm(state, { recursive: true, force: true });
  // A key in this clone's .dev.vars must not be spent on tests.
  const vars = [`SESSION_SECRET:${newSecret()}`, "YOUTUBE_API_KEY:"];
  try {
    await migrate({ state, output });
    const server = await serve({ port, state, output, vars });
    return {
      ...server,
      async stop() {
        await server.stop();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}
