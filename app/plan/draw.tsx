import { draw } from "../hydration/draw";
import { PLAN_PATH } from "../navigation/paths";
import { Calendar } from "./calendar";
import { CardItem } from "./card-item";
import { List } from "./list";
import type { Column, ListShown } from "./show";
import type { Calendar as CalendarShown } from "./show-calendar";

/** The cards in one of the three views. */
export type ViewShown = { board: Column[] } | { calendar: CalendarShown } | { list: ListShown };

/** A view as HTML: with 500 cards, more than a page should wake up. */
export function drawView(shown: ViewShown): string {
  if ("board" in shown) return draw("board", <Board columns={shown.board} />);
  if ("calendar" in shown) return draw("calendar", <Calendar calendar={shown.calendar} />);
  return draw("list", <List list={shown.list} />);
}

/** The board: a column a state. */
function Board({ columns }: { columns: Column[] }) {
  return (
    <>
      <nav aria-label="Columns" className="plan-jump">
        <ul>
          {columns.map(({ state, label, cards }) => (
            <li key={state}>
              <a href={`#column-${state}`}>
                {label} <span data-count={state}>{cards.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="plan-board">
        {columns.map(({ state, label, cards }) => (
          <section
            key={state}
            id={`column-${state}`}
            aria-labelledby={`label-${state}`}
            className="plan-column"
          >
            <h2 id={`label-${state}`}>
              {label} <span data-count={state}>{cards.length}</span>
            </h2>
            <ol data-state={state}>
              {cards.map((card) => (
                <CardItem key={card.id} card={card} address={PLAN_PATH} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
