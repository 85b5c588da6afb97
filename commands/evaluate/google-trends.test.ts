import { describe, expect, it } from "vitest";
import { evaluateExports, languageOf } from "./google-trends";

describe("languageOf", () => {
  it.each([
    ["Category: All categories\n\nWeek,tea: (Worldwide)\n2026-11-01,4", "English"],
    ["Date,tea\n2026/11/1,4", "English"],
    ["Categoria: Todas as categorias\n\nSemana,chá: (Mundo)\n2026-11-01,4", "Portuguese"],
    ["Danh mục: Tất cả danh mục\n\nThời gian,trà: (Hoa Kỳ)\n2026-11-01T13,4", "Vietnamese"],
    ["Vika,te\n2026-11-01,4", "not known"],
    ["Vika,te\n2026-11-01,4\nDate,tea", "not known"],
  ])("%j", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe("evaluateExports", () => {
  const files = [
    { name: "tea.csv", text: "Week,tea: (Worldwide),rye: (Worldwide)\n2026-11-01,4,\n2026-11-08,100,<1\n" },
    { name: "regions.csv", text: "Region,tea\nPortugal,100\n" },
  ];
  const { text, figure, failures } = evaluateExports(files);

  it("lists what was read, and why other files were refused", () => {
    expect(text).toMatch(/^tea\.csv +2 +1 +1 +week +English +tea \(Worldwide\); rye \(Worldwide\)$/m);
    expect(text).toMatch(/^regions\.csv .*refused: No line begins with a date/m);
    expect(figure).toBe("1 read (2 terms, 4 points), 1 refused");
  });

  it("does not count a refusal as a failure", () => {
    expect(failures).toEqual([]);
  });
});
