const TIME = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}`;
const TIMESTAMP = new RegExp(String.raw`^\W*${TIME}(?!\d|:|\s*[ap]\.?m\b)|(?<!\d|:)${TIME}\W*$`, "iu");
/** A line that begins or ends with a time: "1:20 Oven", "Oven (1:20)". */
export function hasTimestamp(line: string): boolean {
  return TIMESTAMP.test(line);
}
