import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { toolPage } from "../support/tool-page";
import { Visitor } from "../support/visitor";

/** What only our own code and the database know. */
const INTERNALS = /workspaces|owners|sqlite|D1_|select |insert |no such table|\bat .*\.js:\d/i;

describe.each(inject("tools"))("$key with the database wholly down", ({ key, failed, actions }) => {
  const path = `/${key}`;
  const visitor = new Visitor();
  const [first] = actions;
  const fields = { action: first?.name ?? "", ...first?.fields };
  const words = Object.values(first?.fields ?? {}).filter((value) => value.includes(" "));

  beforeAll(async () => {
    expect((await visitor.submit(path, fields)).status).toBe(303);
    await env.DB.batch([
      env.DB.prepare("alter table workspaces rename to workspaces_away"),
      env.DB.prepare("alter table owners rename to owners_away"),
    ]);
  });

  afterAll(async () => {
    await env.DB.batch([
      env.DB.prepare("alter table owners_away rename to owners"),
      env.DB.prepare("alter table workspaces_away rename to workspaces"),
    ]);
  });

  it.each([
    ["opening", () => visitor.open(path)],
    ["acting", () => visitor.submit(path, fields)],
  ])(
    "%s says on its page that nothing could be read, with the request's id, and nothing of how we are made",
    async (what, go) => {
      const answer = await go();
      const page = await toolPage(answer.clone());
      expect(answer.status).toBe(503);
      expect(page.text).toContain("Your work here could not be read just now");
      expect(page.text).toContain(answer.headers.get("X-Request-Id"));
      if (what === "acting") {
        expect(page.text).toContain(failed);
        for (const typed of words) expect(page.holds(typed), typed).toBe(true);
      }
      expect(page.text).not.toMatch(INTERNALS);
      expect(await answer.text()).not.toContain("no such table");
    },
  );

  it("answers the page's own script as sparingly", async () => {
    const answer = await visitor.open(`${path}.data`);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).not.toMatch(INTERNALS);
  });

  it("says in the log what failed, and nothing that was typed", async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    await visitor.submit(path, { ...fields, more: "a secret of the visitor's" });
    spy.mockRestore();
    expect(lines.join()).toContain("no such table");
    expect(lines.join()).not.toContain("a secret of the visitor's");
  });

  // From the second page on a visitor has a session, and the sample could stand where their own work is.
  it("shows the sample to a visitor without a session, and says so when it cannot keep more", async () => {
    expect((await new Visitor().open(path)).status).toBe(200);
    const page = await toolPage(await new Visitor().submit(path, fields));
    expect([page.status, page.text.includes("Unexpected Application Error!")]).toEqual([503, false]);
    expect(page.text).toContain(failed);
  });
});
