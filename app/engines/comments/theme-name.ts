import type { Heard } from "./heard";
import { readPart } from "./reading";
import { keyOf } from "./theme-keys";
import { BREAK, spansOf } from "./words";

/** Comments looked at for how a theme is written. */
const LOOKED_AT = 200;

/** Where the words of a comment stand: only of those that name a theme, and once for all themes. */
const SPANS = new WeakMap<Heard, ReturnType<typeof spansOf>>();

function spansIn(one: Heard) {
  const known = SPANS.get(one) ?? spansOf(readPart(one.comment.text));
  SPANS.set(one, known);
  return known;
}

/** A theme as most write it; with capitals only where most do so inside of a sentence. */
export function nameOf(about: readonly Heard[], keys: readonly string[]): string {
  const written = new Map<string, number>();
  const known = new Map<string, string>();
  const counted = (word: string) => {
    const key = known.get(word) ?? keyOf(word);
    known.set(word, key);
    return key;
  };
  let inside = 0;
  let capital = 0;
  for (const one of about.slice(0, LOOKED_AT)) {
    const { words, comment } = one;
    for (let at = 0; at + keys.length <= words.length; at++) {
      if (!keys.every((key, offset) => counted(words[at + offset] as string) === key)) continue;
      const spans = spansIn(one);
      const text = comment.text.slice(spans[at]?.[0], spans[at + keys.length - 1]?.[1]).replace(/\s+/g, " ");
      const isShouted = text === text.toUpperCase() && text.length > 4;
      if (at > 0 && words[at - 1] !== BREAK && !isShouted) {
        inside += 1;
        if (text !== text.toLowerCase()) capital += 1;
      }
      written.set(text, (written.get(text) ?? 0) + 1);
    }
  }
  const isName = inside >= 2 && capital > inside / 2;
  const forms = new Map<string, number>();
  for (const [text, times] of written) {
    const form = isName ? text : text.toLowerCase();
    // Among the ways to write a name, one with capitals.
    forms.set(form, (forms.get(form) ?? 0) + times * (isName && form === form.toLowerCase() ? 0.1 : 1));
  }
  const [most] = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most?.[0] ?? keys.join(" ");
}
