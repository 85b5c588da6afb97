import { describe, expect, it } from "vitest";
import { OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import { pageContext } from "../../../tests/support/page-context";
import {
  memoryWorkspaces,
  NOTES,
  notesFunctions,
  notesPage,
  ownNotesFunctions,
} from "../../../tests/support/tool-desk";
import { toolAction, toolLoader } from "./route";

const request = { id: "id", nonce: "nonce", now: new Date("2026-11-21T10:00:00Z") };

function asking(path: string) {
  const url = new URL(path, "https://greenlight.example");
  return { request: new Request(url), url };
}

function visitor({ desk = notesFunctions, caller = someCaller() } = {}) {
  const { workspaces, memory } = memoryWorkspaces();
  const { context, reported } = pageContext({
    request,
    workspaces,
    caller,
    channel: { summary: async () => null },
  });
  return {
    memory,
    reported,
    open: (path: string) => toolLoader(notesPage)({ context, ...asking(path) }),
    async send(fields: Record<string, string | File>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const form = new Request("https://greenlight.example/notes", { method: "POST", body });
      const answer = await toolAction(desk)({ context, request: form, url: new URL(form.url) });
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
      formId: "id",
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

  it("works out once a minute and address what whoever kept nothing is shown", async () => {
    const load = toolLoader(notesPage);
    const at = async (path: string, time: string, state?: object) => {
      const { workspaces, memory } = memoryWorkspaces();
      if (state) memory.put(NOTES, state);
      const now = new Date(`2026-11-21T${time}Z`);
      const { context } = pageContext({
        request: { ...request, now },
        workspaces,
        channel: { summary: async () => null },
      });
      return (await load({ context, ...asking(path) })).data.shown;
    };
    const first = await at("/notes", "10:00:01");
    expect(await at("/notes", "10:00:59")).toBe(first);
    expect(await at("/notes?period=week", "10:00:59")).not.toBe(first);
    expect((await at("/notes", "10:01:00")).today).toContain("10:01:00");
    expect((await at("/notes", "10:01:00", { notes: ["mine"], total: 11 })).notes).toEqual(["mine"]);
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
        blank: true,
      },
    });
  });

  it("sends Retry-After to an address over its limit, and to no other", async () => {
    expect((await visitor().send({ action: "add", text: " " })).headers.get("Retry-After")).toBeNull();
    const { status, headers } = await visitor({ caller: OVER_LIMIT }).send({ action: "add", text: "one" });
    expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
  });

  it.each(["nothing", "toString", "__proto__", ""])("throws 400 for the action %j", async (action) => {
    const thrown = await visitor()
      .send({ action })
      .catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(400);
  });

  it("says that a form over the size limit was not read", async () => {
    const { memory, send } = visitor();
    expect(await send({ "too-long": "1" })).toMatchObject({
      status: 413,
      data: {
        refused: { message: "That is more than 2 MB. Please send less of it at once: nothing was read." },
      },
    });
    expect(memory.reads).toBe(0);
  });

  it("does not accept a file for a text field", async () => {
    const { status, data } = await visitor().send({ action: "add", text: new File(["x"], "x.txt") });
    expect([status, data?.refused.typed]).toEqual([400, {}]);
  });

  it("sends back what was typed, and never a file", async () => {
    const { send } = visitor({ desk: ownNotesFunctions });
    const file = new File([new Uint8Array([0])], "notes.txt");
    expect(await send({ action: "add", text: "filed", more: "kept, too", file })).toMatchObject({
      status: 400,
      data: { refused: { field: "file", message: "That file holds no text" } },
    });
    expect(
      (await send({ action: "add", text: "filed", more: "kept, too", file })).data?.refused.typed,
    ).toEqual({
      text: "filed",
      more: "kept, too",
    });
  });

  it("does not send back very long texts, and says so", async () => {
    const [short, long] = ["x".repeat(64 * 1024), "x".repeat(64 * 1024 + 1)];
    const { send } = visitor();
    expect((await send({ action: "add", text: " ", more: short })).data?.refused).toMatchObject({
      typed: { text: " ", more: short },
    });
    const { data } = await send({ action: "add", text: " ", more: long });
    expect(data?.refused).toMatchObject({ typed: { text: " " }, unshown: true });
    expect(JSON.stringify(data).length).toBeLessThan(1000);
  });
});
