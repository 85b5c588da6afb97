/**
 * What may not stand in a <summary>: anything but phrases and headings, and a heading that is not its own child
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element).
 */
export function faultsIn(summary: string): string[] {
  const faults: string[] = summary.match(/<(?:div|p|ul|ol|dl|section)\b[^>]*>/g) ?? [];
  let depth = 0;
  for (const [tag, closing, name] of summary.matchAll(/<(\/?)(summary|span|h\d)\b[^>]*>/g)) {
    if (name?.startsWith("h") && !closing && depth > 1) faults.push(tag);
    depth += closing ? -1 : 1;
  }
  return faults;
}
