import { Figures } from "../../record/figures";
import { SiteFrame } from "../../shell/site-frame";
import { Notice } from "../../ui/notice";
import type { RecordShown } from "./show";

/** What was said before videos came out, and how it came out, for everybody. */
export function RecordView({ shown }: { shown: RecordShown | null }) {
  return (
    <SiteFrame>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 pb-20 sm:pt-16 sm:pb-28">
        <header className="max-w-[44rem]">
          <h1 className="text-3xl">The record</h1>
          <p className="mt-4 text-lg text-ink-soft">
            Every light and forecast kept for a video is sealed the moment it is given. Once the video is 30
            days old, we count. Hits and misses stay.
          </p>
        </header>
        {!shown && (
          <Notice tone="error">
            <p>The record could not be read just now. Reload the page in a moment.</p>
          </Notice>
        )}
        {shown && <p className="text-lg font-medium">{shown.finding}</p>}
        {shown?.figures && <Figures figures={shown.figures} />}
        {shown && shown.days.length > 0 && <Heads days={shown.days} more={shown.more} />}
        <section aria-labelledby="how" className="grid max-w-[44rem] gap-3.5">
          <h2 id="how" className="text-xl">
            How it works
          </h2>
          <p>
            A seal is a hash (SHA-256) of the idea, the title, the color or the range, the time, the version
            of our engines and a random number. It shows no text. Each seal holds the one before, and once a
            day all new seals become one hash: the head above.
          </p>
          <p>
            The last seal before publication counts, whatever we said later. Who deletes a card, or leaves,
            takes the text along. The bare hash stays, and we count it as withdrawn.
          </p>
          <p>
            Copy a head today, and nobody can change what was sealed before without changing it. We could
            rewrite the whole chain with all its heads: the copies that others keep would show it. Creators
            download their own seals from their plan, and check them with{" "}
            <code className="text-sm">npm run record</code>.
          </p>
        </section>
      </div>
    </SiteFrame>
  );
}

function Heads({ days, more }: Pick<RecordShown, "days" | "more">) {
  return (
    <section aria-labelledby="heads" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="heads" className="text-xl">
          Heads
        </h2>
        <p className="text-sm text-ink-soft">{more}</p>
      </div>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {days.map(({ day, seals, head }) => (
          <li key={head} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_6rem_minmax(0,1fr)]">
            <span className="font-medium">{day}</span>
            <span className="text-ink-soft tabular-nums">{seals === "1" ? "1 seal" : `${seals} seals`}</span>
            <code className="text-xs wrap-anywhere">{head}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
