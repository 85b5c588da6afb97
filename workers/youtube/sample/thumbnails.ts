import { NICHES, type Niche, uploadPool } from "../../../app/functions/competitor-monitor/pool";
import { pick, seeded } from "../../../app/numbers/chance";
import { findSampleVideo } from "./catalogue";
import { findGeneratedUpload } from "./channels";
import { type Look, nicheLooks, topicLook } from "./looks";
import { drawPicture } from "./pictures";
import { n, type Palette, rect } from "./shapes";
import type { SampleTopic, SampleVideo } from "./topics/topic";
import { contentWords } from "./words";

const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
// Words smaller than this, in pixels, would be lost in a list of small pictures.
const legible = 20;

type Titled = Pick<SampleVideo, "videoId" | "title">;

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
  const subTopic = topic.videos.find(({ videoId }) => videoId === video.videoId)?.subTopic;
  return drawThumbnail(video, topicLook(topic.key, subTopic));
}

/** The same for a video of any kind, in the colors and with one of the pictures given. */
function drawThumbnail(video: Titled, look: Look): string {
  const random = seeded(video.videoId);
  const words = makeCaption(video.title);
  const fitting = LAYOUTS.filter((candidate) => fontSize(candidate, words) >= legible);
  const layout = pick(random, fitting.length > 0 ? fitting : LAYOUTS.slice(0, 1));
  const colors = pick(random, look.palettes);
  const { x, y, w, h } = layout.picture;
  const drawn = drawPicture(pick(random, look.pictures), w, h, colors, random);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180" role="img">`,
    `<title>${escaped(video.title)}</title>`,
    rect(0, 0, 320, 180, colors.paper),
    // An inner svg cuts off what its picture draws outside the box, without a clip path and its id.
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawn}</svg>`,
    wordsOn(layout, words, colors),
    "</svg>",
  ].join("");
}

function wordsOn(layout: Layout, words: string[], colors: Palette): string {
  if (words.length === 0) return "";
  const lines = splitLines(layout, words);
  const size = fontSize(layout, words);
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
  const fitted = panel.w || Math.min(w, widthInEms(lines) * size) + 2 * (x - panel.x);
  return rect(panel.x, panel.y, fitted, panel.h, colors[layout.ground]) + texts.join("");
}

function splitLines(layout: Layout, words: string[]): string[] {
  return layout.stacked ? words : [words.join(" ")];
}

/** The biggest size, in pixels, at which every line fits the layout's text box. */
function fontSize(layout: Layout, words: string[]): number {
  const lines = splitLines(layout, words);
  return Math.min(40, layout.text.w / widthInEms(lines), layout.text.h / lines.length / 1.06);
}

// A heavy system sans, measured generously: nothing here can ask the visitor's font how wide it is.
function widthInEms(lines: string[]): number {
  const narrow = /[fijlrt1 .,:'’()-]/;
  const wide = /[mwA-Z@%]/;
  const widths = lines.map((text) =>
    [...text].reduce((sum, letter) => sum + (narrow.test(letter) ? 0.4 : wide.test(letter) ? 0.86 : 0.66), 0),
  );
  return Math.max(1, ...widths);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The drawn thumbnail of a sample upload of the Competitor Monitor; null for an id that names none. */
export function monitoredThumbnail(videoId: string): string | null {
  const [, name, number = ""] = /^monitor-([a-z]+)-(\d{1,3})$/.exec(videoId) ?? [];
  const niche = NICHES.find((one) => one === name);
  const title = niche && findMonitoredTitle(niche, number);
  const look = niche && nicheLooks().get(niche);
  return look && title !== undefined ? drawThumbnail({ videoId, title }, look) : null;
}

/** What YouTube's ids look like. */
const YOUTUBE_ID = /^[\w-]{11}$/;

/** A picture without words for a video of YouTube whose own does not load; null for what is no id of YouTube. */
export function wordlessThumbnail(videoId: string): string | null {
  if (!YOUTUBE_ID.test(videoId)) return null;
  return drawThumbnail({ videoId, title: "" }, pick(seeded(videoId), [...nicheLooks().values()]));
}

function findMonitoredTitle(niche: Niche, number: string): string | undefined {
  return uploadPool()[niche].find((one) => String(one.number) === number)?.title;
}

/** A rectangle of the 320 by 180 thumbnail. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where picture and words stand. */
interface Layout {
  picture: Box;
  text: Box;
  /** A word a line; otherwise all words in one line. */
  stacked: boolean;
  /** The color the words stand on. */
  ground: "paper" | "quiet" | "ink";
  /** The area of that color, where it is not the picture's own ground. A width of 0 fits the words. */
  panel?: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const left = { picture: box(140, 0, 180, 180), panel: box(0, 0, 140, 180), text: box(16, 18, 112, 144) };
const right = { picture: box(0, 0, 180, 180), panel: box(180, 0, 140, 180), text: box(194, 18, 114, 144) };

// biome-ignore format: a table, a layout a line.
const LAYOUTS: readonly Layout[] = [
  { picture: box(0, 0, 320, 180), panel: box(0, 140, 0, 40), text: box(18, 143, 260, 33), stacked: false, ground: "ink" },
  { picture: box(0, 0, 320, 130), panel: box(0, 130, 320, 50), text: box(18, 134, 284, 42), stacked: false, ground: "ink" },
  { picture: box(0, 50, 320, 130), panel: box(0, 0, 320, 50), text: box(18, 4, 284, 42), stacked: false, ground: "quiet" },
  { picture: box(0, 52, 320, 128), text: box(18, 9, 284, 42), stacked: false, ground: "paper" },
  { ...left, stacked: true, ground: "ink" },
  { ...right, stacked: true, ground: "ink" },
  { ...left, stacked: true, ground: "quiet" },
  { ...right, stacked: true, ground: "quiet" },
];

const mostWords = 3;
const mostLetters = 24;
// A run of this many letters says enough; among those the first is what the title is about.
const enoughLetters = 9;
const pause = /[:,?!.()"“”;/]$/u;
// Fit to be searched for, but nothing to print large.
const pale = new Set(
  (
    "actually after any before each even every everyone first four got instead kept let look many minute much never one own " +
    "really recommend settle single still trust two until without yourself"
  ).split(" "),
);

/**
 * The words of a title that would stand on its thumbnail: the end of the first full run of words without a
 * filler word or a pause between them, at most three words, first letter in upper case. Empty for a
 * title without such a word.
 */
export function makeCaption(title: string): string[] {
  const runs: string[][] = [[]];
  for (const word of title.split(/\s+/u)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
    if (contentWords(bare).every((term) => pale.has(term))) runs.push([]);
    else runs.at(-1)?.push(bare);
    if (pause.test(word)) runs.push([]);
  }
  // The noun comes last in English, so a run that is too long loses its beginning.
  const weight = (run: string[]) => Math.min(enoughLetters, run.join("").length);
  const best = runs.map(ending).reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return best.map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}

function ending(run: string[]): string[] {
  const words = run.slice(-mostWords);
  return words.length > 1 && words.join(" ").length > mostLetters ? ending(words.slice(1)) : words;
}
