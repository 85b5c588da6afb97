import { dayText } from "../../numbers/days";
import type { ConnectedAssistant } from "../../services/assistants";
import type { ApiKey } from "../../services/keys";
import { NAMELESS } from "./messages";

export interface ShownAssistant {
  id: string;
  name: string;
  /** The host that its id names; null for one that registered by itself. */
  host: string | null;
  mayWrite: boolean;
  /** "Nov 22, 2026" */
  since: string;
  /** The same; null before its first call. */
  lastUsed: string | null;
}

export function showAssistant({
  id,
  name,
  host,
  scopes,
  since,
  lastUsedOn,
}: ConnectedAssistant): ShownAssistant {
  return {
    ...{ id, host, name: name || NAMELESS, mayWrite: scopes.includes("write"), since: dayText(since) },
    lastUsed: lastUsedOn && dayOf(lastUsedOn),
  };
}

export interface ShownDay {
  /** "Nov 22, 2026" */
  day: string;
  /** Who called what, and how often; in the order of names. */
  calls: { by: string; called: string; times: number }[];
}

/** What assistants and keys called, day by day, the newest first. */
export function showCalls(assistants: readonly ConnectedAssistant[], keys: readonly ApiKey[]): ShownDay[] {
  const callers = [
    ...assistants.map(({ name, uses }) => ({ by: name || NAMELESS, uses })),
    ...keys.map(({ name, uses }) => ({ by: `Key “${name}”`, uses })),
  ];
  const days = new Map<string, ShownDay["calls"]>();
  for (const { by, uses } of callers) {
    for (const { day, called, times } of uses)
      days.set(day, [...(days.get(day) ?? []), { by, called, times }]);
  }
  return [...days]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([day, calls]) => ({
      day: dayOf(day),
      calls: calls.sort(
        (one, other) => one.by.localeCompare(other.by) || one.called.localeCompare(other.called),
      ),
    }));
}

const dayOf = (day: string) => dayText(new Date(`${day}T00:00:00Z`));
