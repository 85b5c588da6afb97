import { expect, it } from "vitest";
import { evaluateStudio } from "./studio";

const NOW = new Date("2026-11-21T12:00:00Z");
const file = (name: string, ...lines: string[]) => ({
  name,
  bytes: new TextEncoder().encode(`${lines.join("\n")}\n`),
});
const HEADING = "Content,Video title,Video publish time,Duration,Views,Watch time (hours)";

it("says of each file what it was read as, and what was taken from it", async () => {
  const { text, figure, failures } = await evaluateStudio(
    [
      file(
        "table.csv",
        HEADING,
        "Total,,,,12,1.5",
        'aaaaaaaaaa1,Bread,"Mar 4, 2026",754,9,1',
        "aaaaaaaaaa2,Rye,,45,3,0.5",
      ),
      file("totals.csv", "Date,Views", "2026-03-04,1200"),
      file("cities.csv", "Cities,Views", "Total,9", "Here,9"),
    ],
    NOW,
  );
  expect(text).toContain("table.csv\n  a table of videos, 2 rows\n  Content = id; Video title = title;");
  expect(text).toContain(
    "  1 upload (0 Shorts), published 2026-03-04 to 2026-03-04\n  left out: 1 unpublished\n",
  );
  expect(text).toContain("  Studio's total: 12 views, 1.5 hours\n  sum of the rows: 12 views, 1.5 hours\n");
  expect(text).toContain("  the channel: 1 day, 2026-03-04 to 2026-03-04, 1,200 views");
  expect(text).toContain(
    "cities.csv\n  refused: “cities.csv” looks like YouTube Studio's figures by “Cities”",
  );
  expect(figure).toBe("2 read (1 uploads, 1 days of views), 1 refused");
  expect(text).toContain("  no revenue in it\n");
  expect(failures).toEqual([]);
});

it("holds revenue against its total, to the cent", async () => {
  const { text } = await evaluateStudio(
    [
      file(
        "table.csv",
        `${HEADING},Estimated revenue (EUR)`,
        "Total,,,,12,1.5,29068.652",
        'aaaaaaaaaa1,Bread,"Mar 4, 2026",754,9,1,29067.733',
      ),
      file("places.csv", "Geography,Views,Estimated revenue (EUR)", "Total,9,3", "DE,5,1.5", "FR,4,1.25"),
    ],
    NOW,
  );
  expect(text).toContain("revenue: total 29,068.652 EUR, rows 29,067.733 EUR, rest 0.919 EUR (0.0032 %)");
  expect(text).toContain("RPM 3229748.111; 0 of 1 video compared, 0 groups tested, 0 of them differ");
  expect(text).toContain("from the top ten unknown, from videos older than a year 0.0 %");
  expect(text).toContain("revenue by Geography: total 3.00 EUR, rows 2.75 EUR, rest 0.25 EUR (8.3333 %)");
});

it("fails a table whose rows come to more than its total", async () => {
  const { failures } = await evaluateStudio(
    [file("table.csv", HEADING, "Total,,,,12,1.5", 'aaaaaaaaaa1,Bread,"Mar 4, 2026",754,900,1')],
    NOW,
  );
  expect(failures).toEqual(["table.csv: its rows come to more views than its total"]);
});
