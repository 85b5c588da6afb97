import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Drawn } from "./drawn";
import { keepNewest } from "./keep-newest";

/**
 * Draws a part of a page that shows the same to everyone who is shown it, to be kept beside what it is made from: on
 * the server alone, since only a loader calls it. Links are resolved as those of a page at the root.
 *
 * @param name of the drawing: its ids begin with it
 */
export function draw(name: string, part: ReactNode): string {
  const html = renderToStaticMarkup(<StaticRouter location="/">{part}</StaticRouter>, {
    identifierPrefix: `${name}-`,
  });
  return html.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Quotation marks, dashes, arrows and the like, which drawings write as references: with one of them as it is a page
 * takes two bytes a character until it is sent, and its answer a tenth longer. Letters stay: references of a text in
 * Japanese would be longer than the text.
 */
const SIGNS = /[\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2212]/g;

/**
 * A name that texts have in common only where they are the same: for a drawing of one visitor's own, which may change
 * while it is shown. FNV-1a over UTF-16 code units, twice with different starts: 64 bits.
 */
function nameByContent(text: string): string {
  let [first, second] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x01000193);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

interface Drawing {
  name: string;
  html: string;
}

/**
 * Draws what is shown, and keeps the newest `most` drawings by what they show: what many are shown alike is drawn once,
 * and what is one visitor's own soon goes.
 *
 * @param draws makes the HTML of what is shown, which can be written as JSON
 */
export function keepDrawings<Shown>(most: number, draws: (shown: Shown) => string) {
  const kept = new Map<string, Drawing>();
  return function drawKept(shown: Shown): Drawing {
    const content = JSON.stringify(shown);
    const drawing = kept.get(content) ?? { name: nameByContent(content), html: draws(shown) };
    keepNewest(kept, content, drawing, most);
    return drawing;
  };
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

/** The same, of a kept drawing. */
export function drawnAs(request: Request, { name, html }: Drawing): Drawn {
  return drawnFor(request, name, html);
}

/** The same, named by what it shows. */
export function drawnByContent(request: Request, html: string): Drawn {
  return drawnFor(request, nameByContent(html), html);
}
