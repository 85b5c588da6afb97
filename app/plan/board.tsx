import { PLAN_PATH } from "../navigation/paths";
import { CardItem } from "./card-item";

import type { Column } from "./show";

/** The board: a column a state. */
export function Board({ columns }: { columns: Column[] }) {
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
