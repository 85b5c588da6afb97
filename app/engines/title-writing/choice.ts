import type { Alternative } from "./alternatives";

/** No more are worth reading. */
export const MOST = 8;
/** Up to here, those that say much the same are let through. */
const FILLED = 5;
/** So many are to be about as short as the title, “How to” more at the most, where there are any. */
const SHORT = 3;
const A_LITTLE = 8;

const OPENING =
  /^(?:this is|here['’]s|here are|these are|let me show you|see|want to know|do you know|ever wondered|do you think|wondering|finding out|take a look at|a look at|watch me|i['’]m) /;
const bareOf = (title: string) =>
  title
    .toLowerCase()
    .replace(OPENING, "")
    .replace(/\. here['’]s why$|[?.!]$/, "");
const lastOf = ({ changes }: Alternative) => changes.at(-1)?.what;

/**
 * The best of what was written: first those that say it in different ways, then, where these are few, what says
 * much the same. The score likes long titles, so a few short ones are kept whatever they score. Best first.
 */
export function chosen(ranked: Alternative[], original: string): Alternative[] {
  const length = [...original].length;
  const isShort = ({ title }: Alternative) => [...title].length <= length + A_LITTLE;
  const different = ranked.filter(
    (one, at) =>
      atMost(1, one, ranked.slice(0, at), lastOf) &&
      atMost(2, one, ranked.slice(0, at), ({ title }) => bareOf(title)),
  );
  const rest = ranked.filter(
    (one, at) => !different.includes(one) && atMost(2, one, ranked.slice(0, at), lastOf),
  );
  const kept = [...different, ...rest.slice(0, Math.max(FILLED - different.length, 0))];
  const short = [...kept, ...rest].filter(isShort).slice(0, SHORT);
  const others = kept.filter((one) => !short.includes(one)).slice(0, MOST - short.length);
  return ranked.filter((one) => short.includes(one) || others.includes(one));
}

/** Whether fewer than so many of those before share what is told of this one. */
function atMost(
  most: number,
  one: Alternative,
  before: Alternative[],
  told: (one: Alternative) => unknown,
): boolean {
  return before.filter((other) => told(other) === told(one)).length < most;
}
