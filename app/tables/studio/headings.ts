/** Longer than any heading: the front says what it is. */
const MAX_HEADING = 120;
/** What a heading may hold without showing it: soft hyphens (Studio's German), joiners, direction marks, BOM. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** A heading as a person sees it: on one line, without characters that show nothing. */
export function headingText(written: string): string {
  return written.slice(0, MAX_HEADING).replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
}

interface HeadingKey {
  /** Lower case, without accents, punctuation and unit, one space between words. */
  name: string;
  /** What stands in brackets at its end, as written: "%", "USD", "hours"; "" if nothing. */
  unit: string;
}

/** What two spellings of a heading have in common: "Veröffent\u00adlicht", "VEROFFENTLICHT" → "veroffentlicht". */
export function headingKey(written: string): HeadingKey {
  const text = headingText(written.normalize("NFKC"));
  const open = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  const name = open > 0 ? text.slice(0, open) : text;
  return { name: foldName(name), unit: open > 0 ? text.slice(open + 1, -1).trim() : "" };
}

/** A name without case, accents and punctuation. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, " ")
    .trim();
}

/** What a column of Studio's exports can hold, of what Greenlight uses. */
export type Meaning =
  | "id"
  | "title"
  | "publishedAt"
  | "duration"
  | "day"
  | "views"
  | "watchTime"
  | "averageView"
  | "averageViewedShare"
  | "impressions"
  | "clickThroughRate"
  | "subscribers"
  | "likes"
  | "comments"
  | "revenue"
  | "rpm"
  | "cpm"
  | "playbackCpm";

/**
 * Headings in the languages Studio is mostly used in, and what lists call the same; without accents and units. Studio
 * words them anew now and then: a heading that is not here may still be found by what its column holds.
 */
