/** The longest address that can be delivered to (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const EMAIL_MAX = 254;

/** No spaces, one at-sign, text, a dot, text (spec section 5); nothing that cannot be seen. */
const EMAIL_PATTERN = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;

/** Whether a trimmed text can be an address. Apart from the schema, so that the browser can tell, too. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}
