/** Past forms by what a reader wants to know of them: how it was done, why, or what came of it. */
const HOW =
  "built made grew saved lost learned learnt fixed turned wrote edited recorded restored paid ran cooked baked painted repaired converted planted cut cleaned designed coded programmed shot filmed composed earned gained got beat won solved finished renovated decorated organized organised automated upgraded doubled taught trained passed landed raised sewed knitted brewed carved welded printed modded hacked started launched reached hit cured improved mastered memorized transformed";
const WHY =
  "quit left stopped moved switched sold bought deleted returned chose gave canceled cancelled refused dropped ditched regret hate love stay closed ended threw broke skipped unsubscribed failed changed";
const TRIED =
  "tried tested ate drank spent lived wore asked drove slept played survived followed used went visited watched let did walked rode stayed worked read took put gave only hid dated interviewed compared swam flew hiked cycled camped fasted meditated replaced challenged traveled travelled listened";

const of = (words: string) => new Set(words.split(" "));
const [how, why, tried] = [of(HOW), of(WHY), of(TRIED)];

export type Wanted = "how" | "why" | "what happened";

/** What a reader wants to know of somebody who “built”, “quit” or “tried”; null for a verb that is not known. */
export function wantedOf(past: string): Wanted | null {
  const word = past.toLowerCase();
  if (how.has(word)) return "how";
  if (why.has(word)) return "why";
  return tried.has(word) ? "what happened" : null;
}

/** “work” as in “it works”. */
export function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Verbs that stand behind their subject in “does it work” and are not taken for a part of it. */
export const PLAIN =
  /^(?:work|happen|cost|taste|feel|look|fail|die|hurt|matter|smell|keep|need|take|sound|stop|crack|rise|sink|break|last|make|get|go|want|turn|grow|sleep|eat|purr|bark|hate|love|have|lose|cry|bite|leak|squeak|burn|fade|rust|spin|float|fly)$/i;

/** Gerunds of what creators do themselves, with “a”, “my” or a number behind. */
export const DOING =
  /^(?:building|making|restoring|cooking|baking|painting|renovating|converting|growing|fixing|repairing|designing|writing|editing|planting|cleaning|learning|trying|testing|visiting|exploring|driving|moving|buying|selling|starting|launching|running|recording|filming|drawing|sewing|knitting|brewing|carving|upgrading|training|decorating|organizing|organising|turning|unboxing|installing|sketching|printing|hiking|rebuilding)$/i;

/** What somebody did who was “trying” or “testing” at first. */
export function pastOf(gerund: string): string {
  const stem = gerund.toLowerCase().slice(0, -3);
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${stem}ed`;
}
