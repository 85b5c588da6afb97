import { Fact, Facts } from "../../../ui/facts";
import type { AlternativeShown } from "./shown";

/** What a chance is made of, how, and on what tests that was learned. */
export function Rests({ rests: { rows, basis } }: { rests: AlternativeShown["rests"] }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Facts>
        {rows.map(({ name, value }) => (
          <Fact key={name} term={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className="text-sm text-ink-soft">{basis}</p>
    </div>
  );
}
