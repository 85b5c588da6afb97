import demo, { NATIVE, OF_ACCOUNTS, REFUSING, serving } from "./playwright.config.ts";

/**
 * Journeys of the demo alone: its own way in and out, its Access Demo, a password that any present one changes, a visitor
 * beside somebody who has not signed in; the waitlist, where nobody may sign up yet; and those that make a second forecast,
 * of which a Free account has one.
 * accounts.spec.ts walks what takes their place.
 */
const OF_DEMO = /@demo/;

// Every journey once more, by somebody who signed up by a mailed link: npm run test:accounts.
export default {
  ...demo,
  projects: demo.projects?.map((project) => ({
    ...project,
    grepInvert: [project.grepInvert ?? [], OF_DEMO]
      .flat()
      .filter((tag) => tag !== OF_ACCOUNTS && tag !== NATIVE),
  })),
  webServer: [
    serving(
      /Serving the build at (?<journeys_site>\S+), its mailbox at (?<journeys_mailbox>\S+)/,
      "--accounts",
    ),
    REFUSING,
  ],
};
