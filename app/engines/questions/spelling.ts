/** A word of at least so many letters may be misspelled, one of them missing, doubled, swapped or another. */
const SHORTEST = 5;
const LONGEST = 20;

/**
 * Takes a misspelled word for the one of a vocabulary that is a letter away and begins alike ("veiws", "titel"); other words
 * stay as they are. A word is compared by what is left of it without each of its letters, so that a look-up takes as many
 * steps as it has letters (Garbe's symmetric deletion).
 */
export function speller(vocabulary: ReadonlySet<string>): (word: string) => string {
  const known = new Map<string, string>();
  for (const word of vocabulary)
    if (word.length >= SHORTEST)
      for (const left of deletions(word)) if (!known.has(left)) known.set(left, word);
  return (word) => {
    if (vocabulary.has(word) || word.length < SHORTEST - 1 || word.length > LONGEST) return word;
    for (const left of deletions(word)) {
      const meant = known.get(left);
      if (meant && meant[0] === word[0] && Math.abs(meant.length - word.length) <= 1) return meant;
    }
    return word;
  };
}

/** A word, and what is left of it without each of its letters. */
function deletions(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
