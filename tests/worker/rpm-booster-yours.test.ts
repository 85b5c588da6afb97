import { strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { SITE, Visitor } from "../support/visitor";

const PAGE = "/rpm-booster/yours";
const DAY_MS = 24 * 60 * 60 * 1000;

/** As YouTube Studio writes its "Table data.csv": from 8 minutes on, videos earn three times as much a view. */
const TABLE = [
  "Content,Video title,Video publish time,Duration,Views,Estimated revenue (USD)",
  "Total,,,,480000,2061.919",
  ...Array.from({ length: 48 }, (_, at) => {
    const day = new Date(Date.now() - (30 + 7 * at) * DAY_MS).toISOString().slice(0, 10);
    return `v${String(at).padStart(10, "0")},Loaf number ${at},${day},${at % 2 ? 300 : 600},10000,${(at % 2 ? 20 : 60) + (at % 7)}`;
  }),
].join("\n");

/** Sends the desk's form as a browser without script does: multipart, empty file fields among it. */
function send(visitor: Visitor, files: Record<string, File>, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: "analyze", pasted: "", target: "", ...fields }))
    body.set(name, value);
  for (const name of ["file", "file2", "file3"]) body.set(name, files[name] ?? new File([], ""));
  return visitor.fetch(PAGE, { method: "POST", body, headers: { Origin: SITE } });
}

describe("the own desk of revenue", () => {
  const visitor = new Visitor("192.0.2.77");
  const open = async (path = PAGE) => (await visitor.open(path)).text();
  beforeAll(async () => {
    await visitor.submit("/login");
  });

  it("leads from an export to a test on the plan, without script", async () => {
    const zip = Uint8Array.from(zipSync({ "Table data.csv": strToU8(TABLE) }));
    const answer = await send(visitor, { file: new File([zip], "export.zip") });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `${PAGE}?done=analyze&open=revenue-1#revenue-1`,
    ]);
    const html = await open();
    expect(html).toContain("$2,061.92");
    expect(html).toContain("8 minutes or longer: $6.");
    const [, dimension = "", of = "", name = ""] =
      /name="dimension" value="(\w+)".*?name="of" value="(\w*)".*?name="name" value="([^"]+)"/.exec(html) ??
      [];
    expect((await visitor.submit(PAGE, { action: "start", dimension, of, name })).status).toBe(303);
    const [, idea = ""] = /name="idea" value="([^"]+)"/.exec(await open()) ?? [];
    expect(idea).toBe("Test: 8 minutes or longer");
    expect((await visitor.submit("/plan/handover", { action: "add", idea })).status).toBe(303);
    const plan = await open("/plan");
    expect(plan).toContain("Test: 8 minutes or longer");
    const [card = ""] = /\/plan\/[a-z0-9]{10}(?=")/.exec(plan) ?? [];
    expect(await open(card)).toContain("Upload an export once 4 are out.");
  });

  it("says on a card with a forecast what it may bring, untested", async () => {
    const ranges = [{ days: 30, low: 5000, likely: 10_000, high: 20_000 }];
    const forecast = JSON.stringify({ ranges, chance: 0.8, at: new Date().toISOString() });
    await visitor.submit("/plan/handover", { action: "add", idea: "Rye, slowly", forecast });
    const plan = await open("/plan");
    const [, card = ""] = /href="(\/plan\/[a-z0-9]{10})"[^>]*>Rye, slowly/.exec(plan) ?? [];
    const html = await open(card);
    expect(html).toMatch(/May bring \$[\d.]+ to \$\d+ in 30 days, most likely \$\d+/);
    expect(html).toContain("Untested: its forecast at the RPM of all your long videos (48).");
  });

  it("takes exports of 3 MB, refuses those over 10, and two currencies at its field", async () => {
    const large = new File([TABLE, "\n".repeat(3 * 1024 * 1024)], "large.csv");
    expect((await send(visitor, { file: large })).status).toBe(303);
    const tooLarge = await send(visitor, { file: new File(["x".repeat(11 * 1024 * 1024)], "all.csv") });
    expect(tooLarge.status).toBe(413);
    const euros = new File([TABLE.replace("USD", "EUR")], "euros.csv");
    const mixed = await send(visitor, { file: new File([TABLE], "dollars.csv"), file2: euros });
    expect(mixed.status).toBe(400);
    expect(await mixed.text()).toContain("These exports are in USD and EUR.");
  });

  it("is in the data file, and is deleted with what is kept there", async () => {
    expect(await open("/account/data.json")).toContain("Loaf number 3");
    await visitor.submit(PAGE, { action: "start-over" });
    expect(await open()).toContain("No revenue read yet");
  });
});
