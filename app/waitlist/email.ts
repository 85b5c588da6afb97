/** The longest deliverable address (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
const EMAIL_MAX = 254;

/** Any visible character beyond ASCII, for international names; no half of one, nor what stands for a broken one. */
const INTERNATIONAL = String.raw`[^\p{ASCII}\s\p{Cc}\p{Cf}\p{Cs}\ufffd]`;
/** Atoms with single dots between them (RFC 5321, Dot-string). A spreadsheet would run a "=" at the front. */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^{|}~\x60-]|${INTERNATIONAL})+`;
const LOCAL_PART = new RegExp(String.raw`^(?!=)${ATOM}(?:\.${ATOM})*$`, "u");
/** A host's label: no hyphen at its edges. */
const LETTERS = String.raw`(?:[a-zA-Z\d]|${INTERNATIONAL})+`;
const LABEL = new RegExp(`^${LETTERS}(?:-+${LETTERS})*$`, "u");
/** How the last label of an IP address reads; no top-level domain does (WHATWG URL, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;

/**
 * Whether a trimmed text can be delivered to as an address. The spec's pattern (section 5: no spaces, one @, text, a dot,
 * text) and, on purpose, more: no doubled or outer dots, no <…> or mailto: around it, no IP address as host, no hyphen at
 * the edge of a label, nothing invisible. Apart from the schema, so that the browser does not load it.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const [local = "", host = "", ...more] = text.split("@");
  const labels = host.split(".");
  return (
    more.length === 0 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !NUMBER.test(labels.at(-1) ?? "")
  );
}
