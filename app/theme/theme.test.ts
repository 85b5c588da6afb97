import { describe, expect, it } from "vitest";
import { parseTheme, themeCookie, themeFromCookie } from "./theme";

describe("the stored preference", () => {
  // Spec 4: "starts from the stored preference if 'light' or 'dark'"
  it("is 'light' or 'dark', and nothing else", () => {
    expect(parseTheme("light")).toBe("light");
    expect(parseTheme("dark")).toBe("dark");
    for (const other of ["Dark", "", "sepia", null, undefined, 1]) expect(parseTheme(other)).toBeNull();
  });

  it("comes back from the cookie it was kept in", () => {
    const [pair] = themeCookie("dark", { secure: true }).split(";");
    expect(themeFromCookie(`other=1; ${pair}; last=2`)).toBe("dark");
    expect(themeFromCookie("not-greenlight-theme=dark")).toBeNull();
    expect(themeFromCookie("greenlight-theme=<script>")).toBeNull();
    expect(themeFromCookie(null)).toBeNull();
  });

  it("is Secure where it can be", () => {
    expect(themeCookie("light", { secure: true })).toContain("Secure");
    expect(themeCookie("light", { secure: false })).not.toContain("Secure");
  });
});
