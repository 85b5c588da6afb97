import { KNOWN_FORMS, type KnownForm } from "../../app/engines/titles/known.ts";
import { mean } from "../../app/statistics/sums.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { table } from "../table.ts";

/** A channel counts if it used a form, and did without it, this many times. */
const LEAST_USES = 10;
const MOST = 0.7;

/** What forms of a title went together with, channel by channel: views beside the uploads around. */
export function knownFormsTable(channels: IdeaChannel[]): string {
  const forms: KnownForm[] = Object.values(KNOWN_FORMS);
  return table(
    ["form", "channels", "views", "above 1", "standard errors"],
    forms.map(({ name, has }) => {
      const effects = channels.flatMap(({ uploads, residuals }) => {
        const bears = uploads.map(({ upload }) => has(upload.title));
        const side = (wanted: boolean) =>
          [...residuals].flatMap((own, at) =>
            bears[at] === wanted ? [Math.min(Math.max(own, -MOST), MOST)] : [],
          );
        const [having, lacking] = [side(true), side(false)];
        return Math.min(having.length, lacking.length) < LEAST_USES ? [] : [mean(having) - mean(lacking)];
      });
      const middle = mean(effects);
      const deviation = Math.sqrt(mean(effects.map((own) => (own - middle) ** 2)));
      const above = effects.filter((own) => own > 0).length / effects.length;
      return [
        name,
        String(effects.length),
        `×${(10 ** middle).toFixed(2)}`,
        `${Math.round(100 * above)} %`,
        (middle / (deviation / Math.sqrt(effects.length - 1))).toFixed(1),
      ];
    }),
  );
}
