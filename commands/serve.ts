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
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      asked = true;
      void server.stop();
    });
  }
  server.process.once("close", (code, signal) => {
    // A server that goes by itself would fail every test after it, and none of them would say why.
    if (asked) return;
    console.error(`\n✗ The server ended by itself (${signal ?? `code ${code}`})`);
    process.exitCode = 1;
    void server.stop();
  });
  say(`Serving the build at ${server.url}`);
});
