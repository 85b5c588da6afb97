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
