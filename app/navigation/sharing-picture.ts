/** The picture of a shared link, made by `npm run pictures` at the usual 1200 × 630. */
export const SHARING_PICTURE = {
  path: "/og.png",
  type: "image/png",
  width: 1200,
  height: 630,
  alt: "Know what to make before you record. Beside it a traffic light with three lamps: the green one is lit, and it is a play button.",
} as const;
