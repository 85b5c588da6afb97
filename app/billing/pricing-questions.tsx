import { BRAND } from "../brand";

const QUESTIONS = [
  {
    question: "How do payments work?",
    answer: `Subscriptions are paid through Stripe, a card payment provider. Your card number goes to Stripe and never reaches ${BRAND.name}. Prices are in US dollars, and a month is charged when it begins.`,
  },
  {
    question: "Can I cancel?",
    answer:
      "At any time. You keep access until the end of your current billing period, and are not charged again after it.",
  },
  {
    question: "Can I try it first?",
    answer:
      "Yes. Every new user gets one free analysis, no card required. The demo is open to everyone and costs nothing.",
  },
  {
    question: "Can I subscribe in the demo?",
    answer:
      "Where payments are switched on, yes. Where they are not, nothing is charged: the buttons above say so, and whom to ask.",
  },
  {
    question: "Does it work beyond YouTube?",
    answer: "Not for now. Every feature is built for YouTube, and for how people find videos there.",
  },
];

export function PricingQuestions({ supportEmail }: { supportEmail: string }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        Questions
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 border-t border-line pt-7 sm:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-1.5 text-sm text-ink-soft">{answer}</p>
          </div>
        ))}
        <div>
          <h3 className="font-semibold">Is something else unclear?</h3>
          <p className="mt-1.5 text-sm text-ink-soft">
            Write to{" "}
            <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
              {supportEmail}
            </a>{" "}
            and ask.
          </p>
        </div>
      </div>
    </section>
  );
}
