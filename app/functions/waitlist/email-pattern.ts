const PATTERN = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

/**
 * Whether a trimmed text has an address's pattern (spec section 5: no spaces, one @, text, a dot, text): what the browser
 * sends no call without. The server asks more of it (`isEmail`), which the browser does not load.
 */
export function hasEmailPattern(text: string): boolean {
  return PATTERN.test(text);
}
