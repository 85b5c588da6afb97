import { ArrowRight } from "lucide-react";
import { roundLength } from "../numbers/drawing";
import { buttonClass } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Fact, Facts } from "../ui/facts";
import { WelcomeLink } from "../waitlist/welcome-link";

interface IllustrativeTopic {
  name: string;
  /** 0 to 100, the position on the map. */
  competition: number;
  demand: number;
  videos: number;
  /** Position of the name beside its bubble. */
  label: "right" | "below";
  pick?: true;
}

/** Invented for the landing page: the result of a search for one idea. */
const ILLUSTRATIVE_QUERY = "Espresso at home";

const ILLUSTRATIVE_TOPICS: IllustrativeTopic[] = [
  { name: "Latte art", competition: 67, demand: 81, videos: 43, label: "below" },
  { name: "Cheap grinders", competition: 12, demand: 74, videos: 14, label: "right", pick: true },
  { name: "Machine reviews", competition: 83, demand: 57, videos: 58, label: "below" },
  { name: "No-machine espresso", competition: 73, demand: 27, videos: 27, label: "below" },
  { name: "Water hardness", competition: 8, demand: 35, videos: 9, label: "right" },
  { name: "Storing beans", competition: 16, demand: 13, videos: 16, label: "right" },
];

export function AnswerPreview() {
  return (
    <section aria-labelledby="answer" className="border-t border-line bg-surface">
      <div className="frame py-16 sm:py-24">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_23rem] xl:gap-x-24 items-end gap-y-5">
          <h2 id="answer" className="max-w-[14ch] text-3xl">
            One idea in, the whole field out
          </h2>
          <p className="text-ink-soft">
            Describe what you might film. The videos that already exist are sorted into topics, each weighed
            by how much it is watched and how hard it is to be seen there.
          </p>
        </div>
        <div className="grid gap-x-16 lg:grid-cols-[1fr_23rem] xl:gap-x-24 mt-12 gap-y-12 lg:mt-16">
          <TopicFigure />
          <Reading />
        </div>
      </div>
    </section>
  );
}

function TopicFigure() {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-sm text-ink-soft">
          Topics around <span className="font-medium text-ink">“{ILLUSTRATIVE_QUERY}”</span>, by demand and
          competition
        </span>
        <span className="text-xs text-ink-soft">Illustrative figures</span>
      </figcaption>
      <TopicMap />
      <Disclosure summary="The map as a table" className="mt-4 border-t border-line">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">Topics by demand and competition, each from 0 to 100</caption>
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Topic
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Demand
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Competition
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Videos
              </th>
            </tr>
          </thead>
          <tbody>
            {ILLUSTRATIVE_TOPICS.map((topic) => (
              <tr key={topic.name} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-medium">
                  {topic.name}
                </th>
                <td className="py-2 text-right">{topic.demand}</td>
                <td className="py-2 text-right">{topic.competition}</td>
                <td className="py-2 text-right">{topic.videos}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

function Reading() {
  return (
    <div>
      <p className="text-xl font-semibold">
        Cheap grinders are watched almost as much as latte art, with a third of the videos.
      </p>
      <p className="mt-4 text-ink-soft">
        Small channels do well there, too: nine of the fourteen come from channels with fewer than 10,000
        subscribers.
      </p>
      <div className="mt-7">
        <Facts>
          <Fact term="Peak Topic">Latte art</Fact>
          <Fact term="Rising Topic">No-machine espresso</Fact>
          <Fact term="Hidden Gem">Cheap grinders</Fact>
        </Facts>
      </div>
      <h3 className="mt-7 font-semibold">What you should build</h3>
      <p className="mt-1.5 text-ink-soft">
        One grinder under $100, one bag of beans, every shot shown until it tastes right. Name the grinder in
        the title.
      </p>
      <WelcomeLink step="choice" className={`mt-8 ${buttonClass()}`}>
        See what you could make next
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </WelcomeLink>
    </div>
  );
}

const WIDTH = 600;
const HEIGHT = 480;
const PLOT = { left: 1, top: 40, right: 599, bottom: 440 };

const x = (competition: number) =>
  roundLength(PLOT.left + 12 + (competition / 100) * (PLOT.right - PLOT.left - 24));
const y = (demand: number) => roundLength(PLOT.bottom - (demand / 100) * (PLOT.bottom - PLOT.top));
const r = (videos: number) => roundLength(4.6 * Math.sqrt(videos));

/** Topics by demand and competition. The table below has the same as text. */
function TopicMap() {
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
        x={below ? cx : roundLength(cx + radius + 9)}
        y={below ? roundLength(cy + radius + 8) : cy}
        dominantBaseline={below ? "hanging" : "central"}
        textAnchor={below ? "middle" : "start"}
        className={topic.pick ? "fill-ink font-semibold" : "fill-ink"}
      >
        {topic.name}
      </text>
    </g>
  );
}
