// npm start: a fresh clone becomes a running product, without a key or an account anywhere.
import { migrateLocal } from "./local-database.ts";
import { command, runTool, say } from "./run.ts";
import { ensureLocalSecret, guardBuiltSecret } from "./secret.ts";
import { runCron, serve } from "./server.ts";

const port = Number(process.env.PORT ?? 8787);
const state = ".wrangler/state";

await command(async () => {
  say(ensureLocalSecret() ? "Made a SESSION_SECRET in .dev.vars" : "SESSION_SECRET is in .dev.vars");
  say("Building the pages and the Worker");
  await runTool("react-router", ["build", "--logLevel", "warn"]);
  guardBuiltSecret();
  say("Migrating the local database");
  await migrateLocal({ state });
  say("Starting the Worker");
  const server = await serve({ port, state });
  say("Running the trend job once");
  await runCron(server.url);
  say(`Greenlight is at ${server.url} (Ctrl+C ends it)`);
});
