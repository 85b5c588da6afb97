import type { SealedDay } from "../../model/seal";
import { dayText } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { type FiguresShown, showFigures } from "../../record/show";
import type { PublicRecord } from "../../services/record";

export interface RecordShown {
  /** What a person would say first. */
  finding: string;
  figures: FiguresShown | null;
  days: { day: string; seals: string; head: string }[];
  /** "The newest 30 of 412 days", "" where all are shown. */
  more: string;
}

/** The record as everybody may see it. */
export function showRecord({ days, heads, figures }: PublicRecord): RecordShown {
  const [newest] = days;
  return {
    finding:
      newest && figures
        ? `${counted(figures.sealed, "light and forecast", "lights and forecasts")} sealed by ${dayText(newest.day)}.`
        : "Nothing is sealed here yet. The first head appears after the first day.",
    figures: figures && showFigures(figures, "the channel's usual"),
    days: days.map(showDay),
    more: heads > days.length ? `The newest ${days.length} of ${formatCount(heads)} days` : "",
  };
}

function showDay({ day, first, last, head }: SealedDay) {
  return { day: dayText(day), seals: formatCount(last - first + 1), head };
}
