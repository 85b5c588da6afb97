import { decodeEntities } from "../../words/folding";

/** A piece of what is said, and when, in seconds from the video's beginning. */
export interface Cue {
  start: number;
  /** When it ends; its start where the captions do not say. */
  end: number;
  text: string;
}

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,3}:[0-5]\d(?:[.,]\d{1,3})?`;
/** "00:00:05,000 --> 00:00:08,000" (SubRip, WebVTT with settings behind it) and "0:00:05.000,0:00:08.000" (SubViewer). */
const TIMING = new RegExp(String.raw`^\s{0,9}(${CLOCK})(?:\s{0,9}-->\s{0,9}|,)(${CLOCK})(?:\s|$)`);
/** "0:05", "[0:05]" or "0:05 text", as YouTube's transcript is copied. */
const STAMP = new RegExp(String.raw`^\s{0,9}[[(]?(${CLOCK})[\])]?(?:\s(.*))?$`, "s");

/** Formatting of WebVTT and of SubRip, and sounds in brackets, such as "[Music]". */
const MARKUP = /<[^<>]*>|\{\\[^{}]*\}|\[[^[\]]*\]|[♪♫]|(?:^|(?<=\s))>>+/gu;

/**
 * Reads captions as YouTube Studio gives them (SubRip, SubViewer, WebVTT), or YouTube's transcript as it is copied, with
 * times on lines of their own or before the text. In order of time; a line that rolls up is read once.
 * Takes time linear in the text. [] where no times stand in it.
 */
export function readCaptions(text: string): Cue[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const cues = lines.some((line) => TIMING.test(line)) ? readTimed(lines) : readStamped(lines);
  let before: string[] = [];
  return cues
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, end, lines: said }) => {
      const clean = said.map(cleanLine).filter((line) => line !== "");
      const fresh = clean.filter((line) => !before.includes(line));
      // Captions that roll up show two or three lines.
      before = clean.slice(-3);
      return fresh.length > 0 ? [{ start, end, text: fresh.join("\n") }] : [];
    });
}

interface RawCue {
  start: number;
  end: number;
  lines: string[];
}

/** Cues below timing lines. A number or a name above a timing line, notes and styles are no text. */
function readTimed(lines: string[]): RawCue[] {
  const cues: RawCue[] = [];
  let open: RawCue | undefined;
  for (const line of lines) {
    const [, from, to] = TIMING.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      // Where no blank line parts two cues, the number of the next stands last.
      if (open && open.lines.length > 1 && /^\s{0,9}\d{1,6}\s{0,9}$/.test(open.lines.at(-1) ?? ""))
        open.lines.pop();
      const start = secondsOf(from);
      open = { start, end: Math.max(start, secondsOf(to)), lines: [] };
      cues.push(open);
    } else if (line.trim() === "") {
      if (open && open.lines.length > 0) open = undefined;
    } else open?.lines.push(line);
  }
  return cues;
}

/** Cues of a copied transcript. Where most times have a line of their own, a time before a text is part of it. */
function readStamped(lines: string[]): RawCue[] {
  const stamps = lines.map((line) => STAMP.exec(line.trimEnd()));
  const found = stamps.filter((stamp) => stamp !== null);
  const alone = found.filter((stamp) => stamp[2] === undefined).length * 2 >= found.length;
  const cues: RawCue[] = [];
  let last: RawCue | undefined;
  for (const [at, line] of lines.entries()) {
    const [, clock, said] = stamps[at] ?? [];
    const start = clock === undefined ? -1 : secondsOf(clock);
    // Times of a transcript do not go back: "at 5:30 we rise" is said.
    if (clock !== undefined && (said === undefined || !alone) && start >= (last?.start ?? 0)) {
      last = { start, end: start, lines: said === undefined ? [] : [said] };
      cues.push(last);
    } else if (last && !(last.lines.length === 0 && tellsLength(line, last.start))) last.lines.push(line);
  }
  return cues;
}

/** Whether a line says a time in words, "1 minute, 5 seconds", as YouTube puts it below "1:05" for screen readers. */
function tellsLength(line: string, seconds: number): boolean {
  if (line.length > 60) return false;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const told = (line.match(/\d+/g) ?? []).map(Number).filter((part) => part > 0);
  const spoken = parts.filter((part) => part > 0);
  return /\d/.test(line) && /\p{L}/u.test(line) && told.join() === spoken.join();
}

/** Seconds of "1:02:03.5", "02:03,500" or "0:05". */
function secondsOf(clock: string): number {
  return clock
    .replace(",", ".")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function cleanLine(line: string): string {
  return decodeEntities(line.replace(MARKUP, " ")).replace(/\s+/g, " ").trim();
}
