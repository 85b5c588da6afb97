import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

async function stored(email: string): Promise<number> {
  const row = await env.DB.prepare("select count(*) as n from waitlist_emails where email_key = ?")
    .bind(email.toLowerCase())
    .first<{ n: number }>();
  return row?.n ?? 0;
}

describe("POST /api/waitlist", () => {
  it("keeps an address once, without regard to case", async () => {
    const visitor = new Visitor("203.0.113.1");
    const first = await visitor.call("/api/waitlist", { email: " Once@Example.com " });
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ success: true, error: null });

    const again = await visitor.call("/api/waitlist", { email: "oNCE@example.COM" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      success: false,
      error: { code: "23505", message: "This email is already on our waitlist!" },
    });
    expect(await stored("once@example.com")).toBe(1);
  });

  it.each([
    { email: "a@b" },
    { email: "a b@c.de" },
    { email: "a@xn--a.de" },
    { email: `a@${"ö".repeat(60)}.de` },
    { email: "a@b｀c.de" },
    { email: "=a@b.de" },
    { email: "" },
    { email: 7 },
    {},
    [],
    null,
    "text",
  ])("refuses %j and stores nothing", async (body) => {
    const answer = await new Visitor("203.0.113.2").call("/api/waitlist", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: "Please enter a valid email address" } });
    const kept = await env.DB.prepare(
      "select count(*) as n from waitlist_emails where email_key not like '%@example.com'",
    ).first();
    expect(kept).toEqual({ n: 0 });
  });

  it.each(["user@xn--bcher-kva.example", "jörg@bücher.example"])(
    "takes an international address: %s",
    async (email) => {
      expect((await new Visitor("203.0.113.8").call("/api/waitlist", { email })).status).toBe(201);
    },
  );

  it("keeps one row of many sent at once", async () => {
    const visitor = new Visitor("203.0.113.3");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.call("/api/waitlist", { email: "burst@example.com" })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await stored("burst@example.com")).toBe(1);
  });

  it("stops an address at 20 a minute and lets others in", async () => {
    const hasty = new Visitor("203.0.113.4");
    const statuses: number[] = [];
    await withinAMinute();
    for (let n = 0; n < 22; n++) {
      statuses.push((await hasty.call("/api/waitlist", { email: `hasty${n}@example.com` })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(
      (await new Visitor("203.0.113.5").call("/api/waitlist", { email: "calm@example.com" })).status,
    ).toBe(201);
  });
});

describe("the dialog's form", () => {
  it("answers 303 to the confirmation", async () => {
    const answer = await new Visitor("203.0.113.6").submit("/?index&welcome=waitlist", {
      email: "form@example.com",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/?welcome=joined");
  });

  it("shows the message and what was typed in the same form", async () => {
    const answer = await new Visitor("203.0.113.7").submit("/?index&welcome=waitlist", { email: 'a@b"<i>' });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter a valid email address");
    expect(page).toContain('value="a@b&quot;&lt;i&gt;"');
    expect(page).toMatch(/<dialog[^>]* open/);
  });
});
