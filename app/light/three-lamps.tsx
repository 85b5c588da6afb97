import { Link } from "react-router";
import { WatchChannel } from "../handover/watch-channel";
import type { LightColor } from "../model/light";
import { Badge, type Tone } from "../ui/badge";
import { Disclosure } from "../ui/disclosure";
import { Lamp } from "../ui/lamp";
import type { LampShown } from "./lamps";
import { LAMP_COLORS, LAMPS, LIGHT_TEXTS } from "./messages";

const TONES: Record<LightColor, Tone> = {
  green: "good",
  amber: "fair",
  red: "poor",
  unknown: "neutral",
};

/** What each lamp says, with its evidence folded. */
export function ThreeLamps({ lamps: all }: { lamps: LampShown[] }) {
  const lamps = all.filter(({ isFolded }) => !isFolded);
  const folded = all.filter(({ isFolded }) => isFolded);
  return (
    <section aria-labelledby="lamps" className="grid gap-3">
      <h2 id="lamps" className="text-lg font-semibold">
        What is known of it
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {lamps.map((lamp) => (
          <li
            key={lamp.key}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 py-4 sm:gap-x-5 sm:px-6"
          >
            {lamp.color && (
              <span className="h-fit rounded-control bg-housing p-1">
                <Lamp color={lamp.color} className="size-9 sm:size-10" />
              </span>
            )}
            <div className={lamp.color ? "grid gap-1.5" : "col-span-full grid gap-1.5"}>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold">{LAMPS[lamp.key]}</h3>
                {lamp.color && <Badge tone={TONES[lamp.color]}>{LAMP_COLORS[lamp.color]}</Badge>}
                {lamp.source && <Badge>{lamp.source}</Badge>}
              </div>
              <p className="max-w-prose wrap-anywhere">{lamp.sentence}</p>
              {lamp.step && (
                <Link to={lamp.step.to} className="link w-fit py-1 text-sm">
                  {lamp.step.text}
                </Link>
              )}
              {lamp.method && <Evidence lamp={lamp} />}
            </div>
          </li>
        ))}
      </ul>
      {folded.length > 0 && <MoreSources lamps={folded} />}
      <p className="text-xs text-ink-soft">{LIGHT_TEXTS.calculated}</p>
    </section>
  );
}

/** Sources that say nothing of this idea, and why: one line until it is opened. */
function MoreSources({ lamps }: { lamps: LampShown[] }) {
  const names = lamps.map(({ key }) => LAMPS[key].toLowerCase()).join(", ");
  return (
    <Disclosure
      summary={
        <span className="text-sm">
          {lamps.length === 1 ? "1 more source" : `${lamps.length} more sources`}: {names}
        </span>
      }
    >
      <dl className="grid gap-2 pb-2 text-sm">
        {lamps.map(({ key, sentence }) => (
          <div key={key} className="max-w-prose">
            <dt className="inline font-medium">{LAMPS[key]}: </dt>
            <dd className="inline text-ink-soft wrap-anywhere">{sentence}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** The evidence of a lamp, folded. */
function Evidence({ lamp: { evidence, method } }: { lamp: LampShown }) {
  return (
    <Disclosure summary={<span className="text-sm font-medium">Why</span>}>
      <div className="grid gap-3 pb-2 text-sm">
        {evidence.length > 0 && (
          <ul className="grid gap-2">
            {evidence.map(({ title, detail, multiple, watch }) => (
              <li
                key={`${title} ${detail}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
              >
                <span className="wrap-anywhere">
                  <span dir="auto" className="font-medium">
                    {title}
                  </span>{" "}
                  <span className="text-ink-soft max-sm:block">{detail}</span>
                </span>
                <span className="font-semibold tabular-nums">{multiple}</span>
                {watch && <WatchChannel id={watch} name={title} />}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-prose text-ink-soft">{method}</p>
      </div>
    </Disclosure>
  );
}
