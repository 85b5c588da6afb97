/** A weight is one character: its code less this many is the number of steps. Codes 37 to 91, so no quote, no "\\". */
const MIDDLE = 64;
export const MAX_STEPS = 27;

/** A weight as a character; a greater one than 27 steps becomes 27. */
export function encodeWeight(weight: number, step: number): string {
  const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / step)));
  return String.fromCharCode(MIDDLE + steps);
}

/** The weight that the character at a place of a line stands for. */
export function decodeWeight(line: string, at: number, step: number): number {
  return (line.charCodeAt(at) - MIDDLE) * step;
}
