import { data, Link } from "react-router";
import { unlistedMeta } from "../../navigation/page-meta";
import { cardPath, EXPORT_PATH, WEEK_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { EXPORT_TEXTS, PLAN_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { readWeek, showWeek, type WeekShown } from "./show";

export const meta: Route.MetaFunction = () => unlistedMeta("Week");

/** The week of `?from=` (any day of it), tomorrow's without; 503 if the cards cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { plan, request, report } = context.get(servicesContext);
  const around = readWeek(url.searchParams.get("from"), request.now);
  try {
    return data({ shown: showWeek(await plan.list(), around, request.now) });
  } catch (error) {
    report(error);
    return data({ shown: null }, { status: 503 });
  }
}

/** Seven days on one page of paper: the app's frame is not printed. */
export default function WeekPage({ loaderData: { shown } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-3">
      <PageHeader back={{ to: EXPORT_PATH, label: EXPORT_TEXTS.title }} title={shown?.title ?? "Your week"} />
      {shown ? (
        <Week shown={shown} />
      ) : (
        <Notice tone="error">
          <p>{PLAN_TEXTS.unread}</p>
        </Notice>
      )}
    </div>
  );
}

function Week({ shown: { days, previous, next, total } }: { shown: WeekShown }) {
  return (
    <>
      <nav aria-label="Weeks" className="flex flex-wrap items-center gap-3 print:hidden">
        {previous && (
          <Link
            to={`${WEEK_PATH}?from=${previous}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            Week before
          </Link>
        )}
        {next && (
          <Link
            to={`${WEEK_PATH}?from=${next}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            Week after
          </Link>
        )}
        <p className="text-sm text-ink-soft">
          {total === 0 ? "Nothing planned for this week yet." : "Print this page: it fits on one sheet."}
        </p>
      </nav>
      <ol className="border-b border-line">
        {days.map(({ date, weekday, day, isToday, cards }) => (
          <li
            key={date}
            className="grid min-h-20 break-inside-avoid gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)] print:min-h-24 print:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h2 className="text-base">
              <span className="block font-semibold">{weekday}</span>
              <span className="block text-sm font-normal text-ink-soft">
                {day}
                {isToday && ", today"}
              </span>
            </h2>
            {cards.length > 0 && (
              <ul className="grid content-start gap-3">
                {cards.map(({ id, name, state, series, isSample }) => (
                  <li key={id} className="grid gap-0.5">
                    <Link
                      to={cardPath(id)}
                      dir="auto"
                      className="w-fit font-medium wrap-anywhere hover:underline"
                    >
                      {name}
                    </Link>
                    <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                      {[state, series].filter(Boolean).join(" · ")}
                      {isSample && <Badge>Sample</Badge>}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
