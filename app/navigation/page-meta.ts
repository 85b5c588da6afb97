import { BRAND } from "../brand";
import { SHARING_PICTURE } from "./sharing-picture";
import type { StructuredData } from "./structured-data";

interface PageFacts {
  /** Scheme and host of this site, "https://greenlight.example"; undefined if the root's loader failed. */
  origin: string | undefined;
  /** The page's canonical path, without a query. */
  path: string;
  title: string;
  description: string;
  structuredData?: StructuredData;
}

/**
 * Meta of a page for search engines and shared links: title, description, canonical URL, Open Graph card and structured
 * data. Pages that are not to be found use `unlistedMeta`.
 */
export function pageMeta({ origin, path, title, description, structuredData }: PageFacts) {
  const basics = [{ title }, { name: "description", content: description }];
  // Canonical URL and picture need a host.
  if (!origin) return basics;
  const url = origin + path;
  return [
    ...basics,
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
 * Meta of a page that search engines must not list. robots.txt lets them read it, since otherwise they would not see
 * the `noindex`.
 */
export function unlistedMeta(name: string) {
  return [
    { title: `${name} · ${BRAND.name}` },
    { name: "description", content: BRAND.description },
    { name: "robots", content: "noindex" },
  ];
}
