import { expect, it } from "vitest";
import { showIdea } from "../../../light/listed-idea";

const idea = { key: "a", kind: "comeback", title: null, subject: "Rye", frame: null, chance: 0.58 } as const;

it("says a chance beside a light alone", () => {
  expect(showIdea({ ...idea, color: "amber" }).chance).toBe("About 6 in 10 like it beat your usual");
  expect(showIdea({ ...idea, color: "unknown" })).toMatchObject({ says: "No light yet", chance: null });
});
