import { UNITS_A_DAY, type UnitsByBucket } from "../../app/sources/quota";

interface Vars {
  YOUTUBE_SEARCHES_A_DAY?: string;
  YOUTUBE_UNITS_A_DAY?: string;
}

/** The quota a day that a deployment says it has; YouTube's usual one where it says nothing, or no whole number. */
export function dailyLimits(vars: Vars, warn: (text: string) => void): UnitsByBucket {
  function limit(name: keyof Vars, usual: number): number {
    // A var of wrangler.toml may also be written as a number.
    const text = String(vars[name] ?? "").trim();
    if (text === "") return usual;
    if (/^\d{1,12}$/.test(text)) return Number(text);
    warn(`${name} is no whole number: ${usual} instead`);
    return usual;
  }
  return {
    ...UNITS_A_DAY,
    search: limit("YOUTUBE_SEARCHES_A_DAY", UNITS_A_DAY.search),
    general: limit("YOUTUBE_UNITS_A_DAY", UNITS_A_DAY.general),
  };
}
