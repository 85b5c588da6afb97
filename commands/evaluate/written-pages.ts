import { DAY_MS, HOUR_MS, WEEK_MS } from "../../app/numbers/days.ts";

/** A video as a page is written of it. */
interface PageVideo {
  title: string;
  views: number;
  /** How long ago it came out, in milliseconds. */
  age: number;
  durationSeconds: number | null;
}

/** How a language's page writes views; ages are those of the runtime's own data (CLDR), not of the reader's table. */
interface Written {
  locale: string;
  /** From how many on, with which word or letter, the largest first; below the last they are written out. */
  sizes: [from: number, word: string][];
  /** "#" stands for the number with its size. */
  views: string;
  /** The same where the size asks for another word between. */
  large?: string;
  decimal: "." | ",";
  group?: string;
}

const KMB: Written["sizes"] = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
];

/** YouTube's pages in its twenty largest languages, as recorded from them (docs/evaluation/video-page.md). */
export const WRITTEN: Written[] = [
  { locale: "en", sizes: KMB, views: "# views", decimal: "." },
  {
    locale: "es",
    sizes: [[1e6, " M"]],
    views: "# visualizaciones",
    large: "# de visualizaciones",
    decimal: ",",
    group: ".",
  },
  {
    locale: "pt",
    sizes: [
      [1e9, " bi"],
      [1e6, " mi"],
      [1e3, " mil"],
    ],
    views: "# visualizações",
    large: "# de visualizações",
    decimal: ",",
  },
  {
    locale: "hi",
    sizes: [
      [1e9, " अ॰"],
      [1e7, " क॰"],
      [1e5, " लाख"],
      [1e3, " हज़ार"],
    ],
    views: "# बार देखा गया",
    decimal: ".",
  },
  {
    locale: "id",
    sizes: [
      [1e9, " M"],
      [1e6, " jt"],
      [1e3, " rb"],
    ],
    views: "# x ditonton",
    decimal: ",",
  },
  {
    locale: "ja",
    sizes: [
      [1e8, "億"],
      [1e4, "万"],
    ],
    views: "# 回視聴",
    decimal: ".",
  },
  {
    locale: "ru",
    sizes: [
      [1e9, " млрд"],
      [1e6, " млн"],
      [1e3, " тыс."],
    ],
    views: "# просмотров",
    decimal: ",",
  },
  {
    locale: "ar",
    sizes: [
      [1e9, " مليار"],
      [1e6, " مليون"],
      [1e3, " ألف"],
    ],
    views: "# مشاهدة",
    decimal: ".",
  },
  {
    locale: "de",
    sizes: [
      [1e9, " Mrd."],
      [1e6, " Mio."],
    ],
    views: "# Aufrufe",
    decimal: ",",
    group: ".",
  },
  {
    locale: "fr",
    sizes: [
      [1e9, " Md"],
      [1e6, " M"],
      [1e3, " k"],
    ],
    views: "# vues",
    large: "# de vues",
    decimal: ",",
  },
  {
    locale: "ko",
    sizes: [
      [1e8, "억"],
      [1e4, "만"],
      [1e3, "천"],
    ],
    views: "조회수 #회",
    decimal: ".",
  },
  {
    locale: "tr",
    sizes: [
      [1e9, " Mr"],
      [1e6, " Mn"],
      [1e3, " B"],
    ],
    views: "# görüntüleme",
    decimal: ",",
  },
  {
    locale: "vi",
    sizes: [
      [1e9, " T"],
      [1e6, " Tr"],
      [1e3, " N"],
    ],
    views: "# lượt xem",
    decimal: ",",
  },
  {
    locale: "th",
    sizes: [
      [1e6, " ล้าน"],
      [1e5, " แสน"],
      [1e4, " หมื่น"],
      [1e3, " พัน"],
    ],
    views: "การดู # ครั้ง",
    decimal: ".",
  },
  {
    locale: "it",
    sizes: [
      [1e9, " Mrd"],
      [1e6, " Mln"],
    ],
    views: "# visualizzazioni",
    large: "# di visualizzazioni",
    decimal: ",",
    group: ".",
  },
  {
    locale: "pl",
    sizes: [
      [1e9, " mld"],
      [1e6, " mln"],
      [1e3, " tys."],
    ],
    views: "# wyświetleń",
    decimal: ",",
  },
  {
    locale: "zh-Hans",
    sizes: [
      [1e8, "亿"],
      [1e4, "万"],
    ],
    views: "#次观看",
    decimal: ".",
  },
  {
    locale: "bn",
    sizes: [
      [1e7, " কোটি"],
      [1e5, " লাটি"],
      [1e3, " হাটি"],
    ],
    views: "# ভিউ",
    decimal: ".",
  },
  {
    locale: "uk",
    sizes: [
      [1e9, " млрд"],
      [1e6, " млн"],
      [1e3, " тис."],
    ],
    views: "# переглядів",
    decimal: ",",
  },
  {
    locale: "nl",
    sizes: [
      [1e9, " mld."],
      [1e6, " mln."],
      [1e3, "K"],
    ],
    views: "# weergaven",
    decimal: ",",
  },
];

/** A channel's Videos tab as it is copied, newest first or by views: what stands around the videos is left out. */
export function writePage(videos: PageVideo[], language: Written, order: "latest" | "popular"): string {
  const ages = new Intl.RelativeTimeFormat(language.locale, { numeric: "always" });
  return videos
    .toSorted((a, b) => (order === "latest" ? a.age - b.age : b.views - a.views))
    .flatMap(({ title, views, age, durationSeconds }) => {
      const length = durationSeconds === null ? [] : [clock(durationSeconds), clock(durationSeconds)];
      return [...length, "Now playing", title, writeViews(views, language), writeAge(age, ages)];
    })
    .join("\n");
}

/** Rounded down, with a decimal below ten. */
function writeViews(views: number, { sizes, views: template, large, decimal, group = "" }: Written): string {
  const size = sizes.find(([from]) => views >= from);
  if (!size) return template.replace("#", grouped(views, group));
  const [from, word] = size;
  const count = views / from;
  const [whole = "", tenth = "0"] = String(Math.floor(count * 10 + 1e-6) / 10).split(".");
  const written = count < 10 && tenth !== "0" ? `${whole}${decimal}${tenth}` : whole;
  return (from >= 1e6 && large ? large : template).replace("#", `${written}${word}`);
}

/** From 10,000 on: pages leave four digits as they are. */
function grouped(views: number, mark: string): string {
  return views < 10_000 || mark === "" ? String(views) : String(views).replace(/\B(?=(?:\d{3})+$)/g, mark);
}

const MONTH_MS = (365.25 / 12) * DAY_MS;
/** The largest unit of which one is over, rounded down; days up to thirteen, then weeks up to a month. */
const UNITS: [from: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [12 * MONTH_MS, 12 * MONTH_MS, "year"],
  [MONTH_MS, MONTH_MS, "month"],
  [2 * WEEK_MS, WEEK_MS, "week"],
  [DAY_MS, DAY_MS, "day"],
  [0, HOUR_MS, "hour"],
];

function writeAge(age: number, format: Intl.RelativeTimeFormat): string {
  const [, size, unit] = UNITS.find(([from]) => age >= from) ?? [0, HOUR_MS, "hour" as const];
  return format.format(-Math.max(Math.floor(age / size), 1), unit);
}

function clock(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = pad(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
