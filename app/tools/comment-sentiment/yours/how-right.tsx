import { Disclosure } from "../../../ui/disclosure";
import { Fact, Facts } from "../../../ui/facts";
import type { YoursShown } from "./show";

/** How far the scores can be trusted, measured on comments that people had judged before. */
export function HowRight({ right }: { right: YoursShown["right"] }) {
  if (right.length === 0) return null;
  return (
    <Disclosure summary="How often it is right">
      <div className="grid max-w-prose gap-3 text-sm">
        <p className="text-ink-soft">
          Each score was compared with what people said of the same comment. VADER is the published method
          that most others are measured against.
        </p>
        <Facts>
          {right.map(({ on, measure, value, reference }) => (
            <Fact key={on + measure} term={`${on}: ${measure}`}>
              {value} <span className="font-normal text-ink-soft">(VADER {reference})</span>
            </Fact>
          ))}
        </Facts>
        <p className="text-ink-soft">
          Single comments are often judged differently by people, too, irony above all: rely on many comments
          rather than on one, and open those behind a claim. What it was learned from, and its limits, are in
          the project's evaluation notes.
        </p>
      </div>
    </Disclosure>
  );
}
