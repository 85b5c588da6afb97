import { expect, it } from "vitest";
import { areKpisShown, kpisCookie } from "./kpis-choice";

// Spec 2: "shown by default"
it("shows the KPIs until the visitor hides them, and again when asked", () => {
  const kept = (kpis: "shown" | "hidden") => kpisCookie(kpis, { secure: true }).split(";")[0] ?? "";
  expect(areKpisShown(null)).toBe(true);
  expect(areKpisShown(`theme=dark; ${kept("hidden")}`)).toBe(false);
  expect(areKpisShown(kept("shown"))).toBe(true);
});
