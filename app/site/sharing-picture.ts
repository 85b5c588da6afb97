/** The picture beside a shared link: drawn by `npm run pictures`, 1200 to 630 as every reader of it expects. */
export const SHARING_PICTURE = {
  path: "/og.png",
  type: "image/png",
  width: 1200,
  height: 630,
  alt: "Know what to make before you record. Beside it a traffic light with three lamps: the green one is lit, and it is a play button.",
} as const;
