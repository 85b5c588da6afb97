import type { ReactNode } from "react";

/* Four drawings in one hand: hairlines as on a road sign, and one thing that is lit. */

/** Three roads; two end, one goes on. */
export function Fork() {
  const roads = "M160 260V60M160 190C160 150 62 170 62 106M160 190C160 150 258 170 258 96";
  return (
    <Scene>
      <path d={roads} strokeWidth="27" />
      <path d={roads} strokeWidth="24.5" className="stroke-sunken" />
      <path d={roads} strokeDasharray="7 8" />
      <path d="M36 104h52M134 58h52" strokeWidth="7" className="stroke-ink" />
      <Lit x={258} y={74} r={34} />
    </Scene>
  );
}

/** A wall of thumbnails, and the one place that is free. */
export function Shelf() {
  const rows = [-34, 36, 106, 176];
  return (
    <Scene>
      {rows.map((y, row) =>
        [0, 1, 2, 3, 4].map((column) => {
          const x = column * 84 - (row % 2 === 0 ? 50 : 8);
          const free = row === 1 && column === 2;
          return free ? null : <rect key={x} x={x} y={y} width="72" height="48" rx="6" />;
        }),
      )}
      <rect x="148" y="26" width="96" height="66" rx="8" className="lit" />
      <path d="M189 46v26l20-13z" className="lit-sign" />
    </Scene>
  );
}

/** A lamp over the table, so that the slate can be read. */
export function Lamp() {
  return (
    <Scene>
      <path d="M126 74 36 206h248L194 74z" className="beam" />
      <path d="M160 0v34M126 74c0-24 14-40 34-40s34 16 34 40zM0 206h320" />
      <path d="M150 74a10 10 0 0 0 20 0z" className="fill-line-strong" />
      <path d="M108 150h104v56H108zM108 150l-5-20 100-25 5 20zM124 146l10-24M150 139.500l10-24M176 133l10-24" />
      <path d="M148 164v28l23-14z" className="lit" />
    </Scene>
  );
}

/** An even road towards the light. */
export function Road() {
  return (
    <Scene>
      <path d="M108 104a52 52 0 0 1 104 0z" className="lit" />
      <path d="M0 104h320M146 104 22 240M174 104l124 136" />
      <path
        d="M159 112h2l.5 7h-3zM158 127h4l.6 11h-5.200zM157 149h6l.9 17h-7.800zM155.5 180h9l1.5 30h-12z"
        className="fill-line-strong stroke-none"
      />
      <path d="M206 104V92M228 118V96M262 146v-40" />
    </Scene>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" className="scene" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

function Lit({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className="lit" />
      <path d={`M${x - 8} ${y - 13}v26l21-13z`} className="lit-sign" />
    </>
  );
}
