/** Spec section 2: social links are placeholders, so they lead nowhere and do not look as if they did. */
export function SocialPlaceholders() {
  return (
    <div className="mt-6 text-sm text-ink-soft">
      <p className="text-xs">Our channels open at launch</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {["YouTube", "Instagram", "TikTok", "LinkedIn"].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
