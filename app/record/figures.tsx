import type { FiguresShown } from "./show";

/** Claims beside what came of them, then what became of all other seals. */
export function Figures({ figures: { claims, others } }: { figures: FiguresShown }) {
  return (
    <div className="grid gap-6">
      {claims.length > 0 && <Claims claims={claims} />}
      {others.length > 0 && (
        <dl className="max-w-xl divide-y divide-line border-y border-line text-sm">
          {others.map(({ name, count }) => (
            <div key={name} className="flex justify-between gap-6 py-2">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Claims beside what came of them. */
export function Claims({ claims }: Pick<FiguresShown, "claims">) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      {claims.map(({ name, figure, interval, printed }) => (
        <div key={name} className="grid content-start gap-1 bg-surface p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{figure}</dd>
          {interval && <dd className="text-xs text-ink-soft">{interval}</dd>}
          {printed && <dd className="text-xs text-ink-soft">Our usual rate: {printed}</dd>}
        </div>
      ))}
    </dl>
  );
}
