/**
 * How an idea or a title says what kind of video it is: words and phrases per language, without accents, a number as 0,
 * "^" where it has to come first. They decide what a page says, so they leave out what only often means it: "easy",
 * "first" and "now" are of no kind. The learned kinds of `title-kinds.ts` are another, rougher table.
 */
export const NAMED_KINDS = {
  minutes: `en 0 min, 0 mins, 0 minute, 0 minutes, 0 sec, 0 second, 0 seconds, 0min, 0 hr, in 0 hour, in 0 hours, minute, minutes,
    seconds, in an hour, in one hour; de 0 minuten, 0 sekunden, in 0 stunde, in 0 stunden, minuten; es 0 minutos, 0
    segundos, en 0 hora, en 0 horas, minutos; pt em 0 minutos, em 0 hora, em 0 horas; fr en 0 heure, en 0 heures, en
    0 secondes; it 0 minuti, in 0 ore, minuti; nl 0 minuten, in 0 uur; id 0 menit, 0 jam; pl 0 minut, minut; tr 0
    dakika, dakikada; ru 0 минут, минут, за 0 минут; ja 0分; ko 0분; zh 0分钟, 0分鐘`,
  beginner: `en beginner, beginners, newbie, newbies, for dummies, basics, fundamentals, introduction, intro to, getting
    started, get started, first steps, 0 101, start here, absolute basics; de anfanger, anfangerin, anfangerinnen,
    einsteiger, ohne vorkenntnisse, grundlagen, einfuhrung, erste schritte, fur dummies; es principiante, principiantes, basico,
    basicos, introduccion, primeros pasos, novatos; pt iniciante, iniciantes, introducao, primeiros passos; fr
    debutant, debutants, debutante, debutantes, les bases, initiation, premiers pas, debuter; it principiante,
    principianti, le basi, introduzione, primi passi; nl voor beginners, beginnen met; id pemula, dasar; pl
    poczatkujacych, podstawy; tr yeni baslayanlar, baslangic, temelleri; ru начинающих, новичков, основы, с чего
    начать; ja 初心者, 入門, 始め方, 基礎; ko 초보, 초보자, 입문, 왕초보, 기초; zh 新手, 入门, 入門, 初学者, 初學者, 基础, 基礎`,
  explained: `en explained, explain, explains, explaining, explanation, explainer, what is, what are, what was, understanding,
    how does, how do, the science of, the science behind; de erklart, erklarung, was ist, was sind, einfach erklart,
    wie funktioniert, wie funktionieren; es explicado, explicada, explicados, explicacion, que es, que son, como
    funciona, como funcionan; pt explicado, explicada, explicando, o que e, o que sao, como funciona, como
    funcionam, entenda; fr explique, expliquee, expliques, explication, c est quoi, qu est ce, comment fonctionne,
    comment ca marche, comprendre; it spiegato, spiegata, spiegati, spiegate, spiegazione, cos e, che cos e, cosa e,
    come funziona, come funzionano, capire; nl uitgelegd, wat is, wat zijn, hoe werkt; id apa itu, penjelasan, cara
    kerja; pl co to jest, co to, wyjasnienie, jak dziala; tr nedir, nasil calisir; ru что такое, объяснение, как
    работает, простыми словами; ja とは, 解説, 仕組み; ko 란 무엇, 이란, 설명, 원리; zh 什么是, 什麼是, 解说, 解說, 讲解, 講解, 原理`,
  complete: `en complete, everything you, everything about, everything to, everything we know, the ultimate, ultimate guide, ultimate beginners, full course, full guide, full tutorial, all about, crash course, masterclass,
    from scratch, comprehensive, start to finish, a to z, a z, zero to hero, beginner to advanced, in one video; de
    komplett, komplette, kompletter, komplettes, alles uber, alles was du, von a bis z, von grund auf, kompletter
    guide; es completo, completa, desde cero, todo sobre, todo lo que; pt do zero, tudo sobre, tudo o que, tudo que;
    fr complet, complete, tout savoir, tout sur, de a a z, de zero; it da zero, tutto su, tutto quello, dalla a alla
    z; nl compleet, complete, alles over, van a tot z; id lengkap, dari nol, semua tentang; pl od zera, wszystko o,
    kompletny, kompletne, od a do z; tr sifirdan, her sey, a dan z ye, kapsamli; ru с нуля, все о, полный, полное,
    от а до я; ja 完全, 徹底, まとめ, ゼロから; ko 완벽, 총정리, 완전정복, 모든 것; zh 完整, 大全, 全攻略, 从零, 從零`,
  learn: `en learn, course, courses, lesson, lessons for, piano lesson, guitar lesson, teach yourself, teach your, learn
    to; de lernen, lerne, kurs, unterricht, beibringen; es aprende, aprender, curso, clase de, clases de, ensenar;
    pt aprenda, aula de, aulas de; fr apprendre, apprends, apprenez, cours de, lecon; it impara, imparare, corso,
    lezione, lezioni; nl leren, cursus; id belajar, kursus; pl nauka, nauczyc, kurs, lekcja; tr ogren, ogrenme,
    ogreniyorum, dersi, dersleri, kursu; ru учим, выучить, научиться, урок, уроки, курс; ja 学ぶ, 講座, レッスン, 練習; ko
    배우기, 배우는, 강의, 강좌, 레슨; zh 学习, 學習, 课程, 課程, 学会, 學會`,
  ranking: `en top 0, top ten, top five, ranked, ranking, rankings, tier list, every single, ranking every, ranking all, rating every, rating all, rated, best to worst, worst to best, tried every, ate every, tested every, trying every; de platz 0, die 0
    besten, die besten 0, bestenliste, rangliste, jeder einzelne; es los 0 mejores, las 0 mejores, los mejores 0,
    clasificacion; pt os 0 melhores, as 0 melhores, os melhores 0; fr les 0 meilleurs, les 0 meilleures, classement,
    les meilleurs 0; it i 0 migliori, le 0 migliori, classifica, i migliori 0; nl de 0 beste, de beste 0, ranglijst;
    id 0 terbaik, peringkat; pl 0 najlepszych, najlepsze 0; tr en iyi 0; ru топ 0, лучших 0, 0 лучших, рейтинг; ja
    ランキング, 0選; ko 순위, 랭킹, 베스트; zh 排名, 排行, 盘点, 盤點`,
  tutorial: `en tutorial, tutorials, guide, guides, walkthrough, step by step; de anleitung, schritt fur schritt, ratgeber,
    leitfaden; es guia, paso a paso; pt passo a passo; fr tuto, tutoriel, tutoriels, pas a pas, etape par etape; it
    guida, passo dopo passo, passo passo; nl stap voor stap, handleiding; id panduan; pl poradnik, krok po
    kroku; tr rehberi, rehber, adim adim; ru гайд, инструкция, пошагово, туториал; ja ガイド, チュートリアル, 手順; ko 튜토리얼,
    가이드; zh 教程, 教學, 教学, 指南, 攻略`,
  howTo: `en how to, how you, how do i, how do you; de wie man, wie du, wie ich, so geht, so machst, so baust, so kochst, selber
    machen, selbst machen; es como; pt jeito de, maneira de; fr comment; it come fare, come si, come ho, come; nl
    hoe je, hoe ik, zelf maken; id cara; pl jak; tr nasil; ru как; ja 方法, 作り方, やり方, 使い方, コツ; ko 방법, 하는 법, 만들기, 만드는;
    zh 怎么, 怎麼, 如何, 做法, 方法`,
  live: `en live, livestream, livestreams, livestreaming, live stream, streaming live; pt ao vivo; es en vivo, en
    directo; fr en direct; it in diretta; id siaran langsung; ru стрим, прямой эфир; ja 生配信, ライブ配信; ko 라이브, 생방송; zh
    直播`,
  announcement: `en announcement, announcements, announcing, announces, announced, coming soon, teaser, trailer, update, updates,
    news, sneak peek, launches, launched, reveal, revealed, introducing, channel update; de ankundigung,
    neuigkeiten, nachrichten; es anuncio, noticias, novedades, actualizacion; pt noticias, novidades, atualizacao,
    anuncio; fr annonce, actualites, nouveautes, mise a jour, bande annonce; it annuncio, notizie, novita,
    aggiornamento; nl aankondiging, nieuws; id pengumuman, berita; pl zapowiedz, wiadomosci, nowosci; tr duyuru,
    haberler, haberleri, fragman; ru новости, анонс, трейлер, обновление; ja ニュース, 最新情報, 予告, 発表; ko 뉴스, 소식, 예고,
    업데이트; zh 新闻, 新聞, 预告, 預告, 更新`,
  review: `en worth it, worth buying, honest opinion, review, reviews, reviewed, reviewing, unbox, unboxing, hands on, impressions, first look, tested, testing,
    test, tests, tried, trying, i try; de teste, getestet, testbericht, ausprobiert, erfahrungen, im test; es
    resena, probando, probamos, probe, opinion, opiniones; pt testei, testando, resenha, analise, experimentei; fr
    avis, essai, je teste, on teste, j ai teste, teste; it recensione, provo, provato, ho provato, prova; nl getest,
    ervaringen, recensie; id ulasan, mencoba, coba; pl recenzja, testuje, test, opinia; tr inceleme, denedim,
    deniyorum; ru обзор, тест, пробую, отзыв, распаковка; ja レビュー, 開封, 検証, 使ってみた, 食べてみた, やってみた; ko 리뷰, 후기, 언박싱; zh
    评测, 評測, 开箱, 開箱, 测评`,
  days: `en 24 hour, 24 hours, 24 hrs, year later, years later, month later, months later, every day for, 0 day, 0 days, 0 week, 0 weeks, 0 month, 0 months, 0 year, 0 years, for a week, for a month, for a year, in a week, in a month, in a year, one week, one
    month, one year; de 24 stunden, 0 tag, 0 tage, 0 tagen, 0 wochen, 0 monate, 0 monaten, 0 jahre, 0 jahren, einen monat, eine
    woche, ein jahr; es 24 horas, 0 dia, 0 dias, 0 semanas, 0 meses, 0 anos, una semana, un mes, un ano; pt em 0 dias, por 0
    dias, uma semana, um mes, um ano; fr 24 heures, 0 jour, 0 jours, 0 semaines, 0 mois, 0 ans, une semaine, un mois, un an; it
    24 ore, 0 giorni, 0 settimane, 0 mesi, 0 anni, una settimana, un mese, un anno; nl 0 dagen, 0 weken, 0 maanden, 0 jaar,
    een week, een maand; id 24 jam, 0 hari, 0 minggu, 0 bulan, 0 tahun, seminggu, sebulan; pl 0 dni, 0 tygodni, 0 miesiecy,
    0 lat, tydzien, miesiac; tr 0 gun, 0 gunde, 0 hafta, 0 ay, 0 yil; ru 0 дней, 0 дня, 0 недель, 0 месяцев, 0 лет,
    неделю, месяц; ja 0日, 0日間, 0泊, 0週間, 0ヶ月; ko 0일 동안, 0일 만에, 0주, 0개월, 0박; zh 0天, 0日, 0周, 0个月, 0個月`,
  tips: `en things i wish, i wish i knew, things nobody, what to know before, tip, tips, trick, tricks, hack, hacks, secret, secrets, ideas, cheat sheet, mistake, mistakes, avoid, stop
    doing, stop using, stop buying, stop making, never do, never buy, never use, never eat, never make, should
    never, don t buy, don t do, don t make, don t use, don t ever, don t start, errors, doing wrong, doing it wrong;
    de tipps, tipp, tricks, geheimnisse, geheimtipps, ideen, fehler, vermeiden, niemals; es consejos, trucos,
    secretos, ideas, error, errores, evita, evitar, nunca; pt dicas, dica, truques, segredos, ideias, erro, erros,
    evite, pare de, nunca faca; fr astuces, astuce, conseils, conseil, secrets, erreur, erreurs, eviter, evitez,
    jamais; it consigli, trucchi, segreti, idee, errore, errori, evitare, mai; nl ideeen, geheimen, fouten,
    vermijden, nooit; id rahasia, ide, kesalahan, jangan, hindari; pl porady, triki, sekrety, pomysly, bledy,
    unikac, nigdy; tr ipuclari, puf noktalari, sirlari, fikirleri, hatalari, hatalar, hata; ru советы, лайфхаки,
    секреты, идеи, ошибки, ошибка, никогда, не делайте; ja 裏技, ポイント, アイデア, 失敗, 間違い, 注意; ko 꿀팁, 팁, 노하우, 실수, 하지 마세요,
    주의; zh 技巧, 秘诀, 秘訣, 小技巧, 错误, 錯誤, 避免, 不要`,
  comparison: `en dupe, dupes, pros and cons, vs, versus, compared, compare, comparing, comparison, difference, differences, cheap vs; de
    vergleich, vergleiche, unterschied, unterschiede, oder; es comparativa, comparacion, diferencia,
    diferencias; pt comparativo, diferenca, diferencas; fr comparatif, comparaison,
    difference entre; it confronto, differenza, differenze, contro; nl vergelijking, verschil, tegen; id
    perbedaan, perbandingan; pl porownanie, roznica; tr karsilastirma, farki, mi yoksa; ru сравнение, против,
    отличия; ja 比較, 違い, どっち; ko 비교, 차이; zh 对比, 對比, 比较, 比較, 区别`,
  challenge: `en challenge, challenges, but i, but i can only, but with, with only, with no, using only, no experience, can you beat, can you finish, i only, in one sitting, in one take, blindfolded, survive, surviving, survived, survival, experiment, last to, prank, hardcore,
    no spending, no spend, no buy, only using; de challenge, uberleben, experiment, selbstversuch; es reto, desafio,
    sobrevivi, sobrevivir; pt desafio, sobrevivi, sobreviver; fr defi, survivre; it sfida,
    sopravvivere; id tantangan, bertahan; pl wyzwanie, przetrwac; tr meydan okuma, hayatta kalma; ru
    челлендж, выжить, выживание, эксперимент; ja チャレンジ, 生活, サバイバル; ko 챌린지, 도전, 생존; zh 挑战, 挑戰, 生存`,
  building: `en rebuild, rebuilding, rebuilt, restore, restores, handmade, turning a, turned a, turning an, turned an, turning my,
    turned my, conversion, upcycling, upcycled, i repaired, repairing, i built, i made, we built, we made, built a, built my, building a, building my, build a, making a, diy,
     restoring a, restored, restoration, renovating, renovated, renovation, makeover; de baue, gebaut, bauen,
    basteln, restauriert, renoviert, renovierung, selbstgemacht, selber bauen; es hice, construi, 
     bricolaje, restauracion, reforma; pt fiz, construi,  reforma, restauracao; fr fabriquer, j ai construit, construire, renovation, bricolage; it ho costruito, costruire, 
    fai da te, restauro, ristrutturazione; nl gebouwd, bouwen, klussen, verbouwing; id membuat, bikin; pl
    zbudowalem, remont, wlasnymi rekami; tr yaptim, kendin yap, ev yapimi; ru своими руками, сделал, построил,
    ремонт, реставрация; ja 手作り, 自作, 作ってみた; ko 만들기, 만들었; zh 自制, 制作, 製作, 改造`,
  why: `en why; de warum, wieso; es por que, porque; pt por que, porque os; fr pourquoi; it perche; nl waarom; id
    kenapa, mengapa; pl dlaczego; tr neden, niye; ru почему, зачем; ja なぜ, 理由; ko 왜, 이유; zh 为什么, 為什麼, 为何`,
  superlative: `en slowest, quickest, toughest, busiest, quietest, ugliest, youngest, wildest, dirtiest, lightest, smartest, dumbest, ^the most, ^most, the most expensive, coldest, hottest, deepest, highest, tallest, heaviest, shortest, richest, poorest, happiest,
    weirdest, strangest, scariest, saddest, funniest, laziest, loudest, tiniest, deadliest, healthiest, simplest, best, worst, biggest, largest, greatest, fastest, strongest, smallest, hardest, easiest, craziest, cheapest,
    rarest, oldest, longest, most expensive, most popular, most beautiful, most dangerous, most powerful; de beste,
    besten, bester, bestes, billigsten, billigste, gunstigste, gunstigsten, grosste, grossten, schnellste,
    schlechteste, teuerste, teuersten, schonste, schonsten, gefahrlichste; es el mejor, la mejor, mejores, el peor, la peor, peores, mas
    barato, mas barata, mas caro, mas cara, mas grande, mas rapido, mas peligroso; pt o melhor, a melhor, melhores, o pior, a pior, piores, mais barato, mais barata, mais caro; fr meilleur, meilleure, meilleurs, meilleures, pire, pires, moins
    cher, plus cher, plus grand, plus beau, plus beaux; it migliore, migliori, peggiore, peggiori, piu economico,
    piu costoso, piu grande, piu bello, piu belli, piu veloce; nl beste, slechtste, goedkoopste, duurste, grootste,
    mooiste; id terbaik, terburuk, terbesar, termurah, termahal, paling; pl najlepszy, najlepsze, najgorszy,
    najtanszy, najwiekszy, najdrozszy; tr en iyi, en kotu, en ucuz, en pahali, en buyuk, en guzel; ru лучший,
    лучшие, худший, самый, самая, самые, самое; ja 最強, 最高, 一番, 最安, おすすめ; ko 최고, 최악, 가장, 추천; zh 最好, 最大, 最强, 最強, 最便宜,
    最贵, 推荐, 推薦`,
  price: `en cheap, cheaper, expensive, budget, affordable, price, prices, cost, costs, under 0, 0 dollars, 0 dollar, for
    free, save money, on a budget; de billig, gunstig, unter 0 euro, 0 euro, preis, kosten, kostet, sparen, geld
    sparen; es barato, barata, baratos, baratas, precio, precios, 0 euros, 0 pesos, presupuesto, cuesta, ahorrar; pt
    preco, precos, 0 reais, custa, economizar, gastando pouco; fr pas cher, prix, 0 euros, budget, coute,
    economiser; it economico, economica, prezzo, prezzi, 0 euro, costa, risparmiare, low cost; nl goedkoop,
    goedkope, prijs, kosten, besparen; id murah, mahal, harga; pl tanio, tani, cena, za 0 zl,
    oszczedzac; tr ucuz, pahali, fiyat, fiyati, 0 tl, butce; ru дешево, дешевый, дорого, цена, бюджет, бюджетный, за
    0 рублей, сколько стоит; ja 節約, 格安, 値段, 予算, 円; ko 가격, 가성비, 비용, 절약, 만원; zh 便宜, 价格, 價格, 预算, 預算, 省钱, 省錢`,
  trouble: `en wrong with, scam, scams, fail, fails, failed, failing, failure, gone wrong, went wrong, what went wrong, goes wrong, disaster, the truth,
    exposed, dark side of, problem with, problems with, the problem, collapse, collapsed, downfall, quit, quitting, ruined, regret, regrets,
    nobody tells, nobody told, warning, broke; de gescheitert, abzocke, wahrheit, problem, probleme, kaputt,
    schief, bereue, gekundigt; es estafa, fracaso, la verdad, el problema, problemas con, arrepiento, deje, renuncie; pt
    golpe, fracasso, a verdade, o problema, problemas com, arrependo, arrependi, larguei; fr arnaque, echec, la verite, probleme,
    problemes, regrette, j ai quitte; it truffa, fallimento, la verita, problema, problemi, pentito, ho lasciato; nl
    oplichting, mislukt, de waarheid, probleem, problemen, spijt; id penipuan, gagal, masalah, menyesal; pl
    oszustwo, porazka, prawda, problemy, zaluje; tr dolandiricilik, gercekler, sorun, sorunlari, pisman; ru обман,
    правда, проблемы, проблема, провал, ошибся, уволился; ja 詐欺, 真実, 問題, 後悔, トラブル; ko 사기, 진실, 문제, 후회, 망한; zh 骗局, 騙局,
    真相, 问题, 問題, 后悔, 失败`,
  interview: `en interview, interviews, interviewed, interviewing, podcast, podcasts, guest, ft, feat, featuring, conversation
    with, chat with, talks with, in conversation; de gesprach mit, im gesprach; es entrevista, entrevistas,
    conversacion con; pt entrevista com, conversa com; fr entretien, interview avec; it intervista, interviste,
    chiacchierata; id wawancara, ngobrol; pl wywiad, rozmowa z; tr roportaj, soylesi; ru интервью, подкаст; ja
    インタビュー, 対談, コラボ; ko 인터뷰, 팟캐스트; zh 采访, 專訪, 访谈`,
  episode: `en episode, episodes, ep, eps, part 0, pt 0, season 0, chapter 0, vol 0, volume 0, day 0, week 0, lecture 0,
    lesson 0, video 0, part one, part two; de folge, teil 0, kapitel 0; es episodio, parte 0, capitulo; pt parte 0,
    aula 0, episodio 0; fr epi, partie 0, chapitre; it puntata, parte 0, episodio, capitolo; nl aflevering, deel 0;
    id bagian 0, eps 0; pl odcinek, czesc 0; tr bolum, 0 bolum; ru серия, часть 0, выпуск; ja 第0, 話; ko 0화, 0편; zh
    第0集, 第0期`,
  newest: `en ^new, all new, brand new, the new, what s new, whats new, new feature, new features, newest, latest; de neu, neue, neuen, neuer, neues, neueste; es nuevo, nueva, nuevos, nuevas;
    pt novo, nova, novos, novas; fr nouveau, nouvelle, nouveaux, nouvelles; it nuovo, nuova, nuovi, nuove; nl nieuw,
    nieuwe, nieuwste; id baru, terbaru; pl nowy, nowa, nowe, najnowszy; tr yeni; ru новый, новая, новые, новое; ja
    新作, 最新, 新しい; ko 신상, 최신, 새로운; zh 最新, 新款`,
  ai: `en ai, gpt, chatgpt, openai, gemini, llm, llms, copilot, machine learning, deep learning, neural network, neural
    networks, midjourney; de ki, kunstliche intelligenz; es ia, inteligencia artificial; fr intelligence
    artificielle; it intelligenza artificiale; pt inteligencia artificial; ru нейросеть, нейросети, ии; ja 人工知能,
    生成0; ko 인공지능; zh 人工智能, 人工智慧`,
  software: `en python, sql, excel, power bi, tableau, javascript, typescript, docker, kubernetes, github, linux, pandas,
    numpy, react hooks, react native, react app, reactjs, next js, node js, css, html, django, power query, vlookup,
    notion, wordpress`,
  vlog: `en ^a week of, ^a day of, tour of, food tour, walking across, hiking the, cycling across, driving across, living in, living on, come with me, study with me, cook with me, clean with me, bake with me, a day at, a week with, a day on, first day at, first week at, first week with, my first week, my first day, vlog, vlogs, vlogging, vlogmas, travel diary, day in my life, day in the life, a day with, week in my life, days in my life, my day,
    my week, my morning, night routine, morning routine, trip, road trip, vacation, holiday, setup tour, desk tour, garden tour, farm tour, home tour, room tour, house tour, apartment tour, city tour, studio tour, van tour, workshop tour, shop tour, kitchen tour, closet tour, campus tour, hotel tour,
    cabin tour, office tour, ship tour, full tour, get ready with me, grwm; de mit mir, mein tag, mein alltag, meine woche, morgenroutine; es conmigo, un dia en, mi
    dia, mi rutina, un dia conmigo; pt comigo, um dia na, meu dia, minha rotina, rotina; fr avec moi, une journee, ma journee, ma
    routine; it con me, una giornata, la mia giornata, la mia routine; id keseharian; pl moj dzien; tr bir gunum, gunluk
    rutin; ru влог, мой день, один день; ja 日常, ルーティン, モーニングルーティン; ko 브이로그, 일상; zh 日常, 一天`,
  me: `en i, my, we, our, storytime, story time; de ^ich, ^wir, ^mein, ^meine; es ^mi, ^mis, ^yo, ^mi primer; pt ^meu, ^minha, ^eu;
    fr ^je, ^j ai, ^mon, ^ma, ^mes, ^on; it ^ho, ^il mio, ^la mia, ^i miei; nl ^ik, ^mijn; id ^aku, ^gue; pl ^moj,
    ^moja; tr ^benim; ru ^я, ^мой, ^моя, ^мы; ja 私, 僕; ko 내가, 나의; zh ^我`,
};

