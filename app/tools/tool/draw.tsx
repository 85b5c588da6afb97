import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { draw } from "../../hydration/draw";
import { Disclosure } from "../../ui/disclosure";
import { Fact, Facts } from "../../ui/facts";
import { Bullet } from "../../ui/lists";
import { Figure, type FigureShown, Figures } from "./figure";
import { Steps } from "./header";
import type { SeveralAccuracies, ToolAdvice } from "./tool";

/** The drawings of an advice; they go when it goes. */
const drawings = new WeakMap<ToolAdvice, DrawnAdvice>();

interface DrawnAdvice {
  explainer?: string;
  practices: string;
  accuracy?: string;
}

/** A desk's advice as HTML, drawn once. */
export function drawAdvice(advice: ToolAdvice): DrawnAdvice {
  const { steps, practices, accuracy } = advice;
  const drawn = drawings.get(advice) ?? {
    explainer: steps && draw("explainer", <Explainer steps={steps} />),
    practices: draw("practices", <BestPractices {...practices} />),
    accuracy: accuracy && draw("accuracy", <Accuracy accuracy={accuracy} />),
  };
  drawings.set(advice, drawn);
  return drawn;
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
  return <HowOftenRight figure={accuracy.figure}>{accuracy.note}</HowOftenRight>;
}

/** A few figures behind one line. */
function SeveralFigures({ on, figures, limits }: SeveralAccuracies) {
  return (
    <Disclosure summary="How often it is right">
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
    </Disclosure>
  );
}

/** An engine's measured accuracy, in words and as a figure that opens. */
function HowOftenRight({ figure, children }: { figure: FigureShown; children: ReactNode }) {
  return (
    <section
      aria-labelledby="how-often"
      className="grid items-start gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="max-w-prose">
        <h2 id="how-often" className="text-xl">
          How often it is right
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{children}</p>
      </div>
      <Figures>
        <Figure figure={figure} />
      </Figures>
    </section>
  );
}
