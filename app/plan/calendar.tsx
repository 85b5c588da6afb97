import { WEEKDAYS } from "../numbers/days";
import { CardItem } from "./card-item";
import { planAddress } from "./show";
import type { Calendar as Shown } from "./show-calendar";

const monthAddress = (month: string) =>
  planAddress({ view: "calendar", month, list: { sort: "date", state: null, text: "" } });

/** A month, with what waits for a date beside it. On a phone, the days that hold something, one below the other. */
export function Calendar({ calendar }: { calendar: Shown }) {
  const { title, month, previous, next, days, undated, usual, hasSampleSeries } = calendar;
  const address = monthAddress(month);
  return (
    <>
      <div className="plan-month">
        <h2>{title}</h2>
        <nav aria-label="Month">
          {previous && (
            <a href={monthAddress(previous)} rel="prev">
              Earlier
            </a>
          )}
          {next && (
            <a href={monthAddress(next)} rel="next">
              Later
            </a>
          )}
        </nav>
      </div>
      {(usual || hasSampleSeries) && (
        <p className="plan-legend">
          {usual && (
            <span>
              <span className="plan-usual" /> You usually upload on {usual}.
            </span>
          )}
          {hasSampleSeries && <span>Dashed: the series planner's sample.</span>}
        </p>
      )}
      <div className="plan-calendar">
        <div>
          <p aria-hidden="true" className="plan-weekdays">
            {WEEKDAYS.map((day) => (
              <span key={day}>{day.slice(0, 3)}</span>
            ))}
          </p>
          <ol aria-label={title} className="plan-days">
            {days.map((day) => (
              <li
                key={day.date}
                className={`plan-day${day.isOutside ? " plan-outside" : ""}${day.isToday ? " plan-today" : ""}${day.cards.length + day.sampleSeries.length > 0 ? "" : " plan-free"}`}
              >
                <p>
                  <time dateTime={day.date}>
                    <span aria-hidden="true" className="plan-date">
                      {day.label}
                    </span>
                    <span className="plan-long-date">
                      {day.isToday && "Today, "}
                      {day.name}
                    </span>
                  </time>
                  {day.isUsual && (
                    <span className="plan-usual">
                      <span className="sr-only">You usually upload on this day</span>
                    </span>
                  )}
                </p>
                <ol data-date={day.date}>
                  {day.cards.map((card) => (
                    <CardItem
                      key={card.id}
                      card={card}
                      address={address}
                      hasDay={false}
                      isFixed={card.isOut}
                    />
                  ))}
                </ol>
                {day.sampleSeries.map((title) => (
                  <p key={title} className="plan-sample">
                    <span className="sr-only">Sample series: </span>
                    {title}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </div>
        <section aria-labelledby="undated" className="plan-undated">
          <h3 id="undated">No date yet</h3>
          <ol data-date="">
            {undated.map((card) => (
              <CardItem key={card.id} card={card} address={address} />
            ))}
          </ol>
          {undated.length === 0 && <p>Every card has its day.</p>}
        </section>
      </div>
    </>
  );
}
