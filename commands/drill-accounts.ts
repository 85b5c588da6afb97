// npm run drill:accounts: what a stranger learns of addresses, what 10,000 guesses and a flood of links come to.
import "./product-modules.ts";
import { keepInMemory } from "./built-worker.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const GUESSES = 10_000;
const FLOOD = 500;
const PASSWORD = "rye bread at dawn";
const WITH_PASSWORD = 40;
/** Rarer than one way in a hundred drills by chance. */
const BY_CHANCE = 0.001;

await command(async () => {
  keepInMemory();
  const { deployAccounts } = await import("../tests/upstream/accounts.ts");
  const { enumerate, passkeyWay, waysOf } = await import("./drill-accounts/enumeration.ts");
  const { flood, guess, guessings } = await import("./drill-accounts/guesses.ts");
  const { fillAccounts, SECRET } = await import("./drill-accounts/site.ts");
  const { hashPassword } = await import("../workers/accounts/password-hash.ts");
  const vars = { PASSWORDS: "on", SESSION_SECRET: SECRET, CEILINGS: JSON.stringify({ linkMails: 100_000 }) };
  const { sites, stop } = await deployAccounts({
    open: vars,
    closed: { ...vars, SIGNUPS: "closed" },
    usual: { PASSWORDS: "on", SESSION_SECRET: SECRET },
  });
  const faults: string[] = [];
  try {
    const accounts = { count: 2500, withPassword: WITH_PASSWORD, hash: await hashPassword(PASSWORD) };
    for (const site of [sites.open, sites.closed]) await fillAccounts(site, accounts);

    say("Asking for known and unknown addresses, in an order by chance");
    const ways = [...waysOf(sites.open, sites.closed, accounts), await passkeyWay(sites.open, WITH_PASSWORD)];
    const asked = [];
    for (const way of ways) asked.push(await enumerate(way));
    console.log(
      table(
        ["way in", "asked", "same answer", "known", "unknown", "noise", "p"],
        asked.map(({ way, asked, isSame, known, unknown, noise, p }) => [
          ...[way, String(asked), isSame ? "yes" : "no"],
          ...[known, unknown, noise].map((ms) => `${ms.toFixed(1)} ms`),
          p.toFixed(3),
        ]),
      ),
    );
    for (const { way, isSame, p } of asked) {
      if (!isSame) faults.push(`${way}: the answers differ`);
      if (p < BY_CHANCE) faults.push(`${way}: the times differ`);
    }

    say(`Guessing ${GUESSES} times`);
    const guessed = [];
    for (const one of guessings(PASSWORD, GUESSES)) guessed.push(await guess(sites.open, one, GUESSES));
    console.log(
      table(
        ["guessed", "guesses", "looked at", "let in", "seconds"],
        guessed.map((one) => [
          one.what,
          ...[one.guesses, one.lookedAt, one.in].map(String),
          one.seconds.toFixed(0),
        ]),
      ),
    );
    for (const { what, lookedAt, most, in: letIn } of guessed) {
      if (letIn > 0) faults.push(`${what}: ${letIn} let in`);
      if (lookedAt > most) faults.push(`${what}: ${lookedAt} looked at`);
    }

    say(`Asking for ${FLOOD} links`);
    const flooded = await flood(sites.usual, FLOOD);
    console.log(
      table(
        ["flood", "asked", "mailed"],
        flooded.map(({ what, asked, mailed }) => [what, String(asked), String(mailed)]),
      ),
    );
    for (const { what, mailed, most } of flooded) if (mailed > most) faults.push(`${what}: ${mailed} mailed`);
  } finally {
    await stop();
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
  say("Nothing was learned, guessed or flooded");
});
