// A deployment of the demo that takes AUTH=accounts, goes back, and takes it again: one database, one secret.
import { afterAll, beforeAll, expect, it } from "vitest";
import { AccountSite, type Browser } from "./accounts";
import { deploy } from "./deployment";
import { MAIL_KEY, type MailStandIn, startMail } from "./mail";

let mail: MailStandIn;
let stop: () => Promise<unknown>;
let [demo, accounts]: AccountSite[] = [];

beforeAll(async () => {
  mail = await startMail();
  const vars = { SESSION_SECRET: "one-secret-for-both-0123456789abcdef", MAIL_URL: mail.url, MAIL_KEY };
  const both = await deploy({
    demo: { database: "one", vars: { ...vars, AUTH: "demo" } },
    accounts: { database: "one", vars: { ...vars, AUTH: "accounts" } },
  });
  stop = both.stop;
  [demo, accounts] = [new AccountSite(both.demo, mail), new AccountSite(both.accounts, mail)];
}, 60_000);

afterAll(() => Promise.all([stop?.(), mail?.stop()]));

/** The same browser after the deployment changed its mode: with the cookies that it had. */
function at(site: AccountSite, former: Browser): Browser {
  const browser = site.browser();
  for (const [name, value] of former.jar) browser.jar.set(name, value);
  return browser;
}

const plan = async (browser: Browser) => (await browser.open("/plan/cards.csv")).text;
const add = (browser: Browser, idea: string) => browser.submit("/plan", { action: "add", idea });

it("loses nothing from demo to accounts and back, nor in the purge meanwhile", async () => {
  if (!demo || !accounts) throw new Error("not deployed");
  // The demo, as it ran for weeks.
  const before = demo.browser();
  await before.submit("/login");
  await add(before, "A boat from the demo");
  const stranger = demo.browser();
  await stranger.submit("/login");
  await add(stranger, "A stranger's boat");

  // AUTH=accounts: whoever was in the demo is there still, and takes their work along.
  const during = at(accounts, before);
  expect(await plan(during)).toContain("A boat from the demo");
  await accounts.signedIn("ada@example.com", during);
  await add(during, "A boat of the account");
  expect(await plan(at(accounts, stranger))).toContain("A stranger's boat");

  // Back: the account waits in the database, through a purge as well, and the demo is a demo.
  const back = at(demo, during);
  expect((await back.open("/dashboard")).status).toBe(200);
  expect(await plan(back)).not.toContain("boat of the account");
  expect(await plan(at(demo, stranger))).toContain("A stranger's boat");
  const { database } = accounts;
  await database
    .prepare("update owners set seen_at = 1, created_at = 1 where id in (select owner_id from users)")
    .run();
  await demo.cron(new Date(), "17 3 * * *");

  // AUTH=accounts again: the session is good for its 30 days, and so is the address.
  const again = await plan(at(accounts, during));
  for (const idea of ["A boat of the account", "A boat from the demo"]) expect(again).toContain(idea);
  expect(await plan(await accounts.signedIn("ada@example.com"))).toContain("A boat of the account");
});
