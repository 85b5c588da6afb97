export interface PublicPage {
  path: string;
  /**
   * How long a rendering for visitors without a session is good for, in seconds; until the next build where
   * there is no end.
   */
  freshSeconds?: number;
  /** Behind the guard: whoever comes without a session is given a name for one, each a name of their own. */
  namesSession?: true;
}

/** Every page that is meant to be found: what the sitemap lists, and what is rendered once and kept. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: "/" },
  // Shows a trend record, which the daily job renews.
  { path: "/youtube", freshSeconds: 300 },
  { path: "/pricing", namesSession: true },
  { path: "/privacy" },
  { path: "/terms" },
];
