/**
 * The end of each message about a limit of a plan: pages make it a link to /pricing. Apart from the other messages, so
 * that a form which shows it does not load them.
 */
export const COMPARE_PLANS = "Compare plans.";
