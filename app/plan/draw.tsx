import { draw } from "../hydration/draw";
import { Board } from "./board";
import { Calendar } from "./calendar";
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
