import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { toolDesk } from "../../../../tests/support/tool-desk";
import { STATE_BYTES, stateBytes } from "../../../functions/desk/state";
import { REVENUE_MESSAGES as SAYS } from "../../../functions/rpm-booster/yours-messages";
import type { Channel, ConnectedChannel } from "../../../model/channel";
import { UNMEASURED } from "../../../model/upload";
import { drawOpenRevenue } from "./draw";
import Page from "./page";
import { revenuePage } from "./show";

const NOW = new Date("2026-11-21T12:00:00Z");
const HEADING = "Content,Video title,Video publish time,Duration,Views,Estimated revenue (EUR)";
const day = (at: number) => new Date(NOW.getTime() - (400 - 7 * at) * 86_400_000).toISOString().slice(0, 10);
/** Videos in turn: short of 8 minutes, and from there on with three times the RPM. */
const videos = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => {
    const place = first + at;
    const isLong = place % 2 === 0;
    return `v${String(place).padStart(10, "0")},Loaf number ${place},${day(place)},${isLong ? 600 : 300},10000,${(isLong ? 60 : 20) + (place % 7)}`;
  });
const table = (rows: string[], total = "Total,,,,400000,2061.919") => [HEADING, total, ...rows].join("\n");

function opened(channel?: Channel) {
  const desk = toolDesk(revenuePage, { now: NOW, ...(channel && { channel }) });
  async function html(search = "", refused?: unknown, own?: ConnectedChannel) {
    const page = await desk.shown(search);
    const request = new Request("https://greenlight.example/rpm-booster/yours");
    const loaderData = { ...page, shown: drawOpenRevenue(request, page.shown) };
    return drawPage(Page, {
      loaderData,
      actionData: refused ? { refused } : undefined,
      ...(own && { channel: own }),
    });
  }
  return {
    desk,
    html,
    analyze: (fields: Record<string, string | File>) => desk.send({ action: "analyze", ...fields }),
  };
}
const connected = (own: Partial<Channel> = {}): Channel => ({
  ...{ name: "Rye & co", handle: null, id: null, isSample: false, subscribers: null, currency: "EUR" },
  ...{ reading: null, daily: [] },
  sources: [
    {
      kind: "studio",
      at: "2026-11-01T00:00:00.000Z",
      uploads: 1,
      metrics: ["revenue", "rpm"],
      daily: 0,
      notes: [],
    },
  ],
  uploads: [
    {
      ...UNMEASURED,
      ...{ videoId: "aaaaaaaaaa1", title: "Rye", publishedAt: "2026-03-04", durationSeconds: 600 },
      ...{ countedAt: "2026-11-20T00:00:00.000Z", views: 90_000, revenue: 50, rpm: 5 },
    },
  ],
  ...own,
});

describe("the empty desk", () => {
  it("says what to upload, and invents no figure", async () => {
    const html = await opened().html();
    expect(html).toContain("No revenue read yet");
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).not.toMatch(/\$\d/);
  });
});

