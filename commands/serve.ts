// Serves the production build for the browser tests, on any free port or on PORT: nothing stored before, nothing
// left behind.
//   node commands/serve.ts --refuse-states     over a database that keeps no state of any tool
import { serveFresh } from "../tests/support/fresh-server.ts";
import { command, say } from "./run.ts";

await command(async () => {
  const server = await serveFresh({
    port: Number(process.env.PORT ?? 0),
    refusesStates: process.argv.includes("--refuse-states"),
    hasLanguageModel: true,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
  say(`Serving the build at ${server.url}`);
});
