import { compact } from "../../numbers/compact";

/** Invented for the landing page: a channel's last uploads, as multiples of the views it usually gets. */
export const USUAL_VIEWS = 18_000;
export const UPLOADS = [0.8, 1.1, 0.6, 0.9, 1.3, 0.7, 1, 6.2, 2.1, 1.4, 0.9, 1.2];

/** The upload that did best against the channel's own usual. */
export function standout(uploads: number[]) {
  const multiple = Math.max(...uploads);
  return { index: uploads.indexOf(multiple), multiple, views: compact(multiple * USUAL_VIEWS) };
}

/** Columns in percent of the drawing, the tallest as high as it; `usual` is where 1× lies. */
export function columns(uploads: number[], gap = 0.28) {
  const most = Math.max(...uploads);
  const width = 100 / uploads.length;
  return {
    usual: 100 - 100 / most,
    bars: uploads.map((multiple, index) => ({
      multiple,
      x: (index + gap / 2) * width,
      width: width * (1 - gap),
      y: 100 - (100 * multiple) / most,
      height: (100 * multiple) / most,
    })),
  };
}
