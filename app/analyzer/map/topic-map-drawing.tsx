import { useId } from "react";
import type { MapCircle, TopicMap } from "./map";

/** Decoration for those who see it: "The map in words" says the same. */
export function TopicMapDrawing({ map, className }: { map: TopicMap; className: string }) {
  const { box, circles } = map;
  const numbered = circles.filter(({ label }) => label.number !== null);
  return (
    <div className={`gap-2 justify-self-center ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className="w-full" aria-hidden="true" focusable="false">
        <Ground map={map} />
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

/** The tint, the axes and what is written at them. */
function Ground({ map }: { map: TopicMap }) {
  const { left, right, top, bottom } = map.plot;
  const { smallChannels } = map;
  // Lines stop at names, so that none is struck through.
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
