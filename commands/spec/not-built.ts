/** A sentence of the spec, or a part of one, that is not built, and why. */
export interface NotBuilt {
  section: number;
  /** Verbatim. */
  text: string;
  reason: string;
  /** Where something else was built in its place: tests that quote it show that, and not the sentence. */
  otherwise?: true;
}

const OLD_BACKEND = "There is no realtime, no auth library and no file storage whose default it could be.";
const UNKNOWN = "The spec says what it does not know; there is nothing to build.";
const ELSEWHERE = "Only refers to section 5, where the messages stand.";
const ON_THE_SERVER = "The server knows before it answers: nothing is on its way that could be waited for.";
const CARD_ADDRESS =
  "The plan's cards and their outcomes have addresses of their own, and one that is not there is a 404 (docs/decisions/0027).";
const NO_CALL =
  "The panel comes with its page: the browser makes no call of its own that could be answered so.";

/** What was decided not to build. A text that is nowhere in the spec ends `npm run spec` with code 1. */
export const NOT_BUILT: NotBuilt[] = [
  {
    section: 2,
    text: "Whether /login, /signup and /landing exist in the route table: not shown.",
    reason: UNKNOWN,
  },
  { section: 2, text: "No route parameters.", reason: CARD_ADDRESS, otherwise: true },
  { section: 2, text: "The protected-route wrapper shows a spinner while auth loads", reason: ON_THE_SERVER },
  { section: 2, text: "Its route: not shown.", reason: UNKNOWN },
  { section: 4, text: "Auth: loading", reason: ON_THE_SERVER },
  {
    section: 4,
    text: "Only the first trend returned is used.",
    reason: "A topic has one record: there is no second that could be left out.",
  },
  {
    section: 4,
    text: "Refresh triggers a GET check on each endpoint;",
    reason:
      "Refresh posts a form, so that it works without script; its function asks what each endpoint's GET answers.",
    otherwise: true,
  },
  { section: 5, text: "No length bounds shown for free-text fields.", reason: UNKNOWN },
  { section: 8, text: "Login | see section 5", reason: ELSEWHERE },
  { section: 8, text: "Password | see section 5;", reason: ELSEWHERE },
  {
    section: 8,
    text: "Failed to fetch trends: {status} for non-OK;",
    reason: NO_CALL,
  },
  {
    section: 8,
    text: "Adding a channel and",
    reason:
      "A channel that is not added without a word looks added: the form says why (docs/decisions/0027).",
  },
  {
    section: 8,
    text: "Backend function errors come in three kinds: failed to send the request, relay error, non-2xx status.",
    reason: OLD_BACKEND,
  },
  { section: 8, text: "Database errors carry message, details, hint, code.", reason: OLD_BACKEND },
  {
    section: 9,
    text: "Every plan card's button uses the Starter price id regardless of the card.",
    reason: "A fault that was not built again: each card leads to its own plan.",
    otherwise: true,
  },
  {
    section: 9,
    text: "Realtime defaults: timeout 10000 ms, heartbeat 25000 ms, reconnect delays 1s, 2s, 5s then 10s.",
    reason: OLD_BACKEND,
  },
  {
    section: 9,
    text: "Auth library: refresh tick every 30 s, refresh within 90 s of expiry, retry back-off from 200 ms doubling for 502, 503, 504; key set cache 10 minutes.",
    reason: OLD_BACKEND,
  },
  {
    section: 9,
    text: "Storage list default 100 items, offset 0, name ascending; cache-control default 3600 s.",
    reason: OLD_BACKEND,
  },
];
