import { describe, expect, it } from "vitest";
import { readAsked, USAGE } from "./ask";

describe("what is asked of npm run accounts", () => {
  it("is an act with what it needs, of the local database unless it is said", () => {
    expect(readAsked(["let-in", "20", "--remote", "--origin", "https://a.example/"])).toEqual({
      ...{ act: "let-in", whom: "20", file: "", isRemote: true, isWaiting: false },
      ...{ state: ".wrangler/state", origin: "https://a.example" },
    });
    expect(readAsked(["export", "ada@example.com", "ada.json"])).toMatchObject({
      ...{ whom: "ada@example.com", file: "ada.json", isRemote: false },
    });
    expect(readAsked(["list", "--waiting"])).toMatchObject({ act: "list", isWaiting: true });
  });

  it.each([
    [[]],
    [["drop"]],
    [["toString"]],
    [["list", "more"]],
    [["suspend"]],
    [["let-in", "some"]],
    [["let-in", "-1"]],
    [["export", "ada@example.com"]],
    [["show", "ada@example.com", "--everything"]],
  ])("is refused with the usage: %j", (args) => {
    expect(() => readAsked(args)).toThrow(USAGE);
  });

  it("deletes nothing that was not confirmed", () => {
    expect(() => readAsked(["delete", "ada@example.com"])).toThrow("add --yes");
    expect(readAsked(["delete", "ada@example.com", "--yes"]).act).toBe("delete");
  });
});
