import { RefusalText } from "../../forms/refusal-text";
import { CHANNEL_PATH } from "../../navigation/paths";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { Select } from "../../ui/field";
import { FREE_TIMING } from "../messages";
import { TEXTS } from "./messages";
import type { KindShown, ReportShown } from "./show";

type TimingShown = KindShown["timing"];

/** Weekdays and hours, each against the channel's usual at the time. */
export function Times({ timing: { weekdays, hours, basis } }: { timing: TimingShown }) {
  return (
    <div className="grid max-w-2xl gap-3">
      <p className="text-xs text-ink-soft">
        {basis}
        {weekdays.length > 0 && " Each bar is the middle upload of that time against your usual around it."}
      </p>
      <Cells cells={weekdays} />
      {hours.length > 0 && (
        <Disclosure summary="By hour" className="border-t border-line">
          <Cells cells={hours} />
        </Disclosure>
      )}
    </div>
  );
}

function Cells({ cells }: { cells: TimingShown["weekdays"] }) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {cells.map(({ name, uploads, times, bar }) => (
        <li
          key={name}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)_3rem] items-center gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_3rem_6rem]"
        >
          <span>{name}</span>
          <svg className="block h-3 w-full" aria-hidden="true" focusable="false">
            {bar && (
              <rect
                x={`${bar.x}%`}
                width={`${bar.width}%`}
                y="1"
                height="10"
                className={bar.above ? "fill-go" : "fill-ink-faint"}
              />
            )}
            <line x1="50%" x2="50%" y2="12" className="stroke-line-strong" />
          </svg>
          <span className="text-right font-semibold tabular-nums">{times ?? "–"}</span>
          <span className="hidden text-right text-xs text-ink-soft tabular-nums sm:block">{uploads}</span>
        </li>
      ))}
    </ul>
  );
}

/** The offer of a free analysis, which a press alone takes. */
export function FreeTiming({ open }: { open: string }) {
  const { text, take } = TEXTS.freeTiming;
  return (
    <form method="post" action={CHANNEL_PATH} className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm">
        <RefusalText>{text}</RefusalText>
      </p>
      <input type="hidden" name="open" value={open} />
      <Button name="action" value={FREE_TIMING}>
        {take}
      </Button>
    </form>
  );
}

interface TimeZoneProps {
  zone: NonNullable<ReportShown["zone"]>;
  at: string;
  /** The id of the evidence it stands in. */
  open: string;
}

/** The time zone of weekdays and hours, asked for in the page's address. */
export function TimeZone({ zone: { value, options }, at, open }: TimeZoneProps) {
  const [path] = at.split("?");
  return (
    <form method="get" action={`${path}#${open}`} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="open" value={open} />
      <Select id={`zone-${open}`} name="zone" label="Time zone" defaultValue={value}>
        {options.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
      <Button variant="secondary">Show</Button>
    </form>
  );
}
