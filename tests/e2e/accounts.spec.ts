import type { Browser, CDPSession, Page } from "@playwright/test";
import { arriveAt } from "../support/arrive.ts";
import { type AccountsSite, serveAccounts } from "../support/fresh-server.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { expect, test as journey } from "./journey.ts";
import { Entrance } from "./screens/entrance.ts";
import { addIdeas } from "./screens/plan.ts";

let site: AccountsSite;

interface AtAccounts {
  entrance: Entrance;
  /** Opens a page of the site with accounts. */
  go(path: string): Promise<void>;
  /** The link to `path` in the next mail to an address. */
  linkTo(email: string, path?: string): Promise<string>;
  /** A browser of somebody else, at an address of their own. */
  elsewhere(): Promise<Page>;
}

const test = journey.extend<AtAccounts>({
  entrance: ({ page }, use) => use(new Entrance(page)),
  go: ({ page }, use) => use((path) => arriveAt(page, `${site.url}${path}`)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of the pattern
  linkTo: async ({}, use) => {
    const read = new Set<string>();
    await use(async (email, path = "/login/link") => {
      const mail = await mailTo(
        site.mail.url,
        email,
        ({ key, body }) => !read.has(key) && body.includes(path),
      );
      read.add(mail.key);
      return linkIn(mail, path);
    });
  },
  elsewhere: async ({ browser }, use, info) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await somebodyElse(browser, `198.51.100.${pages.length + 1 + info.retry * 50}`);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

async function somebodyElse(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "CF-Connecting-IP": address } });
  return context.newPage();
}

// One site for all of them, in one worker: a Worker of its own for each would cost more than the journeys.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await serveAccounts();
});

test.afterAll(() => site?.stop());

const userMenu = (page: Page) => page.getByRole("button", { name: /^Account menu/ });

