const TIME = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}`;
const TIMESTAMP = new RegExp(String.raw`^\W*${TIME}(?!\d|:|\s*[ap]\.?m\b)|(?<!\d|:)${TIME}\W*$`, "iu");
/** Whether a line begins or ends with a time: "1:20 Oven", "Oven (1:20)". "7:30 pm" is a time of day. */
export function hasTimestamp(line: string): boolean {
  return TIMESTAMP.test(line);
}
