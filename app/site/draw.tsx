import { draw } from "../hydration/draw";
import { SignalPanel } from "../light/signal-panel";
import { buttonClass } from "../ui/button";
import { PlayLamp } from "../ui/lamp";
import { CommentSentiment } from "./features/comment-sentiment";
import { CompetitorMonitor } from "./features/competitor-monitor";
import { Feature, TryLink } from "./features/picture";
import { RpmBooster } from "./features/rpm-booster";
import { SeriesPlanner } from "./features/series-planner";
import { SAMPLE_IDEAS } from "./sample-figures";
import { Benefits, Testimonials } from "./testimonials";

function ContentIdeas() {
  const { channel, ideas } = SAMPLE_IDEAS;
  return (
    <Feature
      id="ideas"
      title="Three ideas, each with its reason"
      text="AI ideas from trends and past performance. Each says where it comes from, and its odds."
      tool="Content Idea Generator"
      subject={`${channel}, a sample channel`}
      works={{
        at: "/content-ideas",
        own: "Draws on your own videos.",
        sample: "Shows sample ideas for now.",
      }}
      action={<TryLink>Try the idea generator</TryLink>}
      className="feature-wide lg:col-span-12"
    >
      <ol className="grid gap-3 sm:grid-cols-3">
        {ideas.map((idea, at) => (
          <IdeaCard key={idea.title} idea={idea} lit={at === 0} />
        ))}
      </ol>
    </Feature>
  );
}

function IdeaCard({ idea, lit }: { idea: (typeof SAMPLE_IDEAS.ideas)[number]; lit: boolean }) {
  return (
    <li className={`idea ${lit ? "idea-lit" : ""}`}>
      <p className="flex gap-3 leading-snug font-semibold">
        {idea.color === "green" ? (
          <PlayLamp className={`size-6 shrink-0 ${lit ? "" : "text-go"}`} />
        ) : (
          <span className="lamp-wait" />
        )}
        {idea.title}
      </p>
      <p className="idea-reason">{idea.reason}</p>
      <p className="idea-facts">{idea.chance}</p>
    </li>
  );
}

let panel: string | undefined;

/** The signal panel as HTML, for the same reason as the sections. */
export function drawPanel(): string {
  panel ??= draw("panel", <SignalPanel />);
  return panel;
}

let sections: string | undefined;

/** The landing page below its first screen as HTML: nothing in it changes, so no script comes for it. */
export function drawSections(): string {
  sections ??= draw(
    "sections",
    <>
      <div className="border-t border-line bg-sunken">
        <div className="frame features">
          <CommentSentiment />
          <CompetitorMonitor />
          <ContentIdeas />
          <RpmBooster />
          <SeriesPlanner />
        </div>
      </div>
      <Benefits />
      <Testimonials />
      <StopBand />
    </>,
  );
  return sections;
}

/** Spec section 2, landing page: the closing call to action, the only red ground on the page. */
function StopBand() {
  return (
    <section aria-labelledby="stop" className="stop-band">
      <div className="frame relative py-10 sm:py-16">
        <StopSignal />
        <h2 id="stop" className="max-w-[15ch] text-3xl">
          Most ideas deserve a red light.
        </h2>
        <p className="mt-4 max-w-[30rem]">
          The cheapest video is the one you decide not to make. Ask before you film, and keep the weekend for
          the idea that goes green.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <TryLink look={buttonClass({ variant: "on-stop", size: "lg" })}>Check your next idea</TryLink>
          <p className="text-sm">Your first analysis is free. No card needed.</p>
        </div>
      </div>
    </section>
  );
}

/** The logo with its red lamp lit. */
function StopSignal() {
  return (
    <svg viewBox="0 0 20 32" className="stop-signal" aria-hidden="true" focusable="false">
      <rect width="20" height="32" rx="10" className="fill-housing" />
      <circle cx="10" cy="10" r="7" className="fill-stop" />
      <circle cx="10" cy="10" r="5.5" className="fill-stop-lamp" />
      <path
        d="M6.9 19.5c0-1.2 1.3-1.9 2.3-1.3l6 3.6c1 .6 1 2 0 2.6l-6 3.6c-1 .6-2.3-.1-2.3-1.3z"
        className="fill-housing-line"
      />
    </svg>
  );
}
