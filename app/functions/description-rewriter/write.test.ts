import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import type { LanguageModel } from "../../services/language";
import { rewriterDeskPage } from "../../tools/description-rewriter/yours/show";
import { EXAMPLE_CAPTIONS } from "./yours-functions";
import { YOURS_MESSAGES as SAYS } from "./yours-messages";

const NOW = new Date("2026-11-21T10:00:00Z");
const TITLE = "Fixing a kitchen tap with a coin";
const NOTES =
  "It dripped for two years. A plumber wanted 180 euros. I turned the old kitchen tap with a coin.";
const OWN =
  "It dripped for two years. A plumber wanted 180 euros.\n\nI turned the old kitchen tap with a coin.";
const SENT = { action: "write", title: TITLE, description: NOTES };
const desk = (language?: LanguageModel["complete"]) => toolDesk(rewriterDeskPage, { now: NOW, language });

/** The description that a desk writes where a model says that. */
async function writtenBy(says: string | null, fields: Record<string, string> = {}) {
  const asked: unknown[] = [];
  const own = desk(async (request) => {
    asked.push(request);
    return says === null ? { ok: false, problem: "failed" } : { ok: true, text: says };
  });
  await own.send({ ...SENT, ...fields });
  return { asked, draft: (await own.shown()).shown.draft };
}

describe("a description from notes", () => {
  it("is two sentences as written, chapters, ticked blocks and hashtags, kept to be edited", async () => {
    const own = desk();
    await own.send({ action: "chapters", captions: EXAMPLE_CAPTIONS });
    const [chapters] = (await own.shown()).shown.blocks().blocks;
    expect(chapters).toMatchObject({ field: "block1", label: "Chapters", ticked: true });
    const gear = "My gear:\r\nCamera: https://example.com/c";
    const sent = { ...SENT, block1: chapters?.text ?? "", block2: gear };
    const { status, location } = await own.send(sent);
    const { draft, blocks } = (await own.shown()).shown;
    expect([status, location]).toEqual([
      303,
      `/description-rewriter/yours?done=write&open=${draft?.id}#${draft?.id}`,
    ]);
    expect(draft?.text).toBe(`${OWN}\n\n${chapters?.text}\n\n${gear.replace("\r", "")}\n\n#kitchentap`);
    expect(draft?.hint).toBe("The sentences are your notes, as you wrote them.");
    expect(blocks().blocks[0]).toMatchObject({ label: "Chapters", ticked: false });
    await own.send({ action: "remove", id: draft?.id ?? "" });
    expect((await own.shown()).shown).toMatchObject({ draft: null, chapters: { text: chapters?.text } });
  });

  it.each([
    ["description", SAYS["no-notes"], { description: " " }],
    ["description", SAYS["no-notes"], { description: "https://example.com\n#tap" }],
    ["title", SAYS.blank, { title: "" }],
  ])("wants a sentence and a title: %s, %s", async (field, message, fields) => {
    const { status, refused } = await desk().send({ ...SENT, ...fields });
    expect([status, refused]).toMatchObject([400, { field, message }]);
  });

  it("asks a language model only where that is ticked, and takes what the notes back", async () => {
    const said =
      "The kitchen tap dripped for two years.\nA plumber wanted 180 euros, and I turned it with a coin.";
    const { asked, draft } = await writtenBy(said, { propose: "on" });
    expect(draft?.text).toBe(`${said.replace("\n", " ")}\n\n#kitchentap`);
    expect(draft?.hint).toContain("proposed");
    expect(asked).toMatchObject([{ text: `Title:\n${TITLE}\n\nNotes:\n${NOTES}` }]);
    expect((await writtenBy(said)).asked).toEqual([]);
  });

  it.each([
    ["lies", "I won 5,000,000 dollars in Dubai.\nA plumber in Paris wanted 180 euros."],
    [
      "repeats",
      "The tap dripped for two years.\nThe tap dripped for two years.\nThe old tap dripped for two years.",
    ],
    ["shouts", "THE KITCHEN TAP DRIPPED FOR TWO YEARS.\nA PLUMBER WANTED 180 EUROS!!!"],
    ["says nothing", ""],
    ["does not answer", null],
  ])("has the notes as written where a model %s", async (_what, says) => {
    const { draft } = await writtenBy(says, { propose: "on" });
    expect(draft?.text).toBe(`${OWN}\n\n#kitchentap`);
    expect(draft?.hint).toBe(
      "The sentences are your notes, as you wrote them. The language model sent nothing, or said more than your notes.",
    );
  });

  it("gives no hashtag of a name, and says which blocks had no room", async () => {
    const own = desk();
    const name = { title: "Building a shed with Tom", description: "Tom saws. Tom sings." };
    await own.send({ ...SENT, ...name, block1: "x".repeat(4990) });
    expect((await own.shown()).shown.draft).toMatchObject({
      text: "Tom saws. Tom sings.",
      hint: expect.stringContaining("1 block had no room in YouTube's 5,000 characters."),
    });
  });
});
