const HELLO =
  /^(?:hey|hi|hello|yo|howdy|hiya|what['’]?s up|what is up|sup|good (?:morning|afternoon|evening)|greetings)\b(?:[,\s]+(?:there|guys|everyone|everybody|all|folks|friends|fam|family|y['’]?all|team|people|gang|youtube|world|again|my|dear|lovely|beautiful|ladies|and gentlemen)\b)*[\s,!.–-]*/iu;
const WELCOME =
  /^(?:and )?welcome(?: back)?(?: (?:everyone|everybody|guys|all|friends))?(?: to (?:(?:my|our|the|this|another|a|new) )*(?:[\p{L}\p{N}&'’-]+ ){0,3}?(?:channel|video|episode|vlog|stream|show|podcast)\b|(?: to (?:\p{Lu}[\p{L}\p{N}&'’-]*\s?){1,4})(?=[!.,]|$))?(?=$|[\s,!.–-])[\s,!.–-]*/iu;
const HOPE =
  /^(?:(?:and )?(?:i|we) )?hope (?:you|you['’]re|everyone|everybody|y['’]all)\b[^.!?,]{0,40}\b(?:well|good|great|fine|safe|day|week|okay|ok|amazing)[\s!.,]*$/iu;
/** What may follow a greeting in the same sentence. */
const GOES_ON =
  /^(?:and |so )?(?=(?:today|tonight|this (?:week|time|video|is)|in (?:this|today['’]s)|i|i['’]m|we|we['’]re|let['’]s|here)\b)/i;

/** A sentence's greeting and what it goes on to say; null for a sentence that greets nobody. English. */
export function greetingOf(sentence: string): { greeting: string; rest: string } | null {
  if (HOPE.test(sentence)) return { greeting: sentence, rest: "" };
  let at = HELLO.exec(sentence)?.[0].length ?? 0;
  at += WELCOME.exec(sentence.slice(at))?.[0].length ?? 0;
  if (at === 0) return null;
  const rest = sentence.slice(at);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { greeting: sentence, rest: "" };
  if (HOPE.test(rest)) return { greeting: sentence, rest: "" };
  const on = GOES_ON.exec(rest);
  if (!on || rest.split(/\s+/).length < 4) return null;
  const said = rest.slice(on[0].length);
  const greeting = sentence.slice(0, at).replace(/[\s,–-]+$/u, "");
  return {
    greeting: /[.!?]$/.test(greeting) ? greeting : `${greeting}.`,
    rest: said.charAt(0).toUpperCase() + said.slice(1),
  };
}
