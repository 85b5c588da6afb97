/**
 * Words that two titles may share without being about the same: adjectives, verbs, times, counts and things of any video,
 * of the languages creators publish in. Written by hand from words that many channels of different niches have, in lower
 * case, as `titleTerms` folds them. Function words and those of any format stand in `app/words/stop-words.ts`.
 */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `
  bad better big bigger black blue broken cheap clean cold common cool cute 
  dark dead deep different double dual dry easier effective entire epic evil exact excellent expensive extreme
  fancy faster final fresh fun funny giant global gold golden green
  grey happy hard hardcore healthy heavy hidden high hot huge intense joint key
  large last late light local loud low main major massive mega mini modern native natural nice
  normal open orange original personal pink poor popular pretty private professional
  public purple quiet rare raw ready red regular rich round sad safe sharp silver
  single slow small smart soft special strange strong stupid sweet tall tasty technical tiny total traditional
  triple typical ugly ultra unexpected unique virtual warm weak weird white wide wild worst wrong
  yellow young american asian british chinese european french german indian italian japanese korean mexican spanish western
  accept affect agree allow answer appear arrive ask avoid bake base beat become becom begin believe boost break bring
  built buy call care carry cast catch chang choose clear close collect compar compare concept continue
  cook cost cover creat cut deal decide decision delete deliver destroy discover drink drive drop earn eat edit end
  enjoy enter escape exist expect experience explain explor explore export fail fall feel fight fill finish fit fly
  focus forget found gain giv grow handle hear hide highlight hold hope hunt
  hurt improve increase install jump kick kill launch lead leav leave lie lik load log
  lose lost lov mak manage mark match mean meet miss mix mod mov move name note notice offer order 
  pack pass pay pick place plan play post predict prepar prepare prevent print promise protect prove pull push quit reach
  react read record reduce remember remove repair replace report require rest return reveal ride rise roll ruin
  run sav save search sell send serve set shar shift shoot shut sign sit sleep solv sort speak spend
  spread stand stay steal stick stor store stretch study suck surprise surpris survive switch tak talk
  teach test throw touch trad transform trigger trust turn twist unlock updat update upgrade 
  view visit wake walk warn wash wear win wish worry write
  ability access action advantage adventure age announcement area article ban batch behind benefit
  body bonus boss boy brand case cause challenge chance character child choice class collection color colour 
  community content control count couple creator damage date deadline decade degree demonstration detail difference
  discovery disaster drama dream edition effort element era error evening event everybody evolution 
  expert explanation expression face fact factor failure fan fear feature figure film food force form format
  formula fortune friend front future gam gap generation gift girl goal group guy habit half hand head heart
  hell hero human husband impact impression incredible inch inside instant interest interview item job journey joy kid
  kind king lady legend letter limit line luck manager market mass
  matter max member men mental message method mind mistake mode model moment money mood morn
  mother movement movy mystery news night nightmare number object option outside overview
  pain pair party path performance period person phase piece player point potential power practice
  present pressure price problem process product program progress project purpose quality quest question random range rank
  rat reaction reality reason recipe resource response result reward risk road role room rule scale
  scene schedule scratch season section self sense service session setup shape shock shot side
  situation size skill solo song soul sound source speed spot stage standard star state status story
  strategy street strength style subject success summary support system task taste team technique tendency 
  title tomorrow tool topic tour trend trip trouble type user value
  variable variety happening request version victory vision voice walkthrough weekend wife woman women word world worth 
  yesterday zero defeat dynamic abus abuse eng sub ago alone already apart asap forever later
  air coding killer legal near angry tweak track dinner seasonal hurry strict worried soon twice overnight 
  spring summer autumn winter january february march april june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday
  `
    .concat(
      // Indonesian and Malay
      ` ada akan aku apa auto balik banget baru begini bener beneran beda belajar benar berapa bersama biar biasa bikin bisa buat
  bukan cara coba cobain cuma gua gue gw dapat dapet dia dulu emang ga gabisa gak ganti gara gede gila gini gitu hari harus hidup ingin jadi
  jangan jauh juga kalau kalo kamu kasih kata kayak kembali kena kenapa ketemu kita kok lagi lah langsung lebih lihat lucu
  makan makin malah mari masih masuk mau melihat membuat memang mencari menjadi menuju mereka mulai naik ngapain nih
  nonton nyata orang paling pakai pake pasti pengen pernah pertama pulang punya rasanya sama sampai sangat sebelum
  sejagat sekali selama semua sendiri seperti seru sih sini suka sudah tapi tau ternyata terbaik terbaru terlalu terus tidak udah
  wkwk kelen kapan coy cu nya yg parah habis sakit banyak langka keren rahasia spesial unik berasa kalah kalinya ikut akhirnya bingung
  lawan siap demi luar sampe kesel jutaan asli bagus abis lengkap alasan besar tanpa inilah tempat kalian lama aneh depan dapetin
  belum awal sadis aman keluar tolong tinggi kali boleh nambah ni ketika ngeri sumpah terbesar ketauan kurang berhasil perjuangan
  lain jam ribu mend aja isinya gimana masi hilang akhir jadinya wajib pokoknya berubah sekarang pergi menang waktu menegangkan siapa
  begitu ratusan mencoba guna panik minta terkeren terbanyak mungkin setelah hampir katanya momen cari edisi tetep serius tersulit
  jahat enak pilih sambil tiba terkuat kuat cuman kaget liat nunggu kecil tua terakhir mana berat karna takut hanya dalam sehari mudah
  tunggu susah masa pertamakali salah terjadi manis kocak kejadian gagal berujung saat jatuh sengaja sempat lewat gampang seluruh penuh
  kabur meme macam sulit bilang nyerah seharian ajaib hal pikiran asal bahasa kerja apakah mendapatkan kenyataan tingkat seram serem
  horor nekat ngakak sendirian mengerikan tembus kapok berhenti bawah atas antara kepada gelap cocok tetap tema semuanya
  disini doang misterius minggu puluhan teraneh termahal murah ratain juara rasa paket ambil mematikan bahagia sayang malu lemah juta
  pertanyaan perang kisah detik tahun pagi malam siang dikasih dikasi kasi kece kayaknya ayo yuk kuy nekad`,
      // Spanish, Portuguese, Italian
      ` ahora algo aprend aprende aprender antes aqui asi aula bien bom boa bueno buena cada casa clase coisa completo
  comprar crear criar curso depois despues dica dificil facil faz fazer forma gente grande gratis hacer hago
  historia hora hoy ideia importancia introducao jeito maior manera melhor mejor menor mismo momento mostrando mundo muito
  mucho nada nadie noite nova novo nueva nuevo nunca ontem outra outro paso passo parte pessoas poder pouco primeira
  primeiro primer principal puede qualquer quem quer quiero realizar rapido segunda segundo sempre ser siempre tempo ter
  tiempo tipo toda tudo ultima ultimo usando usar usei utilizando vale vamos vez vida vivo verdade verdad`,
      // French
      ` alors ans apres argent aussi autre avant beau beaucoup bon bonne ca cela cest chaque chaud chose contre
  apprendre conseil dernier devenir dit deux encore enfin etre facile faire faut fin fois grand jamais jeune jour 
  largent lart maintenant mal meilleur meilleure methode mieux moins monde moyen nouveau nouvelle parce peut peur petit petite plusieurs
  pourquoi premier presque quelque rien semaine seul seule soi souvent surtout tard temps toujours trop trouve trouver
  verite veut veux vie vite voici voir voulait lever croyait vrai vraie vraiment`,
      // German
      ` alles anfang beste besten bester besser dann dinge einfach endlich erste ersten ganz gegen geht gibt groß grosse gut immer
  jahr jahre jetzt jeder kann keine leben leicht letzte machen macht mache menschen muss neu neue neuen neuer nie richtig
  sagen schnell schon sehen sollte stunden tag tage teil viel viele weg welt wenig wieder wirklich woche zeit zwei`,
      // Turkish
      ` artik bana bende bile biri birlikte bugun gun hafta hangi hic iyi kadar kendi kolay kotu neden olan oldu
  sonra tam var yaptim yeni yok zaman`,
      // Vietnamese
      ` anh bằng bao bi biết cach cai các cho chia chiec chinh chung co cua cung cuoc dac dai danh dau 
  dieu doi don dung duoc duong gi gia giam gio giup hang hay het hieu hoa hoc hom hon hop ket khac khi khong kinh lai lam lan
  len loai luc luon ma mac minh moi mot mua nam nang nay nen ngay nghi nguoi nha nhat nhau nhe nhieu nho nhu nhung
  noi nua phai qua ra roi sau sẻ tai tang tat thi thu thuc tien tot trai tren tro trong truoc tung tuong vao
  vi viec voi vua vui xem xin yeu`,
      // Korean and Japanese
      ` 가장 같은 그냥 나는 내가 너무 다시 다양한 대박 드디어 많은 만드는 만들기 매일 먹는 모든 방법 보는 브이로그 새로운 생각 여기 역대급
  오늘 오늘의 완전 우리 유명한 이렇게 일상 정말 제일 좋은 직접 진짜 처음 최고 최고의 하는 하루 함께 한국 今日 最新 最高
  動画 方法 日本 自分`,
      // Russian
      ` больше будет быстро видео время всего всегда вся год года два делать день дня другие жизни жизнь зачем здесь
  каждый какой какие легко лучше лучшие лучший люди много можно мой моя надо наш новая новое новый обзор один первый после
  почему просто самая самое самый сделать сегодня сколько стоит такое теперь три хочу часть человек`,
      // First names: two people of one name are two people
      ` aaron adam adrian alan alejandro alex alexander alexandre alice amanda amy ana andre andrea andrew andy angela anna anne anthony
  antonio arthur barbara ben benjamin bernard beth betty bill billy bob bobby brad brandon brenda brian bruce bruno camila carl
  carla carlos carmen carol caroline catherine charles charlie charlotte chris christian christina christine christopher claire
  claudia clara craig cynthia daniel daniela danny dave david dean deborah dennis diana diego donald dorothy doug eduardo
  edward elena elisabeth elizabeth emma eric erica erik eva evan felipe fernanda fernando francisco frank fred gabriel gary
  george gina grace greg guilherme gustavo hannah harry heather helen henry hugo ian isabel isabella jack jacob james jamie jan jane
  jason jean jeff jennifer jenny jeremy jerry jesse jessica jim jimmy joan joao joe joel john johnny jon jonathan jordan jorge jose
  joseph josh joshua juan judy julia julian justin karen karl kate katherine kathy katie keith ken kenneth kevin kim
  kyle larry laura lauren leo leonardo linda lisa louis lucas lucia lucy luis luiz luke marc marcelo marco marcus margaret
  maria mario martin mary matt matthew megan melissa michael michelle miguel mike monica nancy natalie nathan nicholas
  nick nicole nina oliver oscar patricia patrick paul paula paulo pedro peter phil philip phillip rachel rafael ralph ray rebecca
  renato ricardo richard rick rob robert roberto rodrigo roger ron ross roy ruth ryan sam samantha samuel sandra sara sarah scott
  sean sergio seth sharon simon sofia sophia sophie stephanie stephen steve steven sue susan tania ted teresa terry theo theresa
  thiago thomas tim tina todd tom tommy tony tyler vanessa victor victoria vincent walter wayne wendy william yara`,
    )
    .trim()
    .split(/\s+/),
);

