import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
import { readVideoPage } from "./read-page";

const NOW = new Date("2026-11-21T12:00:00Z");
const read = (...lines: string[]) => readVideoPage(lines.join("\n"), NOW);
const plain = (page: ReturnType<typeof readVideoPage>) =>
  page?.uploads.map(({ upload }) => [upload.title, upload.views, upload.durationSeconds]);
const daysOld = (publishedAt = "") => (NOW.getTime() - Date.parse(publishedAt)) / DAY_MS;

const HEAD = [
  "Skip navigation",
  "Rye & Ember",
  "@ryeandember",
  "•",
  "128K subscribers",
  "•",
  "214 videos",
  "Bread from one small oven",
  "Subscribe",
  "Home",
  "Videos",
  "Shorts",
  "Live",
  "Playlists",
  "Latest",
  "Popular",
  "Oldest",
];
const card = (length: string, title: string, views: string, age: string, ...badges: string[]) => [
  length,
  length,
  "Now playing",
  title,
  views,
  age,
  ...badges,
];

describe("the Videos tab", () => {
  it("tells titles, views, ages and lengths, without badges and what stands around them", () => {
    const page = read(
      ...HEAD,
      ...card("12:34", "Rye in a day", "12K views", "3 weeks ago", "4K", "CC"),
      ...card("1:02:03", "“No knead”, they said", "1.2M views", "Streamed 2 months ago", "New"),
      ...card("8:05", 'The "one bowl" loaf', "987 views", "Premiered 1 year ago", "Members only"),
      "Terms",
    );
    expect(plain(page)).toEqual([
      ["Rye in a day", 12_000, 754],
      ["“No knead”, they said", 1_200_000, 3723],
      ['The "one bowl" loaf', 987, 485],
    ]);
    expect(page).toMatchObject({ undated: [], unread: [], doubled: 0 });
  });

  it.each([
    ["glued", "12K views3 weeks ago"],
    ["beside a dot", "12K views • 3 weeks ago"],
    ["beside a middle dot and the channel", "Rye & Ember · 12K views · 3 weeks ago"],
    ["a dot on its own line", "12K views\n•\n3 weeks ago"],
    ["with marks for the direction", "\u200e12K views\u200e\n\u202a3 weeks ago\u202c"],
  ])("takes views and age %s", (_, meta) => {
    expect(plain(read("12:34", "Rye in a day", meta, "9:59", "Crumb", meta))).toEqual([
      ["Rye in a day", 12_000, 754],
      ["Crumb", 12_000, 599],
    ]);
  });

  it("takes the title before tabs", () => {
    expect(plain(read("Rye | in a day\t12K views\t3 weeks ago"))).toEqual([["Rye | in a day", 12_000, null]]);
  });

  it.each([
    "100K views in 7 days",
    "I ate rye for 7 days",
    "3 years ago",
    "1M views",
    "24:00",
    "New York: 7 days of rye",
    "4K",
  ])("keeps a title such as “%s”", (title) => {
    const page = read(
      ...card("12:34", "Oven", "12K views", "3 weeks ago"),
      ...card("10:05", title, "5K views", "1 month ago"),
    );
    expect(plain(page)?.map(([own]) => own)).toEqual(["Oven", title]);
  });

  it("names lines it did not understand, not what stands there again and again", () => {
    const page = read(
      ...card("12:34", "Oven", "12K views", "3 weeks ago"),
      "Fancy a walk?",
      ...card("10:05", "Rye", "No views", "3 weeks ago"),
      "Odd button",
      ...card("10:05", "Crumb", "5K views", "1 month ago"),
      "Odd button",
      ...card("10:05", "Salt", "1 view", "1 month ago"),
      "Odd button",
      ...card("10:05", "Bran", "5K views", "1 month ago"),
    );
    expect(page?.unread).toEqual([{ line: 7, text: "Fancy a walk?" }]);
    expect(page?.uploads.map(({ upload }) => upload.views)).toEqual([12_000, 0, 5000, 1, 5000]);
  });

  it("counts a video once that was copied twice", () => {
    const page = read(...[1, 2].flatMap(() => card("12:34", "Oven", "12K views", "3 weeks ago")));
    expect([page?.uploads.length, page?.doubled]).toEqual([1, 1]);
  });

  it.each([
    "title,date,views\nBread,2026-03-04,10",
    "Bread, 1,234 views, Mar 4, 2026",
    "I got 12K views",
    "",
    "\n\n",
  ])("is nothing else: %j", (text) => expect(readVideoPage(text, NOW)).toBeNull());
});

