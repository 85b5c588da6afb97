// Comments as people write them below videos, made up for this measurement: what a comment in another language must be
// told from. A line holds the language's code and its comments.

/** Comments in other languages, short ones among them. */
export const IN_OTHER_LANGUAGES = `
es: muy bueno | que bueno | excelente video, gracias por compartir | no me gusta nada | me encanta este canal | saludos desde México | jajaja que risa | el mejor canal de todos | donde lo compraste? | buenísimo hermano | esto es una basura | hola amigos, primer comentario
fr: c'est génial | trop bien | merci beaucoup pour la vidéo | j'adore ta chaîne | c'est nul | super vidéo comme d'habitude | je comprends rien | quelle est la musique à la fin ? | t'es le meilleur | bonne continuation | mdr trop drôle | vraiment pas terrible
de: sehr gut | tolles Video, danke dir | das ist echt schlecht | wie heißt das Lied? | ich liebe deinen Kanal | mach weiter so | so ein Quatsch | schöne Grüße aus Berlin | endlich mal was Neues | einfach nur geil | wo kann man das kaufen? | sehr hilfreich, vielen Dank
pt: muito bom | que vídeo incrível | adorei, parabéns pelo trabalho | não gostei | melhor canal do Brasil | qual o nome da música? | kkkkk demais | obrigado pela ajuda | isso é um lixo | faz mais vídeos assim | mano que isso | você é o melhor
it: bellissimo video | sei il migliore | grazie mille per la spiegazione | non mi piace per niente | che schifo | come si chiama la canzone? | complimenti davvero | molto interessante | ciao a tutti | bravissimo continua così
tr: harika video | çok güzel olmuş | eline sağlık abi | hiç beğenmedim | bu şarkının adı ne? | teşekkürler kardeşim | en iyi kanal | devamını bekliyoruz | süper anlatım | çok kötü
id: bagus banget | mantap bang | keren banget videonya | terima kasih banyak | lanjutkan bang | jelek banget | lagunya apa ya? | aku suka video ini | sangat membantu sekali | gak jelas banget
pl: świetny film | bardzo dobre | dziękuję za pomoc | nie podoba mi się | jaki to utwór? | pozdrawiam serdecznie | super odcinek, czekam na więcej | masakra jakie to słabe
nl: heel goed | wat een mooie video | dit is echt slecht | dank je wel voor de uitleg | hoe heet dit liedje? | ik vind het geweldig | groetjes uit Nederland | leuk gedaan hoor
tl: ang galing mo idol | salamat sa video | ang ganda naman nito | sobrang nakakatawa | saan mo nabili yan? | hindi ko gusto | nakakainis naman
hi: bahut accha video hai bhai | mast hai yaar | bhai kya baat hai | mujhe ye pasand nahi aaya | aap bahut acche ho sir | kahan se kharida | bekar video hai
vi: video hay quá | cảm ơn bạn nhiều | bài này tên gì vậy | xin chào mọi người | rất tuyệt vời | dở quá đi
sv: jättebra video | tack så mycket | vad heter låten? | det här var riktigt dåligt | du är bäst
ro: foarte bun | mulțumesc mult pentru ajutor | cel mai bun canal | nu îmi place deloc
ru: очень круто | спасибо за видео | лучший канал | мне не понравилось | как называется песня?
uk: дуже дякую за відео | це найкращий канал
ar: فيديو رائع جدا | شكرا لك | لم يعجبني
fa: خیلی عالی بود ممنون
he: סרטון מדהים תודה
hi: बहुत अच्छा वीडियो | मुझे पसंद नहीं आया
bn: খুব ভালো ভিডিও
ja: すごく面白かったです | ありがとうございます | この曲の名前は何ですか
ko: 정말 재미있어요 | 감사합니다 | 최고의 영상
zh: 太好看了 | 谢谢分享 | 不喜欢这个视频
th: วิดีโอดีมาก | ขอบคุณครับ
el: πολύ καλό βίντεο | ευχαριστώ πολύ
`;

/** Comments in English, or in none, that are easily taken for another language. */
export const NOT_IN_OTHER_LANGUAGES = [
  "this slaps",
  "W",
  "L",
  "lol nice",
  "gg",
  "ggwp",
  "fire",
  "sheesh",
  "bussin fr fr",
  "no cap",
  "mid",
  "W vid",
  "goated",
  "noice",
  "poggers",
  "lmaooo",
  "omg yesss",
  "bruh",
  "sus",
  "yoooo",
  "ayo",
  "Mr Beast",
  "Marques Brownlee",
  "iPhone 16 Pro",
  "sony a7iii",
  "Shakira",
  "despacito is such a bop",
  "MKBHD",
  "ty bro",
  "thx man",
  "luv u",
  "gr8 vid m8",
  "plz do more",
  "wut",
  "wat",
  "hahaha",
  "xd",
  "nah",
  "damn son",
  "good vedio",
  "verry nice vidio",
  "amazng",
  "beautifull",
  "im ded",
  "wtf",
  "lets gooo",
  "pls part 2",
  "song name?",
  "Toyota Corolla",
  "first",
  "anyone 2026?",
  "underrated af",
  "Subaru gang",
  "a classic",
  "the goat",
  "vibes",
  "rip",
  "in a nutshell",
  "so gut wrenching",
  "my fav",
  "el clasico was wild",
  "c'mon",
  "big if true",
  "Ohio rizz",
  "skibidi",
  "hi from Brazil",
  "greetings from Germany",
  "love from India",
  "bonjour from Paris bro",
  "ramen",
  "taco time",
  "que",
  "no",
  "pro tip",
  "super",
  "video",
  "nice video",
  "not bad at all",
  "yo that's dope",
  "ok",
  "him and his die hard fans",
  "die soon",
  "an oldie but a goodie",
  "so true",
  "he came in clutch",
  "Porsche 911 Turbo S",
];
