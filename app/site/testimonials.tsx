import type { ReactNode } from "react";

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line">
      <div className="frame landing-part">
        <h2 id="benefits" className="text-2xl">
          What changes when you decide first
        </h2>
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <Benefit title="Fewer dead ends" scene={<Fork />}>
            You learn that an idea is weak before the weekend goes into it.
          </Benefit>
          <Benefit title="A place of your own" scene={<Shelf />}>
            Crowded topics leave questions open. You see which.
          </Benefit>
          <Benefit title="Nothing on trust" scene={<Lamp />}>
            Every finding opens to the videos or comments behind it.
          </Benefit>
          <Benefit title="A pace you can keep" scene={<Road />}>
            With a series laid out, the next upload is a plan.
          </Benefit>
        </ul>
      </div>
    </section>
  );
}

function Benefit({ title, scene, children }: { title: string; scene: ReactNode; children: string }) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 sm:block">
      {scene}
      <div>
        <h3 className="text-lg leading-snug sm:mt-4">{title}</h3>
        <p className="mt-1 text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

/* Four drawings in one style: thin lines as on a road sign, and one highlighted shape. */

/** Three roads: two end, one goes on. */
function Fork() {
  const roads = "M160 260V62M160 196C160 152 62 172 62 108M160 196C160 152 258 172 258 96";
  return (
    <Scene>
      <path d={roads} strokeWidth="33" />
      <path d={roads} strokeWidth="30.5" className="stroke-surface" />
      <path
        d="M160 260V206M160 150V62M125.5 164.5C97 155 62 146 62 108M194.5 164C223 153 258 142 258 114"
        strokeDasharray="7 8"
      />
      <path d="M34 106h56M132 60h56" strokeWidth="7" className="stroke-ink" />
      <circle cx="258" cy="76" r="38" className="lit" />
      <path d="M248 59v34l28-17z" className="lit-sign" />
    </Scene>
  );
}

const COLUMNS = [-50, 34, 118, 202, 286];
const ROWS = [-32, 50, 132, 214];

/** A wall of thumbnails with one free place. */
function Shelf() {
  const frames = ROWS.flatMap((y) =>
    COLUMNS.filter((x) => x !== 118 || y !== 50).map((x) => `M${x} ${y}h72v46h-72zM${x} ${y + 57}h46`),
  );
  return (
    <Scene>
      <path d={frames.join("")} className="paper" />
      <rect x="110" y="43" width="88" height="64" rx="6" className="lit" />
      <path d="M145 60v30l25-15z" className="lit-sign" />
    </Scene>
  );
}

/** A lamp that lights a slate on the table. */
function Lamp() {
  return (
    <Scene>
      <path d="M126 74 30 208h260L194 74z" className="beam" />
      <path d="M160 0v34M149 74a11 11 0 0 0 22 0M0 208h320" />
      <path
        d="M126 74c0-24 14-40 34-40s34 16 34 40zM108 150l101-25-4.5-18-101 25zM123 146l8-20M148 140l8-20M173 134l8-20"
        className="paper"
      />
      <path d="M108 152h104v56H108z" className="lit" />
      <path d="M150 165v30l25-15z" className="lit-sign" />
    </Scene>
  );
}

/** A straight road towards the light. */
function Road() {
  return (
    <Scene>
      <path d="M58 112a102 102 0 0 1 204 0M82 112a78 78 0 0 1 156 0" />
      <path d="M106 112a54 54 0 0 1 108 0z" className="lit" />
      <path d="M0 112h320" />
      <path d="M146 112h28l162 129H-16z" className="paper" />
      <path
        d="M159 119h2l.6 7h-3.2zM157.8 134h4.4l1 11h-6.4zM156 155h8l1.7 17h-11.4zM153 186h14l3.6 34h-21.2z"
        className="fill-line-strong"
      />
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

interface Testimonial {
  quote: string;
  role: string;
  niche: string;
}

/** Invented and marked as such: nobody is named or claimed to have said it. */
const TESTIMONIALS: Testimonial[] = [
  {
    quote: "I had forty ideas and no reason to begin with any of them. Now I have one idea, and a reason.",
    role: "Solo creator",
    niche: "Woodworking channel, 14K subscribers",
  },
  {
    quote: "My best video was an accident. At last I know which accident.",
    role: "Presenter and editor",
    niche: "Home baking channel, 62K subscribers",
  },
  {
    quote:
      "It said no to the one I was most excited about. I was cross for a day. Then I saw who else had made it.",
    role: "Weekend creator",
    niche: "Budget travel channel, 3.8K subscribers",
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line bg-surface">
      <div className="frame landing-part">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="testimonials" className="text-2xl">
            What a creator might say
          </h2>
          <p className="text-xs text-ink-soft">Illustrative quotes, not collected from customers.</p>
        </div>
        <ul className="grid gap-x-12 gap-y-5 md:grid-cols-3">
          {TESTIMONIALS.map((testimonial) => (
            <Quote key={testimonial.role} {...testimonial} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Quote({ quote, role, niche }: Testimonial) {
  return (
    <li className="border-t border-line pt-4">
      <figure>
        <blockquote className="hanging-quote text-lg leading-snug font-medium text-pretty">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="mt-3 text-xs text-ink-soft">
          <span className="block font-medium text-ink">{role}</span>
          {niche}
        </figcaption>
      </figure>
    </li>
  );
}