/**
 * More of them: they still tell how an idea will do, but an upload that shares one alone is not shown as like it. Found by
 * reading pairs that nobody would call alike; Chinese as pairs of letters.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `
  accidental across act active advice africa against ahead aid alternative america anywhere approach asia attention
  australia average award awkward background balance became beyond blank blew bottom bought brazil breakdown broke brutal
  budget calculate canada capture celebration center champion chapter chase china classic combination comeback companion
  company comparison competition complex complexity complicate component condition conference confidence confusion consider
  contest conversation core country creation creative critical current custom customer dear debate decode depth design
  designer detect die difficult dimension disappear discussion display dollar dr duo edge effect england enough entry europe
  even excite exclusive expand experiment expose extra extract fake false feedback female finale finger float forgot forward
  fought france gabriela gave generate germany gone goodbye grade guest harder heard higher hindi hole homemade hybrid hype
  ideal identify ignore ii iii implement implementation important india indonesia industry infinite inner insight
  inspire interactive international introduce intuition issue italy japan jay join knew knowledge korea leader leap led left
  length less listen loss measure mexico million minus nature negative next opportunity origin outer paid past pattern peak
  perspective platform practical pre presentation press preview prime profile proof property protection re
  realistic recap recovery reference release reminder repeat research reset respond revenge reverse revolution rid russia
  safety sample scary score screen secure seen select selection sequence sexy shine singapore site skip sorry south spain
  spark specific square statement straight structure stuck sudden supreme sure swap taiwan tale tamil
  tap target term thailand thin thousand timeline tired toward transformation transition treat trial turbulent uk universal
  upcoming upper urdu usa vietnam welcome winner wonder yourself zone
  amerika bertahan bunuh cina hancur isi jepang konten memilih mirip muka naek orangnya sejak terkena terungkap
  analisando analise aplicando brasil construindo criando diferenca entendendo espana experiencia francais
  francaise importante modelo nacional preparando preparar problema probleme processo projet projeto 
  proyecto resolvendo
  가득한 가을 건강한 겨울 구운 달콤한 담백하게 두툼한 따뜻한 맛있는 바삭한 봄 소소한 아늑한 아침 여름 작은 저녁 쫀득한 촉촉한 큰 푸짐한 하루종일
  一個 一次 一起 三個 不是 不能 不要 世界 中國 什么 什麼 今天 他們 以及 你不 你們 值得 全部 兩個 分享 到底 加上 原來 原因 只要 可以 可能 台灣 問題 因为 因為 大家 大陸 如何 媽媽 完整 就是 已經 影片 很多 得期
  怎样 怎麼 我们 我們 所以 所有 才能 教學 方式 时间 時間 最大 最好 期待 未來 每天 沒有 為什 為你 特吃 独特 獨特 现在 現在 甚麼 真的 知道 第一 第三 第二 美国 美國 而且 這個 這樣 這麼 還是 還有
  還能 那麼 重要 開始 需要 麼是
  `
    .trim()
    .split(/\s+/),
);

/** Subjects of channels of any kind, each in the titles of a quarter of the measured ones: one alone is shared by chance. */
export const BROAD_WORDS: ReadonlySet<string> = new Set(
  `
  ai analysis app art attack bank bar battle book box business button chatgpt cheat code computer cross data dog engineer fire
  function google home house image internet machine magic map mobile music network online pie python school science security
  skin social space stack table train tv web
  `
    .trim()
    .split(/\s+/),
);
