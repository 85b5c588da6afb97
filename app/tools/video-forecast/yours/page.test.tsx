import { describe, expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { someServices } from "../../../../tests/support/page-context";
import { sampleChannels } from "../../../../tests/support/sample-channels";
import { toolDesk } from "../../../../tests/support/tool-desk";
import type { ForecastDeskState } from "../../../functions/video-forecast/kept-forecast";
import { exampleList, forecastDesk } from "../../../functions/video-forecast/yours";
import { drawOpenForecast } from "./draw";
import Page from "./page";
import { forecastDeskPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const TYPED = { action: "forecast", title: "What a winter <afloat> costs", uploads: exampleList(NOW) };
const { samples } = sampleChannels(NOW);

type Desk = ReturnType<typeof toolDesk<ForecastDeskState, ReturnType<typeof forecastDeskPage.show>>>;

async function draw(
  desk: Desk,
  { search = "", refused = undefined as unknown, with: all = samples as unknown } = {},
) {
  const loaderData = { page: await drawnPage(desk, search), samples: all };
  return drawPage(Page, { loaderData, actionData: refused ? { refused } : undefined });
}

/** As the loader has it. */
async function drawnPage(desk: Desk, search: string) {
  const page = await desk.shown(search);
  const request = new Request("https://greenlight.example/video-forecast/yours");
  return { ...page, shown: drawOpenForecast(request, page.shown) };
}

async function forecasted() {
  const desk: Desk = toolDesk(forecastDeskPage, { now: NOW });
  const { status, location } = await desk.send(TYPED);
  expect(status).toBe(303);
  return { desk, location };
}

describe("the empty desk", () => {
  it("says what to enter and where to get it, with a call to action, and no figures yet", async () => {
    const html = await draw(toolDesk(forecastDeskPage, { now: NOW }));
    expect(html).not.toContain("Total Forecasts");
    expect(html).toContain("No forecasts yet");
    expect(html).toContain('href="#own-forecast"');
    expect(html).toContain("Table data.csv");
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toMatch(/value="example"[^>]*>Try it with an example/);
    expect(html).toContain('href="/privacy"');
    expect(html).toMatch(/type="date"[^>]*value="2026-11-21"|value="2026-11-21"[^>]*type="date"/);
    expect(html).not.toContain(`disabled=""`);
    expect(html).not.toContain("confirm=clear");
  });

  it("begins with the connected channel, and folds other uploads away", async () => {
    const desk = toolDesk(forecastDeskPage, { now: NOW });
    const channel = { name: "Saffron Shelf", isSample: true, uploads: 93 };
    const drawn = async (search = "") =>
      drawPage(Page, { loaderData: { page: await drawnPage(desk, search), samples }, channel });
    const html = await drawn("?title=Knives+%26+stones");
    expect(html).toMatch(/Saffron Shelf<\/bdi><\/a>, 93 uploads \(sample channel\)/);
    expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Knives &amp; stones"/);
    expect(html).toMatch(
      /<details class="[^"]*"><summary><span[^>]*>Forecast from another channel or a list/,
    );
    expect(await drawn("?channel=@harborframe")).toMatch(
      /<details open="" class="[^"]*"><summary><span[^>]*>Forecast from another/,
    );
  });

  it("offers the sample channels without a YouTube key, each link filling in its channel", async () => {
    const desk = toolDesk(forecastDeskPage, { now: NOW });
    const html = await draw(desk);
    expect(html).toContain('href="/video-forecast/yours?channel=%40saffronshelf"');
    expect(await draw(desk, { search: "?channel=%40saffronshelf" })).toContain('value="@saffronshelf"');
    const live = await draw(desk, { with: [] });
    expect(live).not.toContain("saffronshelf");
    expect(live).not.toContain("no key");
  });

  it("leads to the sample desk", async () => {
    expect(await draw(toolDesk(forecastDeskPage, { now: NOW }))).toMatch(
      /href="\/video-forecast"[^>]*>Sample/,
    );
  });
});

