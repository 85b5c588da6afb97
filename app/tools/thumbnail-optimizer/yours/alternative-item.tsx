import { Badge } from "../../../ui/badge";
import { CopyButton } from "../../../ui/copy-button";
import { Disclosure } from "../../../ui/disclosure";
import { PartBars } from "./part-bars";
import { Rests } from "./rests";
import type { AlternativeShown } from "./shown";

interface AlternativeItemProps {
  alternative: AlternativeShown;
  /** Opening what one rests on closes the others of this name. */
  name: string;
}

/** A title that could stand in the other's place: how likely it is to be clicked more, and what was changed. */
export function AlternativeItem({ alternative, name }: AlternativeItemProps) {
  const { title, chance, changes, characters, place, parts, rests } = alternative;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_10rem] sm:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:col-start-2 sm:flex-col sm:items-end">
        <p className="text-2xl leading-none font-semibold tabular-nums">
          <span className="sr-only">The chance of more clicks than yours: </span>
          {chance.value}
        </p>
        <Badge tone={chance.tone}>{chance.verdict}</Badge>
      </div>
      <div className="min-w-0 sm:col-start-1 sm:row-span-2 sm:row-start-1">
        <p dir="auto" className={`text-base leading-snug wrap-anywhere ${LOOKS[chance.kind]}`}>
          {title}
        </p>
        <ul className="mt-1.5 grid gap-1 text-sm text-ink-soft">
          {changes.map(({ what, why }) => (
            <li key={what} className="max-w-prose wrap-anywhere">
              <span className="text-ink">{what}.</span> {why}
            </li>
          ))}
        </ul>
        <Disclosure name={name} summary={`What its ${chance.value} rests on`} className="mt-1">
          <div className="grid gap-4">
            <Rests rests={rests} />
            <div>
              <p className="text-sm text-ink-soft">
                Higher than {place} of 100 tested headlines, {characters} characters. Its own parts:
              </p>
              <PartBars parts={parts} />
            </div>
          </div>
        </Disclosure>
      </div>
      <div className="empty:hidden sm:col-start-2 sm:row-start-2 sm:justify-self-end">
        <CopyButton text={title} label="Copy title" />
      </div>
    </li>
  );
}

/** The likelier it is to be clicked, the more it stands out. */
const LOOKS = { more: "font-medium", same: "", fewer: "text-ink-soft" } as const;
