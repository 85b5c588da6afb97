import { Disclosure } from "../../../ui/disclosure";
import { Fact, Facts } from "../../../ui/facts";
import type { DeskShown } from "./show";

/** How near forecasts come in general, measured on channels that have nothing to do with the creator's. */
export function HowRight({ right: { on, figures } }: { right: DeskShown["right"] }) {
  return (
    <Disclosure summary="How often it is right">
      <div className="grid max-w-prose gap-3 text-sm">
        <p className="text-ink-soft">{on}</p>
        <Facts>
          {figures.map(({ measure, value, more }) => (
            <Fact key={measure} term={measure}>
              {value} <span className="font-normal text-ink-soft">{more}</span>
            </Fact>
          ))}
        </Facts>
        <p className="text-ink-soft">
          Titles and counts cannot tell which video will be a hit: most of what makes one is not in them. The
          back-test beside each forecast says how it would have gone on that channel.
        </p>
      </div>
    </Disclosure>
  );
}
