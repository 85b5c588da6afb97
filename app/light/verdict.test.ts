import { expect, it } from "vitest";
import { usualText } from "./verdict";

it.each([
  [2, "twice your usual"],
  [0.5, "half your usual"],
  [1, "your usual"],
  [1.43, "1.4× your usual"],
  [0.12, "0.1× your usual"],
])("says %s as a person does", (multiple, text) => expect(usualText(multiple)).toBe(text));
