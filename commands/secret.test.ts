import { describe, expect, it } from "vitest";
import { newSecret, withSecret } from "./secret";

describe("withSecret", () => {
  it("adds a secret and keeps what was there", () => {
    expect(withSecret("", "s")).toBe("SESSION_SECRET=s\n");
    expect(withSecret("DEMO_USER={}", "s")).toBe("DEMO_USER={}\nSESSION_SECRET=s\n");
  });

  it("leaves a secret that is there, and fills an empty one", () => {
    expect(withSecret("SESSION_SECRET=mine\n", "s")).toBe("SESSION_SECRET=mine\n");
    expect(withSecret("SESSION_SECRET=\nA=1\n", "s")).toBe("A=1\nSESSION_SECRET=s\n");
  });

  it("makes 256 bits, another each time", () => {
    expect(Buffer.from(newSecret(), "base64url")).toHaveLength(32);
    expect(newSecret()).not.toBe(newSecret());
  });
});
