import { expect, it, vi } from "vitest";
import { readSecurityContact } from "./security-contact";

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
