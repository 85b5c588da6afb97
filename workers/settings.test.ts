import { expect, it, vi } from "vitest";
import { contactText, isPrivateUrl, readOnce, readSecurityContact, siteOrigin } from "./settings";

it.each([
  ["https://api.example/v1", true],
  ["http://127.0.0.1:8790", true],
  ["http://localhost:8790/any", true],
  ["http://[::1]:8790", true],
  ["http://api.example", false],
  ["http://localhost.example", false],
  ["http://127.0.0.1.example", false],
  ["ftp://127.0.0.1", false],
  ["stand-in", false],
  ["", false],
])("takes %s: %s", (text, taken) => {
  expect(isPrivateUrl(text)).toBe(taken);
});

const HERE = "https://preview.greenlight.example";

it.each([
  [undefined, "https://preview.greenlight.example", 0],
  ["", "https://preview.greenlight.example", 0],
  ["https://greenlight.example", "https://greenlight.example", 0],
  ["https://greenlight.example/", "https://greenlight.example", 0],
  ["greenlight.example", "https://preview.greenlight.example", 1],
  ["javascript:alert(1)", "https://preview.greenlight.example", 1],
])("makes of SITE_ORIGIN %o the origin %s", (configured, origin, warnings) => {
  const warned: string[] = [];
  expect(siteOrigin(configured, HERE, (text) => void warned.push(text))).toBe(origin);
  expect(warned).toHaveLength(warnings);
});

it.each([
  ["security@greenlight.example", "mailto:security@greenlight.example"],
  [" mailto:security@greenlight.example ", "mailto:security@greenlight.example"],
  ["https://greenlight.example/report", "https://greenlight.example/report"],
  ["tel:+1-201-555-0123", "tel:+1-201-555-0123"],
  // One line of the file, whatever it holds.
  ["https://greenlight.example/a\nExpires: never", "https://greenlight.example/aExpires:%20never"],
])("takes %j", (configured, contact) => {
  const warn = vi.fn();
  expect(readSecurityContact(configured, warn)).toBe(contact);
  expect(warn).not.toHaveBeenCalled();
});

it.each(["greenlight.example", "http://greenlight.example", "javascript:alert(1)", "a@b\nc@d.example"])(
  "refuses %j, and says so",
  (configured) => {
    const warn = vi.fn();
    expect(readSecurityContact(configured, warn)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  },
);

it.each([undefined, "", " "])("is nobody where it is %j", (configured) => {
  expect(readSecurityContact(configured, vi.fn())).toBeNull();
});

it("reads a setting once for each text, and warns of it each time", () => {
  const [parse, warn] = [vi.fn((text?: string) => Number(text)), vi.fn()];
  const read = readOnce((text, said) => {
    if (text === "odd") said("odd");
    return parse(text);
  });
  expect([read("1", warn), read("1", warn), read("2", warn)]).toEqual([1, 1, 2]);
  expect(parse).toHaveBeenCalledTimes(2);
  read("odd", warn);
  read("odd", warn);
  expect(warn).toHaveBeenCalledTimes(2);
});

it.each([
  ["mailto:help@site.example", "help@site.example"],
  ["mailto:a%2Bb@site.example?subject=Security", "a+b@site.example"],
  ["tel:+49301234", "+49301234"],
  ["https://site.example/100%25", "https://site.example/100%25"],
  ["mailto:a%zz@site.example", "a%zz@site.example"],
  [null, null],
])("is written as people write it: %s", (contact, text) => {
  expect(contactText(contact)).toBe(text);
});
