import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { describe, expect, it, vi } from "vitest";
import type { Door } from "../env";
import { describeError, requestLog } from "./request-log";

/** The lines that one request leaves. */
async function linesOf(path: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(line)),
  );
  const app = new Hono<Door>().use(
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
