import { Link } from "react-router";
import { BRAND } from "../brand";
import { AccessDemo } from "../forms/access-demo";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { IdeaBox } from "../light/idea-box";
import { PLACEHOLDERS } from "../light/messages";
import { OwnChannelFold } from "../light/own-channel-fold";
import { SiteFrame } from "../shell/site-frame";
import { buttonClass } from "../ui/button";
import { Notice } from "../ui/notice";
import { OVER_PAGE_LINK, WelcomeLink } from "../waitlist/welcome-link";

interface LandingViewProps {
  /** True while the welcome dialog is open. */
  behindDialog: boolean;
  logoutFailed: boolean;
  /** Whether anybody may have an account: then there is nothing to wait for. */
  isOpen: boolean;
  /** Three ideas with their lights, beside the idea box. */
  panel: Drawn;
  /** All below the first screen. */
  sections: Drawn;
}

/** The landing page (spec section 2). */
export function LandingView({ behindDialog, logoutFailed, isOpen, panel, sections }: LandingViewProps) {
  return (
    <SiteFrame behindDialog={behindDialog}>
      {logoutFailed && (
        <div className="frame pt-4">
          <Notice tone="error">
            Logging out did not work just now. Please try again from your account menu.
          </Notice>
        </div>
      )}
      <Hero isOpen={isOpen} panel={panel} />
      <DrawnPart id="sections" drawn={sections} following={OVER_PAGE_LINK} />
    </SiteFrame>
  );
}

function Hero({ isOpen, panel }: Pick<LandingViewProps, "isOpen" | "panel">) {
  return (
    <section className="frame grid items-center gap-x-16 gap-y-5 pt-4 pb-6 sm:gap-y-6 sm:pt-12 sm:pb-8 lg:grid-cols-[1fr_27rem] lg:pt-16 lg:pb-24 xl:gap-x-24">
      <div>
        <h1 className="max-w-[11ch] text-display [word-spacing:0.05em]">{BRAND.tagline}</h1>
        <p className="mt-5 max-w-[34rem] text-lg sm:mt-6 text-balance text-ink-soft">
          {BRAND.name} holds your idea against your own videos. You get green, amber or red, and the reason.
        </p>
        <div className="mt-6 max-w-[34rem] sm:mt-8">
          <IdeaBox id="hero-idea" size="lg" placeholder={PLACEHOLDERS.landing}>
            <OwnChannelFold id="hero-own" />
          </IdeaBox>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <AccessDemo className={buttonClass({ variant: "secondary" })} />
          <p className="text-xs text-ink-soft sm:text-sm">The demo needs no account.</p>
        </div>
        <p className="mt-3 text-xs text-ink-soft sm:text-sm">
          {isOpen ? (
            <>
              Ready to keep what you make?{" "}
              <Link to="/signup" className="link inline-flex min-h-6 items-center print:hidden">
                Create your account
              </Link>
            </>
          ) : (
            <>
              Waitlist members get early access.{" "}
              <WelcomeLink step="waitlist" className="link inline-flex min-h-6 items-center print:hidden">
                Join the waitlist
              </WelcomeLink>
            </>
          )}
        </p>
      </div>
      <DrawnPart id="panel" drawn={panel} />
    </section>
  );
}
