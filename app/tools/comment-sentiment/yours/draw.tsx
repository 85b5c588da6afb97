import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { draw } from "../../../hydration/draw";
import { CLAIMS_ACCURACY } from "../../../model/claims-accuracy";
import { TONE_TEXT } from "../../../numbers/tone";
import { Fact, Facts } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { StatText } from "../../../ui/stat-tile";
import { StatFigure } from "../../tool/figure";
import { Stats, type ToolStat } from "../../tool/frame";
import { ScoreChartFigure, ScoreRing, SharesBar } from "../chart-figures";
import { AnalysisBody, YoutubeNote } from "./analysis-body";
import { YOURS_NOTES } from "./messages";
import type { AnalysisShown, CommentsDeskShown, HeadingShown } from "./show";
import type { StatsShown } from "./show-stats";

const ICONS = { improving: TrendingUp, declining: TrendingDown, stable: Minus };

/** The stats of spec section 3 in four tiles, each of which opens into what it is made of. */
function statTiles({ comments, average, best, trend, notEnough }: StatsShown): ToolStat[] {
  const missing = <StatText>{notEnough}</StatText>;
  const Icon = trend && ICONS[trend.trend];
  return [
    {
      label: "Comments Analyzed",
      value:
        comments.parts.length > 0 ? <StatFigure {...comments}>{comments.value}</StatFigure> : comments.value,
      note: comments.note,
    },
    {
      label: "Avg Sentiment",
      value: average ? (
        <StatFigure {...average}>
          <span className={TONE_TEXT[average.tone]}>
            {average.score}
            <span className="text-sm font-normal tracking-normal text-ink-soft"> of 10</span>
          </span>
        </StatFigure>
      ) : (
        missing
      ),
      note: average?.range ?? "Needs an analysis with a score",
    },
    {
      label: "Most Positive Video",
      value: best ? (
        <StatFigure {...best}>
          <StatText>{best.title}</StatText>
        </StatFigure>
      ) : (
        missing
      ),
      note: best?.score ?? "Needs two analyses with a score",
    },
    {
      label: "Sentiment Trend",
      value:
        trend && Icon ? (
          <StatFigure parts={trend.parts} basis={`${trend.note}.`} method={YOURS_NOTES.change}>
            <StatText>
              {trend.word} <Icon aria-hidden="true" className="inline size-4.5 text-ink-soft" />
            </StatText>
          </StatFigure>
        ) : (
          missing
        ),
      note: trend?.note ?? "Needs dated comments or two analyses",
    },
  ];
}

/** An analysis with its evidence, and where its comments are from, as HTML. */
export function drawAnalysis(analysis: AnalysisShown): string {
  return draw(
    analysis.id,
    <div className="grid gap-4">
      <AnalysisBody analysis={analysis} level="h4" />
      <YoutubeNote analysis={analysis} />
    </div>,
  );
}

/** What stands beside an analysis in the list, as HTML: the score of the open one, the shares of another; null without. */
export function drawFigure({ id, ring, shares }: HeadingShown, isOpen: boolean): string | null {
  if (isOpen) return draw(id, ring ? <ScoreRing {...ring} /> : <NoRing />);
  return shares && draw(id, <SharesBar shares={shares} className="mt-2 h-1.5 max-w-96" />);
}

/** For too few comments to score. */
function NoRing() {
  return (
    <span className="inline-grid size-14 shrink-0 place-items-center rounded-full border-4 border-line text-base text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No score: not enough data</span>
    </span>
  );
}

/** The scores of all videos as HTML. */
export function drawChart(chart: NonNullable<CommentsDeskShown["chart"]>): string {
  return draw("chart", <ScoreChartFigure chart={chart} />);
}

/** The stats row as HTML. */
export function drawStats(stats: CommentsDeskShown["stats"]): string {
  return draw("stats", <Stats stats={statTiles(stats)} />);
}

let accuracyDrawn: string | undefined;

/** How often scores are right, as HTML: the same for everyone. */
export function drawAccuracy(accuracy: CommentsDeskShown["accuracy"]): string {
  accuracyDrawn ??= draw("accuracy", <Accuracy accuracy={accuracy} />);
  return accuracyDrawn;
}

/** How often scores are right, measured on comments that people had labelled. */
function Accuracy({ accuracy }: { accuracy: CommentsDeskShown["accuracy"] }) {
  const [first] = accuracy;
  if (!first) return null;
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-sm">
        Scores are right for about {first.right} comments. Themes, questions and requests are harder: of{" "}
        {CLAIMS_ACCURACY.of} shown under videos that no rule was made from, {CLAIMS_ACCURACY.right} were
        right. Open the comments behind one before you act on it.
      </p>
      <Disclosure summary="How that was measured" className="border-y border-line">
        <div className="grid gap-6 text-sm">
          <p className="max-w-prose text-ink-soft">
            Scores were compared with what people had said of the same comments, each scored without what was
            learned from it. Most mistakes are between neutral and one of the two sides; irony is the hardest.
            We wrote the list of viewers' own words after seeing some of these comments, so expect a little
            less on others. Rely on many comments rather than one, and open those behind a claim. The ranges
            of the shares include these mistakes.
          </p>
          {accuracy.map(({ on, comments, right, opposite, macroF1, leftOut }) => (
            <div key={on} className="grid gap-2">
              <p className="font-medium">{on}</p>
              <Facts>
                <Fact term="Comments">{comments}</Fact>
                <Fact term="Named as people named them">{right}</Fact>
                <Fact term="Praise read as a complaint, or a complaint as praise">{opposite}</Fact>
                <Fact term="Macro-F1, with its 95% interval">{macroF1}</Fact>
                <Fact term="Macro-F1 where nothing was learned from this collection">{leftOut}</Fact>
              </Facts>
            </div>
          ))}
          <p className="max-w-prose text-xs text-ink-soft">
            Macro-F1 is 1 where every comment is named right, and weighs the three feelings alike. VADER is
            the published method that most others are compared with, measured on the same comments.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
