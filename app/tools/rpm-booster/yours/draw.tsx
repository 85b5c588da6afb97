import { showTest } from "../../../handover/revenue-test";
import { draw, drawnByContent } from "../../../hydration/draw";
import type { PlannedCard } from "../../../model/card";
import { cardPath } from "../../../navigation/paths";
import { Fact, Facts } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { Figure, Figures } from "../../tool/figure";
import { Evidence } from "../../tool/results";
import type { RevenueDeskShown, RevenueShown } from "./show";

interface Beside {
  /** Titles of what was made for each test so far, by its id. */
  progress?: ReadonlyMap<string, readonly string[]>;
  /** The cards of the plan, of which one may be a test's. */
  cards?: readonly Pick<PlannedCard, "id" | "idea">[];
}

/** What the desk shows, with all but the answer of its open result drawn. */
export function drawOpenRevenue(
  request: Request,
  { reports, tests, ...shown }: RevenueDeskShown,
  { progress, cards = [] }: Beside = {},
) {
  return {
    ...shown,
    tests: tests.map(({ test }) => {
      const own = showTest(test, progress?.get(test.id));
      const card = cards.find(({ idea }) => idea === own.idea);
      return { ...own, card: card ? cardPath(card.id) : null };
    }),
    reports: reports.map(({ open, ...listed }) => ({
      ...listed,
      open: open && {
        findings: open.findings,
        more: open.more,
        none: open.none,
        try: open.try,
        next: open.next,
        body: drawnByContent(request, draw(listed.id, <RevenueBody shown={open} />)),
      },
    })),
  };
}

/** Where the money comes from; folded, what it adds up to, and RPM by group. */
function RevenueBody({ shown }: { shown: RevenueShown }) {
  const { adds, totals, without, rpm, figures, sections, compared, top, breakdowns, notes, span } = shown;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {figures.length > 0 && (
        <section className="grid gap-3">
          <h4 className="font-semibold">Where your money comes from</h4>
          <Figures>
            {figures.map((figure) => (
              <Figure key={figure.label} figure={figure} />
            ))}
          </Figures>
        </section>
      )}
      <Evidence>
        <Disclosure summary={adds}>
          <div className="grid gap-3 pb-3">
            {totals.map(({ name, lines, note }) => (
              <div key={name} className="grid gap-1">
                <Lines lines={lines} />
                <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
                  {name}: {note}
                </p>
              </div>
            ))}
            {[without, rpm].map(
              (line) =>
                line && (
                  <p key={line} className="text-sm">
                    {line}
                  </p>
                ),
            )}
            <p className="text-xs text-ink-soft">{span}.</p>
          </div>
        </Disclosure>
        {sections.map(({ title, rows, note }) => (
          <Disclosure key={title} summary={title}>
            {note && <p className="pb-3 text-sm">{note}</p>}
            <ul className="grid gap-3 pb-3 text-sm">
              {rows.map((row) => (
                <li key={row.name} className="grid gap-0.5">
                  <span className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                    <bdi className="font-medium wrap-anywhere">{row.name}</bdi>
                    <span>
                      {row.rpm} ({row.range}), {row.videos}
                    </span>
                  </span>
                  <span className="text-xs text-ink-soft tabular-nums">{row.more}</span>
                  <span dir="auto" className="text-xs text-ink-soft wrap-anywhere">
                    {row.examples.join(" · ")}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        {top.length > 0 && (
          <Disclosure summary="Videos that earned most">
            <ol className="grid gap-2 pb-3 text-sm">
              {top.map(({ title, revenue, more }) => (
                <li key={`${title} ${more}`} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                  <bdi className="wrap-anywhere">{title}</bdi>
                  <span>
                    {revenue} <span className="text-xs text-ink-soft">{more}</span>
                  </span>
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
        {breakdowns.map(({ by, lines, rows }) => (
          <Disclosure key={by} summary={`RPM by ${by}`}>
            <div className="grid gap-3 pb-3 text-sm">
              <Lines lines={lines} />
              <Lines
                lines={rows.map(({ name, revenue, rpm }) => ({ name, value: `${revenue}, RPM ${rpm}` }))}
              />
            </div>
          </Disclosure>
        ))}
        <Disclosure summary="How the files were read">
          <ul className="grid gap-1.5 pb-3 text-sm">
            {[...notes, compared].map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </Disclosure>
      </Evidence>
    </div>
  );
}

function Lines({ lines }: { lines: { name: string; value: string }[] }) {
  return (
    <Facts>
      {lines.map(({ name, value }) => (
        <Fact key={name} term={<bdi>{name}</bdi>}>
          <span className="tabular-nums">{value}</span>
        </Fact>
      ))}
    </Facts>
  );
}
