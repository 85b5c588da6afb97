import { useEffect, useRef } from "react";
import type { Refusal } from "../../forms/refusal";
import type { ConversationShown } from "./show";
import { Turn, Typing, Unanswered } from "./turn";

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
