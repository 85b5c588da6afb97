import type { Locator, Page } from "@playwright/test";

/** How far each shape of a drawing stands out from the page, as a WCAG contrast; by its fill, or else its line. */
export function shapeContrasts(shapes: Locator): Promise<number[]> {
  return shapes.evaluateAll((elements) => {
    const { contrast, mix } = (window as unknown as { colors: Colors }).colors;
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return elements.map((element) => {
      const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(element);
      const filled = fill === "none" ? 1 : contrast(mix(paper, fill, Number(fillOpacity)), mix(paper));
      const drawn = stroke === "none" ? 1 : contrast(mix(paper, stroke, Number(strokeOpacity)), mix(paper));
      return Math.max(filled, drawn);
    });
  });
}

/**
 * Texts that are seen and have less than AA contrast on paper, which is white but where something is drawn
 * behind them or an element insists on its ground.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { contrast, mix } = (window as unknown as { colors: Colors }).colors;
    const shapes = [...document.querySelectorAll<SVGGeometryElement>("svg :is(rect, path)")]
      .map((shape) => {
        const { fill, fillOpacity } = getComputedStyle(shape);
        return { shape, fill, fillOpacity, inverse: shape.getScreenCTM()?.inverse() };
      })
      .filter(({ fill, fillOpacity }) => fill !== "none" && fillOpacity === "1");
    const drawnBehind = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { x, y, width, height } = range.getBoundingClientRect();
      const middle = new DOMPoint(x + width / 2, y + height / 2);
      return shapes.findLast(
        ({ shape, inverse }) =>
          shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
          shape.isPointInFill(middle.matrixTransform(inverse)),
      )?.fill;
    };
    const insistedBehind = (element: Element) => {
      for (let behind: Element | null = element; behind; behind = behind.parentElement) {
        const style = getComputedStyle(behind);
        const insists = style.getPropertyValue("print-color-adjust") === "exact";
        if (insists && !/, 0\)$/.test(style.backgroundColor)) return style.backgroundColor;
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fill } = getComputedStyle(element);
      const ground = drawnBehind(texts.currentNode) ?? insistedBehind(element) ?? "white";
      const reached = contrast(mix(ground, element instanceof SVGElement ? fill : color), mix(ground));
      if (reached < 4.5) faint.push(`${words}: ${reached.toFixed(1)}`);
    }
    return faint;
  });
}

type Bytes = [number, number, number];

interface Colors {
  /** The bytes of `top` laid over `ground`, in whatever notation they are written. */
  mix(ground: string, top?: string, opacity?: number): Bytes;
  contrast(a: Bytes, b: Bytes): number;
}

/** Gives the page the means to tell colors apart; to be called again for each document. */
export function bringColors(page: Page): Promise<void> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("no canvas");
    const luminance = (bytes: Bytes) => {
      const [r, g, b] = bytes.map((byte) => {
        const share = byte / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as Bytes;
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const colors: Colors = {
      mix(ground, top = "transparent", opacity = 1) {
        brush.globalAlpha = 1;
        brush.fillStyle = ground;
        brush.fillRect(0, 0, 1, 1);
        brush.globalAlpha = opacity;
        brush.fillStyle = top;
        brush.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = brush.getImageData(0, 0, 1, 1).data;
        return [r, g, b];
      },
      contrast(a, b) {
        const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
        return (light + 0.05) / (dark + 0.05);
      },
    };
    Object.assign(window, { colors });
  });
}
