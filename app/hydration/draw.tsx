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
 * A name that drawings have in common only where they are the same: for one visitor's own, which may change while it is
 * shown. FNV-1a over UTF-16 code units, twice with different starts: 64 bits.
 */
function nameByContent(html: string): string {
  let [first, second] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < html.length; at += 1) {
    const unit = html.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x01000193);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

const IS_DATA = /^[^?]*\.data(\?|$)/;

/**
 * A drawing as a loader's data. A document shows its HTML, so React Router's handoff, which takes what can be
 * enumerated, does without; a client navigation has nothing else to show it from.
 *
 * @param name of what it shows: a drawing of another name replaces it
 * @param request as the loader gets it, whose address ends in ".data" for a client navigation
 */
export function drawnFor(request: Request, name: string, html: string): Drawn {
  const isData = IS_DATA.test(request.url);
  return Object.defineProperty<Drawn>({ name }, "html", { value: html, enumerable: isData });
}

/** The same, named by what it shows. */
export function drawnByContent(request: Request, html: string): Drawn {
  return drawnFor(request, nameByContent(html), html);
}
