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

it("draws an icon's strokes as lucide-react does, and takes a class, a size and a stroke", () => {
  const html = renderToStaticMarkup(createElement(Icon, { className: "size-4", strokeWidth: 1.5, size: 16 }));
  expect(html).toContain('<path d="M10 10h4"/><circle cx="12" cy="12" r="3"/></svg>');
  expect(html).toMatch(/width="16" height="16".*stroke-width="1.5".*class="size-4"/);
});
