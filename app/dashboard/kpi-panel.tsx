import { ChevronDown } from "lucide-react";
import { Form } from "react-router";
import { type Drawn, DrawnPart } from "../hydration/drawn";

/** Shown until the visitor hides it, which lasts (spec section 2). `kpis` is null while it is hidden. */
export function KpiPanel({ kpis }: { kpis: Drawn | null }) {
  return (
    <section
      id="account-kpis"
      aria-labelledby="kpis-title"
      className="scroll-mt-20 rounded-card border border-line bg-surface"
    >
      <Form
        method="post"
        action="/dashboard"
        replace
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-7"
      >
        <h2 id="kpis-title" className="text-xl">
          Account-Level KPIs YouTubers Care About
        </h2>
        <button
          type="submit"
          name="kpis"
          value={kpis ? "hidden" : "shown"}
          aria-expanded={kpis !== null}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control text-sm font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          {kpis ? "Hide KPIs" : "Show KPIs"}
          <ChevronDown
            aria-hidden="true"
            className={`size-4.5 transition-transform ${kpis ? "rotate-180" : ""}`}
          />
        </button>
      </Form>
      {kpis && <DrawnPart id="kpis" drawn={kpis} className="px-5 pb-6 sm:px-7" />}
    </section>
  );
}
