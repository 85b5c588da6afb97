import { expect, it } from "vitest";
import { HTML_MAX, type Letter, renderLetter } from "./letter";

const LETTER: Letter = {
  subject: "Your note",
  headline: "Your note of Monday",
  parts: [
    "A quiet week.",
    {
      heading: "Worth a look",
      items: [{ text: "Rye", url: "https://a.example/?a=1&b=2" }, { text: "Spelt" }],
    },
  ],
  button: { label: "Open the note", url: "https://a.example/note" },
  footer: ["You asked for it.", { label: "Stop these mails", url: "https://a.example/unsubscribe/x" }],
};

/** What a reader sees of HTML: its text without tags, each element on a line. */
const seen = (html: string) =>
  html
    .slice(html.indexOf("<h1"))
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

it("writes plain text and HTML that say the same in the same order", () => {
  const { subject, body, html } = renderLetter(LETTER);
  expect(subject).toBe("Your note");
  expect(body).toBe(
    [
      "Your note of Monday",
      "A quiet week.",
      "Worth a look\n- Rye\n  https://a.example/?a=1&b=2\n- Spelt",
      "Open the note:\nhttps://a.example/note",
      "--",
      "You asked for it.",
      "Stop these mails:\nhttps://a.example/unsubscribe/x",
    ].join("\n\n"),
  );
  const texts = [
    "Your note of Monday",
    "A quiet week.",
    "Worth a look",
    "Rye",
    "Spelt",
    "Open the note",
    "You asked for it.",
    "Stop these mails",
  ];
  expect(seen(html)).toEqual(texts);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://a.example/?a=1&amp;b=2",
    "https://a.example/note",
    "https://a.example/unsubscribe/x",
  ]);
});

it("is readable in dark, loads nothing and runs nothing", () => {
  const { html } = renderLetter(LETTER);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme:dark)");
  // Each color inline has its dark counterpart in a class of the same element.
  for (const [element] of html.matchAll(/<[^>]*style="[^"]*(?<![-\w])(?:color|background):#[^>]*>/g))
    expect(element).toMatch(/class="(?:paper|surface|ink|soft|link|go)"/);
  expect(html).not.toMatch(/<img|<script|url\(|src=|@import/i);
});

it("shows hostile text as text, on one line", () => {
  const hostile = `</p><script>alert("1")</script>\r\nBcc: eve@evil.example\u0000 & 'x'`;
  const { subject, body, html } = renderLetter({
    ...LETTER,
    subject: hostile,
    parts: [hostile, { heading: hostile, items: [{ text: hostile }] }],
  });
  expect(subject).not.toMatch(/[\r\n\0]/);
  expect(body.split("\n").filter((line) => line.startsWith("Bcc:"))).toEqual([]);
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)");
});

it.each(["javascript:alert(1)", "data:text/html,x", "/note", ""])("links to no %j", (url) => {
  expect(() => renderLetter({ ...LETTER, button: { label: "Open", url } })).toThrow(RangeError);
});

it("refuses what mail clients would cut off", () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ text: "ß".repeat(200) }));
  const of = (count: number) => renderLetter({ ...LETTER, parts: [{ heading: "All", items: items(count) }] });
  expect(of(50).html.length).toBeLessThan(HTML_MAX);
  expect(() => of(150)).toThrow("too large");
});
