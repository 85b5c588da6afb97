/** Spec section 2, success story. Invented, so it says so and names nobody. */
export function Story() {
  return (
    <section aria-label="Success story" className="border-t border-line">
      <figure className="frame py-16 sm:py-24">
        <blockquote className="max-w-[30ch] text-2xl font-semibold text-balance sm:max-w-[38ch]">
          “I had the third shaping tutorial of the month half cut when I looked. Nobody was waiting for it.
          The one on fridge timing took an afternoon, and it is still how people find my channel.”
        </blockquote>
        <figcaption className="mt-6 text-sm text-ink-soft">
          Baking creator, 18,000 subscribers. An illustrative story.
        </figcaption>
      </figure>
    </section>
  );
}