describe("a forecast on the page", () => {
  it("is open, with its answer first, then the next step, the evidence, the tiles and the method", async () => {
    const { desk, location } = await forecasted();
    expect(location).toBe("/video-forecast/yours?done=forecast&open=forecast-1#forecast-1");
    const html = await draw(desk, { search: "?done=forecast&open=forecast-1" });
    const order = [
      /<summary><span[^>]*>Forecast another video/,
      /<h3 id="forecast-1" tabindex="-1"[^>]*>Expect about [\d.]+K views in 30 days, 8 times in 10 between/,
      /aria-label="Next steps"/,
      /Beside your recent uploads/,
      /\d+ of your last 24 uploads/,
      /How it comes to/,
      /Your usual views/,
      /Compared with \d+ uploads/,
      /Tried on \d+ of your videos: typically off by ×/,
      /On this channel: \d+ videos forecast from earlier ones only: typically off by ×/,
      /How it works, and how often it is right/,
      ...["Total Forecasts", "Typical error on your channel", "Share inside the range", "Last Forecast"].map(
        (tile) => new RegExp(`<dt class="text-xs text-ink-soft">${tile}</dt>`),
      ),
    ].map((part) => html.search(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html).toContain("What a winter &lt;afloat&gt; costs");
    expect(html.match(/<details[^>]*open=""/g)).toBeNull();
    expect(html).toContain("Your forecast is at the top of the list.");
  });

  it("explains each figure of the back-test: parts, sample, method", async () => {
    const html = await draw((await forecasted()).desk);
    for (const label of ["Typical error", "Ended inside the range"]) {
      const [figure = ""] =
        new RegExp(`<details[^>]*><summary[^>]*><span[^>]*>${label}<.*?</details>`, "s").exec(html) ?? [];
      expect(figure).toContain("From: ");
      expect(figure).toMatch(/<dt.*<dd/s);
    }
  });

  it("explains the figures of its tiles, too", async () => {
    const html = await draw((await forecasted()).desk);
    for (const label of ["Typical error on your channel", "Share inside the range"]) {
      const [tile = ""] = new RegExp(`>${label}<.*?</details>`, "s").exec(html) ?? [];
      expect(tile).toContain("each forecast from earlier ones only.");
      expect(tile).toMatch(/Wilson|The error is the middle one of all/);
    }
  });

  it("names YouTube, the date and who calculated if the counts are YouTube's", async () => {
    const { desk } = await forecasted();
    const own = await draw(desk);
    expect(own).not.toContain("not a YouTube metric");
    const [kept] = (await stateOf()).forecasts;
    if (!kept) throw new Error("nothing kept");
    const channel = { name: "Some One", id: "UC_x-1", asked: "@someone" };
    const read = { ...kept, from: "youtube" as const, channel };
    const state = { ...(await stateOf()), forecasts: [read] };
    const html = await draw(toolDesk(forecastDeskPage, { now: NOW, state }));
    expect(html).toContain("Calculated by Greenlight, not a YouTube metric");
    expect(html).toContain('href="https://www.youtube.com/channel/UC_x-1"');
    expect(html).toContain("as of Nov 21, 2026");
    expect(html).toContain('value="@someone"');
  });

  it("can be removed by itself", async () => {
    const { desk } = await forecasted();
    expect(await draw(desk)).toContain('name="forecast" value="forecast-1"');
    await desk.send({ action: "remove", forecast: "forecast-1" });
    expect(await draw(desk)).toContain("No forecasts yet");
  });
});

describe("a refusal", () => {
  const desk: Desk = toolDesk(forecastDeskPage, { now: NOW });

  it("is shown at its field, with the input kept", async () => {
    const typed = { ...TYPED, uploads: "A loaf, 2026-09-14, 1200\n<Third>", title: "Bread & butter" };
    const { status, refused } = await desk.send(typed);
    expect(status).toBe(400);
    const html = await draw(desk, { refused });
    expect(html).toMatch(/<p[^>]*role="alert"[^>]*>A forecast needs at least 5 uploads[^<]*1 found\./);
    expect(html).toContain("&lt;Third&gt;</textarea>");
    expect(html).toContain('value="Bread &amp; butter"');
    expect(html).not.toContain("Forecast Error");
  });

  it("asks for the date order only if dates are ambiguous", async () => {
    const html = await draw(desk);
    expect(html).not.toContain("How are its dates written?");
    const { refused } = await desk.send({ ...TYPED, uploads: "A loaf, 03/04/2026, 1200" });
    expect(await draw(desk, { refused })).toMatch(/How are its dates written\?.*type="radio".*role="alert"/s);
  });

  // Spec 8: "Failed to forecast video performance. Please try again. (heading Forecast Error)"
  it("shows a failure in the error box", async () => {
    const broken: Desk = toolDesk(forecastDeskPage, { now: NOW, broken: true });
    const { status, refused } = await broken.send(TYPED);
    expect(status).toBe(503);
    const html = await draw(broken, { refused });
    expect(html).toMatch(/Forecast Error.*Failed to forecast video performance\. Please try again\./s);
    expect(html).toContain("What a winter &lt;afloat&gt; costs");
  });
});

async function stateOf(): Promise<ForecastDeskState> {
  const action = forecastDesk.actions.example;
  const services = someServices({ request: { now: NOW } });
  const made = await action?.gather?.({}, services);
  return action?.apply(
    forecastDesk.initial(NOW),
    {},
    { now: NOW, random: () => 0 },
    made,
  ) as ForecastDeskState;
}
