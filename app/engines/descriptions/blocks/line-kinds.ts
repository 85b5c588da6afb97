import type { BlockKind } from "../../../model/channel";
import { blankOut, findPieces } from "../chapters";
import { isGreeting, isHeading, isLegalHeading } from "../rewrite/lines";

/** What one line is for. "dated" ones are never offered again; a greeting opens one video and closes none. */
export type LineKind = BlockKind | "dated" | "greeting";

/** A word of these, also with an ending behind it: "abonn" finds "abonniert". English, German, Spanish, Portuguese, French, Italian, Hindi, Japanese. */
const words = (list: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${list})`, "iu");

const SOCIAL_SITES =
  /(?:^|[/.])(?:instagram|tiktok|twitter|x|facebook|fb|threads|bsky|mastodon|discord|twitch|kick|snapchat|linkedin|reddit|vk|t|linktr)\.(?:com|net|app|gg|me|tv|ee|social)(?:\/|$)/iu;
const SOCIAL = words(
  "insta|ig(?!\\p{L})|tt(?!\\p{L})|tik ?tok|twitter|facebook|discord|twitch|threads|bluesky|snapchat|linkedin|social|socials|follow (?:me|us)|folg(?:t|e)? (?:mir|uns)|s[ií]gue(?:me|nos)|redes sociales|redes sociais|me siga|siga|suivez|r[ée]seaux|seguimi|seguici|フォロー",
);
const SHOPS = /(?:^|[/.])(?:amzn|amazon|kit|geni|bhphotovideo|thomann|sweetwater)\.[a-z.]{2,6}(?:\/|$)/iu;
const GEAR = words(
  "gear|equipment|kit|setup|cameras?|lens(?:es)?|mics?(?!\\p{L})|microphones?|lights?|lighting|tripods?|drones?|tools i use|what i (?:film|shoot|use)|ausr[üu]stung|kamera|objektiv|mikro|licht|stativ|werkzeug|equipo|c[áa]mara|micr[óo]fono|equipamento|c[âa]mera|microfone|mat[ée]riel|[ée]quipement|cam[ée]ra|attrezzatura|機材|カメラ|マイク|レンズ",
);
const DISCLOSURE = words(
  "affiliat|afiliad|affili[ée]|commission|comisi[oó]n|comiss[aã]o|provision|amazon associate|partnerlink|disclaimer|disclosure|copyright|fair use|all rights|haftungs|impressum|descargo|アフィリエイト|アソシエイト|免責|著作権",
);
const SUBSCRIBE = words(
  "subscribe|subscribing|abo(?!\\p{L})|abonn|suscr[ií]b|inscrev|se inscreva|iscriv|सब्सक्राइब|チャンネル登録",
);
const SUBSCRIBE_LINK = /[?&]sub_confirmation=/iu;
const OFFER = words(
  "sponsored|sponsoring|sponsor of|sponsors? (?:this|today)|our sponsor|brought to you|thanks to [^\\n]{1,60} for|free trial|promo|coupons?|discount|code [A-Z0-9]{3,}|with code|use code|gutschein|rabatt|gesponsert|descuento|c[oó]digo|cup[oó][mn]|patrocinad|desconto|code promo|r[ée]duction|sponsoris|sconto|codice|割引|クーポン|提供",
);
const SHARE_OFF = /\d\s?%/u;

/** Full and short month names that a day may stand beside, of the languages above. A short one that is a word is full here. */
const MONTH =
  "jan(?:uary|uar|eiro|vier)?|enero|gennaio|feb(?:ruary|ruar|rero|braio)?|fevereiro|f[ée]vrier|mar(?:ch|zo|[cç]o|s)?|märz|apr(?:il|ile)?|abril|avril|may|mai|mayo|maio|maggio|june?|juni|junio|junho|juin|giugno|july?|juli|julio|julho|juillet|luglio|aug(?:ust)?|agosto|ao[uû]t|sep(?:t|tember|tembre|tiembre)?|setembro|settembre|oct(?:ober|obre)?|okt(?:ober)?|octubre|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|d[ée]cembre|diciembre|dicembre";
const DATES = [
  /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)|(?<![\d./])\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?![\d./])|\d{1,2}[月월]\s?\d{1,2}[日일]|\d{1,2}日まで/u,
  new RegExp(String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s|of\s)?(?:${MONTH})(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?<!\p{L})(?:${MONTH})\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}:%])`, "iu"),
];
/** Words that say a line holds for a time only. */
const FOR_A_TIME = [
  words(
    "this (?:week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|today only|only today|tonight|tomorrow|last chance|limited[- ]time|ends (?:on|in|soon|today|this|at|\\d)|expires|black friday|cyber monday|prime day|christmas|halloween|early bird|pre-?order|until (?:the end|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d)|next (?:week|month)|last week",
  ),
  words(
    "diese[rsnm]? (?:woche|wochenende|monat)|nur heute|heute nur|nur noch|nur bis|g[üu]ltig bis|bis (?:zum|ende|sonntag|montag|\\d)|befristet|weihnacht|esta semana|este (?:mes|m[êe]s|fin de)|solo hoy|s[óo] hoje|somente hoje|[úu]ltimos d[ií]as|hasta (?:el|agotar)|at[ée] (?:o dia|dia|\\d)|v[áa]lido (?:hasta|at[ée])|cette semaine|ce (?:mois|week-?end)|jusqu['’]au|valable|questa settimana|questo mese|solo oggi|fino al|ultimi giorni",
  ),
  /今週|本日|明日|期間限定|今月|इस हफ्ते|इस महीने|이번 주/u,
];

/** Whether a line holds for a time only: it names a day, an end or an occasion. Links do not count. Any text. */
export function isDated(line: string): boolean {
  const bare = blankOut(line, ["link", "email"]);
  return [...DATES, ...FOR_A_TIME].some((pattern) => pattern.test(bare));
}

/** What a line is for, by its words and the sites it links to. */
export function lineKind(line: string): LineKind {
  if (isDated(line)) return "dated";
  const links = findPieces(line).filter(({ kind }) => kind === "link");
  const bare = blankOut(line, ["link", "email"]);
  if (DISCLOSURE.test(bare) || /©/u.test(bare) || isLegalHeading(line)) return "disclosure";
  if (OFFER.test(bare) || (links.length > 0 && SHARE_OFF.test(bare))) return "offer";
  if (SUBSCRIBE.test(bare) || SUBSCRIBE_LINK.test(line)) return "subscribe";
  const isAbout = (of: RegExp, sites: RegExp) =>
    links.some(({ text }) => sites.test(text.replace(/^https?:\/\//iu, ""))) ||
    ((links.length > 0 || isHeading(line) || /@/u.test(line)) && of.test(bare));
  if (isAbout(SOCIAL, SOCIAL_SITES)) return "socials";
  if (isAbout(GEAR, SHOPS)) return "gear";
  if (links.length > 0 || bare !== line) return "links";
  return isGreeting(line) ? "greeting" : "about";
}
