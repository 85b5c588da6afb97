import { beforeEach, describe, expect, it } from "vitest";
import { someServices } from "../../../tests/support/page-context";
import { memoryWorkspaces, NOTES, notes } from "../../../tests/support/tool-desk";
import { perform } from "./perform";
import { STATE_BYTES } from "./state";

const NOW = new Date("2026-11-21T10:00:00Z");
const FAILED = "Failed to keep the note. Please try again.";

let { workspaces, memory } = memoryWorkspaces();
let reported: unknown[] = [];

beforeEach(() => {
  ({ workspaces, memory } = memoryWorkspaces());
  reported = [];
});

function send(fields: Record<string, string | File>, tool = notes) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const report = (error: unknown) => void reported.push(error);
  return perform(tool, form, someServices({ workspaces, request: { now: NOW }, report }));
}

const add = (text: string) => send({ action: "add", text });
const kept = () => memory.at(NOTES)?.state as { notes: string[]; total: number } | undefined;

describe("perform", () => {
  it("saves the new state and says which card is open", async () => {
    expect(await add(" first ")).toEqual({ action: "add", open: "note-2" });
    expect(kept()).toEqual({
      notes: [expect.stringMatching(/^first \(5, 0\.\d{4}\)$/), "sample note"],
      total: 11,
    });
  });

  it("reads no file and no text of an own desk before the limit is asked", async () => {
    const unread = new File(["a,b"], "comments.csv");
    unread.bytes = async () => {
      throw new Error("the file was read");
    };
    const form = notes.actions.add?.form.transform(() => {
      throw new Error("the text was read");
    });
    const add = { ...notes.actions.add, form } as (typeof notes.actions)["add"];
    const own = { ...notes, desk: "yours" as const, actions: { ...notes.actions, add } } as typeof notes;
    memory.isAllowed = false;
    const fields = { action: "add", text: "first", file: unread };
    expect(await send(fields, own)).toMatchObject({ refused: { status: 429 } });
    memory.isAllowed = true;
    await expect(send(fields, own)).rejects.toThrow("the file was read");
  });

  it("draws the same numbers for the same version and input, and new ones for the next version", async () => {
    await add("one");
    const first = kept()?.notes[0];
    await add("one");
    expect(kept()?.notes[0]).not.toBe(first);
    ({ workspaces, memory } = memoryWorkspaces());
    await add("one");
    expect(kept()?.notes[0]).toBe(first);
  });

  it("applies a form once that is sent again after the database did not answer, if it was written all the same", async () => {
    memory.down = "answers";
    expect(await add("one")).toMatchObject({ refused: { status: 503, typed: { text: "one" } } });
    memory.down = "nothing";
    expect(await add("one")).toEqual({ action: "add", open: "note-2" });
    expect(kept()?.notes).toHaveLength(2);
    expect(await add("another")).toMatchObject({ action: "add" });
    expect(kept()?.notes).toHaveLength(3);
  });

  it("applies it if another form is sent, or nothing was written", async () => {
    memory.down = "answers";
    await add("one");
    memory.down = "nothing";
    await add("two");
    expect(kept()?.notes).toHaveLength(3);
    memory.down = "writes";
    await add("three");
    memory.down = "nothing";
    await add("three");
    expect(kept()?.notes).toHaveLength(4);
  });

  it("answers bad input with its message and what was typed, without a database call", async () => {
    expect(await send({ action: "add", text: "  ", more: "kept, too" })).toEqual({
      refused: {
        status: 400,
        action: "add",
        message: "Please write something",
        typed: { text: "  ", more: "kept, too" },
        reason: "invalid",
        field: "text",
      },
    });
    expect([memory.reads, memory.writes]).toEqual([0, 0]);
  });

  it("does not accept a file for a text field", async () => {
    const form = new FormData();
    form.set("action", "add");
    form.set("text", new File(["x"], "x.txt"));
    const services = someServices({ workspaces, request: { now: NOW }, report() {} });
    expect(await perform(notes, form, services)).toMatchObject({
      refused: { status: 400, typed: {} },
    });
  });

  it.each(["nothing", "toString", "__proto__", ""])("throws 400 for the action %j", async (action) => {
    const thrown = await send({ action }).catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(400);
  });

  it("refuses with 409 if the state does not allow the action", async () => {
    expect(await add("again")).toMatchObject({ refused: { status: 409, message: "It is there already." } });
    expect(memory.writes).toBe(0);
  });

  it("asks nobody outside for what the state refuses", async () => {
    let asked = 0;
    const { add: usual } = notes.actions;
    if (!usual) throw new Error("the notes take no more");
    const asking = {
      ...notes,
      actions: { ...notes.actions, add: { ...usual, gather: async () => void asked++ } },
    };
    expect(await send({ action: "add", text: "again" }, asking)).toMatchObject({ refused: { status: 409 } });
    expect(asked).toBe(0);
    expect(await send({ action: "add", text: "one" }, asking)).toMatchObject({ action: "add" });
    expect(asked).toBe(1);
  });

  it("asks outside once, however often another tab writes in between", async () => {
    let asked = 0;
    const { add: usual } = notes.actions;
    if (!usual) throw new Error("the notes take no more");
    const asking = {
      ...notes,
      actions: { ...notes.actions, add: { ...usual, gather: async () => void asked++ } },
    };
    memory.put(NOTES, { notes: ["mine"], total: 1 });
    memory.meanwhile = () => memory.put(NOTES, { notes: ["theirs", "mine"], total: 2 }, 2);
    expect(await send({ action: "add", text: "ours" }, asking)).toMatchObject({ action: "add" });
    expect(asked).toBe(1);
  });

  it("refuses every action of an address over its limit, start-over included", async () => {
    memory.isAllowed = false;
    for (const answer of [await add("one"), await send({ action: "start-over" })]) {
      expect(answer).toMatchObject({
        refused: {
          status: 429,
          message: "Too many changes from your network. Please wait a minute and try again.",
          reason: "refused",
        },
      });
    }
    expect(memory.at(NOTES)).toBeNull();
  });

  it("applies again to what another tab wrote in between, and keeps both changes", async () => {
    memory.put(NOTES, { notes: ["mine"], total: 1 });
    memory.meanwhile = () => memory.put(NOTES, { notes: ["theirs", "mine"], total: 2 }, 2);
    await add("ours");
    expect(kept()).toEqual({ notes: [expect.stringContaining("ours"), "theirs", "mine"], total: 3 });
  });

  it("applies to the sample if another tab started over in between", async () => {
    memory.put(NOTES, { notes: ["old"], total: 99 }, 7);
    memory.meanwhile = () => void workspaces.clear(NOTES);
    await add("new");
    expect(kept()).toEqual({ notes: [expect.stringContaining("new"), "sample note"], total: 11 });
  });

  it("keeps all of five simultaneous changes", async () => {
    const done = await Promise.all(["a", "b", "c", "d", "e"].map(add));
    expect(done.filter((answer) => "refused" in answer)).toEqual([]);
    expect(kept()?.total).toBe(15);
  });

  it("gives up with the tool's message if other tabs always write first", async () => {
    workspaces.write = async () => "conflict";
    expect(await add("never")).toMatchObject({ refused: { status: 503, message: FAILED } });
    expect(String(reported[0])).toContain("5 times in a row");
  });

  it("refuses a state over 256 KB and keeps the earlier one", async () => {
    const full = { notes: ["x".repeat(STATE_BYTES - 60)], total: 1 };
    memory.put(NOTES, full);
    expect(await add("y".repeat(100))).toEqual({
      refused: {
        status: 413,
        action: "add",
        message: "There is no more room here. Remove something, or start over, and try again.",
        typed: { text: "y".repeat(100) },
        reason: "refused",
      },
    });
    expect(kept()).toEqual(full);
  });

  it("counts bytes, not characters", async () => {
    memory.put(NOTES, { notes: ["é".repeat(STATE_BYTES / 2)], total: 1 });
    expect(await add("one")).toMatchObject({ refused: { status: 413 } });
  });

  // Spec 4: "failure sets the error"
  it.each(["writes", "all"] as const)(
    "says the tool's message where the database takes no %s",
    async (down) => {
      memory.put(NOTES, { notes: ["mine"], total: 1 });
      memory.down = down;
      expect(await add("typed")).toEqual({
        refused: { status: 503, action: "add", message: FAILED, typed: { text: "typed" }, reason: "failed" },
      });
      expect(await send({ action: "start-over" })).toMatchObject({
        refused: { status: 503, message: FAILED },
      });
      expect(reported).toHaveLength(2);
      expect(kept()).toEqual({ notes: ["mine"], total: 1 });
    },
  );

  it("shows a source's refusal at its field", async () => {
    expect(await add("nowhere")).toEqual({
      refused: {
        status: 404,
        action: "add",
        message: "There is no such note",
        field: "text",
        typed: { text: "nowhere" },
        reason: "invalid",
      },
    });
    expect([memory.writes, reported]).toEqual([0, []]);
  });

  it("reads a file as text, and does not send it back as typed", async () => {
    const file = (bytes: string | Uint8Array<ArrayBuffer>) => new File([bytes], "notes.txt");
    const yours = { ...notes, desk: "yours" } as const;
    await send({ action: "add", text: "filed", file: file("twelve bytes") }, yours);
    expect(memory.at({ tool: "notes", desk: "yours" })?.state).toMatchObject({
      notes: [expect.stringMatching(/^filed \(12, /), "sample note"],
    });
    const binary = file(new Uint8Array([0]));
    expect(await send({ action: "add", text: "filed", file: binary }, yours)).toMatchObject({
      refused: { status: 400, field: "file", message: "That file holds no text", typed: { text: "filed" } },
    });
  });

  it("says that a form over the size limit was not read", async () => {
    expect(await send({ "too-long": "1" })).toMatchObject({
      refused: {
        status: 413,
        message: "That is more than 2 MB. Please send less of it at once: nothing was read.",
      },
    });
    expect(memory.reads).toBe(0);
  });

  it("counts forms of own data before parsing, and other forms once they are valid", async () => {
    const yours = { ...notes, desk: "yours" } as const;
    memory.isAllowed = false;
    expect(await send({ action: "add", text: " " }, yours)).toMatchObject({ refused: { status: 429 } });
    expect(await send({ action: "add", text: " " })).toMatchObject({ refused: { status: 400 } });
    expect(await add("something")).toMatchObject({ refused: { status: 429, typed: { text: "something" } } });
  });

  it("does not send back very long texts, and says so", async () => {
    const [short, long] = ["x".repeat(64 * 1024), "x".repeat(64 * 1024 + 1)];
    expect(await send({ action: "add", text: " ", more: short })).toMatchObject({
      refused: { typed: { text: " ", more: short } },
    });
    const answer = await send({ action: "add", text: " ", more: long });
    expect(answer).toMatchObject({ refused: { typed: { text: " " }, unshown: true } });
    expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });

  it("keeps each desk's state apart", async () => {
    await add("sample");
    await send({ action: "add", text: "mine" }, { ...notes, desk: "yours" });
    expect(kept()?.notes).toHaveLength(2);
    expect(memory.at({ tool: "notes", desk: "yours" })?.version).toBe(1);
  });

  it("answers with the tool's message if its source fails, and writes nothing", async () => {
    expect(await add("unreachable")).toMatchObject({ refused: { status: 503, message: FAILED } });
    expect(memory.writes).toBe(0);
    expect(reported).toHaveLength(1);
  });
});
