import { Card } from "../../ui/card";
import { Disclosure } from "../../ui/disclosure";
import type { Report } from "../report";
import type { MapCircle } from "./map";
import { TopicMapDrawing } from "./topic-map-drawing";

/** Topics by demand and competition: up is what people watch, left is where large channels are few. */
export function TopicMapFigure({ wide, middle, narrow, beside, text }: Report["map"]) {
  return (
    <Card className="@container">
      <figure className="grid gap-4" aria-labelledby="topic-map">
        <figcaption className="grid gap-1">
          <h3 id="topic-map" className="text-lg">
            Topics by demand and competition
          </h3>
          <p className="max-w-prose text-sm text-ink-soft">
            Up: more views for a typical video at equal age. Left: fewer videos by large channels, those of
            100,000 subscribers or more; in the tinted part, under half. A larger circle is more videos.
          </p>
        </figcaption>
        <Legend circles={wide.circles} />
        {/* Each near the size it is laid out at: a drawing scaled far from it could not be read. */}
        <TopicMapDrawing map={wide} className="hidden w-full max-w-[1010px] @min-[790px]:grid" />
        <TopicMapDrawing
          map={middle}
          className="hidden w-full max-w-[690px] @min-[530px]:grid @min-[790px]:hidden"
        />
        <TopicMapDrawing
          map={narrow}
          className="grid w-[calc(100%+1.5rem)] max-w-[345px] [&>:not(svg)]:px-3 @min-[530px]:hidden"
        />
        {beside && <p className="text-sm text-ink-soft">{beside}</p>}
        <Disclosure summary="The map in words" className="border-t border-line">
          <ul className="grid gap-1.5 text-sm text-ink-soft">
            {text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Disclosure>
      </figure>
    </Card>
  );
}

const ROLES = [
  { role: "gem", name: "Hidden Gem", swatch: "fill-go stroke-go" },
  { role: "rising", name: "Rising Topic", swatch: "fill-go/25 stroke-go" },
  { role: "peak", name: "Peak Topic", swatch: "fill-ink stroke-ink" },
] as const;

function Legend({ circles }: { circles: MapCircle[] }) {
  const shown = ROLES.filter(({ role }) => circles.some((circle) => circle.role === role));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden="true">
      {shown.map(({ role, name, swatch }) => (
        <li key={role} className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
            <circle cx="7" cy="7" r="6" strokeWidth="1.5" className={swatch} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
