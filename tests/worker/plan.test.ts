import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_CARDS } from "../../app/model/card";
import { fileOf, ownerOf } from "../support/creator";
import { toolPage } from "../support/tool-page";
import { SITE, Visitor } from "../support/visitor";

const PATH = "/plan";
let last = 0;
const visitor = () => new Visitor(`198.51.100.${++last}`);

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

const textOf = async (answer: Response) => (await toolPage(answer)).text;

async function compressedBytes(text: string): Promise<number> {
  const body = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(body).arrayBuffer()).byteLength;
}

/** Adds a card without script; its id. */
async function add(one: Visitor, idea: string): Promise<string> {
  const answer = await one.submit(PATH, { action: "add", idea });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("Location") ?? "", "https://x").searchParams.get("at") ?? "";
}

describe("the plan, without script", () => {
  it("says what it is for while it is empty, and keeps what is added", async () => {
    const one = visitor();
    expect(await textOf(await one.open(PATH))).toContain("Your next videos start here");
    const id = await add(one, "Rye in a day");
    const page = await one.open(`${PATH}?done=add&at=${id}`);
    const html = await page.text();
    expect(html).toContain("Added.");
    expect(html).toContain(`href="/plan/${id}"`);
    for (const view of ["calendar", "list"]) {
      expect(await textOf(await one.open(`${PATH}?view=${view}`))).toContain("Rye in a day");
    }
    expect(await textOf(await visitor().open(PATH))).not.toContain("Rye in a day");
  });

  it("answers 404 for a card that is nobody's, and for another visitor's", async () => {
    const id = await add(visitor(), "Rye in a day");
    for (const path of [`${PATH}/nobodys-card`, `${PATH}/${id}`]) {
      expect([path, (await visitor().open(path)).status]).toEqual([path, 404]);
    }
  });

  it("moves a card, dates it, saves and deletes it by forms", async () => {
    const one = visitor();
    const id = await add(one, "Rye in a day");
    expect(await textOf(await one.open(`${PATH}?move=${id}`))).toContain("Leave it there");
    const moved = await one.submit(PATH, { action: "move", id, to: "filmed:" });
    expect(moved.headers.get("Location")).toBe(`${PATH}?done=move&at=${id}#card-${id}`);
    const dated = await one.submit(`${PATH}?view=calendar&month=2026-11`, {
      action: "date",
      id,
      date: "2026-12-03",
    });
    expect(dated.headers.get("Location")).toBe(
      `${PATH}?view=calendar&month=2026-12&done=date&at=${id}#card-${id}`,
    );
    expect(await textOf(await one.open(`${PATH}?view=calendar&month=2026-12`))).toMatch(
      /Thursday, December 3.*Rye in a day/,
    );

    const page = await (await one.open(`${PATH}/${id}`)).text();
    expect(page).toContain('name="version" value="3"');
    const fields = {
      action: "save",
      version: "3",
      idea: "Rye in a day",
      state: "filmed",
      title: "Rye today",
    };
    const saved = await one.submit(`${PATH}/${id}`, fields);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${PATH}/${id}?done=save`]);
    expect(await textOf(await one.open(`${PATH}/${id}?confirm=remove`))).toContain("Delete this card?");
    const gone = await one.submit(`${PATH}/${id}`, { action: "remove" });
    expect(gone.headers.get("Location")).toBe(`${PATH}?done=remove`);
    expect((await one.open(`${PATH}/${id}`)).status).toBe(404);
  });

  it("saves what is typed and goes on to the next state by one button", async () => {
    const one = visitor();
    const id = await add(one, "Rye bread");
    const fields = { action: "save", version: "1", idea: "Rye bread", title: "Rye in a day", state: "idea" };
    const saved = await one.submit(`${PATH}/${id}`, { ...fields, advance: "scripted" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${PATH}/${id}?done=save`]);
    const page = await textOf(await one.open(`${PATH}/${id}`));
    expect(page).toContain("Rye in a day Scripted");
    expect((await one.submit(`${PATH}/${id}`, { ...fields, advance: "lost" })).status).toBe(400);
  });

  it("comes back with what was typed where it is refused", async () => {
    const one = visitor();
    const id = await add(one, "Rye");
    const blank = await one.submit(PATH, { action: "add", idea: " " });
    expect([blank.status, (await textOf(blank)).includes("Type an idea first")]).toEqual([400, true]);
    const long = await one.submit(`${PATH}/${id}`, {
      action: "save",
      version: "1",
      idea: "Rye",
      state: "idea",
      title: "x".repeat(201),
      notes: "Ask Ann first",
    });
    const page = await long.text();
    expect(long.status).toBe(400);
    expect(page).toContain("A title may have up to 200 characters.");
    expect(page).toContain("Ask Ann first");
    expect((await one.submit(PATH, { action: "move", id: "nobody", to: "filmed:" })).status).toBe(404);
    expect((await one.submit(PATH, { action: "move", id, to: "lost:" })).status).toBe(400);
    expect((await one.submit(PATH, { action: "fly", id })).status).toBe(400);
  });

  it("shows both texts where two tabs changed a card, and loses neither", async () => {
    const one = visitor();
    const id = await add(one, "Rye");
    const typed = { action: "save", version: "1", idea: "Rye", state: "idea" };
    await one.submit(`${PATH}/${id}`, { ...typed, title: "Theirs", notes: "Bring flour" });
    const met = await one.submit(`${PATH}/${id}`, { ...typed, title: "Mine" });
    expect(met.status).toBe(409);
    const page = await met.text();
    expect(page).toContain('value="Mine"');
    expect(page).toContain("Title in the other tab");
    expect(page).toContain("Theirs");
    expect(page).toContain("Bring flour");
    expect(page).toContain('name="version" value="2"');
    expect((await one.submit(`${PATH}/${id}`, { ...typed, version: "2", title: "Mine" })).status).toBe(303);
    expect(await textOf(await one.open(PATH))).toContain("Mine");
  });

  it("keeps what was typed while the database does not answer", async () => {
    const one = visitor();
    const id = await add(one, "Rye");
    await env.DB.prepare("alter table cards rename to cards_away").run();
    try {
      const answer = await one.submit(`${PATH}/${id}`, {
        action: "save",
        version: "1",
        idea: "Rye",
        state: "idea",
        notes: "Do not lose this",
      });
      expect(answer.status).toBe(503);
      const page = await answer.text();
      expect(page).toContain("Do not lose this");
      expect(page).toContain("Nothing was saved");
    } finally {
      await env.DB.prepare("alter table cards_away rename to cards").run();
    }
    expect(await textOf(await one.open(`${PATH}/${id}`))).not.toContain("Do not lose this");
  });
});

