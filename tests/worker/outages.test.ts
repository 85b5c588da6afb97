import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { letAMinutePass } from "../support/let-a-minute-pass";
import { Visitor } from "../support/visitor";

// What the Worker remembers for a minute would do without the table.
beforeEach(letAMinutePass);
afterEach(() => void vi.useRealTimers());

/** While `body` runs a table is not there; gives back what the Worker logged of it. */
async function without(table: string, body: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
  await env.DB.prepare(`alter table ${table} rename to ${table}_away`).run();
  try {
    await body();
  } finally {
    await env.DB.prepare(`alter table ${table}_away rename to ${table}`).run();
    spy.mockRestore();
  }
  return lines.join("\n");
}

// Spec 8: "Failed to join waitlist. Please try again. (logged)"
it("a waitlist that cannot be written says so, with the address still there, and is logged without it", async () => {
  const log = await without("waitlist_emails", async () => {
    const answer = await new Visitor().submit("/?index&welcome=waitlist", { email: "lost@example.com" });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain("Failed to join waitlist. Please try again.");
    expect(page).toContain('value="lost@example.com"');
  });
  expect(log).toContain("no such table");
  expect(log).not.toContain("lost@example.com");
});

// Spec 8: "fallback Failed to load trend insights; shown in Trend Data Unavailable card"
// Spec 2: "error card titled Trend Data Unavailable"
it("a trend that cannot be read is said in a card, on both pages that show it", async () => {
  await without("topics", async () => {
    await without("trends", async () => {
      // With a query that nothing is kept for.
      for (const path of ["/dashboard?outage", "/youtube?outage"]) {
        const answer = await new Visitor().open(path);
        expect([path, answer.status]).toEqual([path, 200]);
        const page = await answer.text();
        expect(page, path).toContain("Trend Data Unavailable");
        expect(page, path).toContain("Failed to load trend insights");
      }
    });
  });
});

// Spec 8: "server error text or Failed to fetch trend data when success false"
it("the function of trends says that it failed, and no word of the database's", async () => {
  const visitor = new Visitor();
  const { access_token } = await (await visitor.call("/api/session", {})).json<{ access_token: string }>();
  await without("trends", async () => {
    const headers = { Authorization: `Bearer ${access_token}` };
    const answer = await visitor.fetch("/api/trends", { headers });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ success: false, error: "Failed to fetch trend data" });
  });
});
