import { describe, expect, it } from "vitest";
import { plainLine } from "./age";
import { readPageViews, saysNoViews } from "./views";

const read = (line: string) => readPageViews(plainLine(line));

describe("views", () => {
  it.each([
    ["1 view", 1],
    ["9,876 views", 9876],
    ["3.7K views", 3700],
    ["2.5B views", 2_500_000_000],
    ["1.2K crore views", 12_000_000_000],
    ["7 lakh views", 700_000],
    ["12,34,567 views", 1_234_567],
    ["3456 Aufrufe", 3456],
    ["98.765 Aufrufe", 98_765],
    ["1,1 Mrd. Aufrufe", 1_100_000_000],
    ["1205 M de visualizaciones", 1_205_000_000],
    ["12 mil M de visualizaciones", 12_000_000_000],
    ["3.7 K vistas", 3700],
    ["3,7 mil visualizações", 3700],
    ["1,1 mM de visualizações", 1_100_000_000],
    ["2,1 bi de visualizações", 2_100_000_000],
    ["1,2 Md de vues", 1_200_000_000],
    ["3,7 k visionnements", 3700],
    ["1,2 G de visionnements", 1_200_000_000],
    ["1,2 Mrd di visualizzazioni", 1_200_000_000],
    ["12 क॰ बार देखा गया", 120_000_000],
    ["1.2 अ॰ बार देखा गया", 1_200_000_000],
    ["17 x ditonton", 17],
    ["1,2 M x ditonton", 1_200_000_000],
    ["3456 回視聴", 3456],
    ["1.2億 回視聴", 120_000_000],
    ["1,2 млрд просмотров", 1_200_000_000],
    ["1.2 مليار مشاهدة", 1_200_000_000],
    ["조회수 3.7천회", 3700],
    ["조회수 1.2억회", 120_000_000],
    ["1,2 Mr görüntüleme", 1_200_000_000],
    ["1,2 T lượt xem", 1_200_000_000],
    ["การดู 3.7 พัน ครั้ง", 3700],
    ["การดู 1 แสน ครั้ง", 100_000],
    ["การดู 1.2 หมื่นล้าน ครั้ง", 12_000_000_000],
    ["3,7 tys. wyświetleń", 3700],
    ["24 wyświetlenia", 24],
    ["1.2亿次观看", 120_000_000],
    ["收看次數：3.7K 次", 3700],
    ["觀看次數：3456次", 3456],
    ["24টি ভিউ", 24],
    ["12 কোটি ভিউ", 120_000_000],
    ["12শত কোটি ভিউ", 12_000_000_000],
    ["1,2 mld. weergaven", 1_200_000_000],
    ["3.7K panonood", 3700],
    ["1,234 பார்வைகள்", 1234],
    ["12 கோடி பார்வைகள்", 120_000_000],
    ["12 లక్షలు వీక్షణలు", 1_200_000],
    ["12 کروڑ ملاحظات", 120_000_000],
    ["۱٫۲ میلیون بازدید", 1_200_000],
    ["1,2 md visningar", 1_200_000_000],
    ["1,2 mil. zhlédnutí", 1_200_000],
    ["23 de vizionări", 23],
  ])("reads %s", (line, views) => expect(read(line)).toEqual({ views, rest: "" }));

  it.each([
    "views",
    "12 viewers",
    "12K subscribers",
    "I got 5 views",
    "345 videos",
    "3 weeks ago",
    "9999B views",
  ])("are not %s", (line) => expect(read(line)).toBeNull());

  it("leave what stands behind them", () => {
    expect(read("12K views • 3 weeks ago")?.rest).toBe("3 weeks ago");
    expect(read("98.765 Aufrufevor 3 Wochen")?.rest).toBe("vor 3 wochen");
  });

  it("may be zero in words", () => {
    expect(
      ["No views", "Keine Aufrufe", "My views", "12 views", "views"].map((line) =>
        saysNoViews(plainLine(line)),
      ),
    ).toEqual([true, true, true, false, false]);
  });
});
