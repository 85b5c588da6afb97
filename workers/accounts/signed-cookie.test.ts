import { createCookie } from "react-router";
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../app/numbers/days";
import { readSigned, signValue } from "./signed-cookie";
import { readToken, signToken } from "./tokens";

const SECRET = "a-secret-for-tests-only-0123456789";
const VALUES = ["3b0c7c1e", { id: "3b0c7c1e", at: 1_795_000_000_000, out: true }, { id: "Ünïcödé 👋" }];

describe("a signed value", () => {
  it.each(VALUES)("is read back: %j", async (value) => {
    expect(await readSigned(await signValue(value, SECRET), SECRET)).toEqual(value);
  });

  it.each(VALUES)("is read and written as by React Router: %j", async (value) => {
    const theirs = createCookie("it", { secrets: [SECRET] });
    const [, written = ""] = /^it=([^;]*)/.exec(await theirs.serialize(value)) ?? [];
    expect(await signValue(value, SECRET)).toBe(decodeURIComponent(written));
    const ours = `it=${encodeURIComponent(await signValue(value, SECRET))}`;
    expect(await theirs.parse(ours)).toEqual(value);
  });

  it("is nothing with another secret, another signature or another value", async () => {
    const signed = await signValue({ id: "one", at: 1 }, SECRET);
    const [data, signature] = signed.split(".");
    const other = (await signValue({ id: "two", at: 1 }, SECRET)).split(".")[0];
    expect(await readSigned(signed, "another-secret")).toBeNull();
    expect(await readSigned(`${other}.${signature}`, SECRET)).toBeNull();
    for (const forged of ["", ".", data ?? "", `${data}.`, `${data}.x`, `${data}.%%%`, `${signed}A`, "a.b.c"])
      expect([forged, await readSigned(forged, SECRET)]).toEqual([forged, null]);
  });

  it("is read after the secret changed and changed back", async () => {
    const signed = await signValue("one", SECRET);
    await signValue("two", "another-secret");
    expect(await readSigned(signed, SECRET)).toBe("one");
  });
});

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
