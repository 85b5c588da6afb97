interface Testimonial {
  quote: string;
  role: string;
  niche: string;
}

/** Invented and marked as such: nobody is named or claimed to have said it. */
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
  const [first, ...others] = TESTIMONIALS;
  return (
    <section aria-labelledby="testimonials" className="border-t border-line bg-surface">
      <div className="frame feature lg:grid-cols-[15rem_1fr]">
        <div>
          <h2 id="testimonials" className="text-xl">
            What a creator might say
          </h2>
          <p className="mt-3 text-sm text-ink-soft">
            Illustrative quotes: written to show who this is for, not collected from customers.
          </p>
        </div>
        <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Quote {...first} look="max-w-[22ch] text-3xl" place="md:col-span-2" />
          {others.map((other) => (
            <Quote key={other.role} {...other} look="text-2xl" place="border-t border-line pt-6" />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface QuoteProps extends Testimonial {
  look: string;
  place: string;
}

function Quote({ quote, role, niche, look, place }: QuoteProps) {
  return (
    <li className={place}>
      <figure>
        <blockquote className={`hanging-quote font-medium text-balance ${look}`}>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="mt-5 text-sm text-ink-soft">
          <span className="block font-medium text-ink">{role}</span>
          {niche}
        </figcaption>
      </figure>
    </li>
  );
}