describe("the Shorts tab", () => {
  const shorts = ["Crumb in a minute", "12K views", "Flour fall", "1.2M views", "Steam", "987 views"];

  it("tells titles and views alone", () => {
    expect(read(...HEAD, ...shorts)).toMatchObject({
      uploads: [],
      undated: [
        { title: "Crumb in a minute", views: 12_000 },
        { title: "Flour fall", views: 1_200_000 },
        { title: "Steam", views: 987 },
      ],
    });
  });

  it("takes no number of days in a title for an age", () => {
    const page = read(...HEAD, ...shorts, "I ate rye for 7 days", "900K views");
    expect([page?.uploads, page?.undated.length]).toEqual([[], 4]);
    expect(page?.undated.at(-1)).toEqual({ title: "I ate rye for 7 days", views: 900_000 });
  });

  it("may be copied beside the videos", () => {
    const page = read(...card("12:34", "Oven", "12K views", "3 weeks ago"), ...shorts);
    expect([page?.uploads.length, page?.undated.length]).toEqual([1, 3]);
  });
});

describe("when a video came out", () => {
  const many = (...ages: string[]) =>
    read(...ages.flatMap((age, at) => card("12:34", `Rye ${at}`, "5K views", age)));
  const middles = (...ages: string[]) =>
    many(...ages)?.uploads.map(({ upload }) => Math.round(daysOld(upload.publishedAt)));

  it("is within the range of its age if the list is unordered", () => {
    const [one] = many("1 year ago")?.uploads ?? [];
    expect(daysOld(one?.upload.publishedAt)).toBeCloseTo(1.5 * 365.25, 1);
    expect(one?.upload.publishedWithinDays).toBe(365);
    const mixed = many(
      "2 years ago",
      "3 months ago",
      "4 years ago",
      "1 year ago",
      "2 years ago",
      "5 days ago",
    );
    expect(mixed?.order).toBe("mixed");
    // Spread over the age by lot, not by the page's order, each with all of the age for its range.
    const spread = mixed?.uploads.flatMap(({ upload }) =>
      upload.publishedWithinDays === 365 ? [Math.round(daysOld(upload.publishedAt))] : [],
    );
    expect(spread?.toSorted((a, b) => a - b)).toEqual([548, 852, 974, 1644]);
  });

  it("follows the order within one age, newest first", () => {
    expect(middles("1 month ago", "1 year ago", "1 year ago", "1 year ago", "2 years ago")).toEqual([
      46, 457, 548, 639, 913,
    ]);
    const pages = many("1 month ago", "1 year ago", "1 year ago", "1 year ago", "2 years ago");
    expect(pages?.uploads[1]?.upload.publishedWithinDays).toBeLessThan(240);
  });

  it("follows it oldest first", () => {
    expect(middles("2 years ago", "1 year ago", "1 year ago", "1 year ago", "1 month ago")).toEqual([
      913, 639, 548, 457, 46,
    ]);
  });

  it("begins anew with a second tab", () => {
    const ages = ["1 day ago", "3 weeks ago", "1 month ago", "2 months ago", "1 year ago"];
    expect(
      many(...ages, "2 days ago", "1 week ago", "3 months ago", "4 months ago", "1 year ago")?.order,
    ).toBe("newest");
  });
});

