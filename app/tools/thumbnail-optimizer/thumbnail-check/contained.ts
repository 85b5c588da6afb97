export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where a picture stands in a frame that it does not fill: whole, in the middle. YouTube crops no thumbnail and puts
 * black bars beside it (YouTube Data API, Thumbnails).
 */
export function contained(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): Box {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height };
}
