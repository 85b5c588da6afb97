import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../../brand";
import { AccessDemo } from "../../forms/access-demo";
import { type ButtonLook, buttonClass } from "../../ui/button";

interface StartProps {
  signedIn: boolean;
  look: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** Leads in: whoever is signed in goes through the login, which lets them pass; others make an account first. */
export function Start({ signedIn, look, className = "", children }: StartProps) {
  const button = `${buttonClass(look)} ${className}`;
  if (signedIn) return <AccessDemo className={button}>{children}</AccessDemo>;
  return (
    <Link to="/signup" className={button}>
      {children}
    </Link>
  );
}

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="pt-10 sm:pt-16">
      <div className="frame grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <h1 className="max-w-[13ch] text-display [word-spacing:0.05em]">
          Find the video your topic is missing.
        </h1>
        <div>
          <p className="max-w-[34rem] text-lg text-balance text-ink-soft">
            {BRAND.name} shows YouTube creators where viewers look for more than anyone uploads, and when to
            be there with a video.
          </p>
          <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <Start signedIn={signedIn} look={{ size: "lg" }}>
              Start Creating Smarter
            </Start>
            <Link to="/pricing" className={buttonClass({ variant: "secondary", size: "lg" })}>
              View Pricing
            </Link>
          </div>
        </div>
      </div>
      <GapYear />
    </section>
  );
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/* Both curves of the year on a field of 1200 by 320. They cross at the end of March and in September; GAP is what lies
   between. */
const DEMAND_BEFORE = "M0 236C100 232 210 216 300 176";
const DEMAND_IN_GAP = "C400 130 480 44 610 44C730 44 800 112 880 168";
const DEMAND_AFTER = "C960 222 1080 244 1200 238";
const UPLOADS_BEFORE = "M0 96C110 102 210 140 300 176";
const UPLOADS_IN_GAP = "C400 218 500 242 610 242C720 242 800 214 880 168";
const UPLOADS_AFTER = "C960 122 1080 100 1200 104";
const GAP =
  "M300 176C400 130 480 44 610 44C730 44 800 112 880 168C800 214 720 242 610 242C500 242 400 218 300 176Z";

/** A year of demand against uploads, and the gap between them. */
function GapYear() {
  return (
    <figure className="mt-12 sm:mt-16">
      <div className="relative h-56 sm:h-80">
        <svg
          viewBox="0 0 1200 320"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d={`${UPLOADS_BEFORE}${UPLOADS_IN_GAP}${UPLOADS_AFTER}V320H0Z`}
            className="fill-ink"
            fillOpacity="0.05"
          />
          <path d={GAP} className="fill-go" />
          <path
            d={`${UPLOADS_BEFORE}${UPLOADS_IN_GAP}${UPLOADS_AFTER}`}
            fill="none"
            strokeWidth="1.5"
            strokeDasharray="2 5"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
          <path
            d={`${DEMAND_BEFORE}${DEMAND_IN_GAP}${DEMAND_AFTER}`}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        </svg>
        <div className="absolute top-[44%] left-[50%] flex -translate-x-1/2 -translate-y-1/2 flex-col items-center gap-2 text-center text-sm leading-tight font-semibold text-on-go sm:text-lg">
          <svg viewBox="0 0 24 24" className="size-6 sm:size-9" aria-hidden="true" focusable="false">
            <path
              d="M6 4.6c0-1.5 1.6-2.4 2.9-1.6l11.6 7.4c1.2.7 1.2 2.5 0 3.2L8.9 21c-1.3.8-2.9-.1-2.9-1.6z"
              fill="currentColor"
            />
          </svg>
          Room for you
        </div>
        <div className="frame absolute inset-x-0 top-[8%] sm:top-[15%] 2xl:top-[26%] text-xs text-ink-soft sm:text-sm">
          <span className="block max-w-24 sm:max-w-none">What gets uploaded</span>
        </div>
        <div className="frame absolute inset-x-0 top-[80%] 2xl:top-[72%] text-xs font-medium sm:text-sm">
          <span className="block max-w-24 sm:max-w-none">What viewers look for</span>
        </div>
      </div>
      <ol
        aria-hidden="true"
        className="grid grid-cols-12 border-t border-line-strong pt-2 text-center text-xs text-ink-soft max-sm:[&>:nth-child(even)]:invisible"
      >
        {MONTHS.map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <figcaption className="frame pt-4 pb-16 text-sm text-ink-soft sm:pb-24">
        A year of one topic. From April to September viewers look for more than gets uploaded. Illustrative.
      </figcaption>
    </figure>
  );
}
