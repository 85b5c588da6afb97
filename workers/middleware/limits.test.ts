import { describe, expect, it } from "vitest";
import { addressKey, clientAddress } from "./limits";

describe("addressKey", () => {
  it("counts an IPv4 address by itself", () => {
    expect(addressKey("203.0.113.7")).toBe("203.0.113.7");
  });

  it("counts every address of one IPv6 /64 as one", () => {
    expect(addressKey("2001:db8:1:2:aaaa::1")).toBe(addressKey("2001:db8:1:2::ffff"));
    expect(addressKey("2001:db8::1")).toBe(addressKey("2001:0db8:0:0:1:2:3:4"));
    expect(addressKey("2001:db8:1:2::1")).not.toBe(addressKey("2001:db8:1:3::1"));
  });

  it("counts everything that is not an address under one key", () => {
    expect(addressKey(null)).toBe("unknown");
    expect(addressKey("zz::gg")).toBe("unknown");
  });
});

describe("clientAddress", () => {
  const headers = new Headers({ "CF-Connecting-IP": "203.0.113.7", "X-Real-IP": "203.0.113.8" });

  it("reads the header that the deployment trusts, and no other", () => {
    expect(clientAddress(headers, "CF-Connecting-IP")).toBe("203.0.113.7");
    expect(clientAddress(headers, "X-Real-IP")).toBe("203.0.113.8");
  });

  it.each([undefined, ""])("believes no client where the trusted header is %o", (trusted) => {
    expect(clientAddress(headers, trusted)).toBeNull();
  });
});
