/** Views so far, then a range that widens with every day ahead. */
export function PotentialPicture() {
  return (
    <svg viewBox="0 0 320 160" className="w-full overflow-visible" aria-hidden="true" focusable="false">
      <path
        d="M130 96C190 84 250 46 320 6V132C250 122 190 112 130 96Z"
        className="fill-go"
        fillOpacity="0.14"
      />
      <path
        d="M130 96C190 88 250 66 320 42V108C250 106 190 104 130 96Z"
        className="fill-go"
        fillOpacity="0.28"
      />
      <path d="M130 96C190 92 250 84 320 74" fill="none" strokeWidth="2.5" className="stroke-go" />
      <path d="M0 150C40 146 80 112 130 96" fill="none" strokeWidth="2.5" className="stroke-ink" />
      <path d="M130 18V159" strokeWidth="1" strokeDasharray="2 4" className="stroke-line-strong" />
      <path d="M0 159.5H320" strokeWidth="1" className="stroke-line-strong" />
      <circle cx="130" cy="96" r="4.5" className="fill-ink" />
      <text x="122" y="27" textAnchor="end" fontSize="11" className="fill-ink-soft">
        Upload day
      </text>
      <text x="314" y="78" textAnchor="end" dy="13" fontSize="11" className="fill-ink font-medium">
        Half of such videos
      </text>
      <text x="314" y="126" textAnchor="end" fontSize="11" className="fill-ink-soft">
        Nine of ten
      </text>
    </svg>
  );
}
