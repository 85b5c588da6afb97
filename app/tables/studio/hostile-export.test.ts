import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time";
import { damagedZip, overlappingZip, zipOf } from "../../../tests/support/hostile-zips";
import { readStudioExport } from "./read-export";

const NOW = new Date("2026-11-21T12:00:00Z");
const MB = 1024 * 1024;
const TABLE = `Content,Video title,Video publish time,Views\naaaaaaaaaa1,Bread,"Mar 4, 2026",5\n`;

const read = (file: string | Uint8Array<ArrayBuffer>, name = "export.zip") =>
  readStudioExport(file, { asOf: NOW, name });
async function refusal(file: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const found = await read(file);
  return "refused" in found ? found.refused : "it was read";
}

/** A ZIP whose central directory says something else of its first file. */
function falsified(bytes: Uint8Array<ArrayBuffer>, field: number, value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  const entry = view.getUint32(end + 16, true);
  if (field === FLAGS) view.setUint16(entry + field, value, true);
  else view.setUint32(entry + field, value, true);
  return bytes;
}
const FLAGS = 8;
const SIZE = 24;

describe("a hostile ZIP", () => {
  it("is refused by the size it declares", async () => {
    const bomb = zipOf({ "Table data.csv": new Uint8Array(21 * MB) });
    expect(bomb.length).toBeLessThan(MB);
    expect(await refusal(bomb)).toBe(
      "“export.zip” unpacks to more than 20 MB. Export fewer videos or a shorter time.",
    );
  });

  it("is refused by the size it has, whatever it declares", async () => {
    const bomb = falsified(zipOf({ "Table data.csv": new Uint8Array(60 * MB) }), SIZE, 1000);
    expect(await refusal(bomb)).toContain("unpacks to more than 20 MB");
    const small = falsified(zipOf({ "Table data.csv": strToU8(TABLE.repeat(100)) }), SIZE, 1000);
    expect(await refusal(small)).toContain("“Table data.csv” is damaged.");
  });

  it("is refused by the size of all its files together", async () => {
    const file = new Uint8Array(8 * MB);
    expect(await refusal(zipOf({ "a.csv": file, "b.csv": file, "c.csv": file }))).toContain(
      "more than 20 MB",
    );
  });

  it("is refused where its files lie over one another", async () => {
    const content = new Uint8Array(19 * MB);
    // Over one header, and each with a header of its own whose long name ends where the one stream begins.
    expect(await refusal(overlappingZip(content, "one header"))).toContain("is a damaged ZIP");
    expect(await refusal(overlappingZip(content, "own headers"))).toContain("is a damaged ZIP");
  });

  it("is refused once all it unpacks to, damaged files among it, is too much", async () => {
    expect(await refusal(damagedZip(new Uint8Array(2 * MB), 12))).toContain("unpacks to more than 20 MB");
  });

  it("gives its files no path", async () => {
    const found = await read(
      zipOf({ "../../etc/Table data.csv": strToU8(TABLE), "C:\\x\\": new Uint8Array() }),
    );
    expect("refused" in found ? found : found.files.map(({ name }) => name)).toEqual(["Table data.csv"]);
  });

  it("with a ZIP in it, a password, a picture or too many files is refused by name", async () => {
    expect(await refusal(zipOf({ "inner.zip": zipOf({ "a.csv": strToU8(TABLE) }) }))).toBe(
      "“inner.zip” is a ZIP itself: unpack it, and send what is in it.",
    );
    expect(await refusal(falsified(zipOf({ "a.csv": strToU8(TABLE) }), FLAGS, 1))).toBe(
      "“a.csv” has a password.",
    );
    expect(await refusal(zipOf({ "a.png": new Uint8Array([0x89, 0x50, 0, 1]) }))).toBe("“a.png” is no text.");
    expect(
      await refusal(zipOf({ "[Content_Types].xml": strToU8("<x/>"), "xl/a.xml": strToU8("<x/>") })),
    ).toContain("is a spreadsheet. Save it as CSV");
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.csv`, strToU8(TABLE)]));
    expect(await refusal(zipOf(many))).toContain("holds too many files");
  });

  it("is read beside what is refused in it", async () => {
    const found = await read(
      zipOf({ "Table data.csv": strToU8(TABLE), "a.png": new Uint8Array([0x89, 0, 1]) }),
    );
    if ("refused" in found) throw new Error(found.refused);
    expect(found.uploads).toHaveLength(1);
    expect(found.files.map(({ name, refused }) => [name, refused])).toEqual([
      ["Table data.csv", null],
      ["a.png", "it is no text"],
    ]);
  });

  it("never throws, wherever it is cut or changed", async () => {
    const whole = zipOf({ "Table data.csv": strToU8(TABLE) });
    for (let at = 4; at < whole.length; at += 3) {
      expect(await read(whole.slice(0, at))).toHaveProperty("refused");
      const changed = whole.slice();
      changed[at] = 0xff;
      await read(changed);
    }
  });
});

describe("a hostile table", () => {
  const HEADING = "Content,Video title,Video publish time,Duration,Views\n";

  it("keeps formulas and lone surrogates as text, and runs nothing", async () => {
    const rows = `aaaaaaaaaa1,"=HYPERLINK(""http://x"")",2026-03-04,99,5\naaaaaaaaaa2,half \ud83d,2026-03-05,99,6\n`;
    const found = await read(HEADING + rows);
    if ("refused" in found) throw new Error(found.refused);
    expect(found.uploads.map(({ title }) => title)).toEqual(['=HYPERLINK("http://x")', "half \ufffd"]);
  });

  it.each(["x", ",", '"', '"a",', "=1+1,", "2026-01-01,", "aaaaaaaaaa1,", "\ud83d,"])(
    "of one line of 10 MB of %j is refused",
    async (piece) => expect(await refusal(piece.repeat(10 * MB).slice(0, 10 * MB))).not.toBe("it was read"),
  );

  it("of 100,000 rows is read, days of videos wholly, and uploads up to 5,000", async () => {
    const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + (at % 500))).toISOString().slice(0, 10);
    const id = (at: number) => `v${String(at).padStart(10, "0")}`;
    const rows = (line: (at: number) => string) =>
      Array.from({ length: 100_000 }, (_, at) => line(at)).join("");
    const chart = await read(
      zipOf({
        "Chart data.csv": strToU8(
          `Date,Content,Views\n${rows((at) => `${day(at)},${id(Math.floor(at / 500))},1\n`)}`,
        ),
      }),
    );
    if ("refused" in chart) throw new Error(chart.refused);
    expect(chart.daily).toHaveLength(200);
    expect(chart.daily.every(({ days }) => days.length === 500)).toBe(true);
    const table = await read(
      zipOf({
        "Table data.csv": strToU8(
          `Content,Title,Published,Views\n${rows((at) => `${id(at)},t,2026-01-01,1\n`)}`,
        ),
      }),
    );
    if ("refused" in table) throw new Error(table.refused);
    expect(table.uploads).toHaveLength(5000);
    expect(table.excluded).toEqual([{ line: 5002, kind: "unread", why: expect.stringContaining("5,000") }]);
  }, 30_000);

  it("takes at most 2.2 times the time for twice its size", { timeout: 60_000 }, async () => {
    const chart = (rows: number) => {
      const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + (at % 400))).toISOString().slice(0, 10);
      const line = (at: number) =>
        `${day(at)},v${String(Math.floor(at / 400)).padStart(10, "0")},t,2025-01-01,45,7\n`;
      return `Date,Content,Video title,Video publish time,Duration,Views\n${Array.from({ length: rows }, (_, at) => line(at)).join("")}`;
    };
    const [quarter, whole] = [chart(20_000), chart(80_000)];
    const timeOf = async (text: string) => {
      const start = cpuTime();
      await read(text);
      return cpuTime() - start;
    };
    // An undisturbed run of each is enough, and comes sooner or later; two doublings hide less than one.
    let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 24 && !(most <= 2.2 ** 2 * least && round > 0); round++) {
      for (let time = 0; time < 4; time++) least = Math.min(least, await timeOf(quarter));
      most = Math.min(most, await timeOf(whole));
    }
    expect(most / least).toBeLessThanOrEqual(2.2 ** 2);
  });
});
