import { counted } from "../../../numbers/counted";
import type { RewriteShown } from "./shown";

interface ChangesListProps {
  changes: RewriteShown["changes"];
  /** How many there are beyond those. */
  more: number;
}

/** What was done and why, each with the place where it was. */
export function ChangesList({ changes, more }: ChangesListProps) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">What was done, and why</h4>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {changes.map(({ what, why, places }) => (
          <li key={what + why} className="grid gap-2 py-4 text-sm">
            <p className="max-w-prose">
              <span className="font-medium">{what}.</span> <span className="text-ink-soft">{why}</span>
            </p>
            {places.map(({ before, after }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of one text, which never move
              <dl key={at} className="grid max-w-prose grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5">
                {before && <Quoted term="Before">{before}</Quoted>}
                {after && <Quoted term="After">{after}</Quoted>}
              </dl>
            ))}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-2 text-sm text-ink-soft">And {counted(more, "change")} more of these kinds.</p>
      )}
    </section>
  );
}

function Quoted({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-xs leading-[1.8] text-ink-soft">{term}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </>
  );
}
