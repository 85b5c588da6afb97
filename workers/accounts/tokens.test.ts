import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../app/numbers/days";
import { readToken, signToken } from "./tokens";

const secret = "a-secret-for-tests-only";

describe("tokens", () => {
  it("name their session, and when they were issued", async () => {
    const now = new Date();
    const token = await signToken("access", "session-1", secret, now);
    expect(await readToken("access", token, secret)).toEqual({ sid: "session-1", at: now.getTime() });
  });

  it("hold for an hour", async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
    expect(
      await readToken("access", await signToken("access", "s", secret, minutesAgo(59)), secret),
    ).toMatchObject({ sid: "s" });
    expect(
      await readToken("access", await signToken("access", "s", secret, minutesAgo(61)), secret),
    ).toBeNull();
    expect(
      await readToken("refresh", await signToken("refresh", "s", secret, minutesAgo(61)), secret),
    ).toMatchObject({ sid: "s" });
  });

  it("are not taken in each other's place, nor signed by others, nor unsigned", async () => {
    const token = await signToken("access", "s", secret, new Date());
    expect(await readToken("refresh", token, secret)).toBeNull();
    expect(await readToken("access", token, "another-secret")).toBeNull();
    expect(await readToken("access", `${token.split(".").slice(0, 2).join(".")}.`, secret)).toBeNull();
    const none = btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, "");
    expect(await readToken("access", `${none}.${token.split(".")[1]}.`, secret)).toBeNull();
    expect(await readToken("access", "nonsense", secret)).toBeNull();
  });
});