describe("an export", () => {
  it("gives RPM, its total to the cent, and a difference with what it is worth and a test", async () => {
    const { analyze, html, desk } = opened();
    const { status, location } = await analyze({ pasted: table(videos(48)), target: "6,50" });
    expect([status, location]).toEqual([303, "/rpm-booster/yours?done=analyze&open=revenue-1#revenue-1"]);
    const page = await html();
    expect(page).toContain("1,000 of your views earn €4.29. €2.21 short of your €6.50.");
    expect(page).toContain("8 minutes or longer: €6.30 per 1,000 views, the others €2.30.");
    expect(page).toMatch(
      /that is €\d{2,3} a month more than at the others' RPM, likely €\d{2,3} to €\d{2,3}\./,
    );
    expect(page).toContain("These went together.");
    expect(page).toContain("Studio's export does not say which of yours do.");
    expect(page).toContain("€2,061.92");
    expect(page).toMatch(/Left out by Studio.*€0\.92 \(0\.0446%\)/);
    expect(page).toMatch(/Start this test/);
    expect(stateBytes(desk.saved())).toBeLessThan(STATE_BYTES / 3);
  });

  it("is read as the ZIP that Studio gives, and with others of the same currency", async () => {
    const { analyze, html } = opened();
    const zip = zipSync({ "Table data.csv": strToU8(table(videos(20))) });
    const places = "Geography,Views,Estimated revenue (EUR)\nTotal,9000,40\nDE,5000,30\nFR,4000,9.5";
    const { status } = await analyze({
      file: new File([new Uint8Array(zip)], "export.zip"),
      file2: new File([places], "places.csv"),
      // As workerd reads a field without a file.
      file3: "",
    });
    expect(status).toBe(303);
    const page = await html();
    expect(page).toContain("RPM by Geography");
    expect(page).toContain("Germany");
  });

  it("without a difference says so", async () => {
    const { analyze, html } = opened();
    await analyze({
      pasted: table(videos(40).map((row, at) => row.replace(/,[^,]*$/, `,${30 + ((at * 7) % 13)}`))),
    });
    expect(await html()).toContain("Your uploads show no difference.");
  });

  it.each([
    [{ pasted: "" }, SAYS.nothing],
    [{ pasted: table(videos(9)), target: "much" }, SAYS.target],
    [
      { pasted: "Content,Video title,Video publish time,Views\naaaaaaaaaa1,Rye,2026-03-04,9" },
      SAYS["no-revenue"],
    ],
    [
      {
        pasted: table([
          'aaaaaaaaaa1,Rye,2026-03-04,600,900,"€4"',
          'aaaaaaaaaa2,Oats,2026-03-04,600,900,"£4"',
        ]),
      },
      "It has revenue in EUR and GBP",
    ],
  ])("is refused plainly: %j", async (fields, says) => {
    const { analyze, html } = opened();
    const { status, refused } = await analyze(fields as Record<string, string>);
    expect(status).toBe(400);
    expect(refused?.message.toLowerCase()).toContain(says.toLowerCase().replace(/^it /, ""));
    expect(await html("", refused)).toContain("aria-invalid");
  });

  it("in another currency than the first is refused: they are never added up", async () => {
    const { refused } = await opened().analyze({
      file: new File([table(videos(9))], "one.csv"),
      file2: new File([table(videos(9)).replace("EUR", "USD")], "two.csv"),
    });
    expect(refused?.message).toBe("These exports are in EUR and USD. Send those of one currency at a time.");
  });

  it("with dates of other calendars counts their money alone, and says so", async () => {
    const { analyze, html } = opened();
    const others = ["2569-03-04", "15 رمضان 1447", "令和8年3月4日"];
    const rows = others.map((date, at) => `aaaaaaaaaa${at},Rye ${at},${date},600,900,4`);
    await analyze({ pasted: table(rows, "Total,,,,2700,12") });
    const undated = await html();
    expect(undated).toContain("Your export has revenue, but no video with a date that can be read.");
    expect(undated).toContain(
      "3 rows with a date that cannot be read. Their money counts in the total alone.",
    );
    expect(undated).toContain("its rows add up to €12.00");
    await analyze({ pasted: [HEADING, ...rows].join("\n") });
    expect(await html()).toContain("The rows add up to €12.00");
    await analyze({ pasted: table([...rows, ...videos(9)]) });
    expect(await html()).toContain("1,000 of your views earn");
  });

  it("says RPM as Studio's total does, and why the rows' is another", async () => {
    const { analyze, html } = opened();
    const heading = `${HEADING},RPM (EUR)`;
    const rows = videos(9).map((row) => `${row},5`);
    await analyze({ pasted: [heading, "Total,,,,90000,400,5.276", ...rows].join("\n"), target: "6" });
    const page = await html();
    expect(page).toContain("1,000 of your views earn €5.28. €0.72 short of your €6.00.");
    expect(page).toMatch(
      /Studio's total has an RPM of €5\.28\. Revenue divided by all views of the rows is €4\.\d\d\./,
    );
  });

  it("with negative revenue is read, and says so", async () => {
    const { analyze, html } = opened();
    await analyze({ pasted: table([...videos(9), "aaaaaaaaaa1,Rye,2026-03-04,600,900,-4"]) });
    expect(await html()).toContain("1 video with revenue below 0: in the totals, in no comparison.");
  });
});

