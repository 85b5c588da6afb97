import { Link } from "react-router";
import { BRAND } from "../../brand";
import { buttonClass } from "../../ui/button";
import { GapYear } from "./gap-year";
import { Start } from "./start";

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
          <div className="mt-7 flex flex-wrap items-center gap-3">
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
