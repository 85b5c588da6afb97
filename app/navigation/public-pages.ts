/** The steps of the welcome dialog (spec section 2); `joined` is its confirmation. */
export const WELCOME_STEPS = ["choice", "waitlist", "joined"] as const;
type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** The step in `?welcome=`; null, a closed dialog, for anything else. */
export function parseStep(value: string | null): WelcomeStep | null {
  return WELCOME_STEPS.find((step) => step === value) ?? null;
}

interface PublicPage {
  path: string;
  /** How long a rendering for visitors without a session can be cached, in seconds; until the next build if left out. */
  freshSeconds?: number;
  /** Behind the guard: every visitor without a session gets an id for one of their own. */
  namesSession?: true;
}

/** Every page for search engines: listed in the sitemap, rendered once and cached. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: "/" },
  // Shows a trend record, which the daily job refreshes.
  { path: "/youtube", freshSeconds: 300 },
  { path: "/pricing", namesSession: true },
  { path: "/privacy" },
  { path: "/terms" },
  // Shows heads, which the daily job adds.
  { path: "/record", freshSeconds: 300 },
];