describe("the connected channel", () => {
  it("gives its revenue at the views of the export, without a total", async () => {
    const { analyze, html } = opened(connected());
    expect((await analyze({})).status).toBe(303);
    const page = await html();
    expect(page).toContain("1,000 of your views earn €5.00.");
    expect(page).toContain("No total came with them.");
  });

  it("with an export is read by one button, where the list asks for none", async () => {
    const { html } = opened(connected());
    const own = { name: "Rye & co", isSample: false, uploads: 1 };
    const asked = await html("", undefined, { ...own, hasExport: true });
    expect(asked).toContain("Read the connected export");
    expect(asked).not.toContain("No revenue read yet");
    expect(await html("", undefined, own)).toContain("No revenue read yet");
  });

  it("without revenue, or a sample one, is refused", async () => {
    expect((await opened(connected({ isSample: true })).analyze({})).refused?.message).toBe(
      SAYS["no-channel-revenue"],
    );
    const [upload] = connected().uploads;
    const without = connected({ uploads: upload ? [{ ...upload, revenue: null, rpm: null }] : [] });
    expect((await opened(without).analyze({})).refused?.message).toBe(SAYS["no-channel-revenue"]);
  });
});

describe("a test", () => {
  const fields = { dimension: "length", of: "long", name: "8 minutes or longer" };

  it("runs once: a second start leads to it, also where the list is full", async () => {
    const { desk, analyze, html } = opened();
    await analyze({ pasted: table(videos(48)) });
    const first = await desk.send({ action: "start", ...fields });
    expect(first.location).toBe("/rpm-booster/yours?done=start&open=test-2#test-2");
    for (const name of ["a", "b", "c", "d"])
      await desk.send({ action: "start", dimension: "kind", of: "long", name });
    expect(await desk.send({ action: "start", ...fields })).toMatchObject({
      status: 303,
      location: first.location,
    });
    expect(desk.saved()).toMatchObject({ tests: { length: 5 } });
    const refused = await desk.send({ action: "start", dimension: "kind", of: "long", name: "e" });
    expect(refused.refused?.message).toBe(SAYS["too-many-tests"]);
    const page = await html();
    expect(page).toContain('id="test-2"');
    expect(page).toContain('href="#test-2"');
    expect(page).not.toContain("Start this test");
  });

  it("of 8 minutes is offered where shorter videos earn less, and not where no length is known", async () => {
    const { analyze, html } = opened();
    // Two in three are short: theirs is the larger side, which the difference is named by.
    const rows = videos(60).filter((_, at) => at % 4 !== 0);
    await analyze({ pasted: table(rows) });
    const page = await html();
    expect(page).toContain("under 8 minutes: €2.30 per 1,000 views, the others €6.");
    expect(page).toContain("a month less than at the others' RPM");
    expect(page).toContain('name="name" value="8 minutes or longer"');
    const unknown = opened();
    const cut = (line: string) => line.split(",").toSpliced(3, 1).join(",");
    const alike = videos(40).map((row, at) => row.replace(/,[^,]*$/, `,${30 + ((at * 7) % 13)}`));
    await unknown.analyze({ pasted: table(alike).split("\n").map(cut).join("\n") });
    const without = await unknown.html();
    expect(without).toContain("Your uploads show no difference.");
    expect(without).not.toContain("Start this test");
  });

  it("waits for the next four, and is compared when they are in an export", async () => {
    const { desk, analyze, html } = opened();
    await analyze({ pasted: table(videos(30)) });
    await desk.send({ action: "start", dimension: "length", of: "long", name: "8 minutes or longer" });
    expect(await html()).toContain("Upload an export once 4 are out.");
    const later = toolDesk(revenuePage, { now: new Date("2027-01-30T12:00:00Z"), state: desk.saved() });
    const says = async (made: string[]) => {
      await later.send({ action: "analyze", pasted: table([...videos(30), ...made]) });
      return (await later.shown()).shown.tests[0]?.says;
    };
    // From the 58th on they come out after it began, each second of them long.
    expect(await says(videos(4, 58))).toBe("2 of 4 are in your newest export.");
    expect(await says(videos(8, 58))).toMatch(
      /^They earn more per view: RPM 6\.\d\d, before 2\.\d\d \(4 and 15 videos\)\.$/,
    );
    await later.send({ action: "drop", test: "test-2" });
    expect((await later.shown()).shown.tests).toEqual([]);
  });
});

it("shows the example as one, with a difference and no test to start", async () => {
  const { desk, html } = opened();
  await desk.send({ action: "example" });
  const page = await html();
  expect(page).toContain("Example");
  expect(page).toContain("8 minutes or longer");
  expect(page).not.toContain("Start this test");
});
