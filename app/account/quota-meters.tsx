import { useId } from "react";
import type { QuotaLine, QuotaState } from "./quota";

/** What is spent of today's YouTube quota, which the whole deployment shares. */
export function QuotaMeters({ quota }: { quota: QuotaState }) {
  return (
    <div className="mt-5 border-t border-housing-line pt-4">
      <h3 className="text-sm">YouTube quota today</h3>
      {quota === "sample" && <p className="mt-1 text-sm text-housing-soft">Sample catalogue: no quota</p>}
      {quota === "unknown" && (
        <p className="mt-1 text-sm text-housing-soft">The quota could not be read just now.</p>
      )}
      {typeof quota === "object" && (
        <>
          <div className="mt-3 grid gap-3.5">
            {quota.lines.map((line) => (
              <Meter key={line.name} {...line} />
            ))}
          </div>
          <p className="mt-3 text-xs text-housing-soft">
            For everyone here together. It begins anew at{" "}
            <span className="inline-block">{quota.resets}.</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Drawn beside the native meter, which no two engines style alike. */
function Meter({ name, spent, of, text, level }: QuotaLine) {
  const id = useId();
  return (
    <div className="grid gap-1.5 text-xs">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span id={id}>{name}</span>
        <span className="text-housing-soft tabular-nums">{text}</span>
      </p>
      <meter aria-labelledby={id} min={0} max={of} value={spent} className="sr-only">
        {text}
      </meter>
      <svg
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-housing-line forced-colors:border"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={spent} height="1" className={FILLS[level]} />
      </svg>
    </div>
  );
}

const FILLS: Record<QuotaLine["level"], string> = {
  plenty: "fill-lamp",
  little: "fill-lamp-fair",
  "hardly-any": "fill-lamp-poor",
};
