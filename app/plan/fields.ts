import { VARIANT_PLACES } from "../model/ab-test";

/** The day that a date field sends; null where it is empty. */
export const dayIn = (text = "") => text.trim() || null;

/** The number of an episode that a field sends: null where it is empty, NaN for what is no number. */
export const episodeIn = (text = "") => (text.trim() ? Number(text) : null);

/** A share in percent that a field sends, "54.1" or "54,1 %": null where it is empty, NaN for what is no number. */
const shareIn = (text = "") => {
  const bare = text.replace(/[%\s]/g, "");
  return bare ? Number(bare.replace(",", ".")) : null;
};

/** The variants of a test that its form sends, each with three fields. */
export const variantsIn = (typed: Record<string, string>) =>
  Object.fromEntries(
    VARIANT_PLACES.map((place) => {
      const [title, thumbnail] = [typed[`${place}-title`], typed[`${place}-thumbnail`]];
      return [place, { title, thumbnail, share: shareIn(typed[`${place}-share`]) }];
    }),
  );
