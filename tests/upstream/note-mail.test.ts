import { afterAll, beforeAll, expect, it } from "vitest";
import { drillNotes, faultsOfNotes } from "../../commands/drill-mail/notes";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

const ORIGIN = "https://greenlight.example";
const MONDAY = new Date("2026-12-07T08:00:00Z");
const later = (days: number, from = MONDAY) => new Date(from.getTime() + days * 86_400_000);

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({ site: { SITE_ORIGIN: ORIGIN } });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

const ownerOf = async (email: string) =>
  (await site.database
    .prepare("select owner_id from users where email = ?")
    .bind(email)
    .first("owner_id")) as string;

/** What happens in the week before an instant. */
async function happen(email: string, at: Date) {
  const facts = JSON.stringify({ topic: "sourdough", peak: "February", article: "Sourdough" });
  await site.database
    .prepare("insert into events (kind, owner_id, at, facts) values ('season-begun', ?, ?, ?)")
    .bind(await ownerOf(email), at.getTime() - 3_600_000, facts)
    .run();
}

const notesTo = (email: string) =>
  site.mail.taken().filter(({ to, headers }) => to === email && "List-Unsubscribe" in headers);

/** Puts the next mail of an owner to an instant. */
async function due(email: string, at: Date) {
  await site.database
    .prepare("update note_mails set due_at = ? where owner_id = ? and due_at is not null")
    .bind(at.getTime(), await ownerOf(email))
    .run();
}

async function turnedOn(email: string): Promise<Browser> {
  const browser = await site.signedIn(email);
  const turned = await browser.submit("/note", { action: "mail-on" });
  expect([turned.status, turned.to]).toEqual([303, "/note?done=mail-on"]);
  return browser;
}

/** The link in the header, as mail services ask it: no cookie, no Origin. */
async function oneClick(link: string, init: RequestInit = {}) {
  return fetch(new URL(new URL(link).pathname, site.site), {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
    ...init,
  });
}

const linkIn = (headers: Record<string, string>) => headers["List-Unsubscribe"]?.slice(1, -1) ?? "";

it("is off until it is asked for, then comes once a week as the page says it, in text and HTML", async () => {
  const browser = await site.signedIn("ada@example.com");
  const page = await browser.open("/note");
  expect(page.text).toContain("Get your note at ada@example.com once a week");
  await site.cron(MONDAY, OFTEN_CRON);
  expect(notesTo("ada@example.com")).toEqual([]);

  await turnedOn("ada@example.com");
  expect((await browser.open("/note?done=mail-on")).text).toContain("Your note goes to ada@example.com");
  await happen("ada@example.com", MONDAY);
  await due("ada@example.com", MONDAY);
  await site.cron(later(-1 / 24), OFTEN_CRON);
  expect(notesTo("ada@example.com")).toEqual([]);
  await Promise.all([0, 1, 2].map(() => site.cron(MONDAY, OFTEN_CRON)));
  await site.cron(later(1 / 24), OFTEN_CRON);
  const notes = notesTo("ada@example.com");
  expect(notes).toHaveLength(1);
  const [note] = notes;
  expect(note?.subject).toBe("Greenlight: Your note of Monday, December 7, 2026");
  const told = "Season begins: sourdough (Your topic). Interest peaks in February";
  expect(note?.body).toContain(told);
  expect(note?.html).toContain(told);
  expect(note?.body).toContain(`${ORIGIN}/note?of=2026-12-07`);
  expect(note?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(linkIn(note?.headers ?? {})).toMatch(/^https:\/\/greenlight\.example\/unsubscribe\/[^/]+$/);

  // Another day of the same week is no second note.
  const moved = await browser.submit("/note", { action: "time", weekday: "3", hour: "8", zone: "UTC" });
  expect(moved.status).toBe(303);
  await due("ada@example.com", later(2));
  await site.cron(later(2), OFTEN_CRON);
  expect(notesTo("ada@example.com")).toHaveLength(1);
  // A quiet week has none, the next with news does.
  await site.cron(later(9), OFTEN_CRON);
  expect(notesTo("ada@example.com")).toHaveLength(1);
  await happen("ada@example.com", later(16));
  await site.cron(later(16), OFTEN_CRON);
  expect(notesTo("ada@example.com")).toHaveLength(2);
});

it("ends with one click of a mail service, without signing in; a link that is only opened changes nothing", async () => {
  const email = "eve@example.com";
  const browser = await turnedOn(email);
  await happen(email, MONDAY);
  await due(email, MONDAY);
  await site.cron(MONDAY, OFTEN_CRON);
  const link = linkIn(notesTo(email)[0]?.headers ?? {});
  const path = new URL(link).pathname;
  const isOn = async () => (await browser.open("/note")).text.includes(`Your note goes to ${email}`);

  for (const method of ["GET", "HEAD"]) {
    const opened = await site.browser().fetch(path, { method });
    expect(opened.status).toBe(200);
    expect(opened.set.filter((cookie) => cookie.includes("account"))).toEqual([]);
  }
  expect((await site.browser().open(path)).text).toContain("Stop your weekly note?");
  expect(await isOn()).toBe(true);

  // One that waits goes no more.
  await happen(email, later(7));
  await due(email, later(7));
  site.mail.control.mood = "refuse";
  await site.cron(later(7), OFTEN_CRON);
  site.mail.control.mood = "take";
  expect(
    await site.count("outbox", `kind = 'note' and owner_id = '${await ownerOf(email)}' and sent_at is null`),
  ).toBe(1);

  const ended = await oneClick(link);
  expect(ended.status).toBe(200);
  expect(await ended.text()).toContain("No more notes by mail");
  expect(await isOn()).toBe(false);
  // Asked again, it is answered alike.
  expect((await oneClick(link)).status).toBe(200);
  await site.cron(later(8), OFTEN_CRON);
  expect(notesTo(email)).toHaveLength(1);
});

it("ends nobody's mails by a link that is not ours, or another's", async () => {
  await turnedOn("mallory@example.com");
  await turnedOn("victim@example.com");
  await happen("mallory@example.com", MONDAY);
  await due("mallory@example.com", MONDAY);
  await site.cron(MONDAY, OFTEN_CRON);
  const own = linkIn(notesTo("mallory@example.com")[0]?.headers ?? {});
  const signature = own.slice(own.lastIndexOf(".") + 1);
  const victim = await ownerOf("victim@example.com");
  for (const token of [
    `${victim}.${signature}`,
    `${victim}.`,
    victim,
    "x",
    `.${signature}`,
    "%00",
    "a".repeat(2000),
  ]) {
    const answer = await oneClick(`${ORIGIN}/unsubscribe/${token}`);
    expect([400, 404]).toContain(answer.status);
    expect((await site.browser().open(`/unsubscribe/${token}`)).status).not.toBe(200);
  }
  expect(await site.count("note_mails", `owner_id = '${victim}' and due_at is not null`)).toBe(1);
});

// npm run drill:mail -- --note has 500, and each kind of failure by itself.
it.each(["mixed", "take"] as const)(
  "brings each of 20 creators one note under a mail service that will %s",
  { timeout: 120_000 },
  async (mood) => {
    const drilled = await drillNotes(mood, 20, { mailCall: 300 });
    expect(faultsOfNotes(drilled)).toEqual([]);
    expect(drilled).toMatchObject({ creators: 20, reached: 20, twice: 0, strangers: 0, waiting: 0 });
  },
);
