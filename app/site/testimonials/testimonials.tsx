interface Testimonial {
  quote: string;
  role: string;
  niche: string;
}

/** Invented, and said to be: no one is named, and no one is claimed to have said it. */
const TESTIMONIALS: [Testimonial, ...Testimonial[]] = [
  {
    quote: "I had forty ideas and no reason to begin with any of them. Now I have one idea, and a reason.",
    role: "Solo creator",
    niche: "Woodworking channel, 14,000 subscribers",
  },
  {
    quote: "My best video was an accident. At last I know which accident.",
    role: "Presenter and editor",
    niche: "Home baking channel, 62,000 subscribers",
  },
  {
    quote:
      "It said no to the one I was most excited about. I was cross for a day. Then I saw who else had made it.",
    role: "Weekend creator",
    niche: "Budget travel channel, 3,800 subscribers",
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line bg-surface">
      <div className="frame feature lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="testimonials" className="text-xl">
            What a creator might say
          </h2>
          <p className="mt-3 text-sm text-ink-soft">
            Illustrative quotes: written to show who this is for, not collected from customers.
          </p>
        </div>
        <ul className="divide-y divide-line">
          {TESTIMONIALS.map(({ quote, role, niche }) => (
            <li key={role} className="py-9 first:pt-0 last:pb-0">
              <figure>
                <blockquote className="hanging-quote max-w-[24ch] text-3xl font-medium">
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption className="mt-5 text-sm text-ink-soft">
                  <span className="font-medium text-ink">{role}</span>, {niche}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
