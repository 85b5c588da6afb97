import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../../tests/support/functions";
import { OPEN_FUNCTIONS } from "./open";

/** Why a function is not for programs, by how its name begins. */
const CLOSED: Record<string, string> = {
  "account.": "what an account is, and its data as a whole, are changed by the person alone",
  "session.": "a key is no session, and begins none",
  "billing.": "money is spent on a page, where the price stands",
  "key.": "a key makes no keys",
  "assistant.": "what an assistant may do is decided by the person alone",
  "feed.": "tells or ends a secret address, which is shown to a person once",
  "watch.make-feed": "tells a secret address",
  "watch.end-feed": "ends what a person gave to their reader",
  "watch.read-feed": "read by its secret, without a key",
  "watch.import": "takes a file",
  "watch.set-note-mail": "mail is turned on where its reader sees to whom it goes",
  "watch.end-note-mail": "asked by a link in a mail",
  "watch.confirm-push": "asked by YouTube's hub",
  "watch.receive-push": "asked by YouTube's hub",
  "webhook.": "tells a secret, and sends to an address",
  "article.": "kept in a cookie",
  "theme.": "kept in a cookie",
  "dashboard.": "kept in a cookie",
  "feedback.": "/api/feedback takes it, as the spec says",
  "waitlist.": "/api/waitlist takes it, as the spec says",
  "health.": "/api/health tells it",
  "sources.": "the state of the deployment, on the account's page",
  "ask-greenlight.yours.": "chooses among functions that programs call themselves",
  "plan.write-back": "hands over what a desk made; a light of one's own would be sealed as ours",
};

/** The demo's samples are theatre: nothing invented goes to a program. */
const isSampleDesk = (name: string) =>
  /^(?:ask-greenlight|comment-sentiment|competitor-monitor|content-ideas|description-rewriter|rpm-booster|series-planner|thumbnail-optimizer|video-forecast)\.(?!yours\.)/.test(
    name,
  ) || name.endsWith(".yours.example");

/** A free analysis is taken where its page explains it. */
const isFreeOffer = (name: string) => name.includes(".take-free");

describe("what programs may call", () => {
  it("is every function, but those that are closed for a reason", () => {
    const open = new Set(OPEN_FUNCTIONS.map(({ does }) => does.name));
    for (const { name } of FUNCTIONS) {
      const isClosed =
        isSampleDesk(name) ||
        isFreeOffer(name) ||
        Object.keys(CLOSED).some((begins) =>
          begins.endsWith(".") ? name.startsWith(begins) : name === begins,
        );
      expect([name, open.has(name)]).toEqual([name, !isClosed]);
    }
    expect(OPEN_FUNCTIONS.length).toBe(open.size);
    const known = new Set(FUNCTIONS.map(({ name }) => name));
    for (const name of open) expect(known).toContain(name);
  });

  it.each(OPEN_FUNCTIONS.map((one) => [one.does.name, one] as const))(
    "%s is named, and says what it does",
    (_name, one) => {
      expect(one.title).toMatch(/^[A-Z][^.]{3,60}$/);
      // What a read answers changes nothing, and so destroys nothing.
      if (one.does.scope === "read") expect(one.destroys).toBe(false);
      if (/(?:delete|remove|clear|start-over|disconnect)$/.test(one.does.name))
        expect(one.destroys).toBe(true);
      if (one.result) expect(one.result.by.scope).toBe("read");
    },
  );
});
