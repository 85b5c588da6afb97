import { describe, expect, it } from "vitest";
import {
  articleUrl,
  chosenCookie,
  chosenFromCookie,
  fitsCookie,
  isTitle,
  recordKey,
  topicOfKey,
} from "./article";
import { topicKey } from "./trend";

const chosen = { topic: "写真 c#", article: "AC/DC; “Live”, 100 %" };

describe("a visitor's choice of article", () => {
  it("survives the way through its cookie", () => {
    const cookie = chosenCookie(chosen, { secure: true });
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    expect(chosenFromCookie(`greenlight-theme=dark; ${cookie.split(";")[0]}; other=1`)).toEqual(chosen);
  });

  it("is deleted by an empty cookie", () => {
    expect(chosenCookie(null, { secure: false })).toMatch(/^greenlight-article=; .*Max-Age=0/);
    expect(chosenFromCookie("greenlight-article=")).toBeNull();
    expect(chosenFromCookie(null)).toBeNull();
  });

  it.each([
    ["%E0%A4%A"],
    ['{"topic":"a","article":"B"}'],
    ['["a"]'],
    ['["A","B"]'],
    ['["a","B|C"]'],
    ['["a","B\\nC"]'],
    ['["a"," B"]'],
    ['["a",""]'],
    ['["a",7]'],
    [`["a","${"x".repeat(201)}"]`],
    [`["${"x".repeat(3900)}","B"]`],
    ['["a","."]'],
    ['["a",".."]'],
    ['["a","./B"]'],
    ['["a","../B"]'],
    ['["a","B/../C"]'],
    ['["a","B/./C"]'],
    ['["a","B/.."]'],
    ['["a","B\\ud800"]'],
  ])("is not read from %s", (value) => {
    const written = value.startsWith("%") ? value : encodeURIComponent(value);
    expect(chosenFromCookie(`greenlight-article=${written}`)).toBeNull();
  });
});

it("accepts titles with dots and slashes", () => {
  for (const title of ["AC/DC", ".NET", "...Baby One More Time", "E.T.", "A/.B", "😀"])
    expect(isTitle(title)).toBe(true);
});

it.each([["ﷺ".repeat(12)], ["\u03aa\u0301"], ["写".repeat(100)], ["x".repeat(100)]])(
  "stores the choice for the topic %s, whose key may be longer",
  (typed) => {
    const choice = { topic: topicKey(typed), article: "B" };
    expect(fitsCookie(choice)).toBe(true);
    expect(chosenFromCookie(chosenCookie(choice, { secure: false }).split(";")[0] ?? "")).toEqual(choice);
  },
);

it("tells when a choice does not fit into its cookie", () => {
  expect(fitsCookie({ topic: topicKey("ﷺ".repeat(100)), article: "B" })).toBe(false);
});

it("stores the record of a chosen article under a key of its own", () => {
  expect(recordKey(" Coffee  Beans ", null)).toBe("coffee beans");
  const key = recordKey("Coffee", "Coffee culture");
  expect(key).not.toBe(recordKey("Coffee Coffee culture", null));
  expect([topicOfKey(key), topicOfKey("coffee")]).toEqual(["coffee", "coffee"]);
});

it("links an article on Wikipedia", () => {
  expect(articleUrl("AC/DC in 100 %?")).toBe("https://en.wikipedia.org/wiki/AC%2FDC_in_100_%25%3F");
});
