import { describe, expect, it } from "vitest";
import { parseTheme, themeCookie, themeFromCookie } from "./theme";

describe("The stored preference", () => {
  // Spec 4: "starts from the stored preference if 'light' or 'dark'"
  it("is 'light' or 'dark' only", () => {
    expect(parseTheme("light")).toBe("light");
    expect(parseTheme("dark")).toBe("dark");
    for (const other of ["Dark", "", "sepia", null, undefined, 1]) expect(parseTheme(other)).toBeNull();
  });

  it("is read back from its cookie", () => {
    const [pair] = themeCookie("dark", { secure: true }).split(";");
    expect(themeFromCookie(`other=1; ${pair}; last=2`)).toBe("dark");
    expect(themeFromCookie("not-greenlight-theme=dark")).toBeNull();
    expect(themeFromCookie("greenlight-theme=<script>")).toBeNull();
    expect(themeFromCookie(null)).toBeNull();
  });

  it("is Secure over HTTPS", () => {
    expect(themeCookie("light", { secure: true })).toContain("Secure");
    expect(themeCookie("light", { secure: false })).not.toContain("Secure");
  });
});
