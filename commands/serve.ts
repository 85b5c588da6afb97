// Serves the production build for the browser tests, on any free port or on PORT: nothing stored before, nothing
// left behind.
//   node commands/serve.ts --refuse-states     over a database that keeps no state of any tool
//   node commands/serve.ts --accounts          with accounts, and a mailbox in place of a mail service
import { type AccountsSite, serveAccounts, serveFresh } from "../tests/support/fresh-server.ts";
import { command, say } from "./run.ts";

await command(async () => {
  const options = {
    port: Number(process.env.PORT ?? 0),
    refusesStates: process.argv.includes("--refuse-states"),
    hasLanguageModel: true,
  };
  const accounts: AccountsSite | null = process.argv.includes("--accounts")
    ? await serveAccounts(options)
    : null;
  const server = accounts ?? (await serveFresh(options));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
  const mailbox = accounts ? `, its mailbox at ${new URL("/", accounts.mail.url)}` : "";
  say(`Serving the build at ${server.url}${mailbox}`);
});
