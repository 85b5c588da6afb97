import { expect, it } from "vitest";
import { extremeOf } from ".";

it.each([
  ["¿Cuál es mi vídeo más visto?", "most"],
  ["Which one was a hit?", "most"],
  ["my LEAST watched one", "least"],
  ["how is my most recent video doing", null],
  ["did it get at least 1,000 views, at most 2,000", null],
  ["did it hit 10k views", null],
])("of “%s” is %s", (question, extreme) => {
  expect(extremeOf(question)).toBe(extreme);
});
