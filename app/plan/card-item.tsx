import { cardPath } from "../navigation/paths";
import { Badge } from "../ui/badge";
import type { CardShown } from "./show";

interface CardItemProps {
  card: CardShown;
  /** Of its view, to which "?move=" is added. */
  address: string;
  /** Whether its day is shown: the calendar says it otherwise. */
  hasDay?: boolean;
  /** Stays where it is: without a grip. */
  isFixed?: boolean;
}

/**
 * A card on the board or in the calendar. Its markup is repeated up to 500 times, so it has classes of plan.css instead
 * of lists of utilities; drag.ts finds its parts by them.
 */
export function CardItem({ card, address, hasDay = true, isFixed = false }: CardItemProps) {
  const { id, name, color, isSample, day, isLate, series, forecast } = card;
  return (
    <li id={`card-${id}`} className="plan-card">
      <a href={cardPath(id)} dir="auto">
        {name}
      </a>
      {!isFixed && (
        <a href={`${address}${address.includes("?") ? "&" : "?"}move=${id}#move`} className="plan-grip">
          <span className="sr-only">Move {name}</span>
        </a>
      )}
      {(color || (hasDay && day) || series || forecast || isSample) && (
        <p>
          {color && <LightMark color={color} />}
          {hasDay && day && <Day day={day} isLate={isLate} />}
          {series && <span dir="auto">{series}</span>}
          {forecast && <span>{forecast}</span>}
          {isSample && <Badge>Sample</Badge>}
        </p>
      )}
    </li>
  );
}

/** The day of a card: a past one is marked as late. */
export function Day({ day, isLate }: Pick<CardShown, "day" | "isLate">) {
  return isLate ? <span className="plan-late">{day}, late</span> : <span>{day}</span>;
}

/** The color of a light in a sign of its own shape, and in words. */
export function LightMark({ color }: { color: NonNullable<CardShown["color"]> }) {
  const name = `${color[0]?.toUpperCase()}${color.slice(1)}`;
  return (
    <span className={`plan-light plan-${color}`}>
      <span className="sr-only">{name} light</span>
    </span>
  );
}
