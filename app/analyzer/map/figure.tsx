import { useId } from "react";
import { Card } from "../../ui/badge";
import { Disclosure } from "../../ui/disclosure";
import type { Report } from "../show";
import type { MapCircle, TopicMap } from "./map";

/** Topics by demand and competition: up is what people watch, left is where large channels are few. */
export function TopicMapFigure({ wide, middle, narrow, undrawn, text }: Report["map"]) {
  return (
    <Card className="@container">
      <figure className="grid gap-4" aria-labelledby="topic-map">
        <figcaption className="grid gap-1">
          <h3 id="topic-map" className="text-lg">
            Topics by demand and competition
          </h3>
          <p className="max-w-prose text-sm text-ink-soft">
            Up: more views. Left: fewer large channels; under half in the tinted part. Bigger: more videos.
          </p>
        </figcaption>
        <Legend circles={wide.circles} />
        {/* Each is shown near the size it is laid out for: scaled far from it, it could not be read. */}
        <TopicMapDrawing map={wide} className="hidden w-full max-w-[1010px] @min-[790px]:grid" />
        <TopicMapDrawing
          map={middle}
          className="hidden w-full max-w-[690px] @min-[530px]:grid @min-[790px]:hidden"
        />
        <TopicMapDrawing
          map={narrow}
          className="grid w-[calc(100%+1.5rem)] max-w-[345px] [&>:not(svg)]:px-3 @min-[530px]:hidden"
        />
        {undrawn && <p className="text-sm text-ink-soft">{undrawn}</p>}
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

/** The drawing of one layout, hidden from screen readers: "The map in words" says the same. */
function TopicMapDrawing({ map, className }: { map: TopicMap; className: string }) {
  const { box, circles } = map;
  const numbered = circles.filter(({ label }) => label.number !== null);
  return (
    <div className={`gap-2 justify-self-center ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className="w-full" aria-hidden="true" focusable="false">
        <Axes map={map} />
        {circles.map((circle) => (
          <Circle key={circle.clusterName} circle={circle} />
        ))}
        {circles.map((circle) => (
          <Label key={circle.clusterName} circle={circle} />
        ))}
      </svg>
      {numbered.length > 0 && (
        <ol className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {numbered.map(({ clusterName, label }) => (
            <li key={clusterName}>
              <span className="font-semibold tabular-nums">{label.number}</span> {clusterName}
            </li>
          ))}
        </ol>
      )}
      {map.moved && (
        <p className="px-2 text-xs text-ink-soft">
          Circles that would cover each other are set slightly apart.
        </p>
      )}
    </div>
  );
}

/** The tint, the axes and their labels. */
function Axes({ map }: { map: TopicMap }) {
  const { left, right, top, bottom } = map.plot;
  const { smallChannels } = map;
  // Lines stop at names, so that they strike none through.
  const besideNames = useId();
  return (
    <>
      <rect
        x={left}
        y={top}
        width={smallChannels.right - left}
        height={bottom - top}
        className="fill-go-soft"
      />
      <mask
        id={besideNames}
        maskUnits="userSpaceOnUse"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
      >
        <rect x={left} y={top} width={right - left} height={bottom - top} fill="white" />
        {map.circles.map(({ clusterName, label: { area } }) => (
          <rect
            key={clusterName}
            x={area.left - 2}
            y={area.top - 1}
            width={area.right - area.left + 4}
            height={area.bottom - area.top + 2}
          />
        ))}
      </mask>
      <g mask={`url(#${besideNames})`}>
        {map.demand.ticks.map(({ at }) => (
          <path key={at} d={`M${left} ${at}H${right}`} className="stroke-line" />
        ))}
        <path
          d={`M${smallChannels.right} ${top}V${bottom}`}
          strokeDasharray="2 5"
          className="stroke-line-strong"
        />
      </g>
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" className="stroke-line-strong" />
      <g className="fill-ink-soft text-[13px] tabular-nums">
        {map.demand.ticks.map(({ at, label }) => (
          <text key={at} x={left - 8} y={at} textAnchor="end" dominantBaseline="central">
            {label}
          </text>
        ))}
        {map.competition.ticks.map(({ at, label }) => (
          <text key={at} x={at} y={bottom + 18} textAnchor="middle">
            {label}
          </text>
        ))}
        <text x="0" y={top - 14}>
          ↑ {map.demand.title}
        </text>
        <text x={right} y={map.box.height - 8} textAnchor="end">
          {map.competition.title}
        </text>
      </g>
      {smallChannels.title && (
        <text
          x={smallChannels.title.x}
          y={smallChannels.title.y}
          className="fill-good text-[13px] font-medium"
        >
          {smallChannels.title.text}
        </text>
      )}
    </>
  );
}

const FILLS = {
  gem: "fill-go stroke-go",
  rising: "fill-go/25 stroke-go",
  peak: "fill-ink stroke-ink",
  none: "fill-ink/10 stroke-ink/50",
};

function Circle({ circle: { x, y, r, role, label } }: { circle: MapCircle }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth="1.5" className={FILLS[role ?? "none"]} />
      {role === "gem" && label.number === null && (
        <path
          d="M-3 -6l10 6l-10 6z"
          transform={`translate(${x} ${y}) scale(${r / 18})`}
          className="fill-on-go"
        />
      )}
    </>
  );
}

const ON_FILL = { gem: "fill-on-go", rising: "fill-ink", peak: "fill-surface", none: "fill-ink" };

function Label({ circle: { label, role } }: { circle: MapCircle }) {
  const { leader, number } = label;
  return (
    <>
      {leader && <line {...leader} className="stroke-ink-faint" />}
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        className={`text-[13px] ${number === null ? "fill-ink" : ON_FILL[role ?? "none"]} ${role ? "font-semibold" : "font-medium"}`}
      >
        {label.text}
      </text>
    </>
  );
}
