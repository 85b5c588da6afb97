const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Short, since a board may hold 500: 50 random bits tell the cards of one owner apart. */
export function newCardId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ID_LETTERS[byte % 32]).join("");
}

/** What keeps a seal from being found out by hashing guesses: 128 random bits in hexadecimal. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What lets whoever has it act, in a link or a cookie: 256 random bits as letters, digits, hyphens and underscores. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
