import type { Evidence, Extreme, Figure, Measure, Trait } from "../../engines/grounding";
import { isoDay } from "../../numbers/days";
import type { OwnAnswer } from "./answer";

type Kind<Name extends OwnAnswer["kind"]> = Extract<OwnAnswer, { kind: Name; found: unknown }>["found"];

/** What is told of one name, or of the channel, while evidence is gathered. */
class Gathered {
  readonly figures: Figure[] = [];
  readonly traits: Trait[] = [];
  readonly extremes: Extreme[] = [];
  readonly names: string[] = [];
  currency: string | null = null;

  name(name: string): string {
    if (!this.names.includes(name)) this.names.push(name);
    return name;
  }
  figure(of: string | null, measure: Measure, value: number | null, more: Partial<Figure> = {}): void {
    if (value !== null) this.figures.push({ of, measure, value, ...more });
  }
  trait(of: string | null, trait: Trait["trait"]): void {
    this.traits.push({ of, trait });
  }
  standing(of: string, is: Extract<Trait["trait"], { kind: "standing" }>["is"]): void {
    this.trait(of, { kind: "standing", is });
  }
  day(of: string, instant: string): void {
    if (Number.isFinite(Date.parse(instant))) this.trait(of, { kind: "day", is: isoDay(instant) });
  }
}

/** All that answers told, as an answer in a model's words is held against it. `now` tells which cards are late. */
export function evidenceOf(answers: readonly OwnAnswer[], now: Date): Evidence {
  const all = new Gathered();
  for (const answer of answers) gather(answer, all, isoDay(now));
  const { names, figures, traits, extremes, currency } = all;
  return { names, figures, traits, extremes, currency };
}

/** The names of an answer's lines, in their order: what "the second one" is. */
export function namesIn(answer: OwnAnswer): readonly string[] {
  const all = new Gathered();
  if (answer.kind === "last-uploads") return answer.found.channel.lastUploads.map(({ title }) => title);
  gather(answer, all, "");
  const own = answer.kind === "channel" ? answer.found.channel.name : null;
  return all.names.filter((name) => name !== own);
}

function gather(answer: OwnAnswer, all: Gathered, today: string): void {
  switch (answer.kind) {
    case "declined":
    case "elsewhere":
      return;
    case "channel": {
      channel(answer.found, all);
      const { best, worst } = answer.found;
      all.figure(null, "views", best.all.views);
      all.figure(null, "average-views", best.all.medianViews);
      uploads(best.uploads, all);
      uploads(worst.uploads, all);
      extreme(best.uploads[0]?.title, "views", "most", all);
      extreme(worst.uploads[0]?.title, "views", "least", all);
      return;
    }
    case "last-uploads":
      channel(answer.found, all);
      lastUploads(answer.found, all);
      return;
    case "span":
    case "uploads": {
      const listed = answer.found.list.uploads;
      const titles = listed.map(({ title }) => title);
      if (answer.kind === "uploads") lastUploads(answer.found, all, titles);
      else all.figure(null, "uploads", answer.found.list.all.uploads);
      uploads(listed, all);
      all.figure(null, "listed", listed.length);
      return;
    }
    case "earnings": {
      all.currency = answer.found.currency;
      all.figure(null, "revenue", answer.found.all.revenue);
      for (const { title, revenue, rpm } of answer.found.uploads) {
        all.figure(all.name(title), "revenue", revenue);
        all.figure(title, "rpm", rpm);
      }
      if (answer.reading.subject === null) {
        const is = answer.reading.extreme ?? "most";
        extreme(answer.found.uploads[0]?.title, "revenue", is, all);
      }
      return;
    }
    case "kinds":
      all.figure(null, "shorts", answer.found.shorts.all.uploads);
      all.figure(null, "longs", answer.found.longs.all.uploads);
      return;
    case "series":
      all.figure(null, "series", answer.found.series.length);
      for (const one of answer.found.series) {
        if (one.name === null) continue;
        all.figure(all.name(one.name), "times", one.recentMultiple);
        all.figure(one.name, "episodes", one.episodes);
        all.figure(one.name, "listed", 3);
        all.day(one.name, one.lastEpisode.publishedAt);
      }
      return;
    case "timing":
      for (const { finding, time, times } of answer.found.kinds) {
        if (time === null) continue;
        all.trait(null, { kind: "time", is: time, best: finding === "best" });
        all.figure(null, "times", times);
      }
      return;
    case "titles":
      if (answer.reading.subject !== null) all.name(answer.reading.subject);
      for (const { title, chance } of answer.found.alternatives)
        all.figure(all.name(title), "chance", chance);
      for (const { text, multiple, uploads } of answer.found.stems) {
        all.figure(all.name(text), "times", multiple);
        all.figure(text, "uploads", uploads);
      }
      return;
    case "forecasts":
      for (const { title, p10, p50, p90, basis } of answer.found) {
        all.figure(all.name(title), "low", p10, { days: 30 });
        all.figure(title, "middle", p50, { days: 30 });
        all.figure(title, "high", p90, { days: 30 });
        all.figure(title, "uploads", basis);
      }
      return;
    case "interest":
      interest(answer.found, all);
      return;
    case "requests":
      all.figure(null, "comments", answer.found.comments);
      for (const { wants, asked } of answer.found.requests.slice(0, 5)) {
        all.figure(all.name(wants), "comments", asked);
        all.standing(wants, "asked-for");
      }
      if (!answer.found.isAbout) extreme(answer.found.requests[0]?.wants, "comments", "most", all);
      return;
    case "ideas-judged":
      for (const { idea, color, chance } of answer.found) {
        all.trait(all.name(idea), { kind: "color", is: color });
        all.figure(idea, "chance", chance);
      }
      return;
    case "ideas": {
      const [first] = answer.found.ideas;
      for (const { title, subject, color, chance } of answer.found.ideas.slice(0, 5)) {
        const name = all.name(title ?? subject);
        all.trait(name, { kind: "color", is: color });
        all.figure(name, "chance", chance);
      }
      all.figure(null, "ideas", answer.found.ideas.length);
      extreme(first && (first.title ?? first.subject), "chance", "most", all);
      return;
    }
    case "cards":
      cards(answer.found, all, today);
      return;
    case "outcomes": {
      const { green, amber, red, inside } = answer.found.record;
      for (const [color, { hits, of }] of Object.entries({ green, amber, red }))
        all.figure(color, "beat-usual", hits, { outOf: of });
      all.figure(null, "inside", inside.hits, { outOf: inside.of });
      return;
    }
    case "watched":
      watched(answer.found, all);
  }
}

