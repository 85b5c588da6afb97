import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TrendSummary } from "./summary";

/** Whose interest it is and as of when, what of it is ours, and the way to another article. */
export function TrendSource({ summary: { keyword, match, updated, source } }: { summary: TrendSummary }) {
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
      <p className="max-w-prose wrap-anywhere">
        <Counted match={match} keyword={keyword} name={source.name} /> As of {updated.text}. Velocity, signal
        and peak season are calculated by Greenlight
        {match &&
          " with spikes of a single day damped (the line shows the counts as they are), and are no figures of Wikipedia's"}
        .
      </p>
      {match && (
        <p>
          <Link to="/trend/article" className="link inline-flex min-h-6 items-center font-medium">
            Not your topic? Choose another article
          </Link>
        </p>
      )}
    </div>
  );
}

function Counted({ match, keyword, name }: { match: TrendSummary["match"]; keyword: string; name: string }) {
  if (!match) return <>{name}: invented for each topic, to show what a trend looks like.</>;
  if (match.article === null) return <>No article of the English Wikipedia matches “{keyword}”.</>;
  return (
    <>
      Readers of the Wikipedia article <Away href={match.url}>“{match.article}”</Away>, from{" "}
      <Away href={match.viewsUrl}>Wikimedia page views</Away>: people who read about it, not searches.
    </>
  );
}

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link font-medium">
      {children}
    </a>
  );
}
