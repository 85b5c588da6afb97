import { wholePercent } from "../../../numbers/figures";
import type { FigureShown } from "../../tool/figure";
import {
  CONTRAST_GRAPHICS,
  CONTRAST_TEXT,
  type Measurements,
  MUCH_DETAIL,
  SMALLEST_WIDTH,
  SOME_DETAIL,
  YOUTUBE_LIMITS,
} from "./measurements";

const YOUTUBE = "YouTube Help, on custom thumbnails.";
const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The result in one sentence. */
export function describeFinding(measured: Measurements): string {
  const { length } = listConcerns(measured);
  if (length === 0) return "Nothing that was measured speaks against it.";
  return length === 1 ? "One thing to look at." : `${length} things to look at.`;
}

/** What speaks against a thumbnail, a sentence each; empty if nothing does. */
export function listConcerns({ chosen, upload, corner, legibility }: Measurements): string[] {
  const { width, type, bytes } = chosen;
  const concerns = [
    upload.pixels === "refused" &&
      `It is ${width === 1 ? "one pixel" : `${width} pixels`} wide, and YouTube asks for at least ${YOUTUBE_LIMITS.least}.`,
    upload.pixels === "short" &&
      `It has fewer pixels than the ${YOUTUBE_LIMITS.width} × ${YOUTUBE_LIMITS.height} that YouTube recommends, so a television shows it soft.`,
    upload.bars === "wide" && "It is wider than 16:9: black bars will stand above and below it.",
    upload.bars === "tall" && "It is narrower than 16:9: black bars will stand at its sides.",
    bytes > YOUTUBE_LIMITS.computerBytes && `It has ${megabytes(bytes)}, and YouTube takes 50 MB at most.`,
    bytes > YOUTUBE_LIMITS.phoneBytes &&
      bytes <= YOUTUBE_LIMITS.computerBytes &&
      `It has ${megabytes(bytes)}: YouTube takes that from a computer, but only 2 MB from a phone.`,
    !YOUTUBE_LIMITS.types.some((known) => known === type) &&
      "YouTube's help names JPG, GIF and PNG: save it as one of these.",
    corner.finding === "much" &&
      "Something seems to stand in the lower right corner, where the time stamp will cover it.",
    corner.finding === "some" && "An edge or some detail reaches into the corner under the time stamp.",
    legibility.finding === "flat" &&
      `Over nine tenths of it, light and dark lie close together at ${SMALLEST_WIDTH} pixels: only something small can stand out there.`,
  ];
  return concerns.filter((concern) => concern !== false);
}

/** Each measured figure with its parts, its basis and its method. */
export function listFacts({ chosen, upload, corner, legibility }: Measurements): FigureShown[] {
  const { width, height, bytes, type } = chosen;
  return [
    {
      label: "Size",
      value: `${width} × ${height}`,
      range: { fine: "as large as asked", short: "less than recommended", refused: "too narrow" }[
        upload.pixels
      ],
      basis: "the picture's own pixels, as your browser reads them.",
      method: `YouTube recommends ${YOUTUBE_LIMITS.width} × ${YOUTUBE_LIMITS.height}, and asks for a width of at least ${YOUTUBE_LIMITS.least}. ${YOUTUBE}`,
    },
    {
      label: "Shape",
      value: `${((width / height) * 9).toLocaleString("en-US", { maximumFractionDigits: 1 })}:9`,
      range: upload.bars ? "black bars will be added" : "fills the frame",
      basis: "its width and height.",
      method:
        "Lists show 16:9. YouTube crops nothing: what has another shape is fitted in, with black beside it. Up to a hundredth off counts as 16:9.",
    },
    {
      label: "File",
      value: megabytes(bytes),
      range: { fine: "from any device", short: "not from everywhere", refused: "too large" }[upload.file],
      parts: [{ name: "Kind", value: type.replace("image/", "").toUpperCase() || "unknown" }],
      basis: "the file as you chose it.",
      method: `YouTube takes 2 MB from a phone and 50 MB from a computer, as JPG, GIF or PNG. ${YOUTUBE}`,
    },
    {
      label: "Corner under the time stamp",
      value: { clear: "Clear", some: "Some detail", much: "Something is there" }[corner.finding],
      range: `${wholePercent(corner.edges)} of it is edges`,
      parts: [
        { name: "Edges in the corner", value: wholePercent(corner.edges) },
        { name: "Edges in the whole picture", value: wholePercent(corner.elsewhere) },
      ],
      basis: "the lower right 31% by 25%, which holds a stamp as long as 1:23:45 in a small list.",
      method: `A pixel is an edge where its lightness (CIE L*) is 12 or more off its neighbour's. From ${wholePercent(SOME_DETAIL)} on some detail, from ${wholePercent(MUCH_DETAIL)} on something: bounds of our own. It tells no letter from leaves, so look at the drawing.`,
    },
    {
      label: `Contrast at ${SMALLEST_WIDTH} pixels`,
      value: `${legibility.contrast.toFixed(1)} to 1`,
      range: { strong: "strong", modest: "modest", flat: "flat" }[legibility.finding],
      parts: [{ name: "Contrast left at that size", value: wholePercent(legibility.kept) }],
      basis: `the picture drawn ${SMALLEST_WIDTH} pixels wide, as beside a video, without black bars.`,
      method: `The ratio of WCAG 2.2 between the lightest and the darkest twentieth. ${CONTRAST_GRAPHICS} to 1 is asked of graphics, ${CONTRAST_TEXT} of ordinary letters. Details too fine for that size are gone.`,
    },
  ];
}
