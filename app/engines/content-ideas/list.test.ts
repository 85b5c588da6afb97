import { describe, expect, it } from "vitest";
import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { addDays } from "../../numbers/days";
import { listIdeas } from ".";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const FIRST = "2024-09-01";

/** One upload a week up to the middle of 2026, all of one age curve: views are multiples of 1,000. */
function upload(title: string, week: number, multiple = 1): MeasuredUpload {
  const publishedAt = `${addDays(FIRST, week * 7)}T12:00:00.000Z`;
  const countedAt = new Date(NOW).toISOString();
  return { ...UNMEASURED, title, publishedAt, countedAt, views: 1000 * multiple, durationSeconds: 600 };
}

const NAMES =
  "axle barn cabin drill easel fence gable hinge ivory jigsaw knife lathe mitre novel otter plank quilt router sander timber";
const OTHERS = NAMES.split(" ").map((name, week) => upload(`Building the ${name}`, week));
const list = (...own: MeasuredUpload[]) =>
  listIdeas({ channel: { name: "Workshop", uploads: [...OTHERS, ...own] } }, NOW);
const titles = (...own: MeasuredUpload[]) => list(...own).ideas.map(({ title }) => title);

describe("listIdeas", () => {
  it("offers nothing of a channel with too few uploads, and names the sources that are missing", () => {
    const { ideas, missing } = listIdeas({ channel: { name: "New", uploads: OTHERS.slice(0, 12) } }, NOW);
    expect(ideas).toEqual([]);
    expect(missing).toEqual(["comments", "watched", "seasons"]);
  });

  it("offers the next episode of a series that pays and was not made for a while", () => {
    const episodes = [1, 2, 3, 4].map((number) =>
      upload(`Boat diary #${number}: day ${number}`, 20 + number, 3),
    );
    const [idea] = list(...episodes).ideas;
    expect(idea).toMatchObject({
      kind: "comeback",
      title: "Boat diary #5",
      subject: "Boat diary",
      frame: null,
    });
    expect(idea?.evidence).toMatchObject({
      kind: "uploads",
      uploads: [{ title: "Boat diary #4: day 4" }, {}, {}],
    });
  });

  it("leaves out a series that does worse than the rest", () => {
    const episodes = [1, 2, 3, 4].map((number) => upload(`Boat diary #${number}`, 20 + number, 0.5));
    expect(titles(...episodes)).toEqual([]);
  });

  it("offers this year's edition of what did well, and of no date", () => {
    expect(titles(upload("The best cheap drills in 2025", 30, 4))).toEqual(["The best cheap drills in 2026"]);
    expect(titles(upload("Workshop stream, Sep 27 2025", 30, 4))).toEqual([]);
    expect(titles(upload("The best cheap drills in 2025", 30, 0.8))).toEqual([]);
    expect(titles(upload("The best cheap drills in 2026", 30, 4))).toEqual([]);
  });

  it("gives the same list each time, and the same keys a day later", () => {
    const own = [1, 2, 3, 4].map((number) => upload(`Boat diary #${number}`, 20 + number, 3));
    const sources = { channel: { name: "Workshop", uploads: [...OTHERS, ...own] } };
    expect(listIdeas(sources, NOW)).toEqual(listIdeas(sources, NOW));
    const keys = (now: number) => listIdeas(sources, now).ideas.map(({ key }) => key);
    expect(keys(NOW + 24 * 3600 * 1000)).toEqual(keys(NOW));
  });
});
