import { Link } from "react-router";
import { Lamp } from "./lamp";
import { PATH } from "./messages";
import type { BoardRow, ReleaseBoard } from "./release-board";

const COLUMNS = "sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:gap-x-5";

/** Which video of which series comes when. */
export function ReleaseBoardFigure({ board }: { board: ReleaseBoard }) {
  return (
    <figure className="card pb-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h3 className="text-base font-semibold">Release calendar</h3>
        <Key />
      </figcaption>
      <div className={`mt-4 ${COLUMNS}`} aria-hidden="true">
        <svg
          className="h-6 w-full overflow-visible text-xs sm:col-start-2"
          aria-hidden="true"
          focusable="false"
        >
          <text x={board.today} y="15" textAnchor="middle" className="fill-ink font-medium">
            Today
          </text>
        </svg>
      </div>
      <ul>
        {board.rows.map((row) => (
          <li key={row.id} className={`items-center ${COLUMNS}`}>
            <Link
              to={`${PATH}?open=${row.id}#${row.id}`}
              replace
              preventScrollReset
              className="block truncate py-1 pointer-coarse:py-2.5 text-sm hover:underline"
            >
              {row.title}
            </Link>
            <Row row={row} board={board} />
            <span className="sr-only">{row.text}</span>
          </li>
        ))}
      </ul>
      <div className={COLUMNS} aria-hidden="true">
        <div className="@container sm:col-start-2">
          <svg
            className="block h-7 w-full overflow-visible border-t border-line-strong text-xs"
            aria-hidden="true"
            focusable="false"
          >
            {board.ticks.map(({ x, label }, index) => (
              <text
                key={x}
                x={x}
                y="19"
                textAnchor="middle"
                className={`fill-ink-soft tabular-nums ${index % 2 ? "hidden @lg:inline" : ""}`}
              >
                {label}
              </text>
            ))}
          </svg>
        </div>
      </div>
      {board.without.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft wrap-anywhere">
          No dates near today: {board.without.join("; ")}
        </p>
      )}
    </figure>
  );
}

function Row({ row, board }: { row: BoardRow; board: ReleaseBoard }) {
  return (
    <svg className="h-9 w-full overflow-visible sm:h-11" aria-hidden="true" focusable="false">
      {board.ticks.map(({ x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />
      ))}
      <line x1={board.today} x2={board.today} y1="0" y2="100%" strokeDasharray="2 3" className="stroke-ink" />
      <line x1={row.from} x2={row.to} y1="50%" y2="50%" strokeWidth="2" className="stroke-line-strong" />
      {row.lamps.map(({ id, x, status }) => (
        <Lamp key={id} status={status} at={x} />
      ))}
    </svg>
  );
}

function Key() {
  const entries = [
    ["published", "Published"],
    ["in-progress", "In progress"],
    ["planned", "Planned"],
  ] as const;
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {entries.map(([status, text]) => (
        <li key={status} className="flex items-center gap-1.5">
          <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true" focusable="false">
            <Lamp status={status} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
