import { BRAND } from "../../brand";

/**
 * Passwords of 8 characters and more that guessers try first: those at the head of published lists of leaked passwords
 * (RockYou, SecLists), from which rows of digits and repetitions are found by rule below.
 */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd pa55word iloveyou iloveyou1 iloveyou2 princess
  princess1 sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman
  trustno1 whatever qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 qwe12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  zaq12wsx qazwsxedc asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456 a1234567 a12345678
  aa123456 letmein1 letmein123 welcome1 welcome123 dragon12 dragon123 monkey12 monkey123 starwars computer michelle
  jennifer jonathan corvette mercedes midnight internet samantha maverick steelers liverpool liverpool1 chelsea1 arsenal1
  chocolate butterfly blink182 admin123 administrator changeme charlie1 michael1 jordan23 hello123 shadow12 shadow123
  master12 master123 access14 pokemon1 minecraft nintendo playstation mustang1 test1234 testtest secret12 secret123
  google123 youtube123 freedom1 babygirl babygirl1 lovelove loveyou1 rockyou1 angel123 nicole12 daniel12 jessica1
  elizabeth alexander benjamin christian victoria veronica patricia barcelona juventus creative security passport
  12qwaszx q1w2e3r4 q1w2e3r4t5 zxcv1234 pass1234 pass12345 login123 user1234 temp1234 summer2024 winter2024
  summer2025 winter2025 summer2026 winter2026 spring2026 autumn2026`.split(/\s+/),
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
  return COMMON.has(text) || isRepeated(text) || isRow(text) || isNameAlone(text, email.toLowerCase());
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
