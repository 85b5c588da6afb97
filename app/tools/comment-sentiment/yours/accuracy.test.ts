import { expect, it } from "vitest";
import { rightShown } from "./accuracy";

it("reckons how often scores are right from what was named instead of what", () => {
  expect(rightShown()).toMatchObject([
    { comments: "589", right: "70 of 100", opposite: "4 of 100" },
    { comments: "1,257", right: "69 of 100", opposite: "2 of 100" },
  ]);
});