test("what was made in the demo comes along into an account that a mailed link makes", {
  tag: "@native",
}, async ({ page, go, entrance, linkTo, email }) => {
  await go("/plan?view=board");
  await expect(page).toHaveURL(/\/login\?next=/);
  await entrance.accessDemo.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await go("/plan");
  await addIdeas(page, ["Ten sourdough mistakes"]);

  await go("/signup");
  await entrance.askForLink(email);
  await go(pathOf(await linkTo(email)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sign in as ${email}?`);
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await expect(userMenu(page)).toContainText(email);
  await go("/plan");
  await expect(page.locator(".plan-card")).toHaveText([/Ten sourdough mistakes/]);

  // The demo on this device is another's from now on: nothing of it is left to come along twice.
  await userMenu(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await go("/login");
  await entrance.accessDemo.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await go("/plan");
  await expect(page.locator(".plan-card")).toHaveCount(0);
});

test("a guarded page leads to the login and back, by a link that works once and not when it is old", async ({
  page,
  go,
  entrance,
  linkTo,
  email,
}) => {
  await go("/");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await go("/plan?view=calendar");
  await expect(page).toHaveURL(/\/login\?next=%2Fplan%3Fview%3Dcalendar$/);
  await entrance.email.fill("no address");
  await entrance.mailLink.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(entrance.email).toHaveValue("no address");
  await entrance.askForLink(email);
  const link = pathOf(await linkTo(email));
  await go(link);
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/plan?view=calendar`);

  await go(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`You are signed in as ${email}`);
  await page.context().clearCookies();
  await go(link);
  await expect(entrance.refused).toBeVisible();
  await expect(entrance.alert).toHaveText(
    "This link was used already. Each one works once: ask for a new one.",
  );

  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await entrance.askForLink(email);
  const old = pathOf(await linkTo(email));
  await site.database.prepare("update verifications set expires_at = ?").bind(Date.now()).run();
  await go(old);
  await expect(entrance.refused).toBeVisible();
  await expect(entrance.alert).toContainText("This link is too old");
});

test("a link that is only opened signs nobody in, and one that was forwarded says whose it is", {
  tag: "@native",
}, async ({ page, go, entrance, linkTo, elsewhere, email }) => {
  await go("/login");
  await entrance.askForLink(email);
  const link = await linkTo(email);
  // A mail service's scanner: by HEAD, by GET, and in a browser that runs the page.
  const scanner = await elsewhere();
  for (const method of ["HEAD", "GET"])
    expect((await scanner.request.fetch(link, { method })).status()).toBe(200);
  await arriveAt(scanner, link);
  await arriveAt(scanner, `${site.url}/account`);
  await expect(scanner).toHaveURL(/\/login/);

  const friend = await elsewhere();
  await arriveAt(friend, link);
  await expect(friend.getByRole("main")).toContainText(
    "You asked for this link in another browser, or somebody else did.",
  );
  await expect(friend.getByRole("main")).toContainText(`Go on only if ${email} is your address.`);

  await go(pathOf(link));
  await expect(page.getByText("in another browser")).toBeHidden();
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  // The friend pressed too late.
  await new Entrance(friend).signIn.click();
  await expect(new Entrance(friend).refused).toBeVisible();
});

test("a passkey signs in, and a link by mail is the way back once it is lost", {
  tag: "@with-script",
}, async ({ page, go, entrance, linkTo, email }) => {
  await go("/login");
  await entrance.askForLink(email);
  await go(pathOf(await linkTo(email)));
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);

  const device = await plugIn(page);
  await go("/account/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your passkey was added.")).toBeVisible();
  await userMenu(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();

  await go("/login?next=%2Fplan");
  await entrance.passkey.click();
  await expect(page).toHaveURL(`${site.url}/plan`);
  await expect(userMenu(page)).toContainText(email);

  // A finger that is not the owner's: nobody is in, and the page stands as it was.
  await userMenu(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await device.isOwner(false);
  await go("/login");
  await entrance.email.fill(email);
  await entrance.passkey.click();
  await expect(entrance.passkey).toBeEnabled();
  await expect(page).toHaveURL(`${site.url}/login`);
  await expect(entrance.email).toHaveValue(email);

  await device.lose();
  await entrance.mailLink.click();
  await go(pathOf(await linkTo(email)));
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await go("/account/sign-in");
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
});

test("Google makes an account, is believed nothing that it lies, and opens no other's account", {
  tag: "@native",
}, async ({ page, go, entrance, linkTo, email }) => {
  const name = email.replace(/@.*/, "");
  const google = `${name}@gmail.com`;
  for (const lie of ["nonce", "state", "other-key"] as const) {
    site.google.control.lie = lie;
    await atGoogle(page, google);
    await expect(entrance.alert, lie).toHaveText(
      "Google's answer could not be used. Please try again, or sign in by mail.",
    );
  }
  site.google.control.lie = null;
  await go("/login");
  await entrance.google.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(entrance.alert).toHaveText("You did not go on at Google.");

  await atGoogle(page, google, "/plan");
  await expect(page).toHaveURL(`${site.url}/plan`);
  await expect(userMenu(page)).toContainText(google);
  await go("/account/sign-in");
  await page.getByRole("button", { name: "Disconnect Google" }).click();
  await expect(page.getByText("Google was disconnected.")).toBeVisible();
  await userMenu(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();

  // There is an account with the address now, without Google: its mailbox has to agree.
  await atGoogle(page, google);
  await expect(entrance.mailed).toBeVisible();
  await go(pathOf(await linkTo(google)));
  await expect(page.getByText("From now on your Google account signs you in, too.")).toBeVisible();
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await go("/account/sign-in");
  await expect(page.getByRole("button", { name: "Disconnect Google" })).toBeVisible();

  async function atGoogle(at: Page, address: string, next = "") {
    await go(`/login${next && `?next=${encodeURIComponent(next)}`}`);
    await new Entrance(at).google.click();
    await at.getByLabel("Address").fill(address);
    await at.getByRole("button", { name: "Go on" }).click();
  }
});

test("a password counts once its mailbox confirmed it, and is changed", { tag: "@native" }, async ({
  page,
  go,
  entrance,
  linkTo,
  elsewhere,
  email,
}) => {
  await go("/signup");
  await entrance.email.fill(email);
  await entrance.password.fill("short");
  await entrance.create.click();
  await expect(page.getByText("Password must be at least 8 characters long.")).toBeVisible();
  await expect(entrance.email).toHaveValue(email);
  await entrance.password.fill("two loaves a week");
  await entrance.create.click();
  await expect(entrance.mailed).toBeVisible();
  await expect(page.getByText("your password counts from then on")).toBeVisible();
  await go(pathOf(await linkTo(email)));
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);

  const other = await elsewhere();
  await arriveAt(other, `${site.url}/login`);
  const entering = new Entrance(other);
  await entering.email.fill(email);
  await entering.password.fill("three loaves a week");
  await entering.logIn.click();
  await expect(entering.alert).toBeVisible();
  await expect(entering.email).toHaveValue(email);
  await entering.password.fill("two loaves a week");
  await entering.logIn.click();
  await expect(other).toHaveURL(`${site.url}/dashboard`);

  await go("/account");
  await page.getByLabel("Current password").fill("two loaves a week");
  await page.getByLabel("New password", { exact: true }).fill("four loaves a week");
  await page.getByLabel("Confirm new password").fill("four loaves a week");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
  // Wherever else it was signed in, it is no more.
  await arriveAt(other, `${site.url}/account`);
  await expect(other).toHaveURL(/\/login/);
});

test("sessions are ended one by one and all at once", { tag: "@native" }, async ({
  page,
  go,
  linkTo,
  elsewhere,
  email,
}) => {
  const [phone, tablet] = [await elsewhere(), await elsewhere()];
  for (const at of [phone, tablet, page]) {
    await arriveAt(at, `${site.url}/login`);
    await new Entrance(at).askForLink(email);
    await arriveAt(at, await linkTo(email));
    await new Entrance(at).signIn.click();
    await expect(at).toHaveURL(`${site.url}/dashboard`);
  }
  await go("/account/sign-in");
  const sessions = page.getByRole("region", { name: "Signed in on" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  const another = sessions.getByRole("listitem").filter({ hasNotText: "This browser" }).first();
  await another.getByRole("button", { name: /^Sign out of/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const at of [phone, tablet, page]) {
    await arriveAt(at, `${site.url}/account`);
    await expect(at).toHaveURL(/\/login/);
  }
});

test("an address is changed once both mailboxes agree, and an account is deleted", {
  tag: "@native",
}, async ({ page, go, entrance, linkTo, email }) => {
  await go("/login");
  await entrance.askForLink(email);
  await go(pathOf(await linkTo(email)));
  await entrance.signIn.click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);

  const fresh = `new-${email}`;
  await go("/account/sign-in");
  await page.getByLabel("New email address").fill(fresh);
  await page.getByRole("button", { name: "Ask both mailboxes" }).click();
  await expect(page.getByRole("region", { name: "Email address" })).toContainText(fresh);
  for (const mailbox of [email, fresh]) {
    await go(pathOf(await linkTo(mailbox, "/account/address")));
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Agree|Confirm)/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^(Thank you|Your address was changed)$/,
    );
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address was changed");
  await go("/login");
  await entrance.askForLink(fresh);
  await go(pathOf(await linkTo(fresh)));
  await entrance.signIn.click();
  await expect(userMenu(page)).toContainText(fresh);

  await go("/account");
  await page.getByRole("link", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: /^Yes, delete/ }).click();
  await expect(page.getByRole("heading", { name: /deleted/ })).toBeVisible();
  await go("/account");
  await expect(page).toHaveURL(/\/login/);
});

function pathOf(link: string): string {
  return link.slice(new URL(link).origin.length);
}

/** Plugs an authenticator into the browser that knows its owner by a finger. */
async function plugIn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isOwner: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    lose: () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}
