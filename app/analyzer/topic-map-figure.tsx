import { Card } from "../ui/card";
import { Disclosure } from "../ui/disclosure";
import type { MapCircle, MapRole, TopicMap } from "./map";

interface TopicMapFigureProps {
  /** The same map laid out for a wide and for a narrow column: a scaled one could not be read. */
  wide: TopicMap;
  narrow: TopicMap;
}

/** Topics by demand and competition: up is what people watch, left is where large channels are few. */
export function TopicMapFigure({ wide, narrow }: TopicMapFigureProps) {
  return (
    <Card className="@container">
      <figure className="grid gap-4" aria-labelledby="topic-map">
        <figcaption className="grid gap-1">
          <h3 id="topic-map" className="text-lg">
            Topics by demand and competition
          </h3>
          <p className="text-sm text-ink-soft">
            High and to the left is room for you: people watch, and large channels are few. A larger circle is
            more videos.
          </p>
        </figcaption>
        <Legend circles={wide.circles} />
        <Drawing map={wide} className="hidden @2xl:block" />
        <Drawing map={narrow} className="@2xl:hidden" />
        {wide.apart.length > 0 && (
          <p className="text-sm text-ink-soft">
            Not drawn, as the size of their channels is not known:{" "}
            {wide.apart.map((topic) => `${topic.clusterName} (${topic.demand} views a day)`).join(", ")}.
          </p>
        )}
        <Disclosure summary="The map in words" className="border-t border-line">
          <ul className="grid gap-1.5 text-sm text-ink-soft">
            {wide.text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Disclosure>
      </figure>
    </Card>
  );
}

const ROLES = [
  { role: "gem", name: "Hidden Gem", swatch: "fill-go" },
  { role: "rising", name: "Rising Topic", swatch: "fill-go-soft stroke-go" },
  { role: "peak", name: "Peak Topic", swatch: "fill-ink" },
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

/** Decoration for those who see it: "The map in words" says the same. */
function Drawing({ map, className }: { map: TopicMap; className: string }) {
  const { box, plot } = map;
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={`w-full ${className}`} aria-hidden="true">
      <g className="stroke-line">
        {map.demand.ticks.map(({ at }) => (
          <line key={at} x1={plot.left} x2={plot.right} y1={at} y2={at} />
        ))}
        {map.competition.ticks.map(({ at }) => (
          <line key={at} x1={at} x2={at} y1={plot.top} y2={plot.bottom} />
        ))}
      </g>
      <g className="fill-ink-soft text-xs tabular-nums">
        {map.demand.ticks.map(({ at, label }) => (
          <text key={at} x={plot.left - 8} y={at} textAnchor="end" dominantBaseline="central">
            {label}
          </text>
        ))}
        {map.competition.ticks.map(({ at, label }) => (
          <text key={at} x={at} y={plot.bottom + 16} textAnchor="middle">
            {label}
          </text>
        ))}
        <text x={plot.left} y={plot.top - 8}>
          ↑ {map.demand.title}
        </text>
        <text x={plot.right} y={box.height - 8} textAnchor="end">
          {map.competition.title}
        </text>
      </g>
      {map.circles.map((circle) => (
        <circle
          key={circle.clusterName}
          cx={circle.x}
          cy={circle.y}
          r={circle.r}
          strokeWidth="1.5"
          fillOpacity={circle.role === null ? 0.12 : 0.9}
          className={FILLS[circle.role ?? "none"]}
        />
      ))}
      {map.circles.map(({ clusterName, label, role }) => (
        <text
          key={clusterName}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          className={`map-label fill-ink text-[13px] ${role ? "font-semibold" : ""}`}
        >
          {label.text}
        </text>
      ))}
    </svg>
  );
}

const FILLS: Record<Exclude<MapRole, null> | "none", string> = {
  gem: "fill-go stroke-go",
  rising: "fill-go-soft stroke-go",
  peak: "fill-ink stroke-ink",
  none: "fill-ink stroke-ink-faint",
};