it("notes YouTube's test on a published card without script, changes it, counts it and lets it go", async () => {
  const one = visitor();
  const id = await add(one, "Rye in a day");
  const address = `${PATH}/${id}`;
  expect(await textOf(await one.open(address))).not.toContain("Title and thumbnail test");
  const typed = {
    action: "test",
    of: "titles",
    "first-title": "Rye in a day",
    "first-share": "54,1 %",
    "second-title": "The rye bread that bakes itself",
    "second-share": "45.9",
    "third-title": "",
    outcome: "first",
  };
  expect((await one.submit(address, typed)).status).toBe(409);
  await one.submit(PATH, { action: "move", id, to: "published:" });
  expect(await textOf(await one.open(address))).toContain("Title and thumbnail test Not noted");
  const wrong = await one.submit(address, { ...typed, outcome: "second" });
  expect(wrong.status).toBe(400);
  const page = await wrong.text();
  expect(page).toMatch(/<details[^>]*open=""[^>]*id="test"|<details[^>]*id="test"[^>]*open=""/);
  expect(page).toContain("The winner has the largest share.");
  expect(page).toContain('value="The rye bread that bakes itself"');
  const saved = await one.submit(address, typed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${address}?done=test`]);
  expect(await textOf(await one.open(`${address}?done=test`))).toMatch(
    /The test is saved\..*“Rye in a day” won.*We ranked “.*” first, by wording alone/,
  );
  // What is typed into the card's own form meanwhile can still be saved.
  expect(await (await one.open(address)).text()).toContain('name="version" value="2"');
  expect(await textOf(await one.open(`${PATH}/outcomes`))).toMatch(
    /Not enough data: 1 of 5 ended tests of titles\..*54\.1% (1st|2nd).*45\.9% (1st|2nd)/,
  );
  await one.submit(address, { ...typed, outcome: "same" });
  expect(await (await one.open(`${PATH}/cards.csv`)).text()).toContain("no clear difference");
  expect((await fileOf(one)).text).toContain('"outcome": "same"');
  expect((await visitor().submit(address, typed)).status).toBe(404);
  const dropped = await one.submit(address, { ...typed, action: "drop-test" });
  expect(dropped.headers.get("Location")).toBe(`${address}?done=drop-test`);
  expect(await textOf(await one.open(address))).toContain("Not noted");
  expect((await fileOf(one)).text).toContain('"abTest": null');
});

describe("what other pages hand over", () => {
  const HANDOVER = `${PATH}/handover`;
  const light = JSON.stringify({
    colour: "green",
    sentence: "Make it.",
    chance: 0.7,
    at: "2026-11-21T10:00:00.000Z",
  });

  it("becomes a card, and the visitor is back where they were, told so", async () => {
    const one = visitor();
    const answer = await one.submit(HANDOVER, {
      action: "add",
      idea: "Rye in a day",
      light,
      isSample: "yes",
      back: "/light?q=Rye+in+a+day",
    });
    const back = answer.headers.get("Location") ?? "";
    expect([answer.status, back]).toEqual([
      303,
      expect.stringMatching(/^\/light\?q=Rye\+in\+a\+day&plan=added&planned=[\w-]+$/),
    ]);
    const id = new URL(back, "https://x").searchParams.get("planned");
    expect(await (await one.open(back)).text()).toContain("Added to your plan.");
    expect(await textOf(await one.open(`${PATH}/${id}`))).toMatch(/Sample.*Green light ?Make it\./s);
    const again = await one.submit(HANDOVER, { action: "add", idea: "rye, in a day", back: "/dashboard" });
    expect(again.headers.get("Location")).toBe(`/dashboard?plan=already&planned=${id}`);
  });

  it("goes back by the page that a form says it came from, and never to another site", async () => {
    const one = visitor();
    const send = (back: string, referrer: string) =>
      one.fetch(HANDOVER, {
        method: "POST",
        body: new URLSearchParams({ action: "add", idea: "Rye", back }),
        headers: { Origin: SITE, Referer: referrer },
      });
    const to = async (back: string, referrer: string) =>
      (await send(back, referrer)).headers.get("Location")?.split("?")[0];
    expect(await to("", `${SITE}/youtube-tool?idea=rye`)).toBe("/youtube-tool");
    expect(await to("https://evil.example/x", `${SITE}/`)).toMatch(/^\/plan\/[\w-]+$/);
    expect(await to("//evil.example", `${SITE}/`)).toMatch(/^\/plan\/[\w-]+$/);
  });

  it("offers to keep only what was made for the card a desk was opened from, and for its title", async () => {
    const one = visitor();
    // Without a channel there is no light to keep.
    await one.submit("/channel", { action: "connect", sample: "@saffronshelf" });
    const [rye, oats] = [await add(one, "Rye"), await add(one, "Oats")];
    const list = [2, 3, 4, 5, 6, 7].map((day) => `A loaf ${day}, 2026-0${day}-01, ${day}00 views`).join("\n");
    const page = async (desk: string) => (await one.open(desk)).text();
    const forecast = (title: string, made: object = {}) =>
      one.submit("/video-forecast/yours", { action: "forecast", title, uploads: list, ...made });
    const desk = `/video-forecast/yours?card=${rye}`;
    await forecast("Rye");
    await forecast("Rye!", { card: `${oats} Oats` });
    // Neither the last forecast nor one of the same title is the card's; an unrelated one does not stand open.
    expect(await page(desk)).not.toMatch(/Keep this forecast|<article/);
    expect(await page(`${desk}&open=forecast-1`)).not.toContain("Keep this forecast");
    expect(await page(`/video-forecast/yours?card=${oats}`)).not.toContain("Keep this forecast");
    await forecast("rye", { card: `${rye} Rye` });
    await forecast("Oats", { card: `${oats} Oats` });
    expect(await page(desk)).toContain("Keep this forecast");

    const titles = `/thumbnail-optimizer/yours?card=${rye}`;
    const described = `/description-rewriter/yours?card=${rye}`;
    await one.submit("/thumbnail-optimizer/yours", { action: "analyze", titles: "Rye" });
    await one.submit("/description-rewriter/yours", {
      action: "rewrite",
      title: "Rye",
      description: "Bake.",
    });
    expect(await page(titles)).not.toContain("Use this title");
    expect(await page(described)).not.toContain("Use this description");
    expect(await page(`/light?q=Oats&card=${rye}`)).not.toContain("Keep this light");
    expect(await page(`/light?q=rye&card=${rye}`)).toContain("Keep this light");
    const made = { card: `${rye} Rye` };
    await one.submit(titles, { action: "analyze", titles: "Rye in a day", ...made });
    await one.submit(described, { action: "rewrite", title: "Rye", description: "Bake.", ...made });
    expect(await page(titles)).toContain("Use this title");
    expect(await page(described)).toContain("Use this description");

    // With another title, what was made for the old one stays off the card.
    await one.submit(HANDOVER, { action: "write", card: rye, title: "Spelt", back: "/light" });
    expect(await page(desk)).not.toContain("Keep this forecast");
    expect(await page(titles)).not.toContain("Use this title");
    expect(await page(described)).not.toContain("Use this description");
    expect(await page(`/light?q=rye&card=${rye}`)).toContain("Keep this light");
  });

  it("is written on the card that a desk was opened from, which says so", async () => {
    const one = visitor();
    const id = await add(one, "Rye");
    const desk = `/thumbnail-optimizer/yours?card=${id}`;
    expect(await textOf(await one.open(desk))).toContain("For your card “Rye”");
    const form = await (await one.open(desk)).text();
    expect(form).toContain(`<input type="hidden" name="card" value="${id} Rye"/>`);
    const given = { titles: "Rye bread in a day", card: `${id} Rye` };
    const scored = await one.submit(desk, { action: "analyze", ...given });
    expect(scored.headers.get("Location")).toContain(`card=${id}`);
    const back = scored.headers.get("Location")?.split("#")[0] ?? "";
    const page = await (await one.open(back)).text();
    expect(page).toContain("Use this title");
    expect(page).toContain(`href="/description-rewriter/yours?title=Rye+bread+in+a+day&amp;card=${id}"`);
    const written = await one.submit(HANDOVER, {
      action: "write",
      card: id,
      title: "Rye bread in a day",
      back,
    });
    expect(written.headers.get("Location")).toContain(`plan=title&planned=${id}`);
    expect(await textOf(await one.open(`${PATH}/${id}`))).toContain("Rye bread in a day");

    const other = visitor();
    const stolen = await other.submit(HANDOVER, {
      action: "write",
      card: id,
      title: "Mine",
      back: "/dashboard",
    });
    expect(stolen.headers.get("Location")).toBe("/dashboard?plan=gone");
    expect(await textOf(await other.open(desk))).not.toContain("For your card");
  });

  it("adds the videos of a series with their numbers and dates", async () => {
    const one = visitor();
    const videos = JSON.stringify([
      { title: "Rye starter", date: "2026-12-01", episode: 1 },
      { title: "Rye loaf", date: null, episode: 2 },
    ]);
    const answer = await one.submit(HANDOVER, {
      action: "add-series",
      series: "Rye week",
      videos,
      isSample: "yes",
      back: "/series-planner",
    });
    expect(answer.headers.get("Location")).toBe("/series-planner?plan=series");
    expect(await textOf(await one.open(PATH))).toMatch(/Rye starter.*Rye week 1.*Rye loaf.*Rye week 2/s);
  });

  it.each([
    ["a blank idea", { action: "add", idea: " " }],
    ["a light of no color", { action: "add", idea: "Rye", light: light.replace("green", "blue") }],
    ["two things at once", { action: "write", card: "x", title: "A", description: "B" }],
    ["a forecast that is no JSON", { action: "write", card: "x", forecast: "{" }],
  ])("refuses %s and says so", async (_what, fields) => {
    const answer = await visitor().submit(HANDOVER, { ...fields, back: "/dashboard" });
    expect(answer.headers.get("Location")).toBe("/dashboard?plan=unread");
  });
});

it("is at most 60 KB with 500 cards, compressed, in at most two round trips", async () => {
  const one = visitor();
  await add(one, "The first");
  const words =
    "rye bread oven starter crust crumb flour water salt time fold shape proof bake score steam".split(" ");
  const title = (at: number) =>
    Array.from(
      { length: 9 },
      (_, n) => words[(at * 7 + n * (at % 11) + ((at * at) % 13)) % words.length],
    ).join(" ");
  const insert = env.DB.prepare(
    `insert into cards select owner_id, ?, ?, ?, ?, ?, rank + ?, ?, ?, ?, 0, null, ?, ?, '[]', null, 1, created_at,
       updated_at, ?, ?, null from cards where owner_id = ? limit 1`,
  );
  const owner = await ownerOf(one);
  const states = ["idea", "scripted", "filmed", "edited", "scheduled", "published", "dropped"];
  const random = () => Math.random().toString(36).slice(2, 12).padEnd(10, "x");
  await env.DB.batch(
    Array.from({ length: MAX_CARDS - 1 }, (_, at) =>
      insert.bind(
        random(),
        `key ${at}`,
        `${title(at)} ${at}`,
        `${title(at + 500)}, part ${at}`,
        states[at % 7] ?? "idea",
        at,
        at % 2 ? `2026-12-${String((at % 28) + 1).padStart(2, "0")}` : null,
        at % 5 ? "" : "Bread week",
        at % 5 ? null : at,
        JSON.stringify({
          ranges: [{ days: 30, low: at, likely: at * 37, high: at * 90 }],
          chance: 0.8,
          at: "x",
        }),
        JSON.stringify({
          color: ["green", "amber", "red"][at % 3],
          sentence: "Make it.",
          chance: 0.6,
          at: "x",
        }),
        "d".repeat(5000),
        "n".repeat(5000),
        owner,
      ),
    ),
  );
  const lines: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
  for (const view of ["", "?view=calendar&month=2026-12", "?view=list"]) {
    const answer = await one.open(`${PATH}${view}`);
    const html = await answer.text();
    expect(html.match(/href="\/plan\/[\w-]{6,}"/g)?.length, view).toBeGreaterThan(350);
    expect(await compressedBytes(html), view).toBeLessThan(60_000);
  }
  spy.mockRestore();
  const trips = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === PATH);
  expect(trips.map(({ d1 }) => d1)).toEqual([1, 1, 1]);
});
