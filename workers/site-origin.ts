/**
 * Scheme and host by which others find this site: in canonical addresses, the sitemap, shared pictures and links in mail.
 *
 * @param configured the var SITE_ORIGIN; where it is no http address, that is said and the request's own is taken
 * @param own the request's own
 */
export function siteOrigin(
  configured: string | undefined,
  own: string,
  warn: (text: string) => void,
): string {
  if (!configured) return own;
  const url = URL.parse(configured);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  warn("SITE_ORIGIN cannot be read: the request's own origin instead");
  return own;
}
