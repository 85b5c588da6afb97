import { actOf } from "./act";
import { inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { COUNTED_HEAD, FOOD_HEAD, headOf } from "./heads";
import { type Family, insideOf, isSeveral, type Saying, SHOWN_HERE } from "./saying";

/** Forms of a title that says how long it takes: “20 minute yoga for back pain”, “Docker in 100 seconds”. */
export const timedForms: Family = (title, casing) => {
  if (/[?:|()[\],]|\s[–—-]\s|[.!]\s/.test(title) || FINITE.test(title) || actOf(title)) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const [, count = "", unit = "", what = ""] =
    /^(\d+)[- ](minute|min|hour|day|week|second) (.+)$/iu.exec(bare(title)) ?? [];
  if (count && !/,/.test(what) && !/^(?:in|on|at|with|of)\b/i.test(what)) {
    const first = what.charAt(0).toUpperCase() + what.slice(1);
    const whole = unit.toLowerCase().replace(/^min$/, "minute");
    const time = `${count} ${put(`${whole}${count === "1" ? "" : "s"}`)}`;
    const sayings: Saying[] = [
      {
        title: `${first} ${put("in")} ${time}`,
        what: "Put the time last",
        why: "What it is about comes first.",
      },
      {
        title: `${first} (${time})`,
        what: "Put the time in brackets",
        why: "What it is about comes first, and the time is still seen.",
      },
      ...(COUNTED_HEAD.test(headOf(what))
        ? [
            {
              title: `${/^(?:8|11|18)/.test(count) ? "An" : "A"} ${count}-${put(whole)} ${what}`,
              what: "Gave it its article",
              why: "It reads as it is said.",
            },
          ]
        : []),
    ];
    if (
      /^(?:yoga|pilates|stretching|meditation|piano|guitar|cardio|rain|music|drawing|french|spanish|hiit)\b/i.test(
        what,
      )
    ) {
      sayings.push({
        title: `${time} ${put("of")} ${what}`,
        what: "Wrote the time out",
        why: "It reads as it is said.",
      });
    }
    return sayings;
  }
  const [, long = "", whole = "", sound = ""] =
    /^(\d+) (hours|minutes|days) of (.+)$/iu.exec(bare(title)) ?? [];
  if (long) {
    const time = `${long} ${put(whole.toLowerCase())}`;
    const first = sound.charAt(0).toUpperCase() + sound.slice(1);
    return [
      {
        title: `${first} ${put("for")} ${time}`,
        what: "Put the time last",
        why: "What it is about comes first.",
      },
      {
        title: `${first} (${time})`,
        what: "Put the time in brackets",
        why: "What it is about comes first, and the time is still seen.",
      },
      {
        title: `${put("These are", true)} ${time} ${put("of")} ${sound}`,
        what: "Opened with “These are”",
        why: SHOWN_HERE,
      },
      {
        title: `${first}: ${time}`,
        what: "Set the time off with a colon",
        why: "What it is about comes first.",
      },
    ];
  }
  const [, thing = "", , number = "", span = ""] =
    /^(.+?) (explained |summarized )?in (\d+) (second|minute)s$/iu.exec(bare(title)) ?? [];
  if (
    !thing ||
    FOOD_HEAD.test(thing) ||
    COUNTED_HEAD.test(thing) ||
    /^(?:how|why|what|i|we|learn|\p{L}+ing)\b/iu.test(thing) ||
    thing.split(" ").length > 5
  )
    return [];
  const inside = insideOf(thing.replace(/ explained$/i, ""), casing);
  const an = /^(?:8|11|18)/.test(number) ? "An" : "A";
  const first = thing.charAt(0).toUpperCase() + thing.slice(1);
  return [
    {
      title: `${an} ${number}-${put(span.toLowerCase())} ${put("look at")} ${inside}`,
      what: "Put the time first",
      why: "The number is what is read first.",
    },
    {
      title: `${put(isSeveral(thing.replace(/ explained$/i, "")) ? "These are" : "This is", true)} ${insideOf(bare(title), casing)}`,
      what: "Opened with “This is”",
      why: SHOWN_HERE,
    },
    {
      title: `${put("In", true)} ${number} ${put(`${span.toLowerCase()}s`)}: ${inside}`,
      what: "Put the time first",
      why: "The number is what is read first.",
    },
    {
      title: `${number} ${put(`${span.toLowerCase()}s`)} ${put("on")} ${inside}`,
      what: "Put the time first",
      why: "The number is what is read first.",
    },
    {
      title: `${first} (${put("in")} ${number} ${put(`${span.toLowerCase()}s`)})`,
      what: "Put the time in brackets",
      why: "What it is about stands alone, and the time is still seen.",
    },
  ];
};
