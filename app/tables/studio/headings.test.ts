import { expect, it } from "vitest";
import { meaningOf } from "./headings";

const ORDER = ["id", "title", "publishedAt", "duration", "views", "watchTime", "subscribers", "revenue"];
const MEANINGS = [...ORDER, "impressions", "clickThroughRate"];

it.each([
  "Content|Video title|Video publish time|Duration|Views|Watch time (hours)|Subscribers|Estimated revenue (USD)|Impressions|Impressions click-through rate (%)",
  "Video|Video title|Video publish time|Duration|Video views|Watch time (hours)|Subscribers|Your estimated revenue (USD)|Video thumbnail impressions|Video thumbnail impressions click-through rate (%)",
  "Conteúdo|Título do vídeo|Horário de publicação do vídeo|Duração|Visualizações|Tempo de exibição (horas)|Inscritos|Receita estimada (BRL)|Impressões|Taxa de cliques de impressões (%)",
  "Contenido|Título del vídeo|Hora de publicación del vídeo|Duración|Visualizaciones|Tiempo de visualización (horas)|Suscriptores|Ingresos estimados (EUR)|Impresiones|Porcentaje de clics de las impresiones (%)",
  "Contenido|Título del video|Hora de publicación del video|Duración|Vistas|Tiempo de reproducción (horas)|Suscriptores|Ingresos estimados (MXN)|Impresiones|Tasa de clics de las impresiones (%)",
  "Videos|Videotitel|Veröffentlichungszeitpunkt des Videos|Dauer|Aufrufe|Wiedergabezeit (Stunden)|Abonnenten|Geschätzter Umsatz (EUR)|Impressionen|Klickrate der Impressionen (%)",
  "Contenu|Titre de la vidéo|Heure de publication de la vidéo|Durée|Vues|Durée de visionnage (heures)|Abonnés|Revenus estimés (EUR)|Impressions|Taux de clics par impression (%)",
  "Contenuti|Titolo video|Orario di pubblicazione del video|Durata|Visualizzazioni|Tempo di visualizzazione (ore)|Iscritti|Entrate stimate (EUR)|Impressioni|Percentuale di clic delle impressioni (%)",
  "Content|Videotitel|Publicatietijd van video|Duur|Weergaven|Kijktijd (uren)|Abonnees|Geschatte opbrengst (EUR)|Vertoningen|Klikfrequentie van vertoningen (%)",
  "Treść|Tytuł filmu|Czas publikacji filmu|Czas trwania|Wyświetlenia|Czas oglądania (w godzinach)|Subskrybenci|Szacunkowe przychody (PLN)|Wyświetlenia miniatur|Współczynnik klikalności wyświetleń (%)",
  "Контент|Название видео|Время публикации видео|Продолжительность|Просмотры|Время просмотра (часы)|Подписчики|Расчётный доход (USD)|Показы|CTR для значков видео (%)",
  "İçerik|Video başlığı|Videonun yayınlanma zamanı|Süre|Görüntüleme|İzlenme süresi (saat)|Aboneler|Tahmini gelir (TRY)|Gösterimler|Gösterim tıklama oranı (%)",
  "コンテンツ|動画のタイトル|動画公開時刻|長さ|視聴回数|総再生時間（単位: 時間）|チャンネル登録者|推定収益 (JPY)|インプレッション数|インプレッションのクリック率 (%)",
  "콘텐츠|동영상 제목|동영상 게시 시간|길이|조회수|시청 시간(단위: 시간)|구독자|예상 수익 (KRW)|노출수|노출 클릭률 (%)",
  "कॉन्टेंट|वीडियो का टाइटल|वीडियो पब्लिश होने का समय|अवधि|व्यू|देखने का कुल समय (घंटे)|सदस्य|अनुमानित आय (INR)|इंप्रेशन|इंप्रेशन क्लिक मिलने की दर (%)",
  "Konten|Judul video|Waktu publikasi video|Durasi|Penayangan|Waktu tonton (jam)|Subscriber|Estimasi pendapatan (IDR)|Tayangan|Rasio klik-tayang dari tayangan (%)",
  "Nội dung|Tiêu đề video|Thời gian xuất bản video|Thời lượng|Số lượt xem|Thời gian xem (giờ)|Người đăng ký|Doanh thu ước tính (VND)|Số lượt hiển thị hình thu nhỏ|Tỷ lệ nhấp của số lượt hiển thị hình thu nhỏ (%)",
  "内容|视频标题|视频发布时间|时长|观看次数|观看时长（小时）|订阅人数|预估收入 (USD)|展示次数|展示点击率 (%)",
])("reads %s", (headings) => {
  expect(headings.split("|").map((heading) => meaningOf(heading)?.meaning)).toEqual(MEANINGS);
});

it.each([
  "Engaged views",
  "Unique viewers",
  "YouTube Premium views",
  "Average views per viewer",
  "Stayed to watch (%)",
  "Likes (vs. dislikes) (%)",
  "End screen element click rate (%)",
  "Cards shown",
  "Subscribers gained",
  "Geography",
  "Views (%)",
  "",
])("takes %j for nothing it uses", (heading) => expect(meaningOf(heading)).toBeNull());
