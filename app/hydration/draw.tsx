import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Drawn } from "./drawn";

/**
 * Draws a part of a page that shows the same to everyone who is shown it, to be kept beside what it is made from: on
 * the server alone, since only a loader calls it. Links are resolved as those of a page at the root.
 *
 * @param name of the drawing: its ids begin with it
 */
export function draw(name: string, part: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location="/">{part}</StaticRouter>, {
    identifierPrefix: `${name}-`,
  });
}

/**
 * A drawing as a loader's data. A document shows its HTML, so React Router's handoff, which takes what can be
 * enumerated, does without; a client navigation has nothing else to show it from.
 *
 * @param name of what it shows: a drawing of another name replaces it
 * @param request as the loader gets it, whose address ends in ".data" for a client navigation
 */
export function drawnFor(request: Request, name: string, html: string): Drawn {
  const isData = new URL(request.url).pathname.endsWith(".data");
  return Object.defineProperty<Drawn>({ name }, "html", { value: html, enumerable: isData });
}
