import type { Page } from "@playwright/test";

/** What changes its place, size or angle now; colors may fade. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const motion = properties.filter((name) =>
        /^(translate|rotate|scale|transform|left|top|width|height)$/.test(name),
      );
      return motion.length > 0 ? [`${effect.target?.className}: ${motion.join()}`] : [];
    }),
  );
}
