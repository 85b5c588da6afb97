import { Form, Link } from "react-router";
import { AddToPlan } from "../../../handover/add-to-plan";
import { addressWith } from "../../../navigation/address";
import { LIGHT_PATH, MONITOR_PATH } from "../../../navigation/paths";
import { TrendLineFigure } from "../../../trends/trend-line";
import { Badge } from "../../../ui/badge";
import { Button, buttonClass } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Select } from "../../../ui/field";
import type { EventShown, MonitorDesk } from "./show";

/** Which channel and which kind of event are shown: a form that only reads. */
export function Filter({ shown: { channels, kinds, choice } }: { shown: MonitorDesk }) {
  return (
    <Form
      method="get"
      action={MONITOR_PATH}
      preventScrollReset
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_auto] sm:justify-start print:hidden"
    >
      <Select key={choice.channel} label="Channel" name="channel" defaultValue={choice.channel ?? ""}>
        <option value="">All channels</option>
        {channels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select key={`kind-${choice.kind}`} label="Kind" name="kind" defaultValue={choice.kind ?? ""}>
        <option value="">All kinds</option>
        {kinds.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="secondary">Show</Button>
    </Form>
  );
}

/** What an idea is carried on to. */
export function IdeaButtons({ idea }: { idea: string }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        to={addressWith(LIGHT_PATH, { q: idea })}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        Get its light<span className="sr-only">: {idea}</span>
      </Link>
      <AddToPlan idea={idea} />
    </div>
  );
}

/** A part of the news: under its heading, or nothing. */
export function Events({ title, events }: { title: string; events: EventShown[] }) {
  if (events.length === 0) return null;
  const id = title.replaceAll(" ", "-").toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-2">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {events.map((event) => (
          <li key={event.id} id={event.id} className="scroll-mt-20 py-4">
            <EventItem event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventItem({ event }: { event: EventShown }) {
  const { label, times, isPast, video, channel, evidence, age, text, idea, readers } = event;
  return (
    <article className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {times ? (
            <span className="text-base font-semibold text-good tabular-nums">{times} its usual</span>
          ) : (
            <span className="font-medium text-ink">{label}</span>
          )}
          {isPast && <Badge>Before you watched</Badge>}
          <span>
            <bdi className="wrap-anywhere">{channel}</bdi> · {age}
          </span>
        </p>
        {video && (
          <h4 className="mt-1 text-lg leading-snug wrap-anywhere">
            <a href={video.href} target="_blank" rel="noreferrer" className="hover:underline">
              <bdi>{video.title}</bdi>
            </a>
          </h4>
        )}
        <p dir="auto" className="mt-1 max-w-prose text-sm text-ink-soft wrap-anywhere">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-w-72 md:justify-end print:hidden">
        {idea && <IdeaButtons idea={idea} />}
        {evidence && (
          <Link
            to={evidence}
            className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
          >
            Evidence<span className="sr-only">: {video?.title ?? channel}</span>
          </Link>
        )}
      </div>
      {readers && (
        <Disclosure summary={<span className="text-sm">{readers.name}</span>}>
          <TrendLineFigure {...readers} unit="views" />
        </Disclosure>
      )}
    </article>
  );
}