/** Twenty-one pages of the same two videos: the views of each and its age, as YouTube writes them there. */
const LANGUAGES: [name: string, first: string, age: string, second: string, old: string][] = [
  ["English", "22K views", "3 weeks ago", "1.4M views", "2 years ago"],
  ["English in India", "22K views", "3 weeks ago", "14 lakh views", "2 years ago"],
  ["German", "22.000 Aufrufe", "vor 3 Wochen", "1,4 Mio. Aufrufe", "vor 2 Jahren"],
  ["Spanish", "22.000 visualizaciones", "hace 3 semanas", "1,4 M de visualizaciones", "hace 2 años"],
  ["Spanish in Mexico", "22,000 vistas", "hace 3 semanas", "1.4 M de vistas", "Emitido hace 2 años"],
  ["Portuguese", "22 mil visualizações", "há 3 semanas", "1,4 mi de visualizações", "há 2 anos"],
  ["Hindi", "22 हज़ार बार देखा गया", "3 हफ़्ते पहले", "14 लाख बार देखा गया", "2 वर्ष पहले"],
  ["Indonesian", "22 rb x ditonton", "3 minggu yang lalu", "1,4 jt x ditonton", "2 tahun yang lalu"],
  ["Japanese", "2.2万 回視聴", "3 週間前", "140万 回視聴", "2 年前に配信済み"],
  ["Russian", "22 тыс. просмотров", "3 недели назад", "1,4 млн просмотров", "2 года назад"],
  ["Arabic", "22 ألف مشاهدة", "قبل 3 أسابيع", "1.4 مليون مشاهدة", "قبل سنتين"],
  ["French", "22 k vues", "il y a 3 semaines", "1,4 M de vues", "il y a 2 ans"],
  ["Korean", "조회수 2.2만회", "3주 전", "조회수 140만회", "2년 전"],
  ["Turkish", "22 B görüntüleme", "3 hafta önce", "1,4 Mn görüntüleme", "2 yıl önce"],
  ["Vietnamese", "22 N lượt xem", "3 tuần trước", "1,4 Tr lượt xem", "2 năm trước"],
  ["Thai", "การดู 2.2 หมื่น ครั้ง", "3 สัปดาห์ที่ผ่านมา", "การดู 1.4 ล้าน ครั้ง", "2 ปีที่ผ่านมา"],
  ["Italian", "22.000 visualizzazioni", "3 settimane fa", "1,4 Mln di visualizzazioni", "2 anni fa"],
  ["Polish", "22 tys. wyświetleń", "3 tygodnie temu", "1,4 mln wyświetleń", "2 lata temu"],
  ["Chinese", "2.2万次观看", "3周前", "140万次观看", "2年前"],
  ["Chinese in Taiwan", "觀看次數：2.2萬次", "3 週前", "觀看次數：140萬次", "2 年前"],
  ["Bengali", "22 হাটি ভিউ", "৩ সপ্তাহ আগে", "14 লাটি ভিউ", "2 বছর আগে"],
  ["Ukrainian", "22 тис. переглядів", "3 тижні тому", "1,4 млн переглядів", "2 роки тому"],
  ["Dutch", "22K weergaven", "3 weken geleden", "1,4 mln. weergaven", "2 jaar geleden"],
  ["Swedish", "22 000 visningar", "för 3 veckor sedan", "1,4 mn visningar", "för 2 år sedan"],
];

describe("languages", () => {
  it.each(LANGUAGES)("reads %s, on lines, in one and glued", (_, first, age, second, old) => {
    const pages = [
      read(...card("12:34", "Rye", first, age), ...card("9:59", "Crumb", second, old)),
      read("12:34", "Rye", `${first} • ${age}`, "9:59", "Crumb", `${second} • ${old}`),
      read("12:34", "Rye", `${first}${age}`, "9:59", "Crumb", `${second}${old}`),
    ];
    for (const page of pages) {
      expect(plain(page)).toEqual([
        ["Rye", 22_000, 754],
        ["Crumb", 1_400_000, 599],
      ]);
      expect(page?.uploads.map(({ upload }) => Math.round(daysOld(upload.publishedAt)))).toEqual([25, 913]);
    }
  });

  it("reads ages that say one without a number", () => {
    const page = read(
      "12:34",
      "Rye",
      "22 tys. wyświetleń",
      "rok temu",
      "9:59",
      "Crumb",
      "5 wyświetleń",
      "tydzień temu",
    );
    expect(page?.uploads.map(({ upload }) => Math.round(daysOld(upload.publishedAt)))).toEqual([548, 11]);
  });
});
