const PARTS = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
const SECONDS = [604_800, 86_400, 3_600, 60, 1];

/** Seconds of an ISO 8601 duration as videos have them ("PT1H2M3S", "P1DT4M"; "P0D" before a premiere); else null. */
export function durationSeconds(text: string): number | null {
  const parts = PARTS.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return null;
  return parts.reduce((sum, part, at) => sum + Number(part ?? 0) * (SECONDS[at] ?? 0), 0);
}
