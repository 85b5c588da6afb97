import { drawn } from "../numbers/drawn";
import { ILLUSTRATIVE_TOPICS, type IllustrativeTopic } from "./illustrative-topics";

const WIDTH = 600;
const HEIGHT = 480;
const PLOT = { left: 1, top: 40, right: 599, bottom: 440 };

const x = (competition: number) =>
  drawn(PLOT.left + 12 + (competition / 100) * (PLOT.right - PLOT.left - 24));
const y = (demand: number) => drawn(PLOT.bottom - (demand / 100) * (PLOT.bottom - PLOT.top));
const r = (videos: number) => drawn(4.6 * Math.sqrt(videos));

/** Topics by demand and competition; the table below it says the same in text. */
export function TopicMap() {
  const { left, top, right, bottom } = PLOT;
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="topic-map w-full"
        aria-hidden="true"
        focusable="false"
      >
        <rect x={left} y={top} width={x(50) - left} height={y(50) - top} className="fill-go-soft" />
        <path
          d={`M${x(50)} ${top}V${bottom}M${left} ${y(50)}H${right}`}
          strokeDasharray="2 5"
          className="stroke-line-strong"
        />
        <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" className="stroke-line-strong" />
        <text x="0" y="22" className="fill-ink-soft">
          ↑ More demand
        </text>
        <text x={left + 14} y={y(50) - 14} className="fill-good font-medium">
          Room for you
        </text>
        {ILLUSTRATIVE_TOPICS.map((topic) => (
          <Topic key={topic.name} topic={topic} />
        ))}
        <text x={WIDTH} y={HEIGHT - 10} textAnchor="end" className="fill-ink-soft">
          More competition{" "}
          <tspan rotate="90" dx=".1em" dy="-.62em">
            ↑
          </tspan>
        </text>
      </svg>
    </div>
  );
}

function Topic({ topic }: { topic: IllustrativeTopic }) {
  const [cx, cy, radius] = [x(topic.competition), y(topic.demand), r(topic.videos)];
  const below = topic.label === "below";
  return (
    <g>
      <circle
        cx={cx}
        cy={cy}
        r={radius}
        className={topic.pick ? "fill-go" : "fill-ink stroke-ink"}
        fillOpacity={topic.pick ? 1 : 0.1}
        strokeOpacity="0.5"
      />
      {topic.pick && <path d={`M${cx - 4} ${cy - 7}l11 7l-11 7z`} className="fill-on-go" />}
      <text
        x={below ? cx : drawn(cx + radius + 9)}
        y={below ? drawn(cy + radius + 8) : cy}
        dominantBaseline={below ? "hanging" : "central"}
        textAnchor={below ? "middle" : "start"}
        className={topic.pick ? "fill-ink font-semibold" : "fill-ink"}
      >
        {topic.name}
      </text>
    </g>
  );
}
