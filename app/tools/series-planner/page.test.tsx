import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../../tests/support/page-context";
import type { Workspace } from "../tool/workspaces";
import SeriesPlannerPage, { action, loader } from "./page";
import { seriesPlanner } from "./planner";

const NOW = new Date("2026-11-21T10:00:00Z");
const EMPTY = { version: 1, state: { ...seriesPlanner.initial(NOW), series: [] } };

interface Kept {
  kept?: Workspace;
  /** What the database does with a write. */
  write?: () => Promise<"kept">;
}

function open({ kept, write = async () => "kept" as const }: Kept) {
  return pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    workspaces: {
      read: async () => kept ?? null,
      allowed: async () => true,
      cookies: async () => [],
      write,
    },
  });
}

async function get(search = "", kept: Kept = {}, actionData?: object) {
  const url = new URL(`https://greenlight.example/series-planner${search}`);
  const answer = await loader({ context: open(kept).context, url } as unknown as Parameters<
    typeof loader
  >[0]);
  const Stub = createRoutesStub([
    { id: "planner", path: "/", Component: SeriesPlannerPage as never, loader: () => null },
  ]);
  const hydrationData = {
    loaderData: { planner: answer.data },
    ...(actionData ? { actionData: { planner: actionData } } : {}),
  };
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
}

async function post(fields: Record<string, string>, kept: Kept = {}) {
  const { context, reported } = open(kept);
  const body = new URLSearchParams(fields);
  const request = new Request("https://greenlight.example/series-planner", { method: "POST", body });
  const answer = await action({ context, request, url: new URL(request.url) } as unknown as Parameters<
    typeof action
  >[0]);
  return { answer, reported };
}

const count = (page: string, part: string) => page.split(part).length - 1;

describe("the planner's page", () => {
  // Spec 2: "Analyze Library button; stats; add-series input; expandable series cards with progress bar and delete; video list with order numbers, up/down buttons, edit/delete and Add Video buttons (no handlers shown)."
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("is filled on the first visit", async () => {
    const page = await get();
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
    const page = await get("?open=bread");
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

  // Spec 2: "Every tool page has a stats row of four tiles, a loading panel, an error box, a results list and an empty state with a call-to-action."
  it("has an empty state with a way on", async () => {
    const page = await get("", { kept: EMPTY });
    expect(page).toContain("No series yet");
    expect(count(page, "Analyze Library")).toBe(1);
    expect(page).not.toContain("Release calendar");
    expect(page).not.toContain('<summary id="toggle-');
  });

  it("asks before a series is deleted", async () => {
    const page = await get("?delete=bread");
    expect(page).toContain("Delete “Bread on weeknights”?");
    expect(page).toContain("It goes with its 4 videos.");
    expect(await get("?delete=gone")).not.toContain("This cannot be undone");
  });

  it("opens a video's form with what is kept, and after a refusal with what was typed", async () => {
    const page = await get("?edit=bread-2");
    expect(page).toContain('value="The fridge does the work"');
    expect(page).toContain('value="2026-11-24"');
    const typed = { action: "edit-video", series: "bread", video: "bread-2", title: "Fridge", minutes: "x" };
    const { answer } = await post(typed);
    expect(answer).toMatchObject({ init: { status: 400 } });
    const again = await get("?edit=bread-2", {}, (answer as { data: object }).data);
    expect(again).toContain('value="Fridge"');
    expect(again).toMatch(/Please enter whole minutes, from 1 to 720<\/p>/);
    expect(count(again, 'aria-invalid="true"')).toBe(1);
  });

  it("says in its card why a form was refused that no field of it is to blame for", async () => {
    const state = seriesPlanner.initial(NOW);
    const [first] = state.series;
    const videos = Array.from({ length: 24 }, (_, at) => ({ ...first?.videos[0], id: `video-${at}` }));
    const kept = { version: 1, state: { ...state, series: [{ ...first, videos }] } };
    const { answer } = await post({ action: "add-video", series: first?.id ?? "", title: "More" }, { kept });
    expect(answer).toMatchObject({ init: { status: 409 } });
    const page = await get(`?add=${first?.id}`, { kept }, (answer as { data: object }).data);
    expect(page).toContain("A series has room for 24 videos.");
    expect(page).toContain('value="More"');
  });

  it("shows a blank title at the input, and nothing in the error box", async () => {
    const { answer } = await post({ action: "add", title: "  " });
    expect(answer).toMatchObject({ init: { status: 400 } });
    const page = await get("", {}, (answer as { data: object }).data);
    expect(page).toMatch(/role="alert"[^>]*>Please enter a title</);
    expect(page).not.toContain("Analysis Error");
  });

  // Spec 8: "Failed to analyze content for series planning. Please try again."
  it("says that it failed where nothing can be kept, with what was typed and what was there", async () => {
    const write = async () => Promise.reject(new Error("D1 is away"));
    const forms: Record<string, string>[] = [{ action: "analyze" }, { action: "add", title: "Radio plays" }];
    for (const fields of forms) {
      const { answer, reported } = await post(fields, { write });
      expect(answer).toMatchObject({ init: { status: 503 } });
      expect(reported).toHaveLength(1);
      const page = await get("", {}, (answer as { data: object }).data);
      expect(page).toContain("Analysis Error");
      expect(page).toContain("Failed to analyze content for series planning. Please try again.");
      expect(page).toContain("Bread on weeknights");
      if ("title" in fields) expect(page).toContain('value="Radio plays"');
    }
  });

  it("says what failed at the row or form that it came from, and nowhere else", async () => {
    const write = async () => Promise.reject(new Error("D1 is away"));
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
      const { answer } = await post({ series: "bread", ...fields }, { write });
      const page = await get(search, {}, (answer as { data: object }).data);
      expect(page, search).toMatch(place);
      expect(count(page, "Analysis Error"), search).toBe(1);
    }
  });

  it("waits with every other step while a form is open, so that nothing typed is lost", async () => {
    const page = await get("?edit=bread-2");
    const enabled = [...page.matchAll(/<button(?![^>]* disabled)[^>]*>(.*?)<\/button>/g)].map(
      ([, text]) => text,
    );
    expect(enabled).toEqual(["Save Video"]);
    expect(page).not.toMatch(/aria-label="Edit:|Delete Series|Edit Series|id="add-bread"/);
  });

  it("leads back to the row that was moved", async () => {
    const { answer } = await post({ action: "up", series: "bread", video: "bread-3" });
    expect((answer as Response).status).toBe(303);
    expect((answer as Response).headers.get("Location")).toBe("/series-planner?done=up&open=bread-3#bread-3");
    expect(await get("?done=up&open=bread-3")).toContain("The video is one place further up.");
  });

  it("offers to undo a deletion where the video stood", async () => {
    let state: unknown;
    const { context } = pageContext({
      request: { id: "id", nonce: "nonce", now: NOW },
      workspaces: {
        read: async () => null,
        allowed: async () => true,
        cookies: async () => [],
        write: async (_place, next) => {
          state = next.state;
          return "kept";
        },
      },
    });
    const body = new URLSearchParams({ action: "delete-video", series: "bread", video: "bread-3" });
    const request = new Request("https://greenlight.example/series-planner", { method: "POST", body });
    await action({ context, request, url: new URL(request.url) } as unknown as Parameters<typeof action>[0]);
    const kept = { version: 1, state };
    const page = await get("?done=delete-video&open=bread", { kept });
    const places = ["The fridge does the work", "Deleted: “Rolls from the same dough”", "Rye for people"];
    const found = places.map((text) => page.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    expect(await get("?open=bread", { kept })).not.toContain("Deleted: ");
  });
});
