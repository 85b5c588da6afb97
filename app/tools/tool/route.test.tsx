import { describe, expect, it } from "vitest";
import { pageContext } from "../../../tests/support/page-context";
import { memoryWorkspaces, NOTES, notes } from "../../../tests/support/tool-desk";
import { toolAction, toolLoader } from "./route";

const request = { id: "id", nonce: "nonce", now: new Date("2026-11-21T10:00:00Z") };

function asking(path: string) {
  const url = new URL(path, "https://greenlight.example");
  return { request: new Request(url), url };
}

function visitor() {
  const { workspaces, memory } = memoryWorkspaces();
  const { context, reported } = pageContext({ request, workspaces });
  return {
    memory,
    reported,
    open: (path: string) => toolLoader(notes)({ context, ...asking(path) }),
    async send(fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      const form = new Request("https://greenlight.example/notes", { method: "POST", body });
      const answer = await toolAction(notes)({ context, request: form, url: new URL(form.url) });
      return answer instanceof Response
        ? { status: answer.status, headers: answer.headers, data: null }
        : { status: answer.init?.status, headers: new Headers(answer.init?.headers), data: answer.data };
    },
  };
}

describe("a tool's loader", () => {
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("shows the sample on the first visit", async () => {
    const { data, init } = await visitor().open("/notes");
    expect(data).toEqual({
      shown: { notes: ["sample note"], total: "10", today: "2026-11-21T10:00:00.000Z" },
      done: null,
      confirming: null,
      open: null,
      address: "/notes",
      unread: false,
      desks: [],
    });
    expect(init?.status).toBe(200);
  });

  it("reads from the address what was done, what to confirm and what is open", async () => {
    const { data } = await visitor().open("/notes?done=add&confirm=clear&open=note-2");
    expect(data).toMatchObject({ done: "add", confirming: "clear", open: "note-2" });
  });

  it("ignores start-over in the address if something is kept", async () => {
    const { memory, open, send } = visitor();
    expect((await open("/notes?done=start-over")).data.done).toBe("start-over");
    await send({ action: "add", text: "one" });
    await send({ action: "start-over" });
    expect((await open("/notes?done=start-over")).data.done).toBe("start-over");
    memory.put(NOTES, { notes: ["mine"], total: 11 });
    expect((await open("/notes?done=start-over")).data.done).toBeNull();
  });

  it("shows the sample for an unreadable state, and reports it", async () => {
    const { memory, open, reported } = visitor();
    memory.put(NOTES, { notes: "no list" });
    expect((await open("/notes")).data.shown.notes).toEqual(["sample note"]);
    expect(reported).toHaveLength(1);
  });

  it("answers 503 if the database cannot be read, and the page knows that it shows nothing of the visitor's", async () => {
    const { memory, open, reported } = visitor();
    memory.down = "all";
    const { data, init } = await open("/notes");
    expect([init?.status, data.unread]).toEqual([503, true]);
    expect(String(reported)).toContain("D1_ERROR");
  });
});

describe("a tool's action", () => {
  it("redirects to the card that it opened", async () => {
    const { status, headers } = await visitor().send({ action: "add", text: "one" });
    expect([status, headers.get("Location")]).toEqual([303, "/notes?done=add&open=note-2#note-2"]);
  });

  it("redirects to the results if it opened no card", async () => {
    const { headers } = await visitor().send({ action: "clear" });
    expect(headers.get("Location")).toBe("/notes?done=clear#results");
  });

  it("returns the refusal to the page, with what was typed", async () => {
    const { status, data } = await visitor().send({ action: "add", text: " " });
    expect(status).toBe(400);
    expect(data).toEqual({
      refused: {
        action: "add",
        message: "Please write something",
        typed: { text: " " },
        reason: "invalid",
        field: "text",
      },
    });
  });

  it("sends Retry-After to an address over its limit, and to no other", async () => {
    const { memory, send } = visitor();
    expect((await send({ action: "add", text: " " })).headers.get("Retry-After")).toBeNull();
    memory.isAllowed = false;
    const { status, headers } = await send({ action: "add", text: "one" });
    expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
  });
});
