import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({ site: { CEILINGS: JSON.stringify({ linkMails: 2000 }) } });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

const ask = (browser: Browser, email: string) =>
  browser.submit("/account/sign-in", { form: "address", email });
const answer = (link: string, says: "agree" | "refuse", browser = site.browser()) =>
  browser.submit("/account/address", {
    token: new URL(link, site.site).searchParams.get("token") ?? "",
    answer: says,
  });
const letters = (email: string) => site.mail.taken().filter(({ to }) => to === email);

/** Asks for another address: the links that both mailboxes got. */
async function askBoth(browser: Browser, from: string, to: string): Promise<{ old: string; fresh: string }> {
  const before = letters(from).length;
  const asked = await ask(browser, to);
  expect([asked.status, asked.to]).toEqual([303, "/account/sign-in#address"]);
  await expect.poll(() => letters(from).length).toBeGreaterThan(before);
  await expect.poll(() => site.linkTo(to)).toMatch(/^\/account\/address\?/);
  return { old: site.linkTo(from) ?? "", fresh: site.linkTo(to) ?? "" };
}

describe("a change of address", () => {
  it("happens once both mailboxes agreed, is shown meanwhile, and both are told", async () => {
    const browser = await site.signedIn("old@example.com");
    const { old, fresh } = await askBoth(browser, "old@example.com", "New@Example.com".toLowerCase());
    for (const link of [old, fresh])
      expect((await site.browser().open(link)).text).toContain("Change the address to new@example.com?");
    expect((await browser.open("/account/sign-in")).text).toContain("Waiting to change to new@example.com");
    expect((await answer(fresh, "agree")).text).toContain("once the other one does");
    expect((await browser.open("/account/sign-in")).text).toMatch(/old@example.com has not agreed yet/);
    expect(await site.count("users", "email = 'new@example.com'")).toBe(0);
    expect((await answer(old, "agree")).text).toContain("Your address was changed");
    expect((await browser.open("/account")).text).toContain("new@example.com");
    expect((await answer(old, "agree")).status).toBe(410);
    await site.cron(new Date(), "*/5 * * * *");
    for (const email of ["old@example.com", "new@example.com"])
      expect(letters(email).map(({ subject }) => subject)).toContain("Greenlight: Address changed");
    // A link to the old mailbox makes an account of its own.
    const other = await site.signedIn("new@example.com");
    expect((await other.open("/account")).text).toContain("new@example.com");
    expect(await site.count("users", "email in ('old@example.com', 'new@example.com')")).toBe(1);
  });

  it("is agreed to by no link that is only opened, and by neither mailbox twice", async () => {
    const browser = await site.signedIn("one@example.com");
    const { old, fresh } = await askBoth(browser, "one@example.com", "two@example.com");
    for (const link of [old, fresh, old, fresh]) await site.browser().open(link);
    expect((await browser.open("/account/sign-in")).text).toMatch(
      /one@example.com has not agreed yet, two@example.com has not agreed yet/,
    );
    await answer(fresh, "agree");
    await answer(fresh, "agree");
    expect(await site.count("users", "email = 'two@example.com'")).toBe(0);
  });

  it.each(["old", "fresh"] as const)("ends where the %s mailbox refuses", async (side) => {
    const browser = await site.signedIn(`${side}-from@example.com`);
    const links = await askBoth(browser, `${side}-from@example.com`, `${side}-to@example.com`);
    expect((await answer(links[side], "refuse")).text).toContain("Nothing changes");
    for (const link of [links.old, links.fresh]) expect((await answer(link, "agree")).status).toBe(410);
    expect((await browser.open("/account")).text).toContain(`${side}-from@example.com`);
  });

  it("is canceled by its owner, replaced by the next, and over after a day", async () => {
    const browser = await site.signedIn("many@example.com");
    const first = await askBoth(browser, "many@example.com", "first@example.com");
    const second = await askBoth(browser, "many@example.com", "second@example.com");
    expect((await answer(first.old, "agree")).status).toBe(410);
    await browser.submit("/account/sign-in", { form: "cancel-address" });
    expect((await answer(second.old, "agree")).status).toBe(410);
    const third = await askBoth(browser, "many@example.com", "third@example.com");
    await site.database.prepare("update address_changes set expires_at = 1").run();
    expect((await answer(third.old, "agree")).status).toBe(410);
  });

  it("never takes another's address, answers the same, and writes to nobody there", async () => {
    await site.signedIn("taken@example.com");
    const browser = await site.signedIn("wants@example.com");
    const before = letters("taken@example.com").length;
    expect((await ask(browser, "taken@example.com")).status).toBe(303);
    await expect.poll(() => site.linkTo("wants@example.com")).toMatch(/^\/account\/address\?/);
    await answer(site.linkTo("wants@example.com") ?? "", "agree");
    expect(letters("taken@example.com")).toHaveLength(before);
    expect(await site.count("users", "email = 'taken@example.com'")).toBe(1);
    const late = await site.signedIn("late@example.com");
    const links = await askBoth(late, "late@example.com", "soon@example.com");
    await site.signedIn("soon@example.com");
    await answer(links.old, "agree");
    const refused = await answer(links.fresh, "agree");
    expect([refused.status, refused.text.includes("Another account has this address")]).toEqual([409, true]);
  });

  it("is refused for no address and for the present one, with what was typed", async () => {
    const browser = await site.signedIn("same@example.com");
    for (const [typed, message] of [
      ["nonsense", "Please enter a valid email address"],
      ["same@example.com", "This is your address already."],
    ] as const) {
      const refused = await ask(browser, typed);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(message);
      expect(refused.text).toContain(`value="${typed}"`);
    }
  });
});

describe("a sign-in in a browser that is new to an account", () => {
  const told = async (email: string) => {
    await site.cron(new Date(), "*/5 * * * *");
    return letters(email).filter(({ subject }) => subject.includes("New sign-in")).length;
  };

  it("is told of by mail, but for the first of all and for browsers that were there before", async () => {
    const browser = await site.signedIn("told@example.com");
    expect(await told("told@example.com")).toBe(0);
    await browser.submit("/logout");
    await site.signedIn("told@example.com", browser);
    expect(await told("told@example.com")).toBe(0);
    await site.signedIn("told@example.com");
    expect(await told("told@example.com")).toBe(1);
    // Another account's mark is not this one's, nor is one that we did not sign.
    const thief = await site.signedIn("thief@example.com");
    await site.signedIn("told@example.com", thief);
    expect(await told("told@example.com")).toBe(2);
    const forger = site.browser();
    forger.jar.set("greenlight-known", "WyJhIl0=.forged");
    await site.signedIn("told@example.com", forger);
    expect(await told("told@example.com")).toBe(3);
  });

  it("is told of twenty times a day at most, so that one account's mails leave those of others", async () => {
    await site.signedIn("often@example.com");
    await site.database
      .prepare(
        `with recursive n(n) as (select 1 union all select n + 1 from n where n < 20)
         insert into outbox (id, kind, owner_id, recipient, due_at, sent_at)
         select 'often-' || n, 'security', owner_id, email, ?1, ?1 from n, users where email = 'often@example.com'`,
      )
      .bind(Date.now())
      .run();
    await site.signedIn("often@example.com");
    expect(await told("often@example.com")).toBe(0);
    await site.database.prepare("update outbox set due_at = 1, sent_at = 1 where id = 'often-7'").run();
    await site.signedIn("often@example.com");
    expect(await told("often@example.com")).toBe(1);
  });
});
