import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { FigureShown } from "../../tool/figure";
import { describeFinding, listConcerns, listFacts } from "./facts";
import {
  MEASURED_AT,
  type Measurements,
  measurePicture,
  SMALLEST_WIDTH,
  YOUTUBE_LIMITS,
} from "./measurements";
import { fitInside } from "./pixels";

const UNREADABLE = "Your browser reads no picture in that file. Please choose a PNG, JPEG or WebP.";
const TOO_LARGE = "That file has more than 50 MB, the most that YouTube takes. It was not opened.";

/** The result of a check and its view, or why the file could not be checked. */
export type Outcome = { finding: string; view: ReactNode } | { error: string };

/** Opens a file as a picture and measures it. A file that is no picture gives an error to show, never a throw. */
export async function openPicture(file: File): Promise<Outcome> {
  if (file.size > YOUTUBE_LIMITS.computerBytes) return { error: TOO_LARGE };
  try {
    const picture = await createImageBitmap(file);
    const { name, type, size: bytes } = file;
    const { width, height } = picture;
    const measured = measurePicture({ type, bytes, width, height }, readPixels(picture));
    return {
      finding: describeFinding(measured),
      view: <CheckedPicture name={name} picture={picture} measured={measured} />,
    };
  } catch (error) {
    console.warn("The picture could not be read:", error);
    return { error: UNREADABLE };
  }
}

/** The picture's RGBA pixels as YouTube shows it, at `MEASURED_AT`. */
function readPixels(picture: ImageBitmap): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement("canvas"), MEASURED_AT);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  draw(context, picture, MEASURED_AT);
  return context.getImageData(0, 0, MEASURED_AT.width, MEASURED_AT.height).data;
}

interface CheckedPictureProps {
  name: string;
  picture: ImageBitmap;
  measured: Measurements;
}

/** The details of a check: concerns, the picture at the sizes of lists, and each figure with its method. */
function CheckedPicture({ name, picture, measured }: CheckedPictureProps) {
  const concerns = listConcerns(measured);
  return (
    <div className="grid gap-5">
      <div className="max-w-prose">
        <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
          {name}
        </p>
        {concerns.length > 0 && (
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
            {concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {WIDTHS.map(({ width, where }) => (
          <li key={width} className="min-w-0">
            <Drawing picture={picture} width={width} />
            <p className="mt-1 text-xs text-ink-soft">
              {width} pixels, {where}
            </p>
          </li>
        ))}
      </ul>
      <div className="divide-y divide-line border-y border-line">
        {listFacts(measured).map((fact) => (
          <MeasuredFact key={fact.label} fact={fact} />
        ))}
      </div>
      <p className="max-w-prose text-xs text-ink-soft">
        Drawn at about the sizes of YouTube's lists, which differ by window and device. What YouTube asks:{" "}
        <a href={YOUTUBE_LIMITS.source} rel="noreferrer" className="link">
          YouTube Help
        </a>
        .
      </p>
    </div>
  );
}

/** A figure on one line that opens into its parts, basis and method. */
function MeasuredFact({ fact }: { fact: FigureShown }) {
  const { label, value, range, parts = [], basis, method } = fact;
  return (
    <details name="thumbnail-fact" className="disclosure">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <span className="text-ink-soft">{label}</span>
        <span className="font-medium tabular-nums max-sm:col-start-1">
          {value}
          <span className="font-normal text-ink-soft">, {range}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="chevron size-4.5 text-ink-soft max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </summary>
      <div className="grid max-w-prose gap-1.5 pb-4 text-sm">
        {parts.map((part) => (
          <p key={part.name} className="tabular-nums">
            <span className="text-ink-soft">{part.name}: </span>
            {part.value}
          </p>
        ))}
        <p>
          <span className="text-ink-soft">From: </span>
          {basis}
        </p>
        <p className="text-ink-soft">{method}</p>
      </div>
    </details>
  );
}

/** About how wide lists draw a thumbnail, in pixels. */
const WIDTHS = [
  { width: 360, where: "search on a computer" },
  { width: 246, where: "a channel's page" },
  { width: SMALLEST_WIDTH, where: "beside a video" },
] as const;

interface DrawingProps {
  picture: ImageBitmap;
  width: number;
}

/** The thumbnail as a list shows it: fitted into 16:9, with a time stamp over the corner. */
function Drawing({ picture, width }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((width * 9) / 16);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    draw(context, picture, { width, height });
    stamp(context, { width, height });
  }, [picture, width, height]);

  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={`Your thumbnail, ${width} pixels wide, with a time stamp in its corner`}
      className="max-w-full rounded-control border border-line"
    />
  );
}

/** Draws a picture into a frame on black, as YouTube fits it. */
function draw(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  frame: { width: number; height: number },
): void {
  const { x, y, width, height } = fitInside(picture, frame);
  context.fillStyle = "#000";
  context.fillRect(0, 0, frame.width, frame.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, width, height);
}

function stamp(context: CanvasRenderingContext2D, frame: { width: number; height: number }): void {
  const [wide, high, margin] = [40, 18, 5];
  const [x, y] = [frame.width - wide - margin, frame.height - high - margin];
  context.fillStyle = "rgb(0 0 0 / 0.8)";
  context.beginPath();
  context.roundRect(x, y, wide, high, 4);
  context.fill();
  context.fillStyle = "#fff";
  context.font = "500 12px sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("12:34", x + wide / 2, y + high / 2 + 1);
}
