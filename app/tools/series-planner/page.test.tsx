import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import { seriesPlanner } from "../../functions/series-planner/sample";
import SeriesPlannerPage from "./page";
import { plannerPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = seriesPlanner.initial(NOW);

function planner(saved: { state?: typeof FIRST; broken?: boolean } = {}) {
  const { shown, send, reported } = toolDesk(plannerPage, { now: NOW, ...saved });
  return {
    reported,
    async open(search = "", refused?: object) {
      const page = await shown(search);
      return drawPage(SeriesPlannerPage, {
        loaderData: page,
        actionData: refused && { refused },
      });
    },
    send,
  };
}

const count = (page: string, part: string) => page.split(part).length - 1;

describe("the planner's page", () => {
  // Spec 2: "Analyze Library button; stats; add-series input; expandable series cards with progress bar and delete; video list with order numbers, up/down buttons, edit/delete and Add Video buttons (no handlers shown)."
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("shows sample series on the first visit", async () => {
    const page = await planner().open();
    for (const label of ["Total Series", "Planned Videos", "Avg Completion", "Next Release"]) {
      expect(page).toContain(label);
    }
    expect(page).toMatch(/Total Series<\/dt><dd[^>]*>4</);
    expect(page).toMatch(/Planned Videos<\/dt><dd[^>]*>6</);
    expect(page).toContain("Analyze Library");
    expect(page).toContain("Add Series");
    expect(count(page, '<summary id="toggle-')).toBe(4);
    expect(count(page, 'name="series" open=""')).toBe(1);
    expect(count(page, "Delete Series")).toBe(4);
    expect(count(page, "Add Video")).toBe(4);
    // Of 16 videos in 4 series all but the first have a way up, all but the last one down.
    expect([count(page, "Move up: "), count(page, "Move down: ")]).toEqual([12, 12]);
    expect([count(page, "Edit: "), count(page, "Delete: ")]).toEqual([16, 16]);
    expect(page).toContain("3 of 5 published");
    expect(page).toContain("Sample data");
  });

  it("shows every field of a series", async () => {
    const page = await planner().open("?open=bread");
    for (const text of [
      "Loaves that fit around a working day",
      "45.0K to 120.0K",
      "5.6K hours",
      "sourdough",
      "People who bake at weekends",
      "The cut loaf on the same board",
      "Mixed at N, baked by N",
      "6 weeks",
      "come 1 day apart: 3 to 7 days is better.",
    ]) {
      expect(page).toContain(text);
    }
    for (const status of ["In progress", "Completed", "Planned", "Published"]) expect(page).toContain(status);
  });

  // Spec 2: "an empty state with a call-to-action."
  it("shows an empty state with the analyze button", async () => {
    const page = await planner({ state: { ...FIRST, series: [] } }).open();
    expect(page).toContain("No series yet");
    expect(count(page, "Analyze Library")).toBe(1);
    expect(page).not.toContain("Release calendar");
    expect(page).not.toContain('<summary id="toggle-');
  });

  it("asks before a series is deleted", async () => {
    const { open } = planner();
    const page = await open("?delete=bread");
    expect(page).toContain("Delete “Bread on weeknights”?");
    expect(page).toContain("It goes with its 4 videos.");
    expect(await open("?delete=gone")).not.toContain("This cannot be undone");
  });

  it("fills a video's form with the saved values, and after a refusal with what was typed", async () => {
    const { open, send } = planner();
    const page = await open("?edit=bread-2");
    expect(page).toContain('value="The fridge does the work"');
    expect(page).toContain('value="2026-11-24"');
    const typed = { action: "edit-video", series: "bread", video: "bread-2", title: "Fridge", minutes: "x" };
    const { status, refused } = await send(typed);
    expect(status).toBe(400);
    const again = await open("?edit=bread-2", refused);
    expect(again).toContain('value="Fridge"');
    expect(again).toMatch(/Please enter whole minutes, from 1 to 720<\/p>/);
    expect(count(again, 'aria-invalid="true"')).toBe(1);
  });

  it("explains in the card a refusal that concerns no field", async () => {
    const [first] = FIRST.series;
    const video = first?.videos[0];
    if (!first || !video) throw new Error("no video");
    const videos = Array.from({ length: 24 }, (_, at) => ({ ...video, id: `video-${at}` }));
    const { open, send } = planner({ state: { ...FIRST, series: [{ ...first, videos }] } });
    const { status, refused } = await send({ action: "add-video", series: first.id, title: "More" });
    expect(status).toBe(409);
    const page = await open(`?add=${first.id}`, refused);
    expect(page).toContain("A series has room for 24 videos.");
    expect(page).toContain('value="More"');
  });

  it("refuses a blank title at the input, not in the error box", async () => {
    const { open, send } = planner();
    const { status, refused } = await send({ action: "add", title: "  " });
    expect(status).toBe(400);
    const page = await open("", refused);
    expect(page).toMatch(/role="alert"[^>]*>Please enter a title</);
    expect(page).not.toContain("Analysis Error");
  });

  // Spec 8: "Failed to analyze content for series planning. Please try again."
  it("shows the error if saving fails, and keeps the series and what was typed", async () => {
    const forms: Record<string, string>[] = [{ action: "analyze" }, { action: "add", title: "Radio plays" }];
    for (const fields of forms) {
      const { open, send, reported } = planner({ broken: true });
      const { status, refused } = await send(fields);
      expect(status).toBe(503);
      expect(reported).toHaveLength(1);
      const page = await open("", refused);
      expect(page).toContain("Analysis Error");
      expect(page).toContain("Failed to analyze content for series planning. Please try again.");
      expect(page).toContain("Bread on weeknights");
      if ("title" in fields) expect(page).toContain('value="Radio plays"');
    }
  });

  it("shows a failure at its row or form only", async () => {
    const { open, send } = planner({ broken: true });
    const forms: [string, Record<string, string>, RegExp][] = [
      ["?open=bread-3", { action: "up", video: "bread-3" }, /id="bread-3".*Analysis Error/s],
      [
        "?add=bread",
        { action: "add-video", title: "Mine" },
        /New video<.*Analysis Error.*Add Video<\/button>/s,
      ],
      ["?edit=bread", { action: "edit", title: "Mine" }, /Series title<.*Analysis Error.*Save Series</s],
      ["?delete=bread", { action: "remove" }, /Delete “Bread on weeknights”.*Analysis Error.*Keep it</s],
    ];
    for (const [search, fields, place] of forms) {
      const { refused } = await send({ series: "bread", ...fields });
      const page = await open(search, refused);
      expect(page, search).toMatch(place);
      expect(count(page, "Analysis Error"), search).toBe(1);
    }
  });

  it("disables every other step while a form is open, so that nothing typed is lost", async () => {
    const page = await planner().open("?edit=bread-2");
    const enabled = [...page.matchAll(/<button(?![^>]* disabled)[^>]*>(.*?)<\/button>/g)].map(
      ([, text]) => text,
    );
    expect(enabled).toEqual(["Save Video"]);
    expect(page).not.toMatch(/aria-label="Edit:|Delete Series|Edit Series|id="add-bread"/);
  });

  it("returns to the row that was moved", async () => {
    const { open, send } = planner();
    const sent = await send({ action: "up", series: "bread", video: "bread-3" });
    expect(sent).toEqual({ status: 303, location: "/series-planner?done=up&open=bread-3#bread-3" });
    expect(await open("?done=up&open=bread-3")).toContain("The video is one place further up.");
  });

  it("offers to undo a deletion in place of the video", async () => {
    const { open, send } = planner();
    await send({ action: "delete-video", series: "bread", video: "bread-3" });
    const page = await open("?done=delete-video&open=bread");
    const places = ["The fridge does the work", "Deleted: “Rolls from the same dough”", "Rye for people"];
    const list = page.slice(page.indexOf("Videos of Bread on weeknights"));
    const found = places.map((text) => list.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    expect(await open("?open=bread")).not.toContain("Deleted: ");
  });
});
