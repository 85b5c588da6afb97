import { seeded } from "../../../app/numbers/seeded";
import { captionOf } from "./caption";
import { findSampleVideo } from "./catalogue";
import { findGeneratedUpload } from "./channel";
import { type Layout, layouts } from "./layouts";
import { n, type Palette, type Picture, rect } from "./pictures/picture";
import { picturesOf, styleOf } from "./styles";
import type { SampleTopic, SampleVideo } from "./topic";

const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
// Words smaller than this, in pixels, would be lost in a list of small pictures.
const legible = 20;

type Titled = Pick<SampleVideo, "videoId" | "title">;

/** What a thumbnail can be drawn with: one of each is thrown by its id. */
export interface Look {
  palettes: readonly [Palette, ...Palette[]];
  pictures: readonly Picture[];
}

/** The drawn thumbnail of a sample video or upload as an SVG document; null for an id that is neither's. */
export function sampleThumbnail(videoId: string): string | null {
  const found = findSampleVideo(videoId) ?? findGeneratedUpload(videoId);
  return found && thumbnailSvg(found.video, found.topic);
}

/**
 * Draws a video's thumbnail: a 320 by 180 SVG document with an abstract picture that hints at the
 * sub-topic and at most three words of the title. The same id and title always give the same picture.
 * It holds no script, no style and nothing from elsewhere, so it shows under a strict CSP.
 */
export function thumbnailSvg(video: Titled, topic: SampleTopic): string {
  const style = styleOf(topic.key);
  const subTopic = topic.videos.find(({ videoId }) => videoId === video.videoId)?.subTopic;
  return drawThumbnail(video, { palettes: style.palettes, pictures: picturesOf(style, subTopic) });
}

/** The same for a video of any kind, in the colours and with one of the pictures given. */
export function drawThumbnail(video: Titled, look: Look): string {
  const dice = seeded(video.videoId);
  const words = captionOf(video.title);
  const layout =
    pick(
      layouts.filter((candidate) => sizeOf(candidate, words) >= legible),
      dice,
    ) ?? layouts[0];
  const colors = pick(look.palettes, dice) ?? look.palettes[0];
  const { x, y, w, h } = layout.picture;
  const drawn = pick(look.pictures, dice)?.(w, h, colors, dice) ?? "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180" role="img">`,
    `<title>${escaped(video.title)}</title>`,
    rect(0, 0, 320, 180, `fill="${colors.paper}"`),
    // An inner svg cuts off what its picture draws outside the box, without a clip path and its id.
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawn}</svg>`,
    wordsOn(layout, words, colors),
    "</svg>",
  ].join("");
}

function wordsOn(layout: Layout, words: string[], colors: Palette): string {
  if (words.length === 0) return "";
  const lines = linesOf(layout, words);
  const size = sizeOf(layout, words);
  const { x, w } = layout.text;
  const leading = size * 1.06;
  const top = layout.text.y + (layout.text.h - lines.length * leading) / 2;
  const texts = lines.map(
    (text, index) =>
      `<text x="${x}" y="${n(top + leading * index + size * 0.88)}" font-family="${fonts}" font-size="${n(size)}" ` +
      `font-weight="800" letter-spacing="${n(size * -0.02)}" fill="${layout.ground === "ink" ? colors.paper : colors.ink}">` +
      `${escaped(text)}</text>`,
  );
  const { panel } = layout;
  if (!panel) return texts.join("");
  const fitted = panel.w || Math.min(w, emsOf(lines) * size) + 2 * (x - panel.x);
  return rect(panel.x, panel.y, fitted, panel.h, `fill="${colors[layout.ground]}"`) + texts.join("");
}

function linesOf(layout: Layout, words: string[]): string[] {
  return layout.stacked ? words : [words.join(" ")];
}

/** The biggest size, in pixels, at which every line fits the layout's text box. */
function sizeOf(layout: Layout, words: string[]): number {
  const lines = linesOf(layout, words);
  return Math.min(40, layout.text.w / emsOf(lines), layout.text.h / lines.length / 1.06);
}

// A heavy system sans, measured generously: nothing here can ask the visitor's font how wide it is.
function emsOf(lines: string[]): number {
  const narrow = /[fijlrt1 .,:'’()-]/;
  const wide = /[mwA-Z@%]/;
  const widths = lines.map((text) =>
    [...text].reduce((sum, letter) => sum + (narrow.test(letter) ? 0.4 : wide.test(letter) ? 0.86 : 0.66), 0),
  );
  return Math.max(1, ...widths);
}

function pick<Item>(items: readonly Item[], dice: () => number): Item | undefined {
  return items[Math.floor(dice() * items.length)];
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
