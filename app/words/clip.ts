/**
 * The front of a text, at most `most` UTF-16 units: up to a space where one is near the end. No letter or emoji is cut
 * in two. A text that is short enough comes back as it is.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const front = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  const space = front.lastIndexOf(" ");
  return space > most * 0.8 ? front.slice(0, space) : front;
}
