// npm run accounts -- ACT: lists, lets in, suspends, restores, deletes, shows, exports and imports accounts, in the local
// database or with --remote in the account's.
import "./product-modules.ts";
import { readFile, writeFile } from "node:fs/promises";
import { unstable_readConfig } from "wrangler";
import type { Asked } from "./accounts/ask.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const day = (at: Date | null | undefined) => at?.toISOString().slice(0, 10) ?? "";

/** Where links in mails lead: as it is said, else as the Worker's configuration has it, else the local server. */
function originOf({ origin, isRemote }: Asked): string {
  const set = unstable_readConfig({ config: "wrangler.toml" }).vars.SITE_ORIGIN;
  const found = origin || (typeof set === "string" ? set : "") || (isRemote ? "" : "http://localhost:8787");
  if (!found)
    throw new Error("Where is the site? Set SITE_ORIGIN in wrangler.toml, or add --origin https://…");
  return new URL(found).origin;
}

/** Whom the Worker's configuration names for faults of security, else for everything. */
async function contactOf(): Promise<string> {
  const { contactText, readSecurityContact } = await import("../workers/settings.ts");
  const { SECURITY_CONTACT, SUPPORT_EMAIL } = unstable_readConfig({ config: "wrangler.toml" }).vars;
  const contact = typeof SECURITY_CONTACT === "string" ? SECURITY_CONTACT : undefined;
  return contactText(readSecurityContact(contact, () => {})) ?? String(SUPPORT_EMAIL);
}

await command(async () => {
  const { readAsked } = await import("./accounts/ask.ts");
  const asked = readAsked(process.argv.slice(2));
  const { wranglerD1 } = await import("./accounts/wrangler-d1.ts");
  const { openDatabase } = await import("../workers/db/database.ts");
  const { emailKey } = await import("../app/words/email.ts");
  const acts = await import("./accounts/acts.ts");
  const d1 = wranglerD1(asked.isRemote ? ["--remote"] : ["--local", "--persist-to", asked.state]);
  const db = openDatabase(d1);
  const now = new Date();
  const email = emailKey(asked.whom);

  switch (asked.act) {
    case "list":
      if (asked.isWaiting) {
        const waiting = await acts.listWaiting(db);
        console.log(
          table(
            ["waits since", "address"],
            waiting.map((one) => [day(one.createdAt), one.email]),
            [0, 1],
          ),
        );
        return;
      }
      console.log(
        table(
          ["address", "since", "last here", "signed in on", "suspended"],
          (await acts.listAccounts(db)).map((one) => [
            ...[one.email, day(one.createdAt), day(one.seenAt)],
            ...[String(one.sessions), day(one.suspendedAt)],
          ]),
        ),
      );
      return;
    case "let-in": {
      const whom = asked.whom.includes("@") ? { emailKey: email } : Number(asked.whom);
      const let_in = await acts.letIn(db, whom, { origin: originOf(asked), now });
      say(let_in.length === 0 ? "Nobody waits." : `Let in, with a letter on its way: ${let_in.join(", ")}`);
      return;
    }
    case "suspend":
      await acts.suspend(db, email, now);
      say(`${email} is suspended and signed out everywhere. What it holds is kept.`);
      return;
    case "restore":
      await acts.restore(db, email, now);
      say(`${email} can sign in again.`);
      return;
    case "delete":
      await acts.deleteAccount(db, email, { contact: await contactOf(), now });
      say(`${email} and all that was kept of it is deleted. A letter to it is on its way.`);
      return;
    case "show": {
      const use = await acts.showUse(db, email);
      const { showUseLines } = await import("./accounts/report.ts");
      for (const line of showUseLines(use)) console.log(line);
      return;
    }
    case "export": {
      const { exportAccount } = await import("./accounts/backup.ts");
      const file = await exportAccount(d1, await acts.findAccount(db, email), now);
      await writeFile(asked.file, JSON.stringify(file, null, 1), { mode: 0o600, flag: "wx" });
      say(`${asked.file} holds what is kept of ${email}. Keep it as safe as the database.`);
      return;
    }
    case "import": {
      const { bringBack } = await import("./accounts/backup.ts");
      const back = await bringBack(d1, await readFile(asked.whom, "utf8"));
      say(`${back} is back, and signs in anew.`);
      return;
    }
    case "split": {
      const { arranged, shortLines } = await import("./accounts/dump.ts");
      const lines = arranged((await readFile(asked.whom, "utf8")).split("\n")).flatMap(shortLines);
      await writeFile(asked.file, lines.join("\n"), { mode: 0o600, flag: "wx" });
      say(`Import it into an empty database: npx wrangler d1 execute NAME --file ${asked.file}`);
      return;
    }
  }
});
