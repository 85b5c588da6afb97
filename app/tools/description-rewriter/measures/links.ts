import { piecesOf } from "./pieces";

export interface LinkMeasure {
  /** As it was written. */
  text: string;
  /** "example.com", in lower case, without "www."; the text itself where no URL can be made of it. */
  domain: string;
  /** Whether YouTube makes it clickable: with "http://" or "https://" (YouTube Help, "Share URLs"). */
  clickable: boolean;
  /** Whether a URL can be made of it. */
  valid: boolean;
  start: number;
  end: number;
}

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
        clickable: full && url !== null,
        valid: url !== null,
        start: piece.start,
        end: piece.end,
      };
    });
}
