/** A picture in grey: each pixel's lightness, row by row. */
export interface Grey {
  width: number;
  height: number;
  /** CIE 1976 lightness L*, 0 (black) to 100 (white): equal steps look equally large. */
  lightness: Float32Array;
}

/** sRGB (IEC 61966-2-1): the linear light of each of a channel's 256 steps. */
const LIGHT = Float32Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Opaque RGBA pixels as a canvas gives them (four bytes a pixel, row by row) in grey. Relative luminance as in WCAG 2.2.
 */
export function toGrey(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const lightness = new Float32Array(width * height);
  const channel = (at: number) => LIGHT[rgba[at] ?? 0] ?? 0;
  for (let pixel = 0; pixel < lightness.length; pixel += 1) {
    const red = pixel * 4;
    const light = 0.2126 * channel(red) + 0.7152 * channel(red + 1) + 0.0722 * channel(red + 2);
    lightness[pixel] = toLightness(light);
  }
  return { width, height, lightness };
}

/** CIE 15: L* (0 to 100) of a relative luminance (0 to 1). */
export function toLightness(luminance: number): number {
  return luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (24389 / 27) * luminance;
}

/** The relative luminance (0 to 1) of an L* (0 to 100). */
export function toLuminance(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24389;
}

/** The picture shrunk `times` times: each pixel is the mean of a square. Rows and columns left over are dropped. */
export function shrink({ width, height, lightness }: Grey, times: number): Grey {
  const [columns, rows] = [Math.floor(width / times), Math.floor(height / times)];
  const small = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * times; y < (row + 1) * times; y += 1) {
        for (let x = column * times; x < (column + 1) * times; x += 1) sum += lightness[y * width + x] ?? 0;
      }
      small[row * columns + column] = sum / (times * times);
    }
  }
  return { width: columns, height: rows, lightness: small };
}

/** The part of a picture inside a box of whole pixels, which must lie in the picture. */
export function crop({ width, lightness }: Grey, box: Box): Grey {
  const part = new Float32Array(box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.y + row) * width + box.x;
    part.set(lightness.subarray(from, from + box.width), row * box.width);
  }
  return { width: box.width, height: box.height, lightness: part };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where a picture lies in a frame of another shape: whole and centred. YouTube crops no thumbnail and puts black bars
 * beside it (YouTube Data API, Thumbnails).
 */
export function fitInside(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): Box {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height };
}
