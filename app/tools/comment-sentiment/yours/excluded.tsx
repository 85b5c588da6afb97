import { ChevronDown } from "lucide-react";
import { Fact, Facts } from "../../../ui/badge";
import { YOURS_NOTES } from "./messages";
import type { AnalysisShown } from "./show";

/** What no figure counts, in a sentence. It opens to examples, and to how the comments were read. */
export function Excluded({ excluded, whole }: { excluded: AnalysisShown["excluded"]; whole?: boolean }) {
  const { sentence, groups, reading, repeated, spam, languages } = excluded;
  return (
    <details open={whole} className="disclosure text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-control py-2">
        <span className="min-w-0">
          {sentence}
          {groups.length > 0 && (
            <span className="block text-xs text-ink-soft">
              {groups.map(({ name, value }) => `${name}: ${value}`).join(" · ")}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft print:hidden" />
      </summary>
      <div className="grid gap-5 pt-1 pb-4">
        {groups.length > 0 && (
          <Facts>
            {groups.map(({ name, value }) => (
              <Fact key={name} term={name}>
                {value}
              </Fact>
            ))}
          </Facts>
        )}
        <p className="max-w-prose text-xs text-ink-soft">
          Only English is scored. Excluded comments count in no share, not even as neutral. The same text of
          four words or more counts once. A shorter one, which many write alike, counts up to five times, or
          up to 2% of the different comments.
        </p>
        <Examples title="In other languages" comments={languages} />
        <Examples title="Taken for spam" comments={spam} />
        <Examples title="Repeated" comments={repeated} />
        {reading && (
          <div className="grid gap-1 text-xs text-ink-soft">
            <p>{reading.format}</p>
            {reading.columns.length > 0 && (
              <p className="wrap-anywhere">
                Columns: {reading.columns.map(({ role, name }) => `${role} from “${name}”`).join(", ")}.
              </p>
            )}
            {reading.left.map((left) => (
              <p key={left}>Left out: {left}.</p>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

interface ExamplesProps {
  title: string;
  comments: { text: string; cut?: boolean; note: string }[];
}

function Examples({ title, comments }: ExamplesProps) {
  if (comments.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-xs text-ink-soft">{title}, for example</p>
      <ul className="grid gap-2.5">
        {comments.map(({ text, cut, note }) => (
          <li key={text} className="border-l-2 border-line pl-4">
            <p dir="auto" className="wrap-anywhere">
              “{text}
              {cut && "…"}”
            </p>
            <p className="text-xs text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ShiftProps {
  shift: NonNullable<AnalysisShown["shift"]>;
  whole?: boolean;
}

/** Whether newer comments score better than older ones. It opens to both halves. */
export function Shift({ shift: { sentence, parts }, whole }: ShiftProps) {
  return (
    <details open={whole} className="disclosure text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-control py-2">
        <span className="min-w-0">{sentence}</span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft print:hidden" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        <Facts>
          {parts.map(({ id, name, value }) => (
            <Fact key={id} term={name}>
              {value}
            </Fact>
          ))}
        </Facts>
        <p className="max-w-prose text-xs text-ink-soft">
          The comments that have a date, halved by it; repeats count once. {YOURS_NOTES.change}
        </p>
      </div>
    </details>
  );
}
