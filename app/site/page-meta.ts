import { BRAND } from "../brand";
import { SHARING_PICTURE } from "./sharing-picture";
import type { StructuredData } from "./structured-data";

export interface PageFacts {
  /** Scheme and host of this site, "https://greenlight.example"; undefined where the root's loader failed. */
  origin: string | undefined;
  /** The page's one address, without a query. */
  path: string;
  title: string;
  description: string;
  structuredData?: StructuredData;
}

/**
 * What search engines and those who share a page read of it: title, description, the canonical address, the
 * Open Graph card, and the structured data there is. A page without it is `unlistedMeta`'s.
 */
export function pageMeta({ origin, path, title, description, structuredData }: PageFacts) {
  const told = [{ title }, { name: "description", content: description }];
  // An address without its host is none, neither as the canonical one nor for a picture.
  if (!origin) return told;
  const url = origin + path;
  return [
    ...told,
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: BRAND.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: origin + SHARING_PICTURE.path },
    { property: "og:image:type", content: SHARING_PICTURE.type },
    { property: "og:image:width", content: String(SHARING_PICTURE.width) },
    { property: "og:image:height", content: String(SHARING_PICTURE.height) },
    { property: "og:image:alt", content: SHARING_PICTURE.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData ? [{ "script:ld+json": structuredData }] : []),
  ];
}

/**
 * A page for those who are here already, which no search is meant to find. It says so itself: robots.txt lets
 * it be read, since what must not be read cannot say that it must not be listed.
 */
export function unlistedMeta(name: string) {
  return [
    { title: `${name} · ${BRAND.name}` },
    { name: "description", content: BRAND.description },
    { name: "robots", content: "noindex" },
  ];
}
