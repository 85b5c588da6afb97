import { describe, expect, it } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import type { Waitlist } from "../../services/outbox";
import { CeilingReached } from "../refused";
import { joinWaitlist } from "./join";
import { hasEmailPattern } from "./messages";

const join = (email: unknown, add: Waitlist["add"]) => ask(joinWaitlist, { email }, { waitlist: { add } });

describe("joinWaitlist", () => {
  it("adds the trimmed address", async () => {
    const added: string[] = [];
    const ran = await join("  Me@Example.com\n", async (email) => {
      added.push(email);
      return "added";
    });
    expect(ran).toMatchObject({ done: { email: "Me@Example.com" } });
    expect(added).toEqual(["Me@Example.com"]);
  });

  it.each([
    "",
    "   ",
    "a@b",
    "a b@c.de",
    "a@b@c.de",
    "@b.de",
    "a@.",
    "a\u0000b@c.de",
    "a\u200bb@c.de",
    `${"x".repeat(250)}@b.de`,
    // Nothing can be delivered to these, although the spec's pattern lets them pass.
    "a..b@c.de",
    ".a@b.de",
    "a.@b.de",
    "a@b..de",
    "a@.b.de",
    "a@b.de.",
    "<a@b.de>",
    "Ann <a@b.de>",
    "Ann<a@b.de>",
    "mailto:a@b.de",
    "a@127.0.0.1",
    "a@[127.0.0.1]",
    "a@[IPv6:::1.2]",
    "a@0x7f.0x1",
    "a@-b.de",
    "a@b-.de",
    "a@b.-de",
    "a@b.de-",
    "a\ud83d@b.de",
    "a@b\udc00.de",
    "a\ufffd@b.de",
    "=a@b.de",
    '=HYPERLINK("x")@b.de',
    "a,b@c.de",
    "a@b,c.de",
    // Longer than mail carries, in octets: of UTF-8 before the @, of Punycode behind it.
    `${"x".repeat(65)}@b.de`,
    `${"ö".repeat(33)}@b.de`,
    `a@${"b".repeat(64)}.de`,
    `a@${"ö".repeat(60)}.de`,
    `a@${`${"b".repeat(62)}.`.repeat(4)}de`,
    `${"x".repeat(64)}@${`${"b".repeat(62)}.`.repeat(3)}de`,
    // What another spelling makes a sign of: ";" (Greek, full-width), a backtick, dots, hyphens, an @, a space.
    "a\u037eb@c.de",
    "a；b@c.de",
    "a@b；c.de",
    "a\u1fefb@c.de",
    "a@b｀c.de",
    "a\u2024b@c.de",
    "a．．b@c.de",
    "a@b．c.de",
    "a@b。c.de",
    "a@\uff0db.de",
    "a@b\ufe63.de",
    "a@b\u2010c.de",
    "a＠b@c.de",
    "a\u00b4b@c.de",
    "a@１.２",
    // No label that Punycode decodes.
    "a@xn--0.de",
    "a@xn--a.de",
    "a@xn--.de",
    "a@xn--abc-.de",
    "a@b.xn--a-ecp",
    // What a spreadsheet runs.
    "+a@b.de",
    "-a@b.de",
    "|a@b.de",
    "%a@b.de",
    "'=a@b.de",
    "＝a@b.de",
    "@a@b.de",
    undefined,
    42,
    null,
    ["a@b.de"],
  ])("refuses %j without asking the waitlist", async (email) => {
    const ran = await join(email, async () => {
      throw new Error("asked");
    });
    expect(ran).toMatchObject({
      refused: { status: 400, message: "Please enter a valid email address" },
      reported: [],
    });
  });

  it.each([
    "a@b.de",
    "ann+greenlight@example.com",
    "o'hara@example.ie",
    "first.last@sub.example.co.uk",
    "a=b@example.com",
    "a+b=c-d|e@example.com",
    "'t-hart@example.nl",
    "_-a-_@example.com",
    "user@xn--bcher-kva.example",
    "a@b--c.de",
    "a@4chan.org",
    "a@1.2.museum",
    "jörg@bücher.example",
    "用户@例子.广告",
    "अजय@डाटा.भारत",
    "♥@i❤.ws",
    "straße@straße.example",
    "ｊoe@example.com",
    `${"x".repeat(64)}@b.de`,
    `${"ö".repeat(32)}@b.de`,
    `a@${"b".repeat(63)}.de`,
    `a@${`${"b".repeat(62)}.`.repeat(3)}de`,
  ])("takes %s", async (email) => {
    expect(await join(email, async () => "added")).toMatchObject({ done: { email } });
  });

  // Spec 8: "This email is already on our waitlist!"
  // Spec 8: "Failed to join waitlist. Please try again."
  it.each([
    ["duplicate", 409, "This email is already on our waitlist!"],
    ["failed", 503, "Failed to join waitlist. Please try again."],
  ] as const)("turns %s into its message", async (outcome, status, message) => {
    expect(await join("a@b.de", async () => outcome)).toMatchObject({ refused: { status, message } });
  });

  it("asks its limit first", async () => {
    const waitlist = { add: async () => Promise.reject(new Error("asked")) };
    expect(await ask(joinWaitlist, { email: "a@b.de" }, { waitlist }, OVER_LIMIT)).toMatchObject({
      refused: {
        status: 429,
        message: "Too many attempts from your network. Please wait a minute and try again.",
      },
    });
  });

  it.each([undefined, null, "text", 42])("refuses a body of %j", async (body) => {
    expect(await ask(joinWaitlist, body, { waitlist: { add: async () => "added" } })).toMatchObject({
      refused: { status: 400, message: "Please enter a valid email address" },
    });
  });

  it("says when the day's tries begin again", async () => {
    const now = new Date("2026-11-22T23:00:00Z");
    const ran = await join("a@b.de", async () => Promise.reject(new CeilingReached(now)));
    expect(ran).toMatchObject({ refused: { status: 429, retryAfter: 3600 }, reported: [] });
  });

  // Spec 8: "An unexpected error occurred. Please try again."
  it("answers an unexpected error with the spec's text and reports it", async () => {
    const failure = new TypeError("boom");
    expect(await join("a@b.de", async () => Promise.reject(failure))).toMatchObject({
      refused: { status: 503, message: "An unexpected error occurred. Please try again." },
      reported: [failure],
    });
  });
});

describe("hasEmailPattern", () => {
  // Spec 5: "simple pattern (no spaces, one at-sign, text, a dot, text)"
  it.each(["a@b.de", "ann+greenlight@example.com", "-a@b.de", "jörg@bücher.example", "a@b.c.de"])(
    "lets %s be sent",
    (text) => expect(hasEmailPattern(text)).toBe(true),
  );

  it.each(["", "a@b", "a b@c.de", "a@b@c.de", "@b.de", "a@.", "a@.de", "a@b.", "a.de"])(
    "does not let %j be sent",
    (text) => expect(hasEmailPattern(text)).toBe(false),
  );
});
