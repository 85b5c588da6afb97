/** The steps of the welcome dialog (spec section 2); `joined` is its confirmation. */
export const WELCOME_STEPS = ["choice", "waitlist", "joined"] as const;
type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** The step in `?welcome=`; null, a closed dialog, for anything else. */
export function parseStep(value: string | null): WelcomeStep | null {
  return WELCOME_STEPS.find((step) => step === value) ?? null;
}
