import { BRAND } from "../../brand";
import { isCommonPassword } from "./common-passwords";

/** More that guessers try, from newer lists (RockYou, SecLists); rows and repetitions are found by rule below. */
const NEWER = new Set(
  `p@ssword princess1 batman123 qwe12345 abc123456 letmein123 welcome123 dragon123 monkey123 admin123 administrator
  shadow123 master123 secret12 secret123 google123 youtube123 babygirl1 loveyou1 rockyou1 nicole12 daniel12
  pass12345 login123 user1234 temp1234 summer2024 winter2024 summer2025 winter2025 summer2026 winter2026
  spring2026 autumn2026`.split(/\s+/),
);

/** How much of a text of its own somebody needs beside a word that everybody can guess of them. */
const OWN_AT_LEAST = 4;

/**
 * Whether a password is among the first that anybody would try: a common one, one character or a short piece over and
 * over, a row of neighbours ("12345678", "hgfedcba"), or the address or our name with hardly anything beside it.
 *
 * @param email whose it would be
 */
export function isWeakPassword(password: string, email: string): boolean {
  const text = password.toLowerCase();
  return (
    isCommonPassword(text) ||
    NEWER.has(text) ||
    isRepeated(text) ||
    isRow(text) ||
    isNameAlone(text, email.toLowerCase())
  );
}

function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some((size) => {
    const piece = text.slice(0, size);
    return text === piece.repeat(Math.ceil(text.length / size)).slice(0, text.length);
  });
}

/** Each character follows the one before it, up or down; 0 may follow 9. */
function isRow(text: string): boolean {
  return [1, -1].some((step) =>
    [...text].every((character, at, all) => {
      const before = all[at - 1];
      if (before === undefined) return true;
      const distance = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
      return distance === step || distance === step * -9;
    }),
  );
}

function isNameAlone(text: string, email: string): boolean {
  const names = [email, email.split("@")[0] ?? "", BRAND.name.toLowerCase()].filter(
    (name) => name.length >= OWN_AT_LEAST,
  );
  return names.some((name) => text.replace(name, "").length < OWN_AT_LEAST);
}
