import { describe, expect, it } from "vitest";
import { describeInvalid, takesOf } from "./invalid-input";

const input = {
  type: "object",
  properties: { idea: { type: "string" }, kind: { type: "string", enum: ["long"] } },
};

it("says what fields take in words", () => {
  expect(takesOf({ type: "string", enum: ["short", "long"] })).toBe("one of: short, long");
  expect(takesOf({ anyOf: [{ type: "string", format: "date" }, { type: "null" }] })).toBe(
    "a day, as 2026-12-01 or null",
  );
  expect(takesOf({ type: "array", items: { type: "object" } })).toBe("a list of objects");
});

describe("a refusal of a wrong type", () => {
  it("says what the field takes", () => {
    const fields = {
      idea: "Invalid input: expected string, received null",
      kind: "Invalid option: expected …",
    };
    const refused = { status: 400, message: fields.idea, field: "idea", fields };
    expect(describeInvalid(refused, { input })).toEqual({
      ...{ status: 400, field: "idea", message: "“idea” takes text." },
      fields: { idea: "“idea” takes text.", kind: "“kind” takes one of: long." },
    });
  });

  it("keeps a function's own words", () => {
    const refused = {
      status: 400,
      message: "Enter an idea.",
      field: "idea",
      fields: { idea: "Enter an idea." },
    };
    expect(describeInvalid(refused, { input })).toEqual(refused);
    expect(describeInvalid({ status: 404, message: "It is gone." }, { input })).toEqual({
      ...{ status: 404, message: "It is gone." },
    });
  });

  it("of the input as a whole leads to the documentation", () => {
    const refused = { status: 400, message: "Invalid input: expected object, received array" };
    expect(describeInvalid(refused, { input }).message).toBe("The input does not fit: see /api/v1/docs.");
  });
});
