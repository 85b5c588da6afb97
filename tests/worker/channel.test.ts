import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { ownerOf, rowsOf } from "../support/creator";
import { studioTable, studioZip } from "../support/studio-export";
import { toolPage } from "../support/tool-page";
import { SITE, Visitor } from "../support/visitor";

const PATH = "/channel";
const LIST = ["Sharpening, 2025-10-01, 1200", "Honing, 2025-10-08, 900", "Stropping, 2025-10-15, 1500"].join(
  "\n",
);

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

/** Sends the connect form as a browser does, files and all. */
function connect(visitor: Visitor, fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: "connect", ...fields })) body.set(name, value);
  return visitor.fetch(PATH, { method: "POST", body, headers: { Origin: SITE } });
}

async function room(visitor: Visitor): Promise<string> {
  const answer = await visitor.open(PATH);
  expect(answer.status).toBe(200);
  return textOf(answer);
}

/** What a page says, without its markup. */
async function textOf(answer: Response): Promise<string> {
  return (await toolPage(answer)).text;
}

const zip = (count: number) => new File([studioZip(studioTable(count))], "Content 2025.zip");

describe("the channel's room", () => {
  it("connects a sample, an export and a list, and disconnects, without script", async () => {
    const visitor = new Visitor("203.0.113.1");
    expect(await room(visitor)).toContain("Connect your channel");

    const sample = await connect(visitor, { sample: "@saffronshelf" });
    expect([sample.status, sample.headers.get("Location")]).toEqual([303, `${PATH}?done=connect#results`]);
    expect(await room(visitor)).toMatch(/Saffron Shelf ?Sample channel/);

    expect((await connect(visitor, { file: zip(40) })).status).toBe(303);
    const own = await room(visitor);
    expect(own).toContain("40 videos");
    expect(own).not.toContain("Saffron Shelf");

    expect((await connect(visitor, { uploads: LIST })).status).toBe(303);
    expect(await room(visitor)).toContain("43 videos");

    const confirm = await textOf(await visitor.open(`${PATH}?confirm=disconnect`));
    expect(confirm).toContain("Disconnect your channel?");
    const gone = await connect(visitor, { action: "disconnect" });
    expect(gone.headers.get("Location")).toBe(`${PATH}?done=disconnect#results`);
    const owner = await ownerOf(visitor);
    expect(await rowsOf(owner)).toMatchObject({ owners: 1, channels: 0, channel_summaries: 0 });
    expect(await room(visitor)).toContain("Connect your channel");
  });

  it("takes the Videos tab copied from YouTube, says how it was read, and gives a light from it", async () => {
    const visitor = new Visitor("203.0.113.71");
    const cards = Array.from({ length: 12 }, (_, at) => [
      "12:34",
      "12:34",
      "Now playing",
      `${at % 2 ? "Sharpening" : "Honing"} a knife, part "${12 - at}"`,
      `${at % 2 ? 40 : 9}K views`,
      at === 0 ? "3 weeks ago" : `${at} month${at > 1 ? "s" : ""} ago`,
    ]).flat();
    const uploads = ["Home", "Videos", "Shorts", "Latest", "Popular", "Oldest", ...cards].join("\n");
    const idea = await visitor.fetch(`${PATH}?idea=Sharpening`, {
      method: "POST",
      body: new URLSearchParams({ action: "connect", uploads }),
      headers: { Origin: SITE },
    });
    expect([idea.status, idea.headers.get("Location")]).toEqual([303, "/light?q=Sharpening"]);
    const page = await room(visitor);
    expect(page).toContain("12 videos read from your Videos tab, newest first.");
    expect(page).toContain("are ranges");
    expect(page).toContain("Not judged, and first days neither");
    const newest = await textOf(await visitor.open(`${PATH}?open=newest-long`));
    expect(newest).toMatch(/around \w{3} \d{4}/);
    expect(await textOf(await visitor.open("/dashboard"))).toMatch(/around \w{3} \d{4}/);
    expect(await textOf(await visitor.open("/light?q=Sharpening"))).not.toContain("No light yet");

    expect((await connect(visitor, { uploads: uploads.replaceAll("40K", "41K") })).status).toBe(303);
    const again = await room(visitor);
    expect(again).toContain("12 videos counted again: 6,000 more views since");
  });

  it("keeps the Shorts tab alone, says what cannot be judged, and counts it again", async () => {
    const visitor = new Visitor("203.0.113.72");
    const tab = (more: number) => [1, 2, 3].flatMap((at) => [`Edge ${at}`, `${at + more}K views`]).join("\n");
    expect((await connect(visitor, { uploads: tab(0) })).status).toBe(303);
    const page = await room(visitor);
    expect(page).toContain("3 Shorts without dates");
    expect(page).toContain("so light, forecasts and report leave them out");
    for (const path of [
      "/dashboard",
      "/light?q=Edge",
      "/series-planner/yours",
      "/thumbnail-optimizer/yours",
    ]) {
      expect((await visitor.open(path)).status, path).toBe(200);
    }
    expect((await connect(visitor, { uploads: tab(2) })).status).toBe(303);
    expect(await room(visitor)).toContain("3 videos counted again: 6,000 more views since");
  });

  it("is of one visitor alone, and named on every page of theirs", async () => {
    const [one, other] = [new Visitor("203.0.113.2"), new Visitor("203.0.113.3")];
    await connect(one, { sample: "@harborframe" });
    await connect(other, { uploads: LIST });
    expect(await room(one)).not.toContain("Sharpening");
    expect(await room(other)).not.toContain("Harbor Frame");
    const names = await Promise.all(
      [one, other].map(async (visitor) =>
        (await (await visitor.open("/dashboard")).text()).includes("Harbor Frame"),
      ),
    );
    expect(names).toEqual([true, false]);
    expect(await room(new Visitor("203.0.113.4"))).toContain("Connect your channel");
  });

  it("has no made-up trend beside it on the dashboard, but for a sample channel", async () => {
    const settings = { form: "settings", youtubeChannel: "", primaryTopic: "Whetstones" };
    const [own, sample] = [new Visitor("203.0.113.6"), new Visitor("203.0.113.7")];
    await connect(own, { uploads: LIST });
    await connect(sample, { sample: "@harborframe" });
    for (const visitor of [own, sample]) await visitor.submit("/account", settings);
    const beside = await textOf(await own.open("/dashboard"));
    expect(beside).toMatch(/There is no real trend for “ ?Whetstones ?” yet\./);
    expect(beside).toContain("A real one takes a contact for Wikipedia");
    expect(beside).not.toContain("week over week");
    expect(await textOf(await sample.open("/dashboard"))).toContain("week over week");
  });

  it("leads back to the light of the idea that asked for it", async () => {
    const visitor = new Visitor("203.0.113.8");
    const path = `${PATH}?idea=${encodeURIComponent("rye & bread")}`;
    expect(await textOf(await visitor.open(path))).toContain("gets its light");
    const body = new FormData();
    body.set("action", "connect");
    body.set("uploads", LIST);
    const answer = await visitor.fetch(path, { method: "POST", body, headers: { Origin: SITE } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/light?q=rye+%26+bread"]);
  });

  it("comes back with what was typed where it is refused", async () => {
    const answer = await connect(new Visitor("203.0.113.5"), { channel: "@nobody-here", uploads: "hello" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("No videos found in that list");
    expect(page).toContain('value="@nobody-here"');
    expect(page).toContain(">hello</textarea>");
  });

  it("takes 10 MB, where other pages keep to their own bounds, and says so beyond", async () => {
    const visitor = new Visitor("203.0.113.6");
    const line = "x".repeat(9_000_000);
    const large = await connect(visitor, { file: new File([line], "Table data.csv") });
    expect(large.status).toBe(400);
    expect(await large.text()).toContain("Table data.csv");
    const larger = await connect(visitor, { file: new File([line, line], "export.zip") });
    expect(larger.status).toBe(413);
    expect(await larger.text()).toContain("That is more than 10 MB.");
    const body = new FormData();
    body.set("action", "forecast");
    body.set("file", new File([line], "Table data.csv"));
    const desk = await visitor.fetch("/video-forecast/yours", {
      method: "POST",
      body,
      headers: { Origin: SITE },
    });
    expect(desk.status).toBe(413);
  });

  it("loses nothing where two tabs send at once", async () => {
    const visitor = new Visitor("203.0.113.7");
    await room(visitor);
    const answers = await Promise.all([
      connect(visitor, { uploads: LIST }),
      connect(visitor, { file: zip(4) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await room(visitor)).toContain("7 videos");
  });

  it("stays 30 days with its owner, who came once and left nothing else", async () => {
    const visitor = new Visitor("203.0.113.8");
    await connect(visitor, { uploads: LIST });
    const owner = await ownerOf(visitor);
    const { seenAt = 0 } =
      (await env.DB.prepare("select seen_at as seenAt from owners where id = ?").bind(owner).first()) ?? {};
    const { worker } = await import("../support/visitor");
    const purgeAfter = (days: number) =>
      worker.scheduled({ scheduledTime: new Date(Number(seenAt) + days * DAY_MS), cron: "17 3 * * *" });
    await purgeAfter(29);
    expect(await rowsOf(owner)).toMatchObject({ owners: 1, channels: 1 });
    await purgeAfter(31);
    expect(await rowsOf(owner)).toMatchObject({ owners: 0, channels: 0, channel_summaries: 0 });
  });

  it("answers 503 in its own page while the database is down, with what was typed", async () => {
    const visitor = new Visitor("203.0.113.9");
    await connect(visitor, { uploads: LIST });
    await env.DB.exec("alter table channels rename to channels_away");
    try {
      const page = await visitor.open(PATH);
      expect(page.status).toBe(503);
      expect(await page.text()).toContain("Your channel could not be read just now");
      const answer = await connect(visitor, { uploads: "Whetstones, 2025-10-22, 700" });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("Whetstones, 2025-10-22, 700");
    } finally {
      await env.DB.exec("alter table channels_away rename to channels");
    }
    expect(await room(visitor)).toContain("3 videos");
  });
});
