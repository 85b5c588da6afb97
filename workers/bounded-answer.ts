const KB = 1024;
const MB = 1024 * KB;

/** The most bytes that are read of an answer from outside, uncompressed: about twice the largest that is asked for. */
export const ANSWER_BYTES = {
  /** 100 comments of 10,000 characters, of two bytes on the whole. */
  youtube: 4 * MB,
  /** 15 uploads with descriptions of 5,000 characters, of two bytes on the whole. */
  feed: MB,
  /** 320 by 180 points are some 20 KB. */
  picture: 256 * KB,
  /** Three years of days at some 180 bytes, and room. */
  wikimedia: MB,
  /** 100 subscriptions of some 10 KB, with their customers and ways to pay. */
  stripe: 2 * MB,
  /** An answer of MAX_ANSWER characters, with what surrounds it. */
  language: 256 * KB,
};

/** An answer from outside that is longer, or nested deeper, than any that was asked for. Its message quotes nothing. */
export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/**
 * The text of an answer, read piece by piece. Past `most` bytes it reads no further and hangs up.
 *
 * @param fatal refuses what is not UTF-8, in place of putting U+FFFD there
 * @throws AnswerTooLong past the bound, a TypeError for what is not UTF-8, and whatever broke the connection
 */
export async function readAnswer(answer: Response, most: number, { fatal = false } = {}): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal, ignoreBOM: false });
  let text = "";
  await readPieces(answer, most, (piece) => {
    text += decoder.decode(piece, { stream: true });
  });
  return text + decoder.decode();
}

/** The same of bytes. */
export async function readBytes(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await readPieces(answer, most, (piece) => void pieces.push(new Uint8Array(piece)));
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

async function readPieces(
  { body }: Response,
  most: number,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel().catch(() => undefined);
      throw new AnswerTooLong(`more than ${most / KB} KB`);
    }
    take(value);
  }
}

/** No API nests its answers half so deep. */
const MOST_NESTED = 64;

/**
 * Refuses JSON nested deeper than any answer is, before it is parsed: a bracket is a byte on the way, and an object of
 * some hundred once it is read. A text that is no JSON passes, or does not: whoever parses it will tell.
 *
 * @throws AnswerTooLong
 */
export function refuseNested(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = closingQuote(text, at + 1);
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      if (depth > MOST_NESTED) throw new AnswerTooLong(`nested deeper than ${MOST_NESTED} levels`);
    }
  }
}

/** Where the string ends whose first character is at `from`: at the quote behind an even number of backslashes. */
function closingQuote(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return text.length;
}

/** The value of an answer's JSON. Throws an AnswerTooLong where it is nested too deep, a SyntaxError where it is none. */
export function parseAnswer(text: string): unknown {
  refuseNested(text);
  return JSON.parse(text);
}

/** A `fetch` whose answers have come in whole, within the bound, before they are handed on. Throws as `readAnswer` does. */
export function boundedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const text = await readAnswer(answer, most);
    refuseNested(text);
    const headers = new Headers(answer.headers);
    // Of the body as it was sent.
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    return new Response(text || null, { status: answer.status, statusText: answer.statusText, headers });
  };
}
