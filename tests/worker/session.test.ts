import { describe, expect, it, vi } from "vitest";
import { SITE, Visitor } from "../support/visitor";

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  token_type: string;
  user: Record<string, unknown>;
}

async function start(visitor: Visitor, body: unknown = {}): Promise<Tokens> {
  const answer = await visitor.call("/api/session", body);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe("POST /api/session", () => {
  // Spec 9: "Dummy searchCredits 999"
  it("answers the Auth session of the dummy user, for an hour", async () => {
    const visitor = new Visitor();
    const tokens = await start(visitor);
    expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(tokens.expires_at * 1000).toBeGreaterThan(Date.now() + 3590_000);
    expect(tokens.user).toEqual({
      id: "demo-user",
      email: "demo@greenlight.example",
      isDemo: false,
      searchCredits: 999,
      platform: "youtube",
      primaryTopic: "content creation",
      youtubeChannel: "Your Channel Name",
    });
  });

  it("names the session in a signed cookie that script cannot read", async () => {
    const answer = await new Visitor().call("/api/session", {});
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/Max-Age=2592000/);
  });

  it("takes a refresh token, and no other in its place", async () => {
    const tokens = await start(new Visitor());
    const again = await start(new Visitor(), { refresh_token: tokens.refresh_token });
    expect(again.user).toEqual(tokens.user);
    const wrong = await new Visitor().call("/api/session", { refresh_token: tokens.access_token });
    expect(wrong.status).toBe(401);
  });

  it("refuses another site", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    expect((await new Visitor().call("/api/session", {}, { headers })).status).toBe(403);
    expect((await new Visitor().fetch("/api/session", { method: "POST", headers })).status).toBe(403);
    expect(
      (await new Visitor().fetch("/api/session", { method: "POST", headers: { Origin: SITE } })).status,
    ).toBe(200);
  });

  it("ends every token with the log-out", async () => {
    const visitor = new Visitor();
    const tokens = await start(visitor);
    await visitor.submit("/logout");
    expect((await visitor.call("/api/session", {})).status).toBe(401);
    expect((await visitor.call("/api/session", { refresh_token: tokens.refresh_token })).status).toBe(401);
    const trends = await visitor.fetch("/api/trends", {
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(trends.status).toBe(401);
  });
});

describe("whether a session was ended", () => {
  it.each([
    // The dashboard reads its figures and the channel; a tool its state; a file all there is.
    ["/dashboard", 1],
    ["/content-ideas", 1],
    ["/comment-sentiment/yours", 1],
    ["/account/data.json", 1],
    ["/pricing", 1],
    ["/youtube", 1],
  ])("is asked in the round trip that %s makes anyway", async (path, trips) => {
    const visitor = new Visitor();
    await visitor.submit("/content-ideas", { action: "generate" });
    await visitor.open(path);
    const lines: string[] = [];
    const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    expect((await visitor.open(path)).status).toBe(200);
    spy.mockRestore();
    expect(lines.map((line) => JSON.parse(line).d1)).toEqual([trips]);
  });
});
