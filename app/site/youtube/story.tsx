/** Spec section 2, success story. Invented, so it says so and names nobody. */
export function Story() {
  return (
    <section aria-label="Success story" className="border-t border-line">
      <figure className="frame grid gap-x-16 gap-y-6 py-16 sm:py-24 lg:grid-cols-[24rem_1fr] xl:gap-x-24">
        <blockquote className="hanging-quote text-2xl font-medium lg:col-start-2 lg:row-start-1">
          “I had the third shaping tutorial of the month half cut when I looked. Nobody was waiting for it.
          The one on fridge timing took an afternoon, and it is still how people find my channel.”
        </blockquote>
        <figcaption className="text-sm">
          <span className="block font-semibold">Baking creator</span>
          <span className="block text-ink-soft">18,000 subscribers</span>
          <span className="block text-ink-soft">An illustrative story</span>
        </figcaption>
      </figure>
    </section>
  );
}
