import { decodePunycode } from "./punycode";

/** The longest deliverable address (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets), in octets as what follows. */
const EMAIL_MAX = 254;
/** RFC 5321, 4.5.3.1.1: of UTF-8 (RFC 6531). */
const LOCAL_MAX = 64;
/** RFC 1035, 2.3.4: as the DNS holds a name, so in Punycode where it is international. */
const LABEL_MAX = 63;
const HOST_MAX = 253;

/** Any visible character beyond ASCII, for international names; no half of one, nor what stands for a broken one. */
const INTERNATIONAL = String.raw`[^\p{ASCII}\s\p{Cc}\p{Cf}\p{Cs}\ufffd]`;
/** Atoms with single dots between them (RFC 5321, Dot-string). */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^{|}~\x60-]|${INTERNATIONAL})+`;
/** A spreadsheet would run what begins so (OWASP, CSV Injection), also behind apostrophes. */
const FORMULA = String.raw`'*[=+\-@|%]`;
const LOCAL_PART = new RegExp(String.raw`^(?!${FORMULA})${ATOM}(?:\.${ATOM})*$`, "u");
/** A host's label: no hyphen at its edges, and no dash that only looks like one. */
const LETTERS = String.raw`(?:[a-zA-Z\d]|(?!\p{Pd})${INTERNATIONAL})+`;
const LABEL = new RegExp(`^${LETTERS}(?:-+${LETTERS})*$`, "u");
/** How the last label of an IP address reads; no top-level domain does (WHATWG URL, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;
const NON_ASCII = /\P{ASCII}/gu;
const SIGN = /[\0-/:-@[-`{-\x7f]/;

/**
 * Whether a trimmed text can be delivered to as an address. The spec's pattern (section 5: no spaces, one @, text, a dot,
 * text) and, on purpose, more: no doubled or outer dots, no <…> or mailto: around it, no IP address as host, no hyphen at
 * the edge of a label, nothing invisible, nothing that a spreadsheet runs or another spelling makes a sign of, and no part
 * longer than mail carries.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const [local = "", host = "", ...more] = text.split("@");
  if (more.length > 0 || !LOCAL_PART.test(local) || hidesSign(text)) return false;
  const labels = host.split(".");
  if (labels.length < 2 || !labels.every(isLabel)) return false;
  const ascii = asciiHost(host);
  // Another number of labels: a dot that was none, or an IP address.
  if (ascii?.split(".").length !== labels.length) return false;
  const octets = new TextEncoder().encode(local).length;
  return octets <= LOCAL_MAX && octets + 1 + ascii.length <= EMAIL_MAX && isHostName(ascii);
}

/** Whether a character beyond ASCII stands for one of its signs or spaces (Unicode, NFKC): `；`, a full-width dot. */
function hidesSign(text: string): boolean {
  return (text.match(NON_ASCII) ?? []).some((character) => SIGN.test(character.normalize("NFKC")));
}

/** Whether a label of a host is one, in Punycode as it is decoded: the only spelling of what could stand there itself. */
function isLabel(label: string): boolean {
  if (!LABEL.test(label)) return false;
  if (!/^xn--/i.test(label)) return true;
  const decoded = decodePunycode(label.slice("xn--".length));
  if (decoded === null || !LABEL.test(decoded) || hidesSign(decoded)) return false;
  return asciiHost(decoded) === label.toLowerCase();
}

/** A host as the DNS has it (UTS 46), each label in Punycode where it needs to be; null where it can be none. */
function asciiHost(host: string): string | null {
  return URL.parse(`http://${host}`)?.hostname ?? null;
}

function isHostName(ascii: string): boolean {
  const labels = ascii.split(".");
  return (
    ascii.length <= HOST_MAX &&
    labels.every(({ length }) => length > 0 && length <= LABEL_MAX) &&
    !NUMBER.test(labels.at(-1) ?? "")
  );
}

/** The key by which addresses are compared: normalized and in lower case. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").toLowerCase();
}
