import { Check } from "lucide-react";
import { Link } from "react-router";
import { type Drawn, DrawnPart } from "../../hydration/drawn";
import { SiteFrame } from "../../shell/site-frame";
import type { TrendInsight, Urgency } from "../../trends/insights";
import { TrendPanel } from "../../trends/panel";
import type { PanelState } from "../../trends/show";
import { TrendSummaryCard } from "../../trends/summary-card";
import { Badge, Card, type Tone } from "../../ui/badge";
import { Hero, Start } from "./hero";

const URGENCY_TEXTS: Record<Urgency, string> = {
  high: "High urgency",
  medium: "Medium urgency",
  low: "Low urgency",
};
/** As the light colors interest: green to film now, amber to wait, red to hold back. */
function toneOf({ kind, urgency }: TrendInsight): Tone {
  if (kind === "declining") return "poor";
  const waits = kind === "steady" || (kind === "season" && urgency === "low");
  return waits ? "fair" : "good";
}

interface InsightCardsProps {
  insights: TrendInsight[];
  keyword: string;
  /** False if there is too little data for any insight. */
  isEnough: boolean;
}

/** What to do about the trend, most urgent first. */
function InsightCards({ insights, keyword, isEnough }: InsightCardsProps) {
  if (insights.length === 0) {
    return (
      <p className="max-w-prose text-ink-soft">
        {isEnough
          ? `Nothing about “${keyword}” calls for a change of plan this week.`
          : `Too little is known of “${keyword}” to advise on it.`}
      </p>
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {insights
        .map((insight) => ({ ...insight, tone: toneOf(insight) }))
        .map(({ kind, urgency, title, advice, figures, tone }) => (
          <li key={kind} className="grid md:only:col-span-2">
            <Card className="flex flex-col">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="text-lg leading-snug">{title}</h3>
                <Badge tone={tone}>{URGENCY_TEXTS[urgency]}</Badge>
              </div>
              <p className="mt-2.5 mb-5 max-w-prose">{advice}</p>
              <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft tabular-nums">
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
    </ul>
  );
}

interface YoutubeViewProps {
  signedIn: boolean;
  /** The trend of the visitor's topic; null for everyone but signed-in YouTube creators. */
  panel: PanelState | null;
  features: Drawn;
}

/** The landing page for YouTube creators (spec section 2). */
export function YoutubeView({ signedIn, panel, features }: YoutubeViewProps) {
  return (
    <SiteFrame
      cta={
        <Start signedIn={signedIn} look={{ variant: "secondary", size: "sm" }} className="max-sm:px-2.5">
          Get Started
        </Start>
      }
      footer={<SocialPlaceholders />}
    >
      <Hero signedIn={signedIn} />
      <DrawnPart id="four-things" drawn={features} />
      {panel && (
        <section aria-labelledby="your-topic" className="border-t border-line">
          <div className="frame py-16 sm:py-20">
            <h2 id="your-topic" className="text-2xl">
              Your topic, as it stands
            </h2>
            <div className="mt-7">
              <TrendPanel panel={panel}>
                {panel.state === "loaded" && (
                  <div className="grid gap-4">
                    <TrendSummaryCard summary={panel.summary} />
                    <InsightCards insights={panel.insights} {...panel.summary} />
                  </div>
                )}
              </TrendPanel>
            </div>
          </div>
        </section>
      )}
      <Benefits />
      <Story />
      <Closing signedIn={signedIn} />
    </SiteFrame>
  );
}

/** Spec section 2, success story. Invented: it says so and names nobody. */
function Story() {
  return (
    <section aria-label="Success story" className="border-t border-line">
      <figure className="frame grid gap-x-16 gap-y-6 py-16 sm:py-24 lg:grid-cols-[24rem_1fr] xl:gap-x-24">
        <blockquote className="hanging-quote text-2xl font-medium lg:col-start-2 lg:row-start-1">
          “I had the third shaping tutorial of the month half cut when I looked. Nobody was waiting for it.
          The one on fridge timing took an afternoon, and it is still how people find my channel.”
        </blockquote>
        <figcaption className="text-sm">
          <span className="block font-semibold">Baking creator</span>
          <span className="block text-ink-soft">18K subscribers</span>
          <span className="block text-ink-soft">An illustrative story</span>
        </figcaption>
      </figure>
    </section>
  );
}

const BENEFITS = [
  {
    benefit: "You film fewer videos nobody was waiting for.",
    how: "Demand is checked before the script is.",
  },
  {
    benefit: "You see room where large channels are few.",
    how: "Who serves a topic counts as much as how many watch it.",
  },
  {
    benefit: "You are ready when the season is.",
    how: "A topic's trend names the month in which it peaks, where the years agree on one.",
  },
  {
    benefit: "You see the evidence behind a finding.",
    how: "Every claim comes with its figures and sample sizes. Findings that may be luck are left out.",
  },
  { benefit: "You start for free.", how: "The first analysis costs nothing and needs no card." },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line bg-surface">
      <div className="frame grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[24rem_1fr] xl:gap-x-24">
        <div>
          <h2 id="benefits" className="max-w-[14ch] text-3xl">
            What it changes about your week
          </h2>
          <p className="mt-5 max-w-sm text-lg text-ink-soft">
            A few minutes with the evidence, before a day with the camera.
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {BENEFITS.map(({ benefit, how }) => (
            <li key={benefit} className="grid grid-cols-[auto_1fr] gap-x-5 py-5">
              <span className="mt-0.5 flex size-6 items-center justify-center rounded-full bg-go text-on-go print:bg-transparent print:text-go">
                <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
              </span>
              <div>
                <p className="text-lg leading-snug font-semibold">{benefit}</p>
                <p className="mt-1 text-ink-soft">{how}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Spec section 2: social links are placeholders, so they are plain text. */
function SocialPlaceholders() {
  return (
    <div className="mt-6 text-sm text-ink-soft">
      <p className="text-xs">Our channels open at launch</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {["YouTube", "Instagram", "TikTok", "LinkedIn"].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function Closing({ signedIn }: { signedIn: boolean }) {
  return (
    <section aria-labelledby="closing" className="bg-housing text-housing-ink print:hidden">
      <div className="frame flex flex-wrap items-end justify-between gap-x-16 gap-y-8 py-16 sm:py-20">
        <div>
          <h2 id="closing" className="max-w-[16ch] text-3xl">
            Your next upload is still undecided. Good.
          </h2>
          <p className="mt-4 text-housing-soft">The first analysis is free, and no card is needed.</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Start signedIn={signedIn} look={{ variant: "lamp", size: "lg" }}>
            Start Creating Smarter
          </Start>
          {!signedIn && (
            <Link
              to="/login"
              className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
            >
              Log in
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
