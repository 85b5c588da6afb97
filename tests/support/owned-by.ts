import type { Owner, Owners } from "../../workers/accounts/session";

/** What adapters ask of the session of one owner; null is a visitor without one, for whom "new" is made. */
export function ownedBy(id: string | null) {
  const remembered: string[] = [];
  const named = (of: string): Owner => ({ id: of, remember: async () => void remembered.push(of) });
  const known = () => id ?? remembered[0] ?? null;
  const owners = {
    async owner() {
      const of = known();
      return of === null ? null : named(of);
    },
    writer: async () => named(known() ?? "new"),
    async read<Found>(query: (ownerId: string) => Promise<Found>) {
      const of = known();
      return of === null ? null : { owner: named(of), found: await query(of) };
    },
  } satisfies Partial<Owners>;
  return { ...owners, remembered };
}
