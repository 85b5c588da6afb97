const TIPS = [
  { title: "One thing at a time", text: "Two wishes are two letters: each finds its own way faster." },
  { title: "Say what for", text: "What you were trying to make tells more than the button you missed." },
  {
    title: "Name the page",
    text: "For a bug, the page and what stood on it. An error screen has an id: it helps most.",
  },
];

/** What makes feedback easy to act on, and whom to write to instead. */
export function FeedbackTips({ supportEmail }: { supportEmail: string }) {
  return (
    <aside aria-labelledby="tips" className="rounded-card bg-sunken px-5 py-6 sm:px-6">
      <h2 id="tips" className="text-lg font-semibold">
        Feedback that helps
      </h2>
      <ul className="mt-4 grid gap-4 text-sm">
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        Rather by mail?{" "}
        <a href={`mailto:${supportEmail}`} className="link font-medium wrap-anywhere text-ink">
          {supportEmail}
        </a>
      </p>
    </aside>
  );
}
