import { AccessDemo } from "../account/access-demo";
import { BRAND } from "../brand";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { IdeaBox } from "../light/idea-box";
import { buttonClass } from "../ui/button";
import { Notice } from "../ui/notice";
import { OVER_PAGE_LINK, WelcomeLink } from "../waitlist/welcome-link";
import { SignalPanel } from "./signal-panel";
import { SiteFrame } from "./site-frame";

interface LandingViewProps {
  /** True while the welcome dialog is open. */
  behindDialog: boolean;
  logoutFailed: boolean;
  /** All below the first screen. */
  sections: Drawn;
}

/** The landing page (spec section 2). */
export function LandingView({ behindDialog, logoutFailed, sections }: LandingViewProps) {
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
      <DrawnPart id="sections" drawn={sections} following={OVER_PAGE_LINK} />
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
        <div className="mt-9 max-w-[34rem]">
          <IdeaBox id="hero-idea" size="lg" />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <AccessDemo className={buttonClass({ variant: "secondary" })} />
          <WelcomeLink step="waitlist" className={buttonClass({ variant: "secondary" })}>
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
