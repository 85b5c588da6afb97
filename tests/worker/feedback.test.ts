import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sessionIn, sessionOf } from "../support/creator";
import { Visitor } from "../support/visitor";
import { withinAMinute } from "../support/within-a-minute";

const rows = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;

const formIdOf = async (visitor: Visitor) =>
  /name="formId" value="([^"]+)"/.exec(await (await visitor.open("/suggestions")).text())?.[1] ?? "";

describe("/suggestions", () => {
  it("keeps a form that was sent twice at once as one row, with its mail waiting, and thanks by 303", async () => {
    const visitor = new Visitor();
    const fields = { category: "bug", message: "Sent by a double click", formId: await formIdOf(visitor) };
    const answers = await Promise.all([1, 2].map(() => visitor.submit("/suggestions", fields)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/suggestions?sent"]);
    }
    const kept = await rows("select * from feedback where message = ?", fields.message);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ category: "bug", email: "demo@greenlight.example", is_demo: 0 });
    expect(await rows("select id from outbox where id = ?", kept[0]?.id)).toHaveLength(1);
    expect(await (await visitor.open("/suggestions?sent")).text()).toContain("Thank You!");
  });

  it("is one visitor's, though it was their first page and both clicks went out before an answer", async () => {
    const visitor = new Visitor();
    const fields = { category: "bug", message: "Whose am I", formId: await formIdOf(visitor) };
    const named = sessionOf(visitor);
    const answers = await Promise.all([1, 2].map(() => visitor.submit("/suggestions", fields)));
    const sessions = answers.map((answer) => sessionIn(answer.headers.getSetCookie()[0] ?? ""));
    expect(sessions).toEqual([named, named]);
    const file: { feedback: { message: string }[] } = await (await visitor.open("/account/data.json")).json();
    expect(file.feedback).toMatchObject([{ message: "Whose am I" }]);
  });

  it("keeps a form that was gone back to and written anew as a second row", async () => {
    const visitor = new Visitor();
    const formId = await formIdOf(visitor);
    for (const message of ["The first thought", "The second thought"]) {
      await visitor.submit("/suggestions", { category: "feature", message, formId });
    }
    expect(await rows("select id from feedback where message like 'The % thought'")).toHaveLength(2);
  });

  it("shows a blank text's message in the form, and keeps nothing", async () => {
    const [before] = await rows("select count(*) as n from feedback");
    const answer = await new Visitor().submit("/suggestions", { category: "youtube", message: "  " });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please write your feedback first.");
    expect(page).toMatch(/value="youtube"[^>]*checked|checked[^>]*value="youtube"/);
    expect(await rows("select count(*) as n from feedback")).toEqual([before]);
  });

  it("says whom to write to where the row cannot be written, with the text still there", async () => {
    await env.DB.exec("create trigger full before insert on feedback begin select raise(abort, 'full'); end");
    try {
      const answer = await new Visitor().submit("/suggestions", {
        category: "bug",
        message: "Do not lose me",
      });
      expect(answer.status).toBe(503);
      const page = await answer.text();
      expect(page).toContain(
        "Failed to send feedback. Please try again or email support@greenlight.example directly.",
      );
      expect(page).toContain("Do not lose me</textarea>");
      expect(await rows("select id from outbox where id not in (select id from feedback)")).toEqual([]);
    } finally {
      await env.DB.exec("drop trigger full");
    }
  });

  it("is limited by address", async () => {
    const visitor = new Visitor("203.0.113.77");
    const statuses = [];
    await withinAMinute();
    for (let n = 0; n < 12; n += 1) {
      const answer = await visitor.submit("/suggestions", { category: "bug", message: `Flood ${n}` });
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers.get("Retry-After")).toBe("60");
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("POST /api/feedback", () => {
  it("takes category and message, and never a recipient", async () => {
    const answer = await new Visitor().call("/api/feedback", {
      category: "improvement",
      message: "By the function",
      to: "someone@example.com",
      email: "not-me@example.com",
    });
    expect([answer.status, await answer.json()]).toEqual([201, { success: true, error: null }]);
    const [kept] = await rows("select * from feedback where message = 'By the function'");
    expect(kept).toMatchObject({ category: "improvement", email: "demo@greenlight.example" });
    expect(JSON.stringify(kept)).not.toContain("example.com");
  });

  it.each(["api", "form"])("keeps no NUL and no half of a character: by the %s", async (by) => {
    const visitor = new Visitor();
    const fields = { category: "bug", message: `a\0b ${by === "api" ? "\ud83d" : "\ufffd"} ${by}` };
    if (by === "api") await visitor.call("/api/feedback", fields);
    else await visitor.submit("/suggestions", fields);
    const kept = await rows("select message from feedback where message like ?", `%${by}`);
    expect(kept).toEqual([{ message: `a\ufffdb \ufffd ${by}` }]);
  });

  it("answers 400 to JSON nested deeper than it can be read", async () => {
    const answer = await new Visitor().fetch("/api/feedback", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    });
    expect(answer.status).toBe(400);
  });

  it("refuses what is no feedback, and whoever logged out", async () => {
    const visitor = new Visitor();
    const blank = await visitor.call("/api/feedback", { category: "bug", message: "" });
    expect([blank.status, await blank.json()]).toEqual([
      400,
      { success: false, error: "Please write your feedback first." },
    ]);
    await visitor.submit("/logout");
    expect((await visitor.call("/api/feedback", { category: "bug", message: "Hello" })).status).toBe(401);
    expect((await visitor.fetch("/api/feedback")).status).toBe(405);
  });
});
