import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { BRAND } from "../../brand";
import type { Refusal } from "../../forms/refusal";
import { Spinner } from "../../ui/button";
import { Mark } from "../../ui/lamp";
import { Meter } from "../../ui/stat-tile";
import { toolAt } from "../registry";
import type { Block, ConversationShown, Figure, TurnShown } from "./show";

type TurnProps = Omit<TurnShown, "id" | "index" | "timestamp"> & { id?: string; timestamp?: string };

/** One message. A user's message is shown as plain text only. */
function Turn({ id, role, timestamp, age, blocks, room }: TurnProps) {
  const when = <time dateTime={timestamp}>{age}</time>;
  if (role === "user") {
    return (
      <li id={id} data-turn className="grid scroll-mt-24 justify-items-end gap-1.5 pl-6 sm:pl-16">
        <p className="text-xs text-ink-soft">You, {when}</p>
        <div className="max-w-full rounded-card border border-transparent bg-go-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
          {blocks.map((block) => block.kind === "text" && block.text)}
        </div>
      </li>
    );
  }
  return (
    <Reply id={id} note={<>, {when}</>}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        <BlockView key={index} {...block} />
      ))}
      <RoomLink path={room} />
    </Reply>
  );
}

/** Placeholder for the reply on its way. */
function Typing() {
  return (
    <Reply>
      <p className="flex items-center gap-2.5 text-ink-soft">
        <Spinner className="size-4.5 text-go" />
        Looking for an answer…
      </p>
    </Reply>
  );
}

/** Spec section 4, Chat: a failure yields an apology. It is not saved. */
function Unanswered({ message }: { message: string }) {
  return (
    <Reply>
      <p role="alert" className="border-l-2 border-poor pl-3">
        {message}
      </p>
    </Reply>
  );
}

function Reply({ id, note, children }: { id?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li id={id} data-turn className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <Mark className="mt-0.5 h-7 w-auto" />
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
        <p className="text-xs text-ink-soft">
          <span className="font-medium text-ink">{BRAND.name}</span>
          {note}
        </p>
        {children}
      </div>
    </li>
  );
}

function BlockView(block: Block) {
  if (block.kind === "text") return <p>{block.text}</p>;
  if (block.kind === "figures") return <Figures {...block} />;
  return (
    <ol className="grid gap-2">
      {block.steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <span aria-hidden="true" className="font-semibold text-go tabular-nums">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  return (
    <figure className="my-1 border-y border-line py-3">
      <figcaption className="text-xs font-medium text-ink-soft">{title}</figcaption>
      <dl className="mt-1 grid gap-3">
        {figures.map(({ value, label, share }, index) => (
          <div key={label} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 gap-y-1">
            <dt className="order-2 text-sm text-ink-soft">{label}</dt>
            <dd className="order-1 text-lg font-semibold tabular-nums">{value}</dd>
            <dd className="order-3 col-span-2">
              <Meter percent={share} tone={index === 0 ? "go" : "neutral"} className="h-1.5" />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** A link to one of our pages. Any other path shows no link. */
function RoomLink({ path }: { path: string | null }) {
  const label = path === "/pricing" ? "Pricing" : path && toolAt(path)?.label;
  if (!path || !label) return null;
  return (
    <p>
      <Link
        to={path}
        className="group inline-flex min-h-9 items-center gap-2 text-sm font-medium pointer-coarse:min-h-11"
      >
        <span className="link">Go on with {label}</span>
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 text-go transition-transform group-hover:translate-x-1"
        />
      </Link>
    </p>
  );
}

interface ConversationLogProps extends ConversationShown {
  /** The question on its way, if one is. */
  asking: string | null;
  /** Why the last question got no answer, if it did not. */
  failed?: Refusal;
}

/** The conversation, oldest first. Without script it is scrolled to its end, or to the anchor in the URL. */
export function ConversationLog({ turns, left, asking, failed }: ConversationLogProps) {
  const next = left + turns.length;
  const log = useScrolledToLatest(`${next} ${asking ?? ""} ${failed?.message ?? ""}`);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="relative max-h-[min(38rem,65dvh)] min-h-56 scroll-mt-20 scroll-mb-36 overflow-y-auto rounded-control px-5 py-6 sm:px-7 lg:scroll-mt-4 noscript:flex noscript:flex-col-reverse print:max-h-none print:overflow-visible"
    >
      <div className="shrink-0 noscript:mb-auto">
        {left > 0 && (
          <p className="mb-6 border-b border-line pb-3 text-xs text-ink-soft">
            {left === 1 ? "The oldest message has" : `The ${left} oldest messages have`} left this
            conversation: the latest {turns.length} are kept.
          </p>
        )}
        {/* Keyed by index, so that the turn shown while sending becomes the saved one. */}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {[
            ...turns.map((turn) => <Turn key={turn.index} {...turn} />),
            asking !== null && <Turn key={next} {...justNow(asking)} />,
            asking !== null && <Typing key={next + 1} />,
            failed && <Turn key={next} {...justNow(failed.typed.question ?? "")} age="not sent" />,
            failed && <Unanswered key={next + 1} message={failed.message} />,
          ]}
        </ol>
      </div>
    </div>
  );
}

/** A question as typed, before the server has it. */
function justNow(question: string) {
  return {
    role: "user" as const,
    age: "just now",
    timestamp: undefined,
    blocks: [{ kind: "text" as const, text: question }],
    room: null,
  };
}

/** Scrolls to the latest turn: instantly on the first render, smoothly each time `latestKey` changes. */
function useScrolledToLatest(latestKey: string) {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const latest = log.current?.querySelector<HTMLElement>("li[data-turn]:last-of-type");
    if (!log.current || !latest) return;
    if (shown.current === latestKey) return;
    const arrived = shown.current === null;
    shown.current = latestKey;
    const calm = arrived || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = calm ? "instant" : "smooth";
    // A reply longer than the panel is read from its beginning.
    log.current.scrollTo({ top: latest.offsetTop - 24, behavior });
    if (!arrived) log.current.scrollIntoView({ block: "nearest", behavior });
  }, [latestKey]);
  return log;
}