const NAMES: Record<Meaning, string> = {
  id: `content, contents, video, videos, video id, videoid, id, content id, inhalt, inhalte, contenu, contenus, contenido,
    contenidos, conteúdo, conteúdos, contenuto, contenuti, inhoud, treść, treści, materiały, контент, видео, вміст, відео,
    içerik, i̇çerik, içerikler, コンテンツ, 動画, 콘텐츠, 동영상, कॉन्टेंट, वीडियो, konten, kandungan, nội dung, 内容, 视频, 內容, 影片,
    المحتوى, الفيديو, innehåll, indhold, innhold, sisältö, obsah, conținut, tartalom, περιεχόμενο, βίντεο, เนื้อหา, วิดีโอ, תוכן, סרטון`,
  title: `video title, title, video name, name, videotitel, titel, titel des videos, titre de la vidéo, titre vidéo, titre,
    título del vídeo, título del video, título de vídeo, título, título do vídeo, título do video, titolo video, titolo del video, titolo, videotitel,
    titel van de video, tytuł filmu, tytuł, название видео, название, назва відео, назва, video başlığı, videonun başlığı, başlık,
    動画のタイトル, 動画タイトル, タイトル, 동영상 제목, 제목, वीडियो का टाइटल, वीडियो का शीर्षक, वीडियो का नाम, शीर्षक, judul video, judul, tajuk video,
    tiêu đề video, tiêu đề, 视频标题, 标题, 影片標題, 影片名稱, 標題, عنوان الفيديو, العنوان, videons titel, titel på video, videotittel, tittel,
    videon nimi, videon otsikko, název videa, název, titlul videoclipului, titlu, videó címe, a videó címe, cím, τίτλος βίντεο, τίτλος,
    ชื่อวิดีโอ, ชื่อ, שם הסרטון, כותרת הסרטון, כותרת`,
  publishedAt: `video publish time, publish time, video publish date, publish date, published, published at, published on, publishedat,
    publishing date, publication date, upload date, uploaded, uploaded at, uploaddate, upload time, release date,
    veröffentlichungszeitpunkt des videos, veröffentlichungszeitpunkt, zeitpunkt der videoveröffentlichung, zeit der videoveröffentlichung,
    veröffentlichungsdatum, veröffentlichung, veröffentlicht, veröffentlicht am, heure de publication de la vidéo, date de publication de la vidéo,
    heure de publication, date de publication, publié le, hora de publicación del vídeo, hora de publicación del video,
    fecha de publicación del vídeo, fecha de publicación del video, fecha de publicación, hora de publicación, publicado,
    horário de publicação do vídeo, hora de publicação do vídeo, data de publicação do vídeo, data de publicação, data da publicação, horário de publicação,
    ora di pubblicazione video, orario pubblicazione video, data pubblicazione video, ora pubblicazione video, ora di pubblicazione del video, orario di pubblicazione del video, data di pubblicazione del video, data di pubblicazione,
    publicatietijd van video, publicatietijd van de video, tijdstip van videopublicatie, publicatietijdstip van video, tijd van publicatie van video, publicatiedatum, publicatietijd,
    czas publikacji filmu, data publikacji filmu, data publikacji, godzina publikacji filmu, время публикации видео, дата публикации видео, дата публикации,
    час публікації відео, дата публікації, video yayınlanma zamanı, videonun yayınlanma zamanı, video yayınlama zamanı, yayınlanma tarihi, yayın tarihi,
    動画公開時刻, 動画の公開時刻, 動画の公開日時, 動画公開日時, 公開日, 公開日時, 동영상 게시 시간, 동영상 게시 시각, 게시 시간, 게시일, 동영상 게시 날짜,
    वीडियो पब्लिश होने का समय, वीडियो पब्लिश करने का समय, वीडियो प्रकाशित होने का समय, वीडियो प्रकाशन का समय, प्रकाशन तिथि,
    waktu publikasi video, waktu video dipublikasikan, tanggal publikasi, masa terbitan video, thời gian xuất bản video, thời gian đăng video, thời điểm xuất bản video, ngày đăng, ngày xuất bản,
    视频发布时间, 发布时间, 发布日期, 影片發布時間, 影片發佈時間, 發布時間, 發布日期, 發佈日期, وقت نشر الفيديو, وقت النشر, تاريخ النشر,
    publiceringstid för video, tid för videopublicering, publiceringsdatum, tidspunkt for videoudgivelse, tidspunkt for udgivelse af video, udgivelsesdato, tidspunkt for publisering av video, publiseringstidspunkt for video, publiseringsdato,
    videon julkaisuaika, videon julkaisuajankohta, julkaisupäivä, čas zveřejnění videa, čas publikování videa, datum zveřejnění, ora publicării videoclipului, data publicării,
    videó közzétételének ideje, videó közzétételének időpontja, közzététel dátuma, ώρα δημοσίευσης βίντεο, χρόνος δημοσίευσης βίντεο, ημερομηνία δημοσίευσης,
    เวลาที่เผยแพร่วิดีโอ, วันที่เผยแพร่, שעת פרסום הסרטון, זמן פרסום הסרטון, תאריך פרסום`,
  duration: `duration, video duration, duration s, duration seconds, durationseconds, length, video length, length seconds, dauer, videodauer, länge, videolänge, durée, durée de la vidéo, duración, duración del vídeo, duración del video,
    duração, duração do vídeo, durata, durata video, durata del video, duur, videoduur, lengte, czas trwania, długość, продолжительность, длительность, тривалість, süre, video süresi,
    長さ, 動画の長さ, 再生時間, 길이, 동영상 길이, 재생 시간, अवधि, वीडियो की अवधि, durasi, durasi video, tempoh, thời lượng, thời lượng video, 时长, 视频时长, 時間長度, 片長, 影片長度, 影片時間長度, المدة, مدة الفيديو,
    längd, varaktighet, varighed, længde, varighet, lengde, kesto, délka, doba trvání, durată, időtartam, hossz, διάρκεια, ระยะเวลา, ความยาว, משך, אורך`,
  day: `date, day, datum, tag, jour, fecha, día, data, dia, giorno, dag, dzień, дата, день, tarih, gün, 日付, 日, 날짜, 일, तारीख, दिनांक, tanggal, hari, tarikh, ngày, 日期,
    التاريخ, اليوم, dato, päivämäärä, päivä, den, dată, zi, dátum, nap, ημερομηνία, ημέρα, วันที่, วัน, תאריך, יום`,
  views: `views, video views, view count, viewcount, views count, total views, plays, aufrufe, videoaufrufe, vues, vues de la vidéo, visualizaciones, vistas, visualizações, visualização, visualizzazioni, weergaven, videoweergaven,
    wyświetlenia, obejrzenia, просмотры, просмотров, количество просмотров, перегляди, görüntüleme, görüntülemeler, görüntüleme sayısı, izlenme, izlenmeler, izlenme sayısı, 視聴回数, 再生回数, 조회수, व्यू, व्यूज, दृश्य, देखे जाने की संख्या,
    penayangan, ditonton, jumlah penayangan, x ditonton, tontonan, lượt xem, số lượt xem, 观看次数, 播放次数, 播放量, 觀看次數, المشاهدات, عدد المشاهدات, مشاهدات, visningar, visninger, avspillinger, katselukerrat, näyttökerrat, zhlédnutí, počet zhlédnutí, vizionări,
    megtekintések, megtekintés, προβολές, การดู, ยอดดู, จำนวนการดู, ยอดการดู, צפיות`,
  watchTime: `watch time, watch hours, watchtime, estimated minutes watched, wiedergabezeit, durée de visionnage, temps de visionnage, tiempo de visualización, tiempo de reproducción, tempo de exibição, tempo de visualização, tempo di visualizzazione, kijktijd, weergavetijd, czas oglądania,
    время просмотра, час перегляду, izlenme süresi, izleme süresi, 総再生時間, 再生時間の合計, 시청 시간, देखने का कुल समय, वॉच टाइम, देखे जाने का कुल समय, waktu tonton, waktu tontonan, masa tontonan, thời gian xem, 观看时长, 观看时间, 觀看時間, 總觀看時間, 觀看時數, وقت المشاهدة, مدة المشاهدة,
    visningstid, afspilningstid, seertid, katseluaika, doba sledování, durata vizionării, durată de vizionare, megtekintési idő, χρόνος παρακολούθησης, เวลาในการดู, เวลาดู, זמן צפייה`,
  averageView: `average view duration, avg view duration, durchschnittliche wiedergabedauer, durchschnittliche aufrufdauer, durée moyenne d une vue, durée moyenne de visionnage, durée moyenne des vues, duración media de las visualizaciones, duración media de visualización, duración promedio de visualización, duración promedio de las visualizaciones, duración promedio de vistas, duración media de las reproducciones,
    duração média da visualização, duração média da exibição, duração média de visualização, duração média das visualizações, durata visualizzazione media, durata media di visualizzazione, durata media visualizzazione, durata media della visualizzazione, gemiddelde weergaveduur, gemiddelde kijkduur, średni czas oglądania, średni czas wyświetlania, średnia długość wyświetlenia, средняя продолжительность просмотра, середня тривалість перегляду,
    ortalama görüntüleme süresi, ortalama izlenme süresi, 平均視聴時間, 平均再生時間, 평균 시청 지속 시간, 평균 시청 시간, देखने का औसत समय, औसत व्यू अवधि, देखे जाने का औसत समय, durasi tonton rata rata, durasi penayangan rata rata, durasi rata rata penayangan, rata rata durasi tonton, thời lượng xem trung bình, 平均观看时长, 平均觀看時間長度, 平均觀看時間, 平均觀看時長, متوسط مدة المشاهدة,
    genomsnittlig visningslängd, genomsnittlig visningstid, gennemsnitlig visningstid, gennemsnitlig afspilningstid, gjennomsnittlig seertid, gjennomsnittlig visningstid, keskimääräinen katseluaika, průměrná délka zhlédnutí, durata medie a vizionării, átlagos megtekintési idő, μέση διάρκεια προβολής, ระยะเวลาการดูเฉลี่ย, משך צפייה ממוצע`,
  averageViewedShare: `pourcentage moyen de vidéo regardé, persentase penayangan rata rata, durchschnittlich angesehen, average percentage viewed, average % viewed, avg % viewed, average view percentage, durchschnittliche wiedergabe in prozent, durchschnittlicher wiedergabeprozentsatz, durchschnittlich angesehener prozentsatz, durchschnittlich wiedergegebener anteil, durchschnittliche prozentuale wiedergabe, durchschnittlicher prozentsatz der wiedergabe, pourcentage moyen de visionnage, pourcentage moyen visionné, pourcentage moyen de lecture, pourcentage de visionnage moyen, porcentaje medio visto, porcentaje promedio visto, porcentaje medio de visualización, porcentaje de visualización medio, porcentaje promedio de visualización, promedio de porcentaje visto,
    porcentagem visualizada média, porcentagem média visualizada, percentagem média visualizada, porcentagem média assistida, percentuale visualizzata media, percentuale media visualizzata, percentuale media di visualizzazione, gemiddeld percentage bekeken, gemiddeld weergavepercentage, gemiddeld bekeken percentage, średni procent obejrzanego filmu, średni procent obejrzanej treści, średni odsetek obejrzanej części, średni procent wyświetlenia, средний процент просмотра, средний процент просмотренного, середній відсоток перегляду,
    ortalama görüntüleme yüzdesi, ortalama izlenme yüzdesi, 平均再生率, 平均視聴率, 平均視聴の割合, 평균 조회율, 평균 시청 비율, 평균 시청률, देखे जाने का औसत प्रतिशत, औसत प्रतिशत देखा गया, persentase rata rata yang ditonton, persentase tonton rata rata, rata rata persentase ditonton, rata rata persentase penayangan, phần trăm xem trung bình, tỷ lệ phần trăm xem trung bình, 平均观看百分比, 平均观看比例, 平均觀看百分比, 平均觀看比例, 平均觀看完成率, متوسط النسبة المئوية للمشاهدة, متوسط نسبة المشاهدة`,
  impressions: `impressions, thumbnail impressions, video thumbnail impressions, impressionen, impresiones, impressões, impressioni, vertoningen, wyświetlenia miniatur, wyświetlenia miniatury, wyświetlenia miniaturek, показы, количество показов, покази, gösterimler, gösterim, gösterim sayısı, インプレッション数, インプレッション, 노출수, 노출 수, इंप्रेशन, इम्प्रेशन, tayangan, tera, lượt hiển thị, số lượt hiển thị, 展示次数, 曝光次数, 曝光次數,
    مرات الظهور, عدد مرات الظهور, exponeringar, visningar av miniatyrer, eksponeringer, impressiot, zobrazení, počet zobrazení, imprese, afișări, megjelenítések, εμφανίσεις, การแสดงผล, จำนวนการแสดงผล, חשיפות`,
  clickThroughRate: `impressions click through rate, click through rate, impressions ctr, ctr, thumbnail ctr, thumbnail impressions click through rate, video thumbnail impressions click through rate, klickrate der impressionen, klickrate, taux de clics par impression, taux de clics par impressions, taux de clics des impressions, taux de clics, porcentaje de clics de las impresiones, tasa de clics de las impresiones, tasa de clics de impresiones, taxa de cliques de impressões, taxa de cliques das impressões, taxa de cliques,
    percentuale di clic delle impressioni, percentuale di clic, klikfrequentie van vertoningen, klikpercentage van vertoningen, klikfrequentie, współczynnik klikalności wyświetleń, współczynnik klikalności, współczynnik klikalności miniatur, ctr для значков видео, ctr по показам, ctr значков, рейтинг кліків, gösterim tıklama oranı, gösterimleri tıklama oranı, インプレッションのクリック率, クリック率, 노출 클릭률, 클릭률, इंप्रेशन क्लिक मिलने की दर, इंप्रेशन पर क्लिक मिलने की दर, इंप्रेशन क्लिक थ्रू रेट, rasio klik tayang tayangan, rasio klik tayang dari tayangan, rasio klik tayang,
    tỷ lệ nhấp của số lượt hiển thị, tỷ lệ nhấp vào số lượt hiển thị, tỷ lệ nhấp, 展示点击率, 展示次数点击率, 曝光点击率, 曝光次數點閱率, 曝光點閱率, 曝光次數的點閱率, نسبة النقر إلى الظهور لمرات الظهور, نسبة النقر إلى الظهور, klickfrekvens för exponeringar`,
  subscribers: `subscribers, net subscribers, subscribers net, abonnenten, abonnés, suscriptores, inscritos, subscritores, assinantes, iscritti, abonnees, subskrybenci, подписчики, підписники, abone sayısı, aboneler, aboneler net, チャンネル登録者, チャンネル登録者数, 登録者, 登録者数, 구독자, 구독자 수, सदस्य, सब्सक्राइबर, सदस्यता लेने वाले लोग, सदस्यों की संख्या, subscriber, pelanggan,
    người đăng ký, số người đăng ký, 订阅人数, 订阅者, 訂閱人數, 訂閱者, المشتركون, المشتركين, عدد المشتركين, prenumeranter, abonnenter, tilaajat, odběratelé, abonați, feliratkozók, συνδρομητές, ผู้ติดตาม, מנויים`,
  likes: `likes, like count, likecount, mag ich bewertungen, mag ich, positive bewertungen, j aime, mentions j aime, me gusta, gostei, marcações gostei, curtidas, marcações como gostei, mi piace, likes toegevoegd, vind ik leuk, polubienia, łapki w górę, oceny w górę, отметки нравится, нравится, лайки, оцінки подобається, beğenme, beğenmeler, beğeniler, beğeni sayısı, 高評価, 高評価数, 高く評価, 좋아요, 좋아요 수, पसंद, पसंद के निशान, suka, jumlah suka, lượt thích, số lượt thích, 顶, 赞, 点赞数, 喜歡, 喜歡人數, 喜歡次數, المعجبون, الإعجابات, gilla markeringar, synes godt om, tykkäykset`,
  comments: `comments, comments added, comment count, commentcount, hinzugefügte kommentare, kommentare, commentaires ajoutés, commentaires, comentarios añadidos, comentarios agregados, comentarios, comentários adicionados, comentários, commenti aggiunti, commenti, toegevoegde reacties, reacties, dodane komentarze, komentarze, добавленные комментарии, комментарии, додані коментарі, коментарі, eklenen yorumlar, yorumlar, 追加されたコメント, コメント, コメント数, 추가된 댓글, 댓글, 댓글 수, टिप्पणियां, जोड़ी गई टिप्पणियां, komentar ditambahkan, komentar, bình luận, số bình luận, 评论, 评论数, 新增评论, 留言, 新增留言, 留言數, التعليقات`,
  revenue: `estimated revenue, estimated partner revenue, 대략적인 파트너 수익, umsatz, your estimated revenue, video estimated revenue, revenue, geschätzter umsatz, dein geschätzter umsatz, geschätzte einnahmen, revenus estimés, vos revenus estimés, estimation des revenus, ingresos estimados, tus ingresos estimados, receita estimada, sua receita estimada, a sua receita estimada, receitas estimadas, entrate stimate, le tue entrate stimate, geschatte opbrengst, geschatte inkomsten, je geschatte opbrengst, szacunkowe przychody, twoje szacunkowe przychody, расчетный доход, ваш расчетный доход, предполагаемый доход, орієнтовний дохід, розрахунковий дохід, tahmini gelir, tahmini geliriniz, 推定収益, 見積もり収益, 예상 수익, 추정 수익, 내 예상 수익, अनुमानित आय, अनुमानित रेवेन्यू, आपकी अनुमानित आय, estimasi pendapatan, perkiraan pendapatan, estimasi pendapatan anda, doanh thu ước tính, doanh thu ước tính của bạn, 估算收入, 预估收入, 估算收益, 預估收益, 估計收益, 您的預估收益, الأرباح المقدرة, الأرباح المقدّرة, beräknad intäkt, uppskattade intäkter, anslået omsætning, estimert inntekt, arvioidut tulot, odhadované výnosy, venituri estimate, becsült bevétel, εκτιμώμενα έσοδα, รายได้โดยประมาณ, הכנסה משוערת`,
  rpm: "rpm",
  cpm: "cpm",
  playbackCpm: `playback based cpm, playback cpm, wiedergabebasierter cpm, cpm auf wiedergabebasis, cpm basé sur la lecture, cpm basé sur les lectures,
    cpm basado en la reproducción, cpm basado en reproducciones, cpm baseado em reproduções, cpm com base na reprodução, cpm basato sulla riproduzione`,
};

