import { BRAND } from "../brand";

export interface PageFacts {
  /** Scheme and host of this site, "https://greenlight.example"; undefined where the root's loader failed. */
  origin: string | undefined;
  /** The page's one address, without a query. */
  path: string;
  title: string;
  description: string;
}

/**
 * What search engines and those who share a page read of it: title, description, the canonical address, and
 * the Open Graph card.
 */
export function pageMeta({ origin = "", path, title, description }: PageFacts) {
  const url = origin + path;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: BRAND.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
  ];
}
