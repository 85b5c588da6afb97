import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { REPORT_ACCURACY } from "./accuracy";

it("quotes docs/evaluation/channel-report.md", () => {
  const lines = readFileSync("docs/evaluation/channel-report.md", "utf8").split("\n");
  const line = (start: string) => lines.find((one) => one.startsWith(start)) ?? "";
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const { run, level, timing } = REPORT_ACCURACY;
  expect(line("last ten against")).toMatch(new RegExp(` ${run.claims} +${percent(run.held)} `));
  expect(line("level against")).toMatch(new RegExp(` ${level.claims} +${percent(level.held)} `));
  expect(line("as they are")).toMatch(new RegExp(` ${timing.histories} .* ${percent(timing.named)} `));
  expect(line("views turned")).toContain(` ${percent(timing.falseAlarms)} `);
});
