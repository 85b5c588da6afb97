import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkRoom } from "../../workers/accounts/link-room";
import { type AccountSite, deployAccounts, tokenOf } from "./accounts";

const LINKS_OF_FLOODED = 80;

let deployed: Awaited<ReturnType<typeof deployAccounts<"open" | "closed" | "waiting" | "small" | "flooded">>>;
let open: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({
    open: { CEILINGS: JSON.stringify({ linkMails: 2000 }) },
    closed: { SIGNUPS: "closed" },
    waiting: { SIGNUPS: "waitlist" },
    small: { CEILINGS: JSON.stringify({ linkMails: 40 }) },
    flooded: { CEILINGS: JSON.stringify({ linkMails: LINKS_OF_FLOODED }) },
  });
  ({ open } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

describe("a link by mail", () => {
  it("makes the account, signs in with a new session and leads to where one wanted to go", async () => {
    const browser = open.browser();
    const guarded = await browser.open("/plan?view=week");
    expect([guarded.status, guarded.to]).toEqual([302, "/login?next=%2Fplan%3Fview%3Dweek"]);
    const page = await browser.open(guarded.to ?? "");
    expect(page.text).toContain('name="next" value="/plan?view=week"');
    const link = await open.askForLink(browser, "ada@example.com", "/plan?view=week");
    expect((await browser.open(link)).text).toContain("Sign in as ada@example.com?");
    const { status, to, set } = await open.redeem(browser, link);
    expect([status, to]).toEqual([303, "/plan?view=week"]);
    expect(set).toEqual([
      expect.stringMatching(/^greenlight-account=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^greenlight-known=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const account = await browser.open("/account");
    expect(account.text).toContain("ada@example.com");
    expect(await open.count("users", "email = 'ada@example.com' and email_verified = 1")).toBe(1);
  });

  it("signs nobody in that only opens it", async () => {
    const browser = open.browser();
    const link = await open.askForLink(browser, "opened@example.com");
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, set } = await open.browser().fetch(link, { method });
      expect([status, set]).toEqual([200, []]);
    }
    expect(await open.count("users", "email = 'opened@example.com'")).toBe(0);
    expect((await open.redeem(browser, link)).status).toBe(303);
  });

  it("works once, and says so", async () => {
    const browser = await open.signedIn("once@example.com");
    const link = open.linkTo("once@example.com") ?? "";
    const again = await open.redeem(open.browser(), link);
    expect([again.status, again.set]).toEqual([410, []]);
    expect(again.text).toContain("This link was used already.");
    expect(again.text).toContain("You are not signed in");
    const opened = (await browser.open(link)).text;
    expect(opened).toContain("This link was used already.");
    expect(opened).toContain("You are signed in as once@example.com");
    expect(
      await open.count("auth_sessions", "user_id = (select id from users where email = 'once@example.com')"),
    ).toBe(1);
  });

  it("works once however often it is sent at the same time", async () => {
    const browser = open.browser();
    const link = await open.askForLink(browser, "race@example.com");
    const answers = await Promise.all(Array.from({ length: 6 }, () => open.redeem(open.browser(), link)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(
      await open.count("auth_sessions", "user_id in (select id from users where email = 'race@example.com')"),
    ).toBe(1);
  });

  it("says that it is too old, and that it is not one of ours", async () => {
    const browser = open.browser();
    const link = await open.askForLink(browser, "late@example.com");
    await open.database.prepare("update verifications set expires_at = 1 where value like '%late@%'").run();
    expect((await browser.open(link)).text).toContain("This link is too old");
    const late = await open.redeem(browser, link);
    expect([late.status, late.set]).toEqual([410, []]);
    expect((await browser.open("/login/link?token=guessed")).text).toContain("This is no link of ours");
    expect((await open.redeem(browser, "/login/link?token=guessed")).status).toBe(410);
    expect(await open.count("users", "email = 'late@example.com'")).toBe(0);
  });

  it("says where it was asked for in another browser, which a forwarded one was, too", async () => {
    const link = await open.askForLink(open.browser(), "away@example.com");
    const elsewhere = open.browser();
    expect((await elsewhere.open(link)).text).toContain(
      "You asked for this link in another browser, or somebody else did.",
    );
    expect((await open.redeem(elsewhere, link)).status).toBe(303);
    expect(await elsewhere.isSignedIn()).toBe(true);
  });

  it("keeps neither its secret nor the mailbox where links are counted", async () => {
    const link = await open.askForLink(open.browser(), "secret@example.com");
    const { results } = await open.database.prepare("select * from verifications").all();
    const counted = await open.database.prepare("select * from sign_in_attempts").all();
    expect(JSON.stringify(results)).not.toContain(tokenOf(link));
    expect(JSON.stringify(counted.results)).not.toMatch(/secret@example|@/);
    const sent = await open.database
      .prepare("select payload from outbox where recipient = 'secret@example.com' and sent_at is not null")
      .all();
    expect(sent.results).toEqual([{ payload: null }]);
  });

  it("goes to one mailbox five times an hour, whoever asks", async () => {
    for (let time = 0; time < 5; time++) await open.askForLink(open.browser(), "flood@example.com");
    for (const email of ["flood@example.com", "Flood@Example.com"]) {
      const refused = await open.browser().submit("/login", { email });
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
      expect(refused.text).toContain("Five links were asked for this address within an hour.");
    }
    expect(open.mail.taken().filter(({ to }) => to === "flood@example.com")).toHaveLength(5);
  });

  it("leaves most of the day's mails to others, however many mailboxes one network asks for", async () => {
    const { small } = deployed.sites;
    const flooder = small.browser("203.0.113.7");
    for (let mailbox = 0; mailbox < 4; mailbox++)
      await small.askForLink(flooder, `mailbox-${mailbox}@example.com`);
    const refused = await flooder.submit("/login", { email: "one-more@example.com" });
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(refused.text).toContain("Your network has used up its share for today.");
    expect(refused.text).toContain('value="one-more@example.com"');
    // Nor does another address of the same block get one.
    const neighbor = await small.browser("203.0.113.200").submit("/login", { email: "more@example.com" });
    expect(neighbor.text).toContain("Your network has used up its share for today.");
    // Signed in, by letters to other addresses.
    await small.redeem(flooder, small.linkTo("mailbox-0@example.com") ?? "");
    const moved = await flooder.submit("/account/sign-in", { form: "address", email: "moved@example.com" });
    expect(moved.status).toBe(429);
    expect(small.mail.taken()).toHaveLength(4);
    expect(await (await small.signedIn("elsewhere@example.com")).isSignedIn()).toBe(true);
  });

  it("goes on to accounts when a flood of networks has used up what all share, with one answer for every address", async () => {
    const { flooded } = deployed.sites;
    await flooded.signedIn("member@example.com");
    const mover = await flooded.signedIn("mover@example.com");
    const flood = async () => {
      const { open: room } = linkRoom(LINKS_OF_FLOODED, new Date());
      for (let network = 0; (await flooded.count("sign_in_attempts", "kind = 'link'")) < room; network++)
        await flooded
          .browser(`10.0.${network}.1`)
          .submit("/login", { email: `flood-${network}@example.com` });
    };
    const ask = async (email: string) => {
      await flood();
      const asked = await flooded.browser().submit("/login", { email });
      return [asked.status, asked.to ?? asked.text.includes("Five links were asked for this address")];
    };
    const answers = async (email: string) => {
      const heard = [];
      for (let time = 0; time < 6; time++) heard.push(await ask(email));
      return heard;
    };
    const tried = [303, "/login?sent=accounts"];
    expect(await answers("nobody@example.com")).toEqual([...Array(5).fill(tried), [429, true]]);
    // One link was mailed to it within this hour.
    expect((await answers("member@example.com")).slice(0, 5)).toEqual([...Array(4).fill(tried), [429, true]]);
    const mailed = () => flooded.mail.taken().map(({ to }) => to);
    await expect.poll(() => mailed().filter((to) => to === "member@example.com").length).toBe(1 + 3);
    expect(mailed()).not.toContain("nobody@example.com");
    expect(await flooded.count("sign_in_attempts", "kind = 'link'")).toBeLessThanOrEqual(
      LINKS_OF_FLOODED / 2,
    );
    // A change of address takes two of them, as often as its account's own mailbox may have one, whichever the new one is
    // and from whichever network.
    const move = (time: number) =>
      mover.copy().submit("/account/sign-in", { form: "address", email: `moved-${time}@example.com` });
    for (const time of [1, 2, 3]) expect((await move(time)).status).toBe(303);
    const fourth = await move(4);
    expect([fourth.status, fourth.text.includes("Too many links were asked for today")]).toEqual([429, true]);
    expect(await flooded.count("address_changes", "email = 'moved-3@example.com'")).toBe(1);
    await expect.poll(() => mailed().filter((to) => to.startsWith("moved-"))).toHaveLength(3);
    expect(await flooded.count("sign_in_attempts", "kind = 'kept'")).toBe(3 + 2 * 3);
    const page = await flooded.browser().open("/login?sent=accounts");
    expect(page.text).toContain("only addresses with an account get one now");
  });

  it("never takes a page of another site to lead to", async () => {
    for (const next of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const browser = open.browser();
      expect((await browser.open(`/login?${new URLSearchParams({ next })}`)).text).not.toContain(
        'name="next"',
      );
      const link = await open.askForLink(browser, `next${next.length}@example.com`, next);
      expect((await open.redeem(browser, link)).to).toBe("/dashboard");
    }
  });
});

describe("the session of an account", () => {
  it("has a new id with each sign-in, and the one before ends", async () => {
    const browser = await open.signedIn("new@example.com");
    const before = browser.copy();
    expect(await before.isSignedIn()).toBe(true);
    await open.signedIn("new@example.com", browser);
    expect(browser.jar.get("greenlight-account")).not.toBe(before.jar.get("greenlight-account"));
    expect([await browser.isSignedIn(), await before.isSignedIn()]).toEqual([true, false]);
  });

  it("is taken from no cookie that we did not sign", async () => {
    const browser = await open.signedIn("signed@example.com");
    const cookie = browser.jar.get("greenlight-account") ?? "";
    const token = await open.database
      .prepare("select token from auth_sessions limit 1")
      .first<string>("token");
    for (const forged of [
      token ?? "",
      `${token}.`,
      `${token}.${"A".repeat(43)}=`,
      cookie.replace(/^./, (first) => (first === "x" ? "y" : "x")),
      "",
    ]) {
      const thief = open.browser();
      thief.jar.set("greenlight-account", forged);
      expect(await thief.isSignedIn()).toBe(false);
    }
  });

  it("ends at once for every copy of its cookie and every token", async () => {
    const browser = await open.signedIn("out@example.com");
    const copy = browser.copy();
    const session = JSON.parse((await browser.submit("/api/session")).text);
    const bearer = { Authorization: `Bearer ${session.access_token}` };
    expect((await open.browser().fetch("/api/trends", { headers: bearer })).status).not.toBe(401);
    expect((await browser.submit("/logout")).to).toBe("/landing");
    expect([await browser.isSignedIn(), await copy.isSignedIn()]).toEqual([false, false]);
    expect((await open.browser().fetch("/api/trends", { headers: bearer })).status).toBe(401);
    const refreshed = await open.browser().fetch("/api/session", {
      method: "POST",
      body: JSON.stringify({ refresh_token: session.refresh_token }),
      headers: { "Content-Type": "application/json" },
    });
    expect(refreshed.status).toBe(401);
  });

  it("is nobody's while its user is suspended, who is told once the mailbox showed that it is theirs", async () => {
    const browser = await open.signedIn("held@example.com");
    const link = await open.askForLink(browser, "held@example.com");
    await open.database.prepare("update users set suspended_at = 1 where email = 'held@example.com'").run();
    expect(await browser.isSignedIn()).toBe(false);
    const before = await open.count("auth_sessions");
    const refused = await open.redeem(browser, link);
    expect([refused.status, refused.to, refused.set]).toEqual([303, "/login?suspended", []]);
    expect((await browser.open("/login?suspended")).text).toMatch(
      /This account is suspended\. What it holds is kept\..*mailto:support@/s,
    );
    const again = await open.askForLink(open.browser(), "held@example.com");
    expect((await open.redeem(open.browser(), again)).to).toBe("/login?suspended");
    expect(await open.count("auth_sessions")).toBe(before);
  });

  it("survives the purge of idle owners", async () => {
    const browser = await open.signedIn("idle@example.com");
    await open.database.prepare("update owners set seen_at = 1, created_at = 1").run();
    await open.cron(new Date(), "17 3 * * *");
    expect(await browser.isSignedIn()).toBe(true);
  });
});

describe("who may sign up", () => {
  it("is nobody new where sign-ups are closed, with the same answer", async () => {
    const { closed } = deployed.sites;
    const asked = await closed.browser().submit("/login", { email: "new@example.com" });
    expect([asked.status, asked.to]).toEqual([303, "/login?sent="]);
    expect((await closed.browser().open("/signup")).text).toContain("New accounts are closed just now.");
    expect(await closed.count("verifications")).toBe(0);
    expect(await closed.count("outbox")).toBe(0);
  });

  it("is who was let in from the waitlist", async () => {
    const { waiting } = deployed.sites;
    for (const [email, letInAt] of [
      ["in@example.com", 1],
      ["waits@example.com", null],
    ]) {
      await waiting.database
        .prepare("insert into waitlist_emails (email, email_key, created_at, let_in_at) values (?, ?, 1, ?)")
        .bind(email, email, letInAt)
        .run();
    }
    await waiting.browser().submit("/login", { email: "waits@example.com" });
    expect(await (await waiting.signedIn("in@example.com")).isSignedIn()).toBe(true);
    expect(waiting.mail.taken().map(({ to }) => to)).toEqual(["in@example.com"]);
  });
});

it.each([
  ["open", "Create your account", "Create account"],
  ["waiting", "Join the waitlist", "Join Waitlist"],
] as const)("the landing page of a site with sign-ups %s leads to: %s", async (name, link, button) => {
  const browser = deployed.sites[name].browser();
  expect((await browser.open("/")).text.includes("Waitlist members")).toBe(name === "waiting");
  expect((await browser.open("/")).text).toContain(link);
  const choice = (await browser.open("/?welcome=choice")).text;
  expect(choice).toContain(button);
  expect(choice.includes("We are not open yet")).toBe(name === "waiting");
});

describe("the demo beside accounts", () => {
  it("is entered by its button alone, as a demo user", async () => {
    const browser = open.browser();
    expect((await browser.open("/dashboard")).to).toBe("/login?next=%2Fdashboard");
    expect((await browser.submit("/login")).to).toBe("/dashboard");
    expect((await browser.open("/dashboard")).status).toBe(200);
    expect((await browser.open("/youtube-tool")).text).toMatch(/create a real account/i);
    await browser.submit("/logout");
    expect((await browser.open("/dashboard")).to).toBe("/login?next=%2Fdashboard");
  });
});
