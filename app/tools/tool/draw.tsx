import { ChevronDown } from "lucide-react";
import { draw, drawnByContent } from "../../hydration/draw";
import type { Drawn } from "../../hydration/drawn";
import { KINDS } from "../../light/messages";
import type { ChannelSummary } from "../../model/channel";
import type { Desk } from "../../model/desk";
import { UPLOAD_KINDS } from "../../model/upload";
import { Fact, Facts } from "../../ui/badge";
import { Bullet } from "../../ui/lists";
import { Figure, Figures } from "./figure";
import { Steps } from "./header";
import type { OneAccuracy, SeveralAccuracies, ToolAdvice } from "./tool";

/** The drawings of an advice; they go when it goes. */
const drawings = new WeakMap<ToolAdvice, DrawnAdvice>();

interface DrawnAdvice {
  explainer?: string;
  practices: string;
  method?: string;
}

/** A desk's advice as HTML, drawn once: a Yours desk has its steps beside how often it is right. */
export function drawAdvice(advice: ToolAdvice, desk: Desk): DrawnAdvice {
  const { steps, practices } = advice;
  const isYours = desk === "yours";
  const drawn = drawings.get(advice) ?? {
    explainer: steps && !isYours ? draw("explainer", <Explainer steps={steps} />) : undefined,
    practices: draw("practices", <BestPractices {...practices} />),
    method: isYours ? drawMethod(advice) : undefined,
  };
  drawings.set(advice, drawn);
  return drawn;
}

/**
 * The field by which of its kinds a channel with both is asked: as the address says, else by what it makes now. null for a
 * channel of one kind.
 */
export function drawKinds(
  request: Request,
  url: URL,
  channel: Pick<ChannelSummary, "uploads" | "shorts"> | null,
): Drawn | null {
  if (!channel || channel.shorts === 0 || channel.shorts === channel.uploads) return null;
  const field = (
    <label className="flex items-center gap-3 text-sm">
      Judge by
      <select
        name="kind"
        defaultValue={url.searchParams.get("kind") ?? ""}
        className="h-11 rounded-control border border-line-strong bg-surface px-3 text-base text-ink hover:border-ink"
      >
        <option value="">What you make now</option>
        {UPLOAD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind].name}
          </option>
        ))}
      </select>
    </label>
  );
  return drawnByContent(request, draw("kinds", field));
}

function drawMethod({ steps, accuracy }: ToolAdvice): string | undefined {
  if (!steps && !accuracy) return undefined;
  return draw(
    "method",
    <div className="grid gap-7">
      {steps && <Steps steps={steps} />}
      {accuracy && <Accuracy accuracy={accuracy} />}
    </div>,
  );
}

/** How a tool works, in steps; closed on phones, where it would push the tool off the first screen (tools.css). */
function Explainer({ steps }: { steps: NonNullable<ToolAdvice["steps"]> }) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="explainer-title sr-only">
        How it works
      </h2>
      <details className="explainer disclosure border-y border-line">
        <summary className="min-h-11 items-center justify-between gap-4 rounded-control text-sm font-medium">
          <h2 className="text-sm font-medium">How it works</h2>
          <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft" />
        </summary>
        <div className="pt-1 pb-5 md:pt-5">
          <Steps steps={steps} />
        </div>
      </details>
    </section>
  );
}

/** Advice that holds whatever the results. */
function BestPractices({ title, items }: ToolAdvice["practices"]) {
  return (
    <section aria-labelledby="practices" className="rounded-card bg-sunken px-5 py-6 sm:px-7">
      <h2 id="practices" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-10 gap-y-2.5 text-sm text-ink-soft md:grid-cols-2">
        {items.map((item) => (
          <Bullet key={item}>{item}</Bullet>
        ))}
      </ul>
    </section>
  );
}

function Accuracy({ accuracy }: { accuracy: NonNullable<ToolAdvice["accuracy"]> }) {
  if ("on" in accuracy) return <SeveralFigures {...accuracy} />;
  return <OneFigure {...accuracy} />;
}

/** A few figures, what they were measured on, and what they cannot say. */
function SeveralFigures({ on, figures, limits }: SeveralAccuracies) {
  return (
    <div className="grid max-w-prose gap-3 text-sm">
      <p className="text-ink-soft">{on}</p>
      <Facts>
        {figures.map(({ measure, value, more }) => (
          <Fact key={measure} term={measure}>
            {value} <span className="font-normal text-ink-soft">{more}</span>
          </Fact>
        ))}
      </Facts>
      <p className="text-ink-soft">{limits}</p>
    </div>
  );
}

/** A measured accuracy, in words and as a figure that opens. */
function OneFigure({ figure, note }: OneAccuracy) {
  return (
    <div className="grid items-start gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <p className="max-w-prose text-sm text-ink-soft">{note}</p>
      <Figures>
        <Figure figure={figure} />
      </Figures>
    </div>
  );
}
