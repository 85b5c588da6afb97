import { describe, expect, it } from "vitest";
import { emailKey } from "./email";

describe("emailKey", () => {
  it("ignores case, also beyond ASCII", () => {
    expect(emailKey("ÉLAN@Example.COM")).toBe(emailKey("élan@example.com"));
    expect(emailKey("e\u0301lan@example.com")).toBe(emailKey("élan@example.com"));
    expect(emailKey("a@example.com")).not.toBe(emailKey("b@example.com"));
  });
});
