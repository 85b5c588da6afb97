import { describe, expect, it } from "vitest";
import { ask } from "../../tests/support/caller";
import { ALL_FUNCTIONS, FUNCTIONS } from "../../tests/support/functions";

describe("all functions", () => {
  it("are found where they are defined", () => expect(ALL_FUNCTIONS.length).toBeGreaterThan(150));

  it("are named once each, as noun and verb", () => {
    const names = ALL_FUNCTIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/);
  });

  it.each(ALL_FUNCTIONS.map((one) => [one.name, one] as const))(
    "says what %s does in a line",
    (_name, { about }) => {
      expect(about).toMatch(/^[A-Z].{8,118}\.$/);
    },
  );

  it.each(ALL_FUNCTIONS.map((one) => [one.name, one] as const))(
    "takes the example of %s",
    (_name, { input, examples }) => {
      expect(input.safeParse(examples.good).success).toBe(true);
    },
  );

  it.each(FUNCTIONS.flatMap((one) => (one.examples.bad ? [[one.name, one, one.examples.bad] as const] : [])))(
    "refuses the bad example of %s with its message, and asks nothing",
    async (_name, definition, { input, status, message }) => {
      expect(await ask(definition, input, {})).toEqual({
        refused: expect.objectContaining({ status, message }),
        reported: [],
      });
    },
  );

  // A shape that no function takes: never a failure, and no service is touched.
  it.each(FUNCTIONS.map((one) => [one.name, one] as const))(
    "refuses %s what is no input of it",
    async (_name, definition) => {
      for (const input of [null, 42, "text", []]) {
        const { refused, reported } = { refused: undefined, ...(await ask(definition, input, {})) };
        expect(refused?.status).toBe(400);
        expect(reported).toEqual([]);
      }
    },
  );
});
