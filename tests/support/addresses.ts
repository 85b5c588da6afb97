/**
 * Where the journeys find the servers that playwright.config.ts starts: each takes any free port and says which, and
 * Playwright hands that on by these variables.
 */
export const SITE = process.env.JOURNEYS_SITE ?? "";

/** The same build over a database that reads, and keeps no state of any tool. */
export const REFUSING_SITE = process.env.JOURNEYS_REFUSING_SITE ?? "";

/** Where mails of the site arrive that has accounts; empty where it is the demo. */
export const MAILBOX = process.env.JOURNEYS_MAILBOX ?? "";
