import type { Language } from "../ideas";

/** Their titles stand for one thing each, and a second part would be another thing. */
export const IDEOGRAPHIC = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** How a title looks back after a year and after two. In other languages none does. */
export const LATER: Partial<Record<Language, readonly string[]>> = {
  ...{ en: ["one year later", "two years later"], fr: ["un an après", "deux ans après"] },
  ...{ de: ["ein Jahr später", "zwei Jahre später"], es: ["un año después", "dos años después"] },
  ...{ pt: ["um ano depois", "dois anos depois"], it: ["un anno dopo", "due anni dopo"] },
  ...{ nl: ["een jaar later", "twee jaar later"], id: ["setahun kemudian", "dua tahun kemudian"] },
  ...{ pl: ["rok później", "dwa lata później"], ru: ["год спустя", "два года спустя"] },
  ...{ ko: ["1년 후", "2년 후"] },
};
/** What came after a Chinese title, by whether its signs are the traditional ones. */
const CHINESE_LATER = { traditional: ["後續", "一年後", "兩年後"], simplified: ["后续", "一年后", "两年后"] };
const TRADITIONAL = /[這個們來時對會學點無說國過還開關幣實麼讓進變體]/u;
/** The first clause of a Chinese title, of enough signs to say something. */
const CLAUSE = /^[^|｜丨：:！!？?—【「《（(，,。]{7,30}(?=$|[|｜丨：:！!？?—【「《（(，,。])/u;
/** What a Chinese title teaches or lists: it ages. */
export const CHINESE_AGES = /[教敎][學学程]|入[門门]|攻略|指南|百科|推[介薦荐]|新手|101/u;

/** What stands behind a Chinese title at once, after a year and after two, in the signs that a channel's titles have. */
export const chineseLater = (titles: readonly string[]): readonly string[] =>
  CHINESE_LATER[titles.some((title) => TRADITIONAL.test(title)) ? "traditional" : "simplified"];

/** The first clause of a Chinese title: "冷錢包是什麼才最安全" of "冷錢包是什麼才最安全丨開箱"; null where it says too little. */
export function firstClause(title: string): string | null {
  const clause = CLAUSE.exec(title)?.[0].trim();
  return clause && IDEOGRAPHIC.test(clause) ? clause : null;
}

/** What a Chinese title names behind a dash or a colon, as its dish. */
const DISH = /(?:[—–：:]|\s-)\s?(\p{sc=Han}{2,6})\s?(?:【|$)/u;
const FOOD = /[菜肉鱼魚鸡雞鸭鴨猪豬牛羊虾蝦蟹饭飯面麵粥汤湯锅鍋饼餅糕粑豆肠腸排笋瓜茄蛋]/u;

/** A dish of a Chinese title in three ways: "胃包肉，三种做法"; null where it names none. */
export function dishAgain(title: string): string | null {
  const dish = DISH.exec(title)?.[1];
  return dish && FOOD.test(dish) ? `${dish}，三${TRADITIONAL.test(title) ? "種" : "种"}做法` : null;
}
