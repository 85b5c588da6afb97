import type { PlanUseShown } from "./show-plan-use";

/** What the account's plan holds, and what of it was used. */
export function PlanUse({ use: { title, limits, analyses, note } }: { use: PlanUseShown }) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{title}</p>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {[...limits, ...analyses].map(({ name, used }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
            <dt>{name}</dt>
            <dd className="text-ink-soft tabular-nums">{used}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="max-w-prose text-xs text-ink-soft">{note}</p>}
    </div>
  );
}
