import type { ReactNode } from "react";
import { DemandPicture } from "./demand-picture";
import { GapPicture } from "./gap-picture";
import { PotentialPicture } from "./potential-picture";
import { TimingPicture } from "./timing-picture";

/** The four tools of the spec's landing page for YouTube creators (section 2). */
export function Features() {
  return (
    <section aria-labelledby="features" className="border-t border-line bg-surface">
      <div className="frame py-16 sm:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="features" className="max-w-[18ch] text-3xl">
            Four things to know before you film
          </h2>
          <p className="text-xs text-ink-soft">Illustrative figures</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:gap-x-16 lg:gap-y-16">
          <Feature title="Content gap analysis" picture={<GapPicture />}>
            What is asked for and hardly made. Each dot is a video that exists; the rings are questions that
            nobody has answered well.
          </Feature>
          <Feature title="Viral potential predictor" picture={<PotentialPicture />}>
            How far an idea could travel, read from how similar videos did: a range with its odds, never one
            promised number.
          </Feature>
          <Feature title="Audience demand insights" picture={<DemandPicture />}>
            What viewers ask for in their own words, counted, so that a title can answer the question people
            really have.
          </Feature>
          <Feature title="Optimal upload timing" picture={<TimingPicture />}>
            When your viewers tend to be there, day by day, and the slot that gives a new video its best first
            day.
          </Feature>
        </ul>
      </div>
    </section>
  );
}

function Feature({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col">
      <div className="rounded-card border border-line bg-paper p-5 sm:p-7">
        {/* SVG text is in the drawing's own units: larger ones where the drawing is small. */}
        <div className="@container">
          <div className="text-[14px] @sm:text-[11px] @md:text-[9px]">{picture}</div>
        </div>
      </div>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{children}</p>
    </li>
  );
}
