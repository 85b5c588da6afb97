import { beforeEach, describe, expect, it } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import {
  memoryWorkspaces,
  NOTES,
  notes,
  notesFunctions,
  ownNotesFunctions,
} from "../../../tests/support/tool-desk";
import { seeded } from "../../numbers/chance";
import { CeilingReached } from "../refused";
import { sampleFunctions, yoursFunctions } from "./functions";
import { SHAPE, STATE_BYTES } from "./state";

const NOW = new Date("2026-11-21T10:00:00Z");
const REQUEST = { id: "id", nonce: "nonce", origin: "https://greenlight.example", now: NOW };
const FAILED = "Failed to keep the note. Please try again.";

let { workspaces, memory } = memoryWorkspaces();
let reported: unknown[] = [];

beforeEach(() => {
  ({ workspaces, memory } = memoryWorkspaces());
  reported = [];
});

async function send(action: string, input: unknown = {}, desk = notesFunctions, caller = someCaller()) {
  const definition = desk.actions[action];
  if (!definition) throw new Error(`no action ${action}`);
  const { reported: failures, ...ran } = await ask(
    definition,
    input,
    { workspaces, request: REQUEST },
    caller,
  );
  reported.push(...failures);
  return ran;
}

const add = (text: string) => send("add", { text });
const kept = () => memory.at(NOTES)?.state as { notes: string[]; total: number } | undefined;

class UnreadBytes extends Uint8Array<ArrayBuffer> {
  constructor() {
    super(new ArrayBuffer(3));
  }

  override some(): boolean {
    throw new Error("the file was read");
  }
}

const fileOf = (...bytes: number[]) => ({ name: "notes.txt", bytes: new Uint8Array(bytes) });

