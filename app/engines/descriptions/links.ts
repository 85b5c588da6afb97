import { piecesOf } from "./pieces";

export interface LinkMeasure {
  /** As it was written. */
  text: string;
  /** "example.com", in lower case, without "www."; the text itself where no URL can be made of it. */
  domain: string;
  /** Whether it begins with "http://" or "https://": without, not every app makes a link of it. */
  hasProtocol: boolean;
  /** Whether a URL can be made of it. */
  valid: boolean;
  start: number;
  end: number;
}

/** The links of a text in its order, those without a protocol too: these are read as if they had "https://". */
export function linksIn(text: string): LinkMeasure[] {
  return piecesOf(text)
    .filter(({ kind }) => kind === "link")
    .map((piece) => {
      const full = /^https?:\/\//i.test(piece.text);
      const url = URL.parse(full ? piece.text : `https://${piece.text}`);
      const domain = url ? url.hostname.replace(/^www\./, "") : piece.text;
      return {
        text: piece.text,
        domain,
        hasProtocol: full,
        valid: url !== null,
        start: piece.start,
        end: piece.end,
      };
    });
}
