import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";
import { CEILINGS } from "../ceilings";
import { openDailyUses } from "../db/daily-uses";
import { openDatabase } from "../db/database";
import type { HonoEnv } from "../env";
import { countedAs } from "./limits";
import { describeError, refusedClient, requestLog } from "./request-log";

/** The lines that one request leaves. */
async function linesOf(path: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(line)),
  );
  const app = new Hono<HonoEnv>().use(
    requestId({ headerName: "" }),
    requestLog(async () => "0123456789abcdef"),
  );
  app.get("/status/:status", (c) => c.text("", Number(c.req.param("status")) as 200));
  app.get("/forbidden", () => {
    throw new HTTPException(403);
  });
  app.get("/fails", () => {
    throw new Error("down");
  });
  app.all("*", (c) => c.text("well"));
  app.onError((error, c) => c.text("failed", error instanceof HTTPException ? error.status : 500));
  await app.request(path, { headers: { Cookie: "private", "X-Request-Id": "forged" } });
  for (const spy of spies) spy.mockRestore();
  return lines.map((line) => JSON.parse(line));
}

describe("requestLog", () => {
  it("writes one line, without query, cookie or an id of the client's", async () => {
    const lines = await linesOf("/youtube-tool?q=private");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: "info",
      method: "GET",
      path: "/youtube-tool",
      status: 200,
      d1: 0,
    });
    expect(JSON.stringify(lines)).not.toMatch(/private|forged/);
  });

  it.each(["/plan/0123456789abcdef0123456789abcdef.ics", "/plan/0123.ics", "/PLAN/0123/x.ICS"])(
    "leaves the secret of a feed out: %s",
    async (path) => {
      const lines = await linesOf(path);
      expect(lines[0]?.path).toBe("/plan/(secret).ics");
      expect(JSON.stringify(lines)).not.toContain("0123");
    },
  );

  it.each([
    "/plan/0123456789abcdef0123456789abcdef",
    "/plan/0123456789abcdef0123456789abcdef/",
    "/plan/0123456789abcdef0123456789abcdef.data",
    "/plan/0123456789abcdef0123456789abcdef/outcome",
    "//plan//0123456789ABCDEF0123456789ABCDEF",
    "/plan/0123",
    "/plan/export/0123",
  ])("leaves out what may be one: %s", async (path) => {
    const lines = await linesOf(`http://localhost${path}`);
    expect(lines[0]?.path).toBe("/plan/(secret)");
    expect(JSON.stringify(lines)).not.toContain("0123");
  });

  it("leaves out half of one wherever it stands", async () => {
    expect((await linesOf("/login/0123456789abcdef.ics"))[0]?.path).toBe("/login/(secret).ics");
    expect((await linesOf("/plan0123456789ABCDEF"))[0]?.path).toBe("/plan(secret)");
  });

  it.each(["/plan", "/plan/export", "/plan/week.data", "/plan/cards.csv", "/series-planner/yours"])(
    "names the page %s",
    async (path) => expect((await linesOf(path))[0]?.path).toBe(path),
  );

  it("masks a path that may hold people's text", async () => {
    expect((await linesOf("/me@example.com"))[0]?.path).toBe("(other)");
    expect((await linesOf("/a%20b"))[0]?.path).toBe("(other)");
  });

  it.each(["/status/401", "/status/403", "/status/429", "/forbidden"])(
    "warns of a refusal, and tells its client apart: %s",
    async (path) => {
      const lines = await linesOf(path);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ level: "warn", client: "0123456789abcdef" });
      expect(lines[0]?.warnings).toBeUndefined();
    },
  );

  it.each(["/well", "/status/400", "/status/404", "/status/413"])(
    "tells no client apart at %s",
    async (path) => {
      const [line] = await linesOf(path);
      expect(line?.level).toBe("info");
      expect(line).not.toHaveProperty("client");
    },
  );

  it("says what failed on the same line", async () => {
    const lines = await linesOf("/fails");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: "error",
      status: 500,
      errors: [{ name: "Error", message: "down" }],
    });
  });
});

describe("describeError", () => {
  it("says what the database said, and not the values that were bound", () => {
    const driver = new Error("D1_ERROR: no such table: waitlist_emails");
    const error = new DrizzleQueryError(
      "insert into waitlist_emails values (?)",
      ["private@example.com"],
      driver,
    );
    const described = describeError(error);
    expect(described.message).toBe("D1_ERROR: no such table: waitlist_emails");
    expect(JSON.stringify(described)).not.toContain("private@example.com");
  });

  it("quotes no secret of a feed", () => {
    const error = new Error("No page at /plan/0123456789abcdef0123456789abcdef.ics");
    expect(describeError(error).message).toBe("No page at /plan/(secret).ics");
  });

  it("quotes at most eight lines of the stack", () => {
    const { stack = [] } = describeError(new Error("two\nlines of private text"));
    expect(stack.length).toBeLessThanOrEqual(8);
    expect(stack.every((line) => line.startsWith("at "))).toBe(true);
  });

  it("quotes nothing of a thrown value that is not an error", () => {
    expect(describeError("private text")).toEqual({ name: "string" });
  });
});

const secret = "a-secret-for-tests-only";
const morning = new Date("2026-11-22T00:00:00Z");
const later = (hours: number) => new Date(morning.getTime() + hours * HOUR_MS);

const marked = (address: string, now = morning, over: { secret?: string; trusted?: string } = {}) =>
  refusedClient(new Headers({ "CF-Connecting-IP": address }), {
    trusted: "CF-Connecting-IP",
    secret,
    now,
    ...over,
  });

describe("the mark of a refused client", () => {
  it("is the same all day, another the next, and each client's own", async () => {
    const mark = await marked("203.0.113.7");
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    expect(await marked("203.0.113.7", later(23.99))).toBe(mark);
    expect(await marked("203.0.113.7", later(24))).not.toBe(mark);
    expect(await marked("203.0.113.8")).not.toBe(mark);
    expect(await marked("2001:db8:1:2::1")).toBe(await marked("2001:db8:1:2::2"));
  });

  it("is another with another secret, and there is none without", async () => {
    expect(await marked("203.0.113.7", morning, { secret: "another" })).not.toBe(await marked("203.0.113.7"));
    expect(await marked("203.0.113.7", morning, { secret: "" })).toBeUndefined();
  });

  it("is none where nothing names the address", async () => {
    expect(await marked("203.0.113.7", morning, { trusted: "" })).toBeUndefined();
    expect(await marked("203.0.113.7", morning, { trusted: "X-Real-IP" })).toBeUndefined();
  });

  it("leads to no row of the day's counts", async () => {
    const uses = openDailyUses(openDatabase({} as never), {
      counted: countedAs("203.0.113.7"),
      secret,
      ceilings: CEILINGS,
      units: UNITS_A_DAY,
      now: morning,
    });
    expect((await uses.visitor()).address).not.toContain(await marked("203.0.113.7"));
  });
});
