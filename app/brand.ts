/** The product's name stands here and nowhere else; the spec's `{product}` reads from it. */
export const BRAND = {
  name: "Greenlight",
  /** Prefix of cookie and storage keys ("key built from the product name", spec section 4, Theme). */
  key: "greenlight",
  tagline: "Know what to make before you record.",
} as const;