function extreme(of: string | undefined, measure: Measure, is: "most" | "least", all: Gathered): void {
  if (of !== undefined) all.extremes.push({ of, measure, is });
}

function channel({ channel }: Pick<Kind<"channel">, "channel">, all: Gathered): void {
  all.name(channel.name);
  for (const name of [null, channel.name]) {
    all.figure(name, "subscribers", channel.subscribers);
    all.figure(name, "uploads", channel.uploads);
    // Lists tell no lengths: then neither is known.
    if (channel.longs + channel.shorts === 0) continue;
    all.figure(name, "shorts", channel.shorts);
    all.figure(name, "longs", channel.longs);
  }
}

function lastUploads({ channel }: Kind<"last-uploads">, all: Gathered, only?: string[]): void {
  for (const [at, one] of channel.lastUploads.entries()) {
    if (only && !only.includes(one.title)) continue;
    all.figure(all.name(one.title), "views", one.views);
    all.figure(one.title, "times", one.multiple);
    all.standing(one.title, "uploaded");
    if (!one.publishedWithinDays) all.day(one.title, one.publishedAt);
    if (at === 0) all.standing(one.title, "newest");
  }
  if (!only) all.figure(null, "listed", channel.lastUploads.length);
}

function uploads(found: Kind<"earnings">["uploads"], all: Gathered): void {
  for (const { title, views, publishedAt, publishedWithinDays } of found) {
    if (!all.names.includes(title)) all.figure(title, "views", views);
    all.name(title);
    if (!publishedWithinDays) all.day(title, publishedAt);
  }
}

function interest({ idea, interest }: Kind<"interest">, all: Gathered): void {
  all.name(idea);
  if (!interest) return;
  const { because } = interest;
  const trend =
    because === "rising" || because === "spiking"
      ? "rising"
      : because === "declining"
        ? "falling"
        : because === "steady"
          ? "steady"
          : null;
  if (trend) all.trait(idea, { kind: "trend", is: trend });
}

function cards({ cards }: Kind<"cards">, all: Gathered, today: string): void {
  const open = cards
    .flatMap(({ title, idea, date, state }) =>
      date === null || state === "published" ? [] : [{ name: title || idea, date }],
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  for (const { name, date } of open) {
    all.day(all.name(name), date);
    if (date < today) all.standing(name, "late");
  }
  const next = open.find(({ date }) => date >= today);
  if (next) all.standing(next.name, "next");
  all.figure(null, "late", open.filter(({ date }) => date < today).length);
  all.figure(null, "cards", open.length);
}

function watched({ events, channels }: Kind<"watched">, all: Gathered): void {
  for (const { title } of channels) all.standing(all.name(title), "watched");
  all.figure(null, "channels", channels.length);
  const told = events.flatMap((event) => (event.kind === "watched-upload" ? [event] : []));
  for (const { facts } of told.slice(0, 5)) {
    all.day(all.name(facts.title), facts.publishedAt);
    all.standing(facts.title, "uploaded");
  }
  all.figure(null, "events", told.length, { days: 30 });
}
