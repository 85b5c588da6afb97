import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../../brand";
import { Mark } from "../../ui/mark";
import { Meter } from "../../ui/meter";
import { Spinner } from "../../ui/spinner";
import { toolAt } from "../registry";
import type { Block, Figure, TurnShown } from "./show";

type TurnProps = Omit<TurnShown, "id" | "index" | "timestamp"> & { id?: string; timestamp?: string };

/** One message. A user's message is shown as plain text only. */
export function Turn({ id, role, timestamp, age, blocks, room }: TurnProps) {
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
export function Typing() {
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
export function Unanswered({ message }: { message: string }) {
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
