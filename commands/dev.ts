// npm run dev: the same Worker with pages that reload as they are edited.
import { command, runTool, say } from "./run.ts";
import { ensureLocalSecret } from "./secret.ts";
import { migrate } from "./server.ts";

await command(async () => {
  if (ensureLocalSecret()) say("Made a SESSION_SECRET in .dev.vars");
  say("Migrating the local database");
  await migrate({ state: ".wrangler/state", config: "wrangler.toml" });
  const port = process.env.PORT ?? "5173";
  say(`Starting on http://localhost:${port}`);
  await runTool("react-router", ["dev", "--port", port]);
});
