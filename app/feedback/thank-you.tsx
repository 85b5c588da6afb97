import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { buttonClass } from "../ui/button";
import { PlayLamp } from "../ui/play-lamp";
import { THANKS_MS } from "./messages";

/**
 * The Thank You screen (spec sections 2 and 4): for 5 seconds, or back to the form at once. Without script
 * the page's own refresh leads back; it is no header, since a header would still fire after script has gone
 * on.
 */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => navigate("/suggestions", { replace: true, preventScrollReset: true }),
      THANKS_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center sm:py-20">
      <noscript>
        <meta httpEquiv="refresh" content={`${THANKS_MS / 1000};url=/suggestions`} />
      </noscript>
      <PlayLamp className="size-14 text-go" />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Thank You!
        </h2>
        <p className="mt-2 max-w-md text-ink-soft">Your feedback is kept, and on its way to us.</p>
      </div>
      <Link to="/suggestions" replace className={`${buttonClass({ variant: "secondary" })} mt-2`}>
        Submit More Feedback
      </Link>
    </section>
  );
}
