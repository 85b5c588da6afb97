import type { QuotaState } from "./quota";

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
            {quota.lines.map(({ name, spent, of, text }) => (
              <label key={name} className="grid gap-1.5 text-xs">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span>{name}</span>
                  <span className="text-housing-soft tabular-nums">{text}</span>
                </span>
                <meter
                  className="meter"
                  min={0}
                  max={of}
                  low={of * 0.7}
                  high={of * 0.9}
                  optimum={0}
                  value={spent}
                >
                  {text}
                </meter>
              </label>
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
