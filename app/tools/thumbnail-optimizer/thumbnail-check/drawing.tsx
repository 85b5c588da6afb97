import { useEffect, useRef } from "react";
import { contained } from "./contained";
import { SMALL } from "./reading";

/** About how wide lists draw a thumbnail. */
export const WIDTHS = [
  { width: 360, where: "search on a computer" },
  { width: 246, where: "a channel's page" },
  { width: SMALL, where: "beside a video" },
] as const;

interface DrawingProps {
  picture: ImageBitmap;
  width: number;
}

/** The thumbnail as a list shows it: fitted into 16:9, with a time stamp over its corner. */
export function Drawing({ picture, width }: DrawingProps) {
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
export function draw(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  frame: { width: number; height: number },
): void {
  const { x, y, width, height } = contained(picture, frame);
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
