import { describe, expect, it } from "vitest";
import { clientAddress, countedAs, NETWORK_FACTOR } from "./limits";

const addressOf = (address: string | null) => countedAs(address).address;
const networkOf = (address: string) => countedAs(address).network;

describe("countedAs", () => {
  it("counts an IPv4 address by itself, and one on a server of both protocols as the same", () => {
    const one = "203.0.113.7";
    const whole = { address: one, network: one, block: "203.0.113.0/24", counter: one };
    expect(countedAs("203.0.113.7")).toEqual(whole);
    expect(countedAs("::ffff:203.0.113.7")).toEqual(whole);
  });

  it("counts every address of one IPv6 /64 as one", () => {
    expect(addressOf("2001:db8:1:2:aaaa::1")).toBe(addressOf("2001:db8:1:2::ffff"));
    expect(addressOf("2001:db8::1")).toBe(addressOf("2001:0db8:0:0:1:2:3:4"));
    expect(addressOf("2001:db8:1:2::1")).not.toBe(addressOf("2001:db8:1:3::1"));
  });

  it("counts every /64 of one /48 as one network", () => {
    expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:ffff::1"));
    expect(networkOf("2001:db8:1::1")).not.toBe(networkOf("2001:db8:2::1"));
    expect(networkOf("2001:db8:1::1")).not.toBe(addressOf("2001:db8:1::1"));
  });

  it("counts a /24 of IPv4 and a /48 of IPv6 as one block", () => {
    const blockOf = (address: string | null) => countedAs(address).block;
    expect(blockOf("203.0.113.7")).toBe(blockOf("203.0.113.250"));
    expect(blockOf("203.0.113.7")).not.toBe(blockOf("203.0.114.7"));
    expect(blockOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:ffff::1"));
    expect(blockOf(null)).toBe("unknown");
  });

  it("gives a /48 a few counters of a minute, and each of its /64 one of them", () => {
    const counters = Array.from(
      { length: 1000 },
      (_, n) => countedAs(`2001:db8:1:${n.toString(16)}::1`).counter,
    );
    expect(new Set(counters).size).toBe(NETWORK_FACTOR);
    expect(countedAs("2001:db8:1:a::1").counter).toBe(countedAs("2001:db8:1:a::2").counter);
    expect(counters).not.toContain(countedAs("2001:db8:2:a::1").counter);
  });

  it("counts everything that is not an address under one key", () => {
    expect(addressOf(null)).toBe("unknown");
    expect(addressOf("zz::gg")).toBe("unknown");
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
