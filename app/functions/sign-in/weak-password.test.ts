import { describe, expect, it } from "vitest";
import { isWeakPassword } from "./weak-password";

const weak = (password: string) => isWeakPassword(password, "ada.lovelace@example.com");

describe("isWeakPassword", () => {
  it.each([
    ...["password", "PassWord1", "iloveyou", "qwertyuiop", "1q2w3e4r", "summer2026"],
    // Of the 3,000 commonest of 8 characters and more: the first, the last, some between.
    ...["Corvette", "slipknot", "left4dead", "12021984", "13101988"],
    ...["aaaaaaaa", "abababab", "123412341", "12345678", "1234567890", "87654321", "abcdefgh", "hgfedcba"],
    ...["ada.lovelace", "ada.lovelace1", "ada.lovelace@example.com", "Greenlight1", "greenlight"],
  ])("refuses %s", (password) => {
    expect(weak(password)).toBe(true);
  });

  it.each([
    ...["rye bread at dawn", "kx8!mmqv", "adalovelace", "greenlight over rye", "abcdefgx"],
    ...["ada.lovelace likes tea", "1357902468", "🔑🔒🔑🔓🗝🔏🔐🚪"],
  ])("takes %s", (password) => {
    expect(weak(password)).toBe(false);
  });

  it("does not take a short name before the @ for the whole password", () => {
    expect(isWeakPassword("joyful bakers", "jo@example.com")).toBe(false);
  });
});
