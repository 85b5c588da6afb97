// The parameters of Punycode for host names (RFC 3492, section 5).
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10ffff;

/** What stands behind `xn--` in a label, decoded (RFC 3492, 6.2); null if it is no Punycode, or of ASCII alone. */
export function decodePunycode(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf("-");
  const characters = [...encoded.slice(0, Math.max(hyphen, 0))];
  const digits = [...encoded.slice(hyphen + 1)].map(digitOf);
  if (digits.length === 0 || digits.includes(-1)) return null;
  let codePoint = INITIAL_CODE_POINT;
  let place = 0;
  let bias = INITIAL_BIAS;
  for (let at = 0; at < digits.length; ) {
    const before = place;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digits[at++];
      if (digit === undefined) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      // Further than any character of a label lies: what follows could only be larger.
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    const length = characters.length + 1;
    bias = adapt(place - before, length, before === 0);
    codePoint += Math.floor(place / length);
    if (codePoint > LAST_CODE_POINT) return null;
    place %= length;
    characters.splice(place, 0, String.fromCodePoint(codePoint));
    place += 1;
  }
  return characters.join("");
}

/** The value of a digit, a to z and then 0 to 9, in either case; -1 for anything else. */
function digitOf(character: string): number {
  if (/^[a-z]$/i.test(character)) return character.toLowerCase().charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : -1;
}

/** The next bias (RFC 3492, 6.1). */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
