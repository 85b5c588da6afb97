import { STATE_LABELS } from "../functions/plan/state-labels";
import { CARD_STATES } from "../model/card";
import { cardPath, PLAN_PATH } from "../navigation/paths";
import { Badge } from "../ui/badge";
import { buttonClass } from "../ui/button";
import { Field, Select } from "../ui/field";
import { Day, LightMark } from "./card-item";
import { type ListAsk, type ListShown, planAddress, type Sort } from "./show";

const COLUMNS: [Sort, string][] = [
  ["title", "Video"],
  ["state", "State"],
  ["date", "Date"],
  ["series", "Series"],
  ["forecast", "Forecast"],
];

const addressOf = (list: ListAsk) => planAddress({ view: "list", month: "", list });

/** Every card in a table, to be sorted and filtered. */
export function List({ list: { ask, cards, total } }: { list: ListShown }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form action={PLAN_PATH} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="view" value="list" />
        {ask.sort !== "date" && <input type="hidden" name="sort" value={ask.sort} />}
        <div className="min-w-[min(100%,14rem)] flex-1">
          <Field label="Find" name="q" type="search" defaultValue={ask.text} />
        </div>
        <div className="max-sm:flex-1">
          <Select label="State" name="state" defaultValue={ask.state ?? ""}>
            <option value="">All</option>
            {CARD_STATES.map((state) => (
              <option key={state} value={state}>
                {STATE_LABELS[state]}
              </option>
            ))}
          </Select>
        </div>
        <button type="submit" className={`max-sm:w-full ${buttonClass({ variant: "secondary" })}`}>
          Show
        </button>
      </form>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {countText(cards.length, total)}
        {(ask.text || ask.state) && (
          <a href={addressOf({ ...ask, text: "", state: null })} className="link text-ink">
            Show all
          </a>
        )}
      </p>
      {cards.length > 0 && (
        <table className="plan-list">
          <thead>
            <tr>
              {COLUMNS.map(([sort, label]) => (
                <th key={sort} scope="col" aria-sort={ask.sort === sort ? sortOrder(sort) : undefined}>
                  <a href={addressOf({ ...ask, sort })}>{label}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map(({ id, name, color, isSample, state, day, isLate, series, forecast }) => (
              <tr key={id}>
                <th scope="row">
                  {color && <LightMark color={color} />}
                  <a href={cardPath(id)} dir="auto">
                    {name}
                  </a>
                  {isSample && <Badge>Sample</Badge>}
                </th>
                <td>{STATE_LABELS[state]}</td>
                <td>{day && <Day day={day} isLate={isLate} />}</td>
                <td dir="auto">{series}</td>
                <td>{forecast}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function countText(found: number, total: number): string {
  if (found === 0) return "No card matches.";
  return found === total ? `${total} ${total === 1 ? "card" : "cards"}` : `${found} of ${total} cards`;
}

const sortOrder = (sort: Sort) => (sort === "forecast" ? "descending" : "ascending");
