import { describe, expect, it } from "vitest";
import { DUMMY_USER } from "../../app/account/user";
import { dummyUser } from "./dummy-user";

describe("dummyUser", () => {
  it("is the spec's user without the var", () => {
    expect(dummyUser(undefined)).toEqual(DUMMY_USER);
    expect(dummyUser("")).toEqual(DUMMY_USER);
  });

  it("has the var merged over it, but for its id", () => {
    const user = dummyUser('{"isDemo":true,"primaryTopic":"","id":"other"}');
    expect(user).toEqual({ ...DUMMY_USER, isDemo: true, primaryTopic: "" });
  });

  it.each(["{", '"text"', '{"isDemo":"yes"}', '{"email":"nobody"}'])("throws for %s", (json) => {
    expect(() => dummyUser(json)).toThrow();
  });
});