const MEANINGS = new Map<string, { meaning: Meaning; rank: number }>();
for (const meaning of Object.keys(NAMES) as Meaning[]) {
  for (const name of NAMES[meaning].split(",")) {
    const key = foldName(name);
    if (!MEANINGS.has(key)) MEANINGS.set(key, { meaning, rank: MEANINGS.size });
  }
}

/** "Clicks" in the rate that Studio puts beside its impressions; cards and end screens have rates of their own. */
const CLICKS =
  /cli[ckq]|kli[kc]|\bctr\b|tıkla|tikla|クリック|클릭|क्लिक|点击|點閱|點擊|nhap|النقر|κλικ|клик|คลิก/u;
const OTHER_CLICKS =
  /card|kart|fiche|tarjeta|scheda|cartao|end screen|element|abspann|teaser|カード|카드|終了|최종/u;
/** Newer exports name the thumbnail whose impressions they count. */
const THUMBNAILS =
  /thumbnail|miniat|vorschaubild|значк|kucuk resim|küçük resim|サムネイル|썸네일|미리보기|hinh thu nho|缩略图|縮圖|圖示|थंबनेल/u;
const IMPRESSIONS =
  /impres|vertoning|показ|gosterim|インプレッション|노출|इंप्रेशन|tayangan|hien thi|展示|曝光|ظهور|exponer|ekspon/u;
