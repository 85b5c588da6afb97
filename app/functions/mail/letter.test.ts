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

/** WCAG 2.2, relative luminance of "#rrggbb". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  [
    "light",
    (html: string, name: string) => new RegExp(`class="${name}"[^>]*style="([^"]*)"`).exec(html)?.[1],
  ],
  ["dark", (html: string, name: string) => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(html)?.[1]],
])("has the contrast that WCAG 2.2 asks for at AA in %s", (_theme, styleOf) => {
  const { html } = renderLetter(LETTER);
  const colorOf = (name: string, property: string) =>
    new RegExp(`(?<![-\\w])${property}:(#[0-9a-f]{6})`).exec(styleOf(html, name) ?? "")?.[1] ?? "";
  const pairs = [
    ...["ink", "soft", "link"].flatMap((name) =>
      ["paper", "surface"].map((under) => [colorOf(name, "color"), colorOf(under, "background")] as const),
    ),
    [colorOf("go", "color"), colorOf("go", "background")] as const,
  ];
  for (const pair of pairs) {
    expect(pair.join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
    expect(contrast(...pair)).toBeGreaterThan(4.5);
  }
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