describe("changing a desk", () => {
  it("saves the new state and says which card is open", async () => {
    expect(await add(" first ")).toEqual({ done: { action: "add", open: "note-2" } });
    expect(kept()).toEqual({
      shape: SHAPE,
      notes: [expect.stringMatching(/^first \(5, 0\.\d{4}\)$/), "sample note"],
      total: 11,
    });
  });

  it("reads no file and no text of an own desk before the limit is asked", async () => {
    const own = yoursFunctions(
      {
        key: notes.key,
        failed: notes.failed,
        load: async () => {
          throw new Error("the text was read");
        },
      },
      { add: { about: "Adds a note.", fields: ["text", "file"] } },
    );
    const file = { name: "comments.csv", bytes: new UnreadBytes() };
    expect(await send("add", { text: "first", file }, own, OVER_LIMIT)).toMatchObject({
      refused: { status: 429 },
    });
    workspaces.countUpload = async () => {
      throw new CeilingReached(NOW);
    };
    expect(await send("add", { text: "first", file }, own)).toMatchObject({ refused: { status: 429 } });
    expect(reported).toEqual([]);

    workspaces.countUpload = async () => {};
    expect(await send("add", { text: "first", file }, own)).toMatchObject({ refused: { status: 503 } });
    expect(await send("add", { text: "first" }, own)).toMatchObject({ refused: { status: 503 } });
    expect(reported.map(String)).toEqual(["Error: the file was read", "Error: the text was read"]);
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

  it("seeds the numbers by the text as it was sent, spaces and line ends included", async () => {
    const text = " one\r\n";
    await add(text);
    const drawn = seeded(JSON.stringify(["notes", 0, "add", { text }]))();
    expect(kept()?.notes[0]).toBe(`one (3, ${drawn.toFixed(4)})`);
  });

  const FORM = "0b6a1a6e-7f0c-4f57-9d0e-5d4f3c2b1a00";
  const addFrom = (formId: string, text: string) => send("add", { text, formId });

  it("applies a form once that is sent again after the database did not answer, if it was written all the same", async () => {
    memory.down = "answers";
    expect(await addFrom(FORM, "one")).toMatchObject({ refused: { status: 503 } });
    memory.down = "nothing";
    expect(await addFrom(FORM, "one")).toEqual({ done: { action: "add", open: "note-2" } });
    expect(kept()?.notes).toHaveLength(2);
    expect(await addFrom(FORM, "another")).toMatchObject({ done: { action: "add" } });
    expect(kept()?.notes).toHaveLength(3);
  });

  it("applies a form once that is sent twice, and again what is filled in anew", async () => {
    await addFrom(FORM, "one");
    expect(await addFrom(FORM, "one")).toEqual({ done: { action: "add", open: "note-2" } });
    expect(kept()?.notes).toHaveLength(2);
    await addFrom("1b6a1a6e-7f0c-4f57-9d0e-5d4f3c2b1a00", "one");
    await add("one");
    await add("one");
    expect(kept()?.notes).toHaveLength(5);
  });

  it("draws the same numbers whatever the form's id", async () => {
    await add("one");
    const [first] = kept()?.notes ?? [];
    ({ workspaces, memory } = memoryWorkspaces());
    await addFrom(FORM, "one");
    expect(kept()?.notes[0]).toBe(first);
  });

  it("applies it if another form is sent, or nothing was written", async () => {
    memory.down = "answers";
    await addFrom(FORM, "one");
    memory.down = "nothing";
    await addFrom(FORM, "two");
    expect(kept()?.notes).toHaveLength(3);
    memory.down = "writes";
    await addFrom(FORM, "three");
    memory.down = "nothing";
    await addFrom(FORM, "three");
    expect(kept()?.notes).toHaveLength(4);
  });

  it("answers bad input with its message and its field, without a database call", async () => {
    const refused = { status: 400, message: "Please write something", field: "text" };
    expect(await send("add", { text: "  " })).toMatchObject({ refused });
    expect(await send("add", { text: "  " }, ownNotesFunctions)).toEqual({ refused });
    expect([memory.reads, memory.writes]).toEqual([0, 0]);
  });

  it("refuses with 409 if the state does not allow the action", async () => {
    expect(await add("again")).toMatchObject({ refused: { status: 409, message: "It is there already." } });
    expect(memory.writes).toBe(0);
  });

  describe("that asks outside", () => {
    let asked = 0;
    const { add: usual } = notes.actions;
    const asking = sampleFunctions(
      {
        ...notes,
        actions: { ...notes.actions, ...(usual && { add: { ...usual, gather: async () => void asked++ } }) },
      },
      { add: { about: "Adds a note.", example: { text: "one" } } },
    );
    beforeEach(() => {
      asked = 0;
    });

    it("asks nobody for what the state refuses", async () => {
      expect(await send("add", { text: "again" }, asking)).toMatchObject({ refused: { status: 409 } });
      expect(asked).toBe(0);
      expect(await send("add", { text: "one" }, asking)).toMatchObject({ done: { action: "add" } });
      expect(asked).toBe(1);
    });

    it("asks once, however often another tab writes in between", async () => {
      memory.put(NOTES, { notes: ["mine"], total: 1 });
      memory.meanwhile = () => memory.put(NOTES, { notes: ["theirs", "mine"], total: 2 }, 2);
      expect(await send("add", { text: "ours" }, asking)).toMatchObject({ done: { action: "add" } });
      expect(asked).toBe(1);
    });
  });

  it.each([
    ["a sample", notesFunctions],
    ["own data", ownNotesFunctions],
  ])("refuses every change of %s over the limit, start-over included", async (_what, desk) => {
    for (const action of ["add", "clear", "start-over"]) {
      expect(await send(action, { text: "one" }, desk, OVER_LIMIT)).toEqual({
        refused: {
          status: 429,
          message: "Too many changes from your network. Please wait a minute and try again.",
        },
      });
    }
    expect([memory.at(NOTES), memory.reads, memory.uploads]).toEqual([null, 0, 0]);
  });

  it("counts what is sent to a Yours desk against the day's uploads, and reads nothing after the last", async () => {
    await send("add", { text: "one" }, ownNotesFunctions);
    expect(memory.uploads).toBe(1);
    await send("add", { text: "one" });
    await send("start-over", {}, ownNotesFunctions);
    expect(memory.uploads).toBe(1);
    workspaces.countUpload = async () => {
      throw new CeilingReached(NOW);
    };
    expect(await send("add", { text: " " }, ownNotesFunctions)).toEqual({
      refused: { status: 429, message: new CeilingReached(NOW).message, retryAfter: 14 * 60 * 60 },
    });
  });

  it("applies again to what another tab wrote in between, and keeps both changes", async () => {
    memory.put(NOTES, { notes: ["mine"], total: 1 });
    memory.meanwhile = () => memory.put(NOTES, { notes: ["theirs", "mine"], total: 2 }, 2);
    await add("ours");
    expect(kept()).toMatchObject({ notes: [expect.stringContaining("ours"), "theirs", "mine"], total: 3 });
  });

  it("applies to the sample if another tab started over in between", async () => {
    memory.put(NOTES, { notes: ["old"], total: 99 }, 7);
    memory.meanwhile = () => void workspaces.clear(NOTES);
    await add("new");
    expect(kept()).toMatchObject({ notes: [expect.stringContaining("new"), "sample note"], total: 11 });
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
        message: "There is no more room here. Remove something, or start over, and try again.",
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
        refused: { status: 503, message: FAILED },
      });
      expect(await send("start-over")).toMatchObject({
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
        message: "There is no such note",
        field: "text",
      },
    });
    expect([memory.writes, reported]).toEqual([0, []]);
  });

  it("reads a file's text at a Yours desk alone, and refuses one that holds none", async () => {
    await send(
      "add",
      { text: "filed", file: fileOf(...new TextEncoder().encode("twelve bytes")) },
      ownNotesFunctions,
    );
    expect(memory.at({ tool: "notes", desk: "yours" })?.state).toMatchObject({
      notes: [expect.stringMatching(/^filed \(12, /), "sample note"],
    });
    expect(await send("add", { text: "filed", file: fileOf(0) }, ownNotesFunctions)).toMatchObject({
      refused: { status: 400, field: "file", message: "That file holds no text" },
    });
  });

  it("counts forms of own data before parsing, and other forms once they are valid", async () => {
    const blank = { text: " " };
    expect(await send("add", blank, ownNotesFunctions, OVER_LIMIT)).toMatchObject({
      refused: { status: 429 },
    });
    expect(await send("add", blank, notesFunctions, OVER_LIMIT)).toMatchObject({ refused: { status: 400 } });
  });

  it("keeps each desk's state apart", async () => {
    await add("sample");
    await send("add", { text: "mine" }, ownNotesFunctions);
    expect(kept()?.notes).toHaveLength(2);
    expect(memory.at({ tool: "notes", desk: "yours" })?.version).toBe(1);
  });

  it("answers with the tool's message if its source fails, and writes nothing", async () => {
    expect(await add("unreachable")).toMatchObject({ refused: { status: 503, message: FAILED } });
    expect(memory.writes).toBe(0);
    expect(reported).toHaveLength(1);
  });
});
