// npm run dev: the same Worker with pages that reload as they are edited.
import { migrateLocal } from "./local-database.ts";
import { command, runTool, say } from "./run.ts";
import { ensureLocalSecret } from "./secret.ts";

await command(async () => {
  if (ensureLocalSecret()) say("Made a SESSION_SECRET in .dev.vars");
  say("Migrating the local database");
  await migrateLocal({ state: ".wrangler/state", config: "wrangler.toml" });
  const port = process.env.PORT ?? "5173";
  say(`Starting on http://localhost:${port}`);
  await runTool("react-router", ["dev", "--port", port]);
});
