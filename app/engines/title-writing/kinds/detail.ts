import { readAct } from "../act";
import { capitalize, lowerFirst } from "../casing";
import { COUNTED_HEAD, endsInPlural, FOOD_HEAD, headOf, PLURAL } from "../nouns";
import { bare, type Kind, type Pattern, pattern, type Saying, say, WHY, type Writer } from "../rules";
import { FINITE } from "../verbs";

/** “An” before 8, 11 and 18. */
const anFor = (count: string) => (/^(?:8|11|18)/.test(count) ? "An" : "A");

/** Patterns of titles that say how long it takes. */
export const DETAIL_PATTERNS: Pattern[] = [
  pattern(
    "Put the time first",
    WHY.number,
    /^((?:\p{L}[\p{L}'’-]* ){1,5}\p{L}[\p{L}'’-]*) in (\d+) (minute|hour|day|week)s?$/iu,
    ([thing = "", count = "", unit = ""], { casing, put, moveSurely }) => {
      const inside = casing === "sentence" ? moveSurely(thing) : thing;
      return inside === null ||
        FINITE.test(thing) ||
        /^(?:how|i|we|learn|making|building|make|build|get|from|my|the|a|an)\b|^\p{L}+ing | to /iu.test(thing)
        ? null
        : `${PLURAL.test(thing) ? "" : `${anFor(count)} `}${count}-${put(unit.toLowerCase())} ${inside}`;
    },
  ),
];

/** A title that says how long it is or takes: “20 minute yoga for back pain”, “Docker in 100 seconds”. */
export const durationKind: Kind = (title, writer) => {
  if (/[?:|()[\],]|\s[–—-]\s|[.!]\s/.test(title) || FINITE.test(title) || readAct(title)) return [];
  const [long, hours, fast] = [sayLong(title, writer), sayHours(title, writer), sayFast(title, writer)];
  return long.length > 0 ? long : hours.length > 0 ? hours : fast;
};

/** “20 minute yoga for back pain” */
function sayLong(title: string, { put }: Writer): Saying[] {
  const [, count = "", unit = "", what = ""] =
    /^(\d+)[- ](minute|min|hour|day|week|second) (.+)$/iu.exec(bare(title)) ?? [];
  if (!count || /^(?:in|on|at|with|of)\b/i.test(what)) return [];
  const whole = unit.toLowerCase().replace(/^min$/, "minute");
  const time = `${count} ${put(count === "1" ? whole : `${whole}s`)}`;
  const sayings = [
    say(`${capitalize(what)} ${put("in")} ${time}`, "Put the time last", WHY.topicFirst),
    say(`${capitalize(what)} (${time})`, "Put the time in brackets", WHY.timeSeen),
  ];
  if (COUNTED_HEAD.test(headOf(what)))
    sayings.push(say(`${anFor(count)} ${count}-${put(whole)} ${what}`, "Gave it its article", WHY.natural));
  if (
    /^(?:yoga|pilates|stretching|meditation|piano|guitar|cardio|rain|music|drawing|french|spanish|hiit)\b/i.test(
      what,
    )
  )
    sayings.push(say(`${time} ${put("of")} ${what}`, "Wrote the time out", WHY.natural));
  return sayings;
}

/** “10 hours of rain sounds” */
function sayHours(title: string, { put, opening }: Writer): Saying[] {
  const [, count = "", unit = "", what = ""] =
    /^(\d+) (hours|minutes|days) of (.+)$/iu.exec(bare(title)) ?? [];
  if (!count) return [];
  const time = `${count} ${put(unit.toLowerCase())}`;
  const first = capitalize(what);
  return [
    say(`${first} ${put("for")} ${time}`, "Put the time last", WHY.topicFirst),
    say(`${first} (${time})`, "Put the time in brackets", WHY.timeSeen),
    opening("These are", `${time} ${put("of")} ${what}`, WHY.obvious),
    say(`${first}: ${time}`, "Set the time off with a colon", WHY.topicFirst),
  ];
}

/** “Docker in 100 seconds” */
function sayFast(title: string, { begin, put, move, opening }: Writer): Saying[] {
  const [, thing = "", , count = "", unit = ""] =
    /^(.+?) (explained |summarized )?in (\d+) (second|minute)s$/iu.exec(bare(title)) ?? [];
  if (
    !thing ||
    FOOD_HEAD.test(thing) ||
    COUNTED_HEAD.test(thing) ||
    /^(?:how|why|what|i|we|learn|\p{L}+ing)\b/iu.test(thing) ||
    thing.split(" ").length > 5
  )
    return [];
  const topic = thing.replace(/ explained$/i, "");
  const inside = move(topic);
  const one = unit.toLowerCase();
  const time = `${count} ${put(`${one}s`)}`;
  return [
    say(`${anFor(count)} ${count}-${put(one)} ${put("look at")} ${inside}`, "Put the time first", WHY.number),
    opening(endsInPlural(topic) ? "These are" : "This is", move(bare(title)), WHY.obvious, "This is"),
    say(`${begin("In")} ${time}: ${inside}`, "Put the time first", WHY.number),
    say(`${time} ${put("on")} ${inside}`, "Put the time first", WHY.number),
    say(
      `${capitalize(thing)} (${put("in")} ${time})`,
      "Put the time in brackets",
      "The topic stands alone, and the time is still there.",
    ),
  ];
}

const EPISODE =
  /^(.+?)(?:\s?(?<![,:|–—#-])[,:|–—#-]+\s?|\s\(|\s)((?:episode|ep\.?|part|day|chapter|week|lesson|level|season) ?#? ?\d+)\)?$/iu;

const COUNTED_FIRST = /^((?:episode|part|day|chapter|week|level) \d+) of (.+)$/iu;

/** A title that is one of a series: “Minecraft hardcore - episode 12”. */
export const episodeKind: Kind = (title, { begin, put, move, opening }) => {
  const [, counted = "", series = ""] = COUNTED_FIRST.exec(bare(title)) ?? [];
  const [, show = series, all = counted] = counted ? [] : (EPISODE.exec(bare(title)) ?? []);
  if (!show || /[?:|()[\]]|\s[–—-]\s/.test(show) || show.split(" ").length > 8) return [];
  const part = all
    .toLowerCase()
    .replace(/^ep(?:\.|(?= |\d))? ?(?!isode)/, "episode ")
    .replace(/ ?# ?/, " ")
    .replace(/(\p{L})(\d)/u, "$1 $2");
  const ofShow = `${put("of")} ${move(show)}`;
  const first = capitalize(show);
  const order = "The new part comes before the name of the series.";
  return [
    say(`${begin(part)} ${ofShow}`, "Put the part first", order),
    say(`${begin(part)}: ${first}`, "Put the part first", order),
    say(`${first}, ${put(part)}`, "Set the part off with a comma", WHY.natural),
    say(
      `${first} (${put(part)})`,
      "Put the part in brackets",
      "Viewers read the series first, its followers the part.",
    ),
    opening("This is", `${put(part)} ${ofShow}`, WHY.obvious),
    opening("Here's", `${put(part)} ${ofShow}`, WHY.obvious),
    opening(
      /^day/i.test(part) ? "What happens on" : "What happens in",
      `${put(part)} ${ofShow}`,
      WHY.gap,
      "What happens in",
    ),
  ];
};

/** What a title can do without, at its end: who it is for, how long it takes, what it goes without. */
const ASIDE =
  /^(\S+ \S+ .+?) ((?:for (?:beginners|dummies|students|kids|adults|seniors|women|men|everyone|small spaces|free|teens|busy people|total beginners|absolute beginners|complete beginners)|on a (?:tight |small |student )?budget|at home|from scratch|from home|(?:with no|without)(?: an?| any)? [\p{L}-]+(?: [\p{L}-]+)?|in (?:under )?\d+ (?:minutes|hours|days|weeks|steps)|in one (?:day|pan|pot|hour|week)|step by step|the (?:easy|right|cheap) way))$/iu;

/** Titles whose aside is what they are about. */
const CORE =
  /^(?:how to (?:live|sleep|travel)|life|living|what|a day|is|are|can|do|does|should|why|\d+|best|the best|top|which|who|would|want)\b/i;

/** A title that ends in an aside, which can be set off or left out: “… (without an oven)”. */
export const asideKind: Kind = (title, { casing, begin, put }) => {
  const [, start = "", extra = ""] =
    /^([^,]{12,}), ((?:no|without|with no|from|the (?:easy|right|cheap|simple|lazy) way)(?: [^,]+)?)$/iu.exec(
      bare(title),
    ) ?? [];
  if (start && !/[?:|()[\]]/.test(title))
    return [
      say(`${start} (${extra})`, `Set “${extra}” off in brackets`, WHY.aside),
      say(start, `Left out “${extra}”`, WHY.fewer),
    ];
  const [, main = "", aside = ""] = ASIDE.exec(bare(title)) ?? [];
  if (
    !main ||
    /[?:|()[\],!]|[.]\s|\s[–—-]\s/.test(title) ||
    CORE.test(main) ||
    / (?:and|or|to|is|are|live|living)$/i.test(main)
  )
    return [];
  const sayings = [say(`${main} (${aside})`, `Set “${aside}” off in brackets`, WHY.aside)];
  if (
    /^(?:for|on|in)\b/i.test(aside) &&
    (readAct(title) || /^how /i.test(title)) &&
    !/for (?:free|small)|in one/i.test(aside)
  ) {
    const [first = "", ...rest] = main.split(" ");
    const inside = [lowerFirst(put(first), casing), ...rest].join(" ");
    sayings.push(say(`${begin(aside)}: ${inside}`, `Put “${aside}” first`, "The special part comes first."));
  }
  if (main.split(" ").length >= 4 && /^(?:for|step|at home)/i.test(aside) && !/for free/i.test(aside))
    sayings.push(say(main, `Left out “${aside}”`, WHY.fewer));
  return sayings;
};

const TWO = /^(.{3,60}?)(?::| -| –| —| \|) (.{4,60})$/u;

/** A title in two halves that cannot stand alone: “Thrift haul: vintage denim”. */
export const halvesKind: Kind = (title, { begin, put, move, opening }) => {
  const [, first = "", second = ""] = TWO.exec(title) ?? [];
  if (!first) return sayTurn(title);
  if (/[?:|()[\].!]|\s[–—-]\s|^\P{L}*$/u.test(`${first}${second}`)) return [];
  if (/^pov$/i.test(first))
    return /^(?:you|your) /.test(second)
      ? [
          say(`${begin("When")} ${second}`, "Wrote “POV” as “When”", "Everyone can read it."),
          say(`${begin("Imagine")} ${second}`, "Wrote “POV” as “Imagine”", WHY.speaks),
        ]
      : [];
  const bracketed = say(
    `${first} (${second})`,
    "Put the second half in brackets",
    "The subject stands alone, and the rest is still there.",
  );
  const [, word = "", does = ""] = /^(what|why|how|when|where) (?:they|it) (.+)$/iu.exec(second) ?? [];
  if (word && !/\b(?:i|my|we|our|the|a)\b/i.test(first)) {
    const asks = word.toLowerCase();
    const clause = `${put(asks)} ${move(first)} ${does}`;
    return [
      say(capitalize(clause), "Made one sentence of the halves", WHY.natural),
      opening("This is", clause, WHY.obvious, `This is ${asks}`),
      opening("Here's", clause, WHY.obvious, `Here's ${asks}`),
      bracketed,
    ];
  }
  const sayings = [bracketed];
  if (/ update$/i.test(first) && /^\d+ (?:weeks|months|days|years)$/i.test(second))
    sayings.push(say(`${first} ${put("at")} ${second}`, "Made one phrase of the halves", WHY.natural));
  if (!/\b(?:it|they|them|that|this)\b/i.test(second)) {
    const told = "The point comes before the topic.";
    sayings.push(
      say(`${capitalize(second)}: ${move(first)}`, "Put the second half first", told),
      say(`${capitalize(second)} (${move(first)})`, "Put the first half in brackets, behind", told),
    );
  }
  if (!title.includes(`${first}:`))
    sayings.push(
      say(`${first}: ${second}`, "Set a colon between the halves", "The second half explains the first."),
    );
  return sayings;
};

/** “Skyrim but I can't use weapons” */
function sayTurn(title: string): Saying[] {
  const [, thing = "", turn = ""] =
    /^(\S+(?: \S+){0,3}?),? (but (?:i|we|it['’]s|with|without|every|everything|you|the) .+)$/iu.exec(title) ??
    [];
  if (
    !thing ||
    /[?:|()[\]]|[.!]\s/.test(title) ||
    FINITE.test(thing) ||
    /\b(?:i|we|not|nothing|all|you|anything)\b/i.test(thing)
  )
    return [];
  return [
    say(
      `${thing} (${turn})`,
      "Put the turn in brackets",
      "The subject stands alone, and the turn stands out.",
    ),
    say(`${thing}... ${turn}`, "Set a pause before the turn", WHY.turn),
    say(`${thing} – ${turn}`, "Set a dash before the turn", WHY.turn),
  ];
}
