/** The product's name for all that is rendered; only files that are not code (the manifest) repeat it. */
export const BRAND = {
  name: "Greenlight",
  /** Prefix of cookie and storage keys ("key built from the product name", spec section 4, Theme). */
  key: "greenlight",
  tagline: "Know what to make before you record.",
  /** One sentence for those who see only that: search results and shared links. */
  description:
    "Greenlight weighs what people watch on your YouTube topic against who already serves them, and tells you which of your video ideas still has room.",
} as const;
