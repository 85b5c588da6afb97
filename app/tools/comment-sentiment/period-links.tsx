import { Link } from "react-router";
import { useHydrated } from "../../ui/hydrated";
import type { SentimentShown } from "./show";

/** Chooses the period by its address. Without script the page comes anew, and is to stand where it stood. */
export function PeriodLinks({ periods }: { periods: SentimentShown["periods"] }) {
  const place = useHydrated() ? "" : "#results";
  return (
    <nav aria-label="Period">
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong text-sm">
        {periods.map(({ name, label, address, current }) => (
          <li key={name} className="not-first:border-l not-first:border-line-strong">
            <Link
              to={address + place}
              preventScrollReset
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-9 items-center bg-surface px-2.5 font-medium sm:px-3.5 whitespace-nowrap -outline-offset-2 hover:bg-paper aria-[current=true]:bg-go aria-[current=true]:text-on-go pointer-coarse:min-h-11 forced-colors:aria-[current=true]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
