/** The day that a date field sends; null where it is empty. */
export const dayIn = (text = "") => text.trim() || null;

/** The number of an episode that a field sends: null where it is empty, NaN for what is no number. */
export const episodeIn = (text = "") => (text.trim() ? Number(text) : null);
