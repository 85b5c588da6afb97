import { expect, it } from "vitest";
import { toFigures } from "../model/seal";
import { showFigures } from "./show";

const NONE = toFigures([], { sealed: 0, countsSample: false });

it("shows no claim before anything was counted, and no count before anything was sealed", () => {
  expect(showFigures(NONE, "your usual")).toEqual({ claims: [], others: [] });
  const sealed = showFigures({ ...NONE, sealed: 2, waiting: 2 }, "your usual");
  expect([sealed.claims, sealed.others[1]]).toEqual([[], { name: "Not yet due", count: "2" }]);
  expect(showFigures({ ...NONE, sealed: 1, red: { hits: 0, of: 1 } }, "your usual").claims).toHaveLength(4);
});
