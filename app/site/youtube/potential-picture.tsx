/** Views so far, then a range that widens with every day ahead. */
export function PotentialPicture() {
  return (
    <svg viewBox="0 0 320 160" className="w-full overflow-visible" aria-hidden="true" focusable="false">
      <path
        d="M104 98C150 86 196 50 244 10V134C196 126 150 114 104 98Z"
        className="fill-go"
        fillOpacity="0.14"
      />
      <path
        d="M104 98C150 90 196 70 244 46V112C196 110 150 107 104 98Z"
        className="fill-go"
        fillOpacity="0.28"
      />
      <path d="M104 98C150 95 196 88 244 78" fill="none" strokeWidth="2.5" className="stroke-go" />
      <path d="M0 150C32 146 62 114 104 98" fill="none" strokeWidth="2.5" className="stroke-ink" />
      <path d="M104 8V159" strokeDasharray="2 4" className="stroke-line-strong" />
      <path d="M0 159.5H320" className="stroke-line-strong" />
      <circle cx="104" cy="98" r="4.5" className="fill-ink" />
      <path d="M244 10V134" strokeWidth="1.5" className="stroke-go" />
      <path d="M244 46V112" strokeWidth="4" className="stroke-go" />
      <text x="96" y="17" textAnchor="end" className="fill-ink-soft">
        Today
      </text>
      <text x="252" y="14" dominantBaseline="middle" className="fill-ink-soft">
        9 in 10
      </text>
      <text x="252" y="79" dominantBaseline="middle" className="fill-ink font-medium">
        Half of all
      </text>
    </svg>
  );
}
