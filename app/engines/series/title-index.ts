import { nameKey, partKey } from "./title-names";

/** A channel's titles, to be asked which of them have some words in a row. */
export interface TitleIndex {
  /** Each as it is compared, with a space at both ends. */
  texts: string[];
  /** The channel's own name, without spaces. */
  own: string;
  /** The titles that have a key's words in a row; of "a … b" both halves, in this order. */
  titlesWith: (key: string) => number[];
}

export function indexTitles(titles: string[], channel: string): TitleIndex {
  const texts = titles.map((title) => ` ${partKey(title)} `);
  const byWord = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(text.split(" "))) {
      const known = byWord.get(word);
      if (known) known.push(at);
      else byWord.set(word, [at]);
    }
  }
  const kept = new Map<string, number[]>();
  const titlesWith = (key: string) => {
    const known = kept.get(key);
    if (known) return known;
    const [before = "", after = ""] = key.split(" … ");
    const rarest = before
      .split(" ")
      .map((word) => byWord.get(word) ?? [])
      .reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
    const found = rarest.filter((at) => {
      const text = texts[at] ?? "";
      const start = text.indexOf(` ${before} `);
      return start >= 0 && (after === "" || text.indexOf(` ${after} `, start + before.length) >= 0);
    });
    kept.set(key, found);
    return found;
  };
  return { texts, own: nameKey(channel).replaceAll(" ", ""), titlesWith };
}
