import { z } from "zod";
import { BRAND } from "../../brand";
import { storable } from "../../words/bounds";

const link = z.object({ label: z.string(), url: z.string() });
const item = z.object({ text: z.string(), url: z.string().optional() });

/** A mail before it is written out: plain texts without markup, and full addresses. */
export const letter = z.object({
  subject: z.string(),
  headline: z.string(),
  /** Paragraphs, and lists with their headings. */
  parts: z.array(z.union([z.string(), z.object({ heading: z.string(), items: z.array(item) })])),
  /** The one thing to do, where there is one. */
  button: link.optional(),
  /** Why it came, and how to end that. */
  footer: z.array(z.union([z.string(), link])),
});
export type Letter = z.infer<typeof letter>;

/** Bytes of HTML: Gmail cuts a message off at 102 KB, and with it the way to unsubscribe. */
export const HTML_MAX = 60_000;

/**
 * A letter as mail: plain text, and HTML that says the same. Line breaks and control characters inside a text become
 * spaces, so that no value can add lines of its own.
 *
 * @throws RangeError for a link that is no web address, and for HTML over HTML_MAX
 */
export function renderLetter(given: Letter): { subject: string; body: string; html: string } {
  const html = htmlOf(given);
  if (new TextEncoder().encode(html).length > HTML_MAX) throw new RangeError("The mail is too large");
  return { subject: oneLine(given.subject), body: plainOf(given), html };
}

/** Removes line breaks and control characters, so that a value cannot add lines to the mail. */
export function oneLine(text: string): string {
  return storable(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function plainOf({ headline, parts, button, footer }: Letter): string {
  const told = parts.map((part) => {
    if (typeof part === "string") return oneLine(part);
    const items = part.items.map(
      ({ text, url }) => `- ${oneLine(text)}${url ? `\n  ${webAddress(url)}` : ""}`,
    );
    return [oneLine(part.heading), ...items].join("\n");
  });
  const linkOf = ({ label, url }: z.infer<typeof link>) => `${oneLine(label)}:\n${webAddress(url)}`;
  const last = footer.map((line) => (typeof line === "string" ? oneLine(line) : linkOf(line)));
  return [oneLine(headline), ...told, ...(button ? [linkOf(button)] : []), "--", ...last].join("\n\n");
}

/** The colors of app/ui/tokens.css, light beside dark: a mail has no style sheet of ours. */
const COLORS = {
  paper: ["#faf8f3", "#0c1310"],
  surface: ["#fffefb", "#121b17"],
  ink: ["#14201b", "#e9ede6"],
  soft: ["#46534c", "#aab5ad"],
  line: ["#e4dfd3", "#212d27"],
  go: ["#0a7443", "#41cf86"],
  "on-go": ["#ffffff", "#05140c"],
} as const;
const LIGHT = (name: keyof typeof COLORS) => COLORS[name][0];
const DARK = (name: keyof typeof COLORS) => COLORS[name][1];

/** Clients that know prefers-color-scheme take these over the light ones inline. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK("paper")}!important}
.surface{background:${DARK("surface")}!important;border-color:${DARK("line")}!important}
.ink{color:${DARK("ink")}!important}
.soft{color:${DARK("soft")}!important}
.link{color:${DARK("go")}!important}
.go{background:${DARK("go")}!important;color:${DARK("on-go")}!important}
.line{border-color:${DARK("line")}!important}
}`;

const FONT = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const INK = `color:${LIGHT("ink")}`;
const SOFT = `color:${LIGHT("soft")}`;
const LINK = `color:${LIGHT("go")}`;

function htmlOf({ subject, headline, parts, button, footer }: Letter): string {
  const anchor = (url: string, text: string) =>
    `<a class="link" href="${escaped(webAddress(url))}" style="${LINK}">${escaped(oneLine(text))}</a>`;
  const told = parts.map((part) => {
    if (typeof part === "string")
      return `<p class="ink" dir="auto" style="margin:0 0 16px;${INK}">${escaped(oneLine(part))}</p>`;
    const items = part.items.map(
      ({ text, url }) =>
        `<li class="ink" dir="auto" style="margin:0 0 8px;${INK}">${url ? anchor(url, text) : escaped(oneLine(text))}</li>`,
    );
    return `<h2 class="ink" style="margin:24px 0 8px;font-size:16px;line-height:1.4;${INK}">${escaped(oneLine(part.heading))}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join("\n")}</ul>`;
  });
  const act = button
    ? `<p style="margin:24px 0 8px"><a class="go" href="${escaped(webAddress(button.url))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${LIGHT("go")};color:${LIGHT("on-go")};font-weight:600;text-decoration:none">${escaped(oneLine(button.label))}</a></p>`
    : "";
  const last = footer.map(
    (line) =>
      `<p class="soft" style="margin:0 0 8px;${SOFT}">${typeof line === "string" ? escaped(oneLine(line)) : anchor(line.url, line.label)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(oneLine(subject))}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT("paper")}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${LIGHT("paper")}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.5;text-align:start"><tr><td class="soft" style="padding:0 4px 12px;font-size:14px;font-weight:600;${SOFT}">${BRAND.name}</td></tr>
<tr><td class="surface" style="padding:28px 24px 20px;background:${LIGHT("surface")};border:1px solid ${LIGHT("line")};border-radius:12px;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;${INK}">${escaped(oneLine(headline))}</h1>
${[...told, act].filter(Boolean).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:13px">${last.join("\n")}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function webAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new RangeError("A mail's link is no web address");
  return parsed.href;
}

const SPECIAL: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => SPECIAL[character] ?? character);
