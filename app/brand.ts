/** The product's name for all that is rendered; only files that are not code (the manifest) repeat it. */
export const BRAND = {
  name: "Greenlight",
  /** Prefix of cookie and storage keys ("key built from the product name", spec section 4, Theme). */
  key: "greenlight",
  tagline: "Know what to make before you record.",
} as const;
