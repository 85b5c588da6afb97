import { BRAND } from "../brand";
import { choiceCookie, cookieValue } from "../navigation/cookie";

const KPIS_KEY = `${BRAND.key}-kpis`;

/** Whether the KPIs are shown: they are unless the visitor hid them (spec section 2, "shown by default"). */
export function areKpisShown(cookies: string | null): boolean {
  return cookieValue(cookies, KPIS_KEY) !== "hidden";
}

/** The `Set-Cookie` value of the choice. */
export function kpisCookie(kpis: "shown" | "hidden", { secure }: { secure: boolean }): string {
  return choiceCookie(KPIS_KEY, kpis, { secure });
}
