import { Link } from "react-router";
import { Start } from "./start";

export function Closing({ signedIn }: { signedIn: boolean }) {
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
