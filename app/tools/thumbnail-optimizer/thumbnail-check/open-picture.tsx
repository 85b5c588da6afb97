import type { ReactNode } from "react";
import { Checked } from "./checked";
import { draw } from "./drawing";
import { findingOf } from "./facts";
import { MEASURED, readingOf } from "./reading";
import { ASKED } from "./upload";

const UNREADABLE = "Your browser reads no picture in that file. Please choose a PNG, JPEG or WebP.";
const TOO_LARGE = "That file has more than 50 MB, the most that YouTube takes. It was not opened.";

/** What was found in a picture and what is shown of it, or why there is nothing. */
export type Outcome = { finding: string; view: ReactNode } | { error: string };

/** Opens a file as a picture and reads it; a file that is none is an answer, too. */
export async function openPicture(file: File): Promise<Outcome> {
  if (file.size > ASKED.computerBytes) return { error: TOO_LARGE };
  try {
    const picture = await createImageBitmap(file);
    const { name, type, size: bytes } = file;
    const { width, height } = picture;
    const reading = readingOf({ type, bytes, width, height }, pixelsOf(picture));
    return {
      finding: findingOf(reading),
      view: <Checked name={name} picture={picture} reading={reading} />,
    };
  } catch (error) {
    console.warn("The picture could not be read:", error);
    return { error: UNREADABLE };
  }
}

/** The picture as YouTube shows it, at the size that is measured. */
function pixelsOf(picture: ImageBitmap): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement("canvas"), MEASURED);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  draw(context, picture, MEASURED);
  return context.getImageData(0, 0, MEASURED.width, MEASURED.height).data;
}