const PUBLISHED =
  /publi[ckqsz]|veroffentlich|offentliggor|udgiv|yayin|公開|게시|发布|發布|發佈|xuat ban|النشر|प्रकाशित|पब्लिश|опублик/u;

const COUNTS = new Set<Meaning>([
  "views",
  "watchTime",
  "impressions",
  "subscribers",
  "likes",
  "comments",
  "revenue",
]);

/** Headings in words that are not listed: these come after all that are. */
function meaningLike(name: string, unit: string): Meaning | null {
  const isRate = unit.includes("%");
  if (isRate) return CLICKS.test(name) && !OTHER_CLICKS.test(name) ? "clickThroughRate" : null;
  if (unit !== "") return null;
  if (THUMBNAILS.test(name) && IMPRESSIONS.test(name)) return "impressions";
  return PUBLISHED.test(name) ? "publishedAt" : null;
}

/** What a column holds by its heading; null for another heading. The lower the rank, the plainer the name. */
export function meaningOf(heading: string): { meaning: Meaning; rank: number } | null {
  const { name, unit } = headingKey(heading);
  const listed = MEANINGS.get(name);
  // Shares of all views are no views.
  if (listed && unit === "%" && COUNTS.has(listed.meaning)) return null;
  if (listed) return listed;
  const meaning = meaningLike(name, unit);
  return meaning && { meaning, rank: MEANINGS.size };
}
