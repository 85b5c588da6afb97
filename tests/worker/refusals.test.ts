import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Visitor } from "../support/visitor";

/** The lines of the log so far. */
let lines: string[];
beforeEach(() => {
  lines = [];
  for (const name of ["log", "error"] as const)
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

async function tooMany(visitor: Visitor): Promise<Response> {
  for (let tried = 0; tried < 50; tried++) {
    const answer = await visitor.call("/api/waitlist", { email: `${tried}@greenlight.example` });
    if (answer.status === 429) return answer;
  }
  throw new Error("nothing was refused");
}

const REFUSED: [status: number, what: string, ask: (visitor: Visitor) => Promise<Response>][] = [
  [401, "a function without a session", (visitor) => visitor.open("/api/trends")],
  [403, "a form of another site", (visitor) => visitor.fetch("/theme", { method: "POST", body: "x" })],
  [429, "a call made too often", tooMany],
];

describe("the log line of a refusal", () => {
  it.each(REFUSED)("%i warns, and tells the client apart without an address: %s", async (status, _, ask) => {
    const visitor = new Visitor("203.0.113.77");
    expect((await ask(visitor)).status).toBe(status);
    const line = JSON.parse(lines.at(-1) ?? "{}");
    expect(line).toMatchObject({ level: "warn", status, client: expect.stringMatching(/^[0-9a-f]{16}$/) });
    await visitor.open("/api/trends");
    expect(JSON.parse(lines.at(-1) ?? "{}").client).toBe(line.client);
    await new Visitor("203.0.113.78").open("/api/trends");
    expect(JSON.parse(lines.at(-1) ?? "{}").client).not.toBe(line.client);
    expect(lines.join()).not.toContain("203.0.113");
  });

  it("alone has it", async () => {
    await new Visitor().open("/dashboard");
    expect(JSON.parse(lines.at(-1) ?? "{}")).not.toHaveProperty("client");
  });
});
