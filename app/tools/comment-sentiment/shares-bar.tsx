import type { ShareDrawn } from "./shares-drawn";

const FILLS = { positive: "fill-go", neutral: "fill-line-strong", negative: "fill-poor" };

interface SharesBarProps {
  shares: ShareDrawn[];
  className?: string;
}

/** How the comments are split. A drawing only: the shares stand beside it in words. */
export function SharesBar({ shares, className = "h-2.5" }: SharesBarProps) {
  return (
    <svg className={`block w-full ${className}`} aria-hidden="true" focusable="false">
      {shares.map(({ feeling, x, width }) => (
        <rect key={feeling} x={x} width={width} height="100%" rx="2" className={FILLS[feeling]} />
      ))}
    </svg>
  );
}

/** The bar, and what its parts mean. */
export function SharesFigure({ shares }: { shares: ShareDrawn[] }) {
  return (
    <div className="print:break-inside-avoid">
      <SharesBar shares={shares} className="h-3" />
      <ul className="mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {shares.map(({ feeling, percent }) => (
          <li key={feeling} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={FILLS[feeling]} />
            </svg>
            <span>
              <span className="font-medium">{percent}%</span> {feeling}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
