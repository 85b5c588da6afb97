import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeError } from "./request-log";

describe("describeError", () => {
  it("says what the database said, and not the values that were bound", () => {
    const driver = new Error("D1_ERROR: no such table: waitlist_emails");
    const error = new DrizzleQueryError(
      "insert into waitlist_emails values (?)",
      ["private@example.com"],
      driver,
    );
    const described = describeError(error);
    expect(described.message).toBe("D1_ERROR: no such table: waitlist_emails");
    expect(JSON.stringify(described)).not.toContain("private@example.com");
  });

  it("says where, in at most eight lines", () => {
    const { stack = [] } = describeError(new Error("two\nlines of private text"));
    expect(stack.length).toBeLessThanOrEqual(8);
    expect(stack.every((line) => line.startsWith("at "))).toBe(true);
  });

  it("does not quote what is no error", () => {
    expect(describeError("private text")).toEqual({ name: "string" });
  });
});
