import { Link } from "react-router";
import { desksOf } from "../desks";
import type { Desk } from "../tool";

const LABELS: Record<Desk, string> = { sample: "Sample", yours: "Yours" };

/** Which desk a tool stands at, and the way to the other. */
export function DeskSwitch({ path, desk }: { path: string; desk: Desk }) {
  const desks = desksOf(path);
  return (
    <nav aria-label="Desk" className="print:hidden">
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong text-sm">
        {(Object.keys(LABELS) as Desk[]).map((name) => (
          <li key={name} className="not-first:border-l not-first:border-line-strong">
            <Link
              to={desks[name]}
              aria-current={name === desk ? "page" : undefined}
              className="inline-flex min-h-9 items-center bg-surface px-3.5 font-medium -outline-offset-2 hover:bg-paper aria-[current=page]:bg-go aria-[current=page]:text-on-go pointer-coarse:min-h-11 forced-colors:aria-[current=page]:underline"
            >
              {LABELS[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
