import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createLucideIcon from "./icon";

const Icon = createLucideIcon({
  node: [
    ["path", { d: "M10 10h4", key: "a" }],
    ["circle", { cx: "12", cy: "12", r: "3", key: "b" }],
  ],
});

it("draws an icon's strokes as one element, with its class and the stroke that is asked for", () => {
  const html = renderToStaticMarkup(createElement(Icon, { className: "size-4", strokeWidth: 1.5 }));
  expect(html).toContain('<path d="M10 10h4"/><circle cx="12" cy="12" r="3"/></svg>');
  expect(html).toContain('viewBox="0 0 24 24" stroke-width="1.5" class="icon size-4"');
});
