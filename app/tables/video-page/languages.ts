/**
 * What YouTube's pages write in one language; words are apart by spaces, "_" stands for a space inside one. Units of time
 * were checked against NewPipeExtractor's timeago-parser, numbers against samples recorded from YouTube's own pages by
 * RustyPipe (docs/evaluation/video-page.md).
 */
interface PageLanguage {
  /** Seconds, minutes, hours, days, weeks, months, years, each with its forms, apart by "|". */
  units: string;
  /** Forms that say two without a number, in the same order. */
  pairs?: string;
  /** Words that mark an age. */
  ago: string;
  /** Behind the number of views and its size. */
  views: string;
  /** In front of it. */
  before?: string;
  /** Between the number and the word for views. */
  between?: string;
  /** How many zeros a word or letter stands for. */
  sizes: Record<string, number>;
  /** Words are not apart by spaces. */
  unspaced?: true;
}

const ENGLISH = { k: 3, m: 6, b: 9 };

export const LANGUAGES: Record<string, PageLanguage> = {
  en: {
    units:
      "second seconds sec|minute minutes min|hour hours hr h|day days d|week weeks wk w|month months mo|year years yr y",
    ago: "ago",
    views: "views view",
    sizes: { ...ENGLISH, lakh: 5, lakhs: 5, crore: 7, crores: 7 },
  },
  es: {
    units: "segundo segundos|minuto minutos|hora horas|día días|semana semanas|mes meses|año años",
    ago: "hace",
    views: "visualizaciones visualización vistas vista",
    between: "de",
    sizes: { k: 3, mil: 3, m: 6 },
  },
  pt: {
    units: "segundo segundos|minuto minutos|hora horas|dia dias|semana semanas|mês meses|ano anos",
    ago: "há atrás",
    views: "visualizações visualização",
    between: "de",
    sizes: { mil: 3, k: 3, mi: 6, m: 6, mm: 9, bi: 9 },
  },
  hi: {
    units: "सेकंड|मिनट|घंटा घंटे|दिन|सप्ताह हफ़्ते हफ़्ता|महीना महीने माह|वर्ष साल",
    ago: "पहले",
    views: "बार_देखा_गया व्यूज़ व्यू",
    sizes: { हज़ार: 3, लाख: 5, "क॰": 7, करोड़: 7, "अ॰": 9, अरब: 9, ...ENGLISH },
  },
  id: {
    units: "detik|menit|jam|hari|minggu|bulan|tahun",
    ago: "lalu",
    views: "ditonton penayangan tontonan",
    between: "x kali",
    sizes: { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6, m: 9 },
  },
  ja: {
    units: "秒|分|時間|日|週間|か月 カ月 ヶ月 ケ月 ヵ月|年",
    ago: "前",
    views: "回視聴 回再生",
    before: "視聴回数",
    sizes: { 万: 4, 億: 8 },
    unspaced: true,
  },
  ru: {
    units:
      "секунд секунду секунды|минут минуту минуты|час часа часов|день дня дней|неделю недели недель|месяц месяца месяцев|год года лет",
    ago: "назад",
    views: "просмотров просмотра просмотр",
    sizes: { "тыс.": 3, млн: 6, млрд: 9 },
  },
  ar: {
    units:
      "ثانية ثوانٍ ثوان|دقيقة دقائق|ساعة ساعات|يوم أيام يومًا|أسبوع أسابيع أسبوعًا|شهر أشهر شهرًا|سنة سنوات عام أعوام",
    pairs: "ثانيتين|دقيقتين|ساعتين|يومين|أسبوعين|شهرين|سنتين عامين",
    ago: "قبل منذ",
    views: "مشاهدة مشاهدات مشاهدتان",
    sizes: { ألف: 3, آلاف: 3, مليون: 6, ملايين: 6, مليار: 9 },
  },
  de: {
    units:
      "sekunde sekunden|minute minuten|stunde stunden|tag tagen tage|woche wochen|monat monaten monate|jahr jahren jahre",
    ago: "vor",
    views: "aufrufe aufruf",
    sizes: { "tsd.": 3, "mio.": 6, "mrd.": 9, k: 3 },
  },
  fr: {
    units:
      "seconde secondes|minute minutes|heure heures|jour jours|semaine semaines|mois|an ans année années",
    ago: "il_y_a",
    views: "vues vue visionnements visionnement",
    between: "de",
    sizes: { k: 3, m: 6, md: 9, g: 9 },
  },
  ko: {
    units: "초|분|시간|일|주|개월|년",
    ago: "전",
    views: "회",
    before: "조회수",
    sizes: { 천: 3, 만: 4, 억: 8 },
    unspaced: true,
  },
  tr: {
    units: "saniye|dakika|saat|gün|hafta|ay|yıl",
    ago: "önce",
    views: "görüntüleme izlenme",
    sizes: { b: 3, mn: 6, mr: 9 },
  },
  vi: {
    units: "giây|phút|giờ tiếng|ngày|tuần|tháng|năm",
    ago: "trước",
    views: "lượt_xem",
    sizes: { n: 3, tr: 6, t: 9 },
  },
  th: {
    units: "วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี",
    ago: "ที่ผ่านมา ที่แล้ว",
    views: "ครั้ง",
    before: "การดู",
    sizes: { พันล้าน: 9, หมื่นล้าน: 10, แสนล้าน: 11, พัน: 3, หมื่น: 4, แสน: 5, ล้าน: 6, ...ENGLISH },
    unspaced: true,
  },
  it: {
    units: "secondo secondi|minuto minuti|ora ore|giorno giorni|settimana settimane|mese mesi|anno anni",
    ago: "fa",
    views: "visualizzazioni visualizzazione",
    between: "di",
    sizes: { k: 3, mila: 3, mln: 6, mrd: 9, mld: 9 },
  },
  pl: {
    units:
      "sekund sekundy sekundę|minut minuty minutę|godzin godziny godzinę|dzień dni|tydzień tygodnie tygodni|miesiąc miesiące miesięcy|rok lata lat",
    ago: "temu",
    views: "wyświetleń wyświetlenia wyświetlenie",
    sizes: { "tys.": 3, mln: 6, mld: 9 },
  },
  "zh-Hans": {
    units: "秒|分钟|小时|天|周 个星期|个月|年",
    ago: "前",
    views: "次观看 次",
    before: "观看次数",
    sizes: { 万: 4, 亿: 8 },
    unspaced: true,
  },
  "zh-Hant": {
    units: "秒|分鐘|小時|天 日|週 星期 個星期|個月|年",
    ago: "前",
    views: "次觀看 次",
    before: "觀看次數 收看次數",
    sizes: { 萬: 4, 億: 8, ...ENGLISH },
    unspaced: true,
  },
  bn: {
    units: "সেকেন্ড|মিনিট|ঘণ্টা ঘন্টা|দিন|সপ্তাহ|মাস|বছর",
    ago: "আগে পূর্বে",
    views: "টি_ভিউ ভিউ বার_দেখা_হয়েছে",
    sizes: { হাটি: 3, লাটি: 5, কোটি: 7, "শত কোটি": 9, হাজার: 3, লাখ: 5, হা: 3, লা: 5 },
  },
  uk: {
    units:
      "секунд секунду секунди|хвилин хвилину хвилини|годин годину години|день дні днів|тиждень тижні тижнів|місяць місяці місяців|рік роки років",
    ago: "тому",
    views: "переглядів перегляди перегляд перегляду",
    sizes: { "тис.": 3, млн: 6, млрд: 9 },
  },
  nl: {
    units: "seconde seconden|minuut minuten|uur|dag dagen|week weken|maand maanden|jaar",
    ago: "geleden",
    views: "weergaven weergave",
    sizes: { k: 3, "mln.": 6, "mld.": 9 },
  },
  fil: {
    units: "segundo|minuto|oras|araw|linggo|buwan|taon",
    ago: "nakalipas nakaraan",
    views: "panonood view",
    between: "na",
    sizes: ENGLISH,
  },
  ta: {
    units:
      "வினாடி வினாடிகளுக்கு|நிமிடம் நிமிடங்கள் நிமிடங்களுக்கு|மணிநேரத்திற்கு|நாளுக்கு நாட்களுக்கு|வாரம் வாரத்திற்கு வாரங்களுக்கு|மாதம் மாதத்துக்கு மாதங்கள் மாதங்களுக்கு|ஆண்டு ஆண்டிற்கு ஆண்டுகளுக்கு",
    ago: "முன் முன்பு",
    views: "பார்வைகள் பார்வை",
    sizes: { லட்சம்: 5, கோடி: 7 },
  },
  te: {
    units: "సెకను సెకన్ల|నిమిషం నిమిషాల|గంట గంటల|రోజు రోజుల|వారం వారాల|నెల నెలల|సంవత్సరం సంవత్సరాల",
    ago: "క్రితం",
    views: "వీక్షణలు వీక్షణ",
    sizes: { లక్ష: 5, లక్షలు: 5, కోటి: 7, కోట్లు: 7 },
  },
  ur: {
    units: "سیکنڈ سیکنڈز|منٹ منٹس|گھنٹہ گھنٹے|دن|ہفتہ ہفتے|ماہ مہینہ مہینے|سال",
    ago: "پہلے قبل",
    views: "ملاحظات ملاحظہ",
    sizes: { ہزار: 3, لاکھ: 5, کروڑ: 7, ارب: 9 },
  },
  fa: {
    units: "ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال",
    ago: "پیش قبل",
    views: "بازدید",
    sizes: { هزار: 3, میلیون: 6, میلیارد: 9 },
  },
  sv: {
    units: "sekund sekunder|minut minuter|timme timmar|dag dagar|vecka veckor|månad månader|år",
    ago: "sedan",
    views: "visningar visning",
    sizes: { tn: 3, mn: 6, md: 9 },
  },
  cs: {
    units:
      "sekundou sekundami|minutou minutami|hodinou hodinami|dnem dny|týdnem týdny|měsícem měsíci|rokem roky lety",
    ago: "před",
    views: "zhlédnutí",
    sizes: { "tis.": 3, "mil.": 6, "mld.": 9 },
  },
  ro: {
    units: "secundă secunde|minut minute|oră ore|zi zile|săptămână săptămâni|lună luni|an ani",
    ago: "acum în_urmă",
    views: "vizionări vizionare",
    between: "de",
    sizes: { k: 3, "mil.": 6, "mld.": 9 },
  },
};