/** Phrases in which a kind's word means something else. */
export const NOT_MEANT: { [Kind in keyof typeof NAMED_KINDS]?: string } = {
  live: "to live, i live, we live, you live, they live, who live, people live, live in, live on, live off, live with, live without, live like, live at, live from, live longer, live forever, live action",
  newest:
    "new york, new zealand, new year, new years, new orleans, new jersey, new mexico, new delhi, new england",
  minutes: "last minute, minute by, per minute, minutes away, minutes before, minutes later, minutes ago",
  superlative: "best friend, best friends, best of, best practice, best practices",
  ranking: "squad ranked, ranked match, ranked game",
  complete: "to complete, you complete, i complete, we complete, can complete",
  challenge:
    "to challenge, for survival, survival world, survival worlds, survival base, survival game, survival games, survival guide, survival server",
  building:
    "without building, not building, stop building, mistakes i made, mistake i made, choices i made, money i made, i made it, making a living",
  days: "at 0 months, at 0 weeks, at 0 years, over 0 years, last 0 days, lasts 0 days, last 0 hours, lasts 0 hours, last 24 hours, lasts 24 hours, 0 years ago, 0 days ago, last 0 weeks, 0 day trip, 0 year old, 0 year olds, 0 years old, 0 month old, 0 months old, 0 week old, 0 day old",
  learn:
    "of course, meal course, course meal, course menu, three course, 0 course, golf course, main course, obstacle course, race course",
  interview:
    "wedding guest, guest room, guest bathroom, guest house, guest bedroom, coding interview, job interview, job interviews, interview questions, interview tips",
  price:
    "cost us, cost me, cost him, cost her, cost them, to price, kids under 0, children under 0, babies under 0",
  review: "tried out for, trying out for, math test, math tests, driving test, blood test, test prep",
  trouble:
    "are broke, you re broke, when broke, being broke, broke and, broke students, quit alcohol, quitting alcohol, quit drinking, quitting drinking, quit smoking, quitting smoking, quit sugar, quitting sugar, quit caffeine, quit social media, quitting social media",
  me: "do i, do we, should i, should we, can i, can we, am i, are we, will we, did we, must i, i need, we need, my computer, my ip",
  vlog: "time travel, time traveling, time travelling, holiday season",
};
