import { fingerprint } from "../secrets";

/** Tells our keys from others', for scanners that look for lost secrets. */
const PREFIX = "gl";
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ID_LENGTH = 12;
/** 43 of 62 letters are 256 random bits. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(
  `^${PREFIX}_([0-9A-Za-z]{${ID_LENGTH}})_([0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}})$`,
);

/** A key as its owner is shown it once, and what is kept of it. */
export interface NewKey {
  text: string;
  id: string;
  hash: string;
}

/** A new key: "gl_<id>_<secret><checksum>". */
export async function newKey(): Promise<NewKey> {
  const id = letters(ID_LENGTH);
  const secret = letters(SECRET_LENGTH);
  return { text: `${PREFIX}_${id}_${secret}${checksum(id + secret)}`, id, hash: await fingerprint(secret) };
}

/** The id of a key and the hash of its secret; null for what we cannot have made, so that nothing is looked up for it. */
export async function readKey(text: string): Promise<{ id: string; hash: string } | null> {
  const [, id = "", rest = ""] = FORM.exec(text) ?? [];
  const secret = rest.slice(0, SECRET_LENGTH);
  if (id === "" || rest.slice(SECRET_LENGTH) !== checksum(id + secret)) return null;
  return { id, hash: await fingerprint(secret) };
}

/** Compares two hashes of one length in a time that does not depend on where they differ. */
export function isSameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let differs = 0;
  for (let at = 0; at < one.length; at += 1) differs |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differs === 0;
}

/** Random letters and digits, each as likely as another: bytes from 248 on would favor the first ones. */
function letters(length: number): string {
  let made = "";
  while (made.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) if (byte < 248 && made.length < length) made += LETTERS[byte % LETTERS.length];
  }
  return made;
}

/** CRC-32 (ISO 3309) in base 62: what was cut off or mistyped is told apart without the database. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let left = (crc ^ 0xffffffff) >>> 0;
  let written = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    written = LETTERS[left % 62] + written;
    left = Math.floor(left / 62);
  }
  return written;
}
