import type { showUse } from "./acts";

type Use = Awaited<ReturnType<typeof showUse>>;

const day = (at: Date | null | undefined) => at?.toISOString().slice(0, 10) ?? "never";

/** What an account uses, line by line. */
export function showUseLines({
  account,
  owner,
  subscribed,
  free,
  sessions,
  passkeys,
  calls,
  mails,
  rows,
}: Use): string[] {
  const { email, createdAt, suspendedAt } = account;
  const listed = (all: string[]) => (all.length > 0 ? all.join(", ") : "none");
  return [
    `${email}, since ${day(createdAt)}, last here ${day(owner?.seenAt)}${suspendedAt ? `, suspended since ${day(suspendedAt)}` : ""}`,
    `Subscriptions: ${listed(subscribed.map((one) => `${one.status} (${one.priceId ?? "no price"})`))}`,
    `Free analyses: ${listed(free.map((one) => `${one.feature} ${one.heldUntil ? "under way" : `on ${day(one.at)}`}`))}`,
    `Signed in on: ${listed(sessions.map((one) => `${one.device || "A browser"} since ${day(one.since)}`))}`,
    `Passkeys: ${listed(passkeys.map((one) => one.name ?? "unnamed"))}`,
    `Calls by key: ${listed(calls.map((one) => `${one.calls} on ${one.day}`))}`,
    `Mails: ${listed(mails.map((one) => `${one.kind} ${one.sent} sent, ${one.waiting} waiting or given up`))}`,
    `Rows: ${listed(rows.map((one) => `${one.table} ${one.n}`))}`,
  ];
}
