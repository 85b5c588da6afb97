import { AccessDemo } from "../account/access-demo";
import { BRAND } from "../brand";
import { buttonClass } from "../ui/button";
import { Notice } from "../ui/notice";
import { WelcomeLink } from "../waitlist/welcome-link";
import { AnswerPreview } from "./answer-preview";
import { Benefits } from "./benefits";
import { CommentSentiment } from "./features/comment-sentiment";
import { CompetitorMonitor } from "./features/competitor-monitor";
import { ContentIdeas } from "./features/content-ideas";
import { TryLink } from "./features/picture";
import { RpmBooster } from "./features/rpm-booster";
import { SeriesPlanner } from "./features/series-planner";
import { SignalPanel } from "./signal-panel";
import { SiteFrame } from "./site-frame";
import { Testimonials } from "./testimonials";

interface LandingViewProps {
  /** True while the welcome dialog is open. */
  behindDialog: boolean;
  logoutFailed: boolean;
}

/** The landing page (spec section 2). */
export function LandingView({ behindDialog, logoutFailed }: LandingViewProps) {
  return (
    <SiteFrame behindDialog={behindDialog}>
      {logoutFailed && (
        <div className="frame pt-4">
          <Notice tone="error">
            Logging out did not work just now. Please try again from your account menu.
          </Notice>
        </div>
      )}
      <Hero />
      <AnswerPreview />
      <CommentSentiment />
      <CompetitorMonitor />
      <ContentIdeas />
      <RpmBooster />
      <SeriesPlanner />
      <Benefits />
      <Testimonials />
      <StopBand />
    </SiteFrame>
  );
}

function Hero() {
  return (
    <section className="frame grid items-center gap-x-16 gap-y-12 pt-10 pb-20 sm:pt-16 lg:grid-cols-[1fr_27rem] lg:pt-20 lg:pb-28 xl:gap-x-24">
      <div>
        <h1 className="max-w-[11ch] text-display [word-spacing:0.05em]">{BRAND.tagline}</h1>
        <p className="mt-7 max-w-[34rem] text-lg text-balance text-ink-soft">
          {BRAND.name} weighs what people watch on your topic against who already serves them, and tells you
          which of your ideas still has room.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-3">
          <AccessDemo className={buttonClass({ size: "lg" })} />
          <WelcomeLink step="waitlist" className={buttonClass({ variant: "secondary", size: "lg" })}>
            Join the waitlist
          </WelcomeLink>
        </div>
        <p className="mt-5 text-sm text-ink-soft">
          The demo needs no account. Waitlist members get early access when we open.
        </p>
      </div>
      <SignalPanel />
    </section>
  );
}

/** Spec section 2, landing page: the closing call to action, the only red on the page. */
function StopBand() {
  return (
    <section aria-labelledby="stop" className="stop-band">
      <div className="frame relative py-20 sm:py-28">
        <StopSignal />
        <h2 id="stop" className="max-w-[13ch] text-display">
          Most ideas deserve a red light.
        </h2>
        <p className="mt-6 max-w-[30rem] text-lg">
          The cheapest video is the one you decide not to make. Ask before the camera is out of its bag, and
          keep the weekend for the idea that goes green.
        </p>
        <div className="mt-9">
          <TryLink look={buttonClass({ variant: "on-stop", size: "lg" })}>Check your next idea</TryLink>
        </div>
        <p className="mt-5 text-sm">Your first analysis is free, and no card is needed.</p>
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
