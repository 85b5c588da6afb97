import { lexicon } from "./lexicon/lexicon";
import type { Tokens } from "./tokens";

/**
 * Frequent words of other languages in Latin script that are no English words, with those that stand below videos:
 * own lists, by ISO 639-1 code ("tl" for Filipino, "hi" for Hindi in Latin letters, "ur" goes with it). A word may stand
 * in several languages.
 */
export const FOREIGN_WORDS = `
es el la los las un una unos unas que de del en es por para con como pero muy mas más esto este esta eso ese esa estos hay yo tu tú su sus mi mis te lo le les nos ya si sí bueno buena buenos buenas buenísimo mejor peor mucho mucha muchos gracias hola saludos desde amigo amigos hermano canal vídeo jaja jajaja jajajaja jajajajaja encanta encantó gusta gustó gustaría dónde donde cuando cuándo cómo qué quién porque porqué cuál cual cuánto está estoy eres soy son fue era tiene tengo hacer hace hecho todo todos toda nada siempre nunca también algo otro otra vida mundo gente feliz excelente increíble genial malo mala basura mierda puta puto pendejo chido chévere bonito bonita hermoso hermosa linda lindo canción nombre alguien sabe compraste comprar felicidades felicitaciones bendiciones dios abrazo abrazos crack grande verdad esperando próximo parte aquí ahora años año día hoy wey güey risa asco horrible sube compartir quiero puedo puede favor español
fr le la les un une des du et est que qui dans pour pas sur avec ce cette ces cet je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses notre votre leur mais ou où donc très trop bien bon bonne bonnes mieux meilleur meilleure mal nul nulle merci beaucoup bonjour salut coucou bravo vidéo vidéos chaîne j'adore jadore jaime j'aime aime adore génial géniale magnifique incroyable beau belle drôle mdr ptdr lol c'est cest ça ca fait faire suis es sont était avoir être été comme aussi encore toujours jamais rien tout tous toute toutes plus moins quel quelle quels quelles comment pourquoi quand qu'est quest est-ce musique chanson fin gros frère mec putain merde comprends vraiment continue continuation hâte prochaine toi moi lui peut peux veux vais va aller ans jour français tellement déjà voilà même d'habitude dhabitude t'es terrible n'est j'ai jai c'était cétait qu'il
de der das dem des ein eine einen einem einer und ist sind war waren ich du er sie es wir ihr mich dich mir dir uns euch mein meine dein deine deinen sein seine nicht kein keine auch aber oder wenn weil dass daß wie wo was wer wann warum mit von zu zum zur auf für bei aus nach über unter vor noch schon nur sehr viel viele mehr gut gute guter gutes besser beste besten bester schlecht schlechter toll tolle tolles geil geiles danke dank vielen bitte hallo grüße gruß liebe lieber schöne schön schönes kanal lied musik heißt heisst endlich einfach wirklich richtig echt mal halt doch immer nie wieder jetzt hier da dann so ja nein kann kannst könnte man mach machen macht gemacht weiter hilfreich quatsch leider finde gefällt habe hab hat haben hast wird werden wurde würde ganz alles etwas nichts neu neues neue folge leute bruder alter krass hässlich scheiße mist deutsch deutschland
pt os as um uma que de do da dos das em no na nos nas por para pra com como mas mais muito muita muitos bom boa bons boas melhor pior ruim isso isto esse essa este esta ele ela eles você vc vocês vcs eu meu minha meus seu sua te me lhe já não nao sim também tb tbm só ainda sempre nunca tudo todos todo nada algo obrigado obrigada parabéns vídeo vídeos canal amei adorei gostei gosto adoro amo incrível lindo linda demais show massa legal cara mano irmão galera kkk kkkk kkkkk kkkkkk kkkkkkk rsrs haha qual quando quem onde porque porquê nome música faz fazer faça fez tem tenho ter ser são foi era está estou tá to vai vou ajuda ajudou trabalho conteúdo brasil abraço abraços deus abençoe lixo merda porra assim aqui agora ano anos dia hoje gente pessoa mundo tão pelo pela saudade
it il lo la gli le un una uno di del della dei delle che non per con come ma più molto molta bene bello bella bellissimo bellissima bravo brava bravi bravissimo bravissima grande grazie mille ciao sei sono era ho hai ha abbiamo hanno questo questa questi quello quella mi ti si ci vi mio mia tuo tua suo sua io tu lui lei noi voi canale canzone musica migliore migliori peggio peggiore piace piaciuto schifo schifoso merda cazzo fantastico stupendo interessante complimenti davvero tutto tutti tutte niente nulla sempre mai ancora così cosi continua perché perche quando dove chi cosa quale quanto anche solo già fare fatto spiegazione buono buona ottimo ottima chiama nella nel dal dalla sul sulla ragazzi
tr bir bu şu ve ile için çok cok güzel guzel harika süper iyi kötü kotu en daha var yok ne nasıl nerede neden niye kim mi mı mu mü ben sen biz siz onlar abi abim kardeşim kardesim hocam eline emeğine sağlık saglik teşekkürler tesekkurler teşekkür sağol sagol ederim videolar kanal şarkı şarkının adı beğendim begendim beğenmedim hiç olmuş oldu olarak gibi ama fakat değil degil bence evet hayır devamını devam bekliyoruz bekliyorum anlatım lütfen helal adam adamsın reis kral bravo ya yaa sonra önce şey her kadar bana sana seni beni
id yang dan di ke dari ini itu untuk dengan tidak gak nggak ngga ga gk enggak tak bukan ada adalah saya aku gue gua gw kamu lu lo kita kami dia mereka bang bangg abang kak kakak mbak banget bgt bagus keren mantap mantul mantab lanjut lanjutkan terima kasih terimakasih makasih makasi sangat sekali suka jelek lagu lagunya videonya nya apa siapa kapan dimana kenapa gimana bagaimana bisa sudah udah belum lagi juga saja aja jadi kalau kalo karena tapi atau semoga sukses sehat selalu orang banyak membantu jelas wkwk wkwkwk wkwkwkwk anjir anjay gokil seru lucu ngakak indonesia sama pak bapak ibu buat bikin tolong mohon
pl na do nie że ze to jest są był była się sie jak ale czy co kto gdzie kiedy dlaczego dla od po przez przy bardzo dobre dobry dobra dobrze świetny świetna świetne swietny fajny fajne fajnie odcinek kanał dziękuję dziekuje dzięki dzieki pozdrawiam serdecznie pomoc podoba mi ci mnie ja ty on ona my wy oni jaki jaka jakie utwór piosenka czekam więcej wiecej masakra słabe słaby najlepszy najlepsza kocham lubię gówno kurwa też tez już juz tylko tak może można będzie mam masz ma jestem jesteś
nl de het een en van ik je jij hij zij wij jullie mijn jouw zijn is was niet geen maar ook dat dit deze wat wie waar wanneer waarom hoe met voor op aan bij uit naar om te heel erg veel meer goed goede goeie mooi mooie leuk leuke geweldig slecht slechte echt dank bedankt dankjewel wel hoor uitleg liedje heet vind vindt groetjes groeten gedaan nog al altijd nooit weer nu hier daar dan alleen kan kun kunt ga gaan heb hebt heeft hebben ben bent wordt filmpje beste lekker jammer eindelijk zo
tl ang ng mga sa na ay at ko mo ka ako ikaw siya kami kayo sila ito yan yun iyon naman nman lang din rin pa po opo hindi wala walang may meron sobrang sobra galing ganda gandang salamat maraming idol kuya ate lodi saan ano sino bakit kailan paano nabili gusto nakakatawa nakakainis nakakaiyak pangit maganda mabuhay talaga kasi para pero yung ung kung dito doon natin namin mahal kita grabe sana
hi hai hain ho hoon hun tha thi the bhai bhaiya yaar yar accha acha acche achha achi bahut bohot bhot bhut mast bekar bakwas zabardast kya kyun kyu kaise kaisa kahan kab kaun nahi nahin nhi mat mujhe mera meri mere tera teri tere aap aapka aapki aapke tum tumhara hum hamara ye yeh wo woh isko usko ka ki ke ko se mein par aur lekin magar toh bhi sab kuch kuchh pasand aaya aayi karo karna karte karta kar raha rahi rahe gaya gayi kharida dekho dekh dekha dekhna sirji ji shukriya dhanyavad bilkul sahi galat dil pyaar pyar jaan jai hind desi paisa gana gaana hota hoga
vi là và của có không khong được cho này nay với một những các rất hay quá qua bạn mình tôi anh em chị cảm ơn cám nhiều tuyệt vời bài tên gì vậy xin chào mọi người nhé dở đi thì mà như nào hơn nhất đẹp lắm
sv och är att det som en ett på av för med inte jag du han hon vi ni de mig dig min din sitt var har hade kan ska vill mycket bra jättebra bäst bästa dålig dåligt riktigt tack så låten låt heter vad vem hur när varför här där men eller också bara väldigt snygg rolig kul älskar
da og er det som en et på af for med ikke jeg du han hun vi mig dig min din var har kan skal vil meget godt bedste tak så hvad hvem hvordan hvor hvorfor her der men eller også kun rigtig fedt
no og er det som en et på av for med ikke jeg du han hun vi meg deg min din var har kan skal vil veldig bra beste takk så hva hvem hvordan hvor hvorfor her der men eller også bare
fi ja on ei se että en oli mutta kun niin kuin tämä tosi hyvä hyvää paras huono kiitos todella minä sinä mikä missä miksi miten olen olet
ro și si este sunt un de la în cu pe nu mai foarte bun bună buna cel cea mulțumesc multumesc mult îmi imi place deloc pentru ajutor canal ce cine unde când cum frumos melodia felicitări eu tu el ea noi voi din dar sau că ca să sa
cs je to že na se do ne není ale jak co kdo kde když proč od po velmi dobré dobrý skvělé skvělý díky děkuji moc hezké nejlepší písnička jsem jsi
hu az és egy nem hogy van volt ez nagyon jó köszönöm köszi szuper videó legjobb rossz mi hol mikor miért szép
ms yang dan ini itu tak tidak saya awak sangat terbaik bang terima kasih boleh lah memang best giler
`;

/** Frequent English words that are in none of the engine's other lists: what makes a comment English. */
export const ENGLISH_WORDS =
  "wat gut so den the a an and or of to in on at for from with by about as into over after before between through during without within against under i im ive id ill you your youre youve u ur he she it its we they them their theyre this that thats these those there theres here what whats when where which who whos why how is are was were be been being am do does did done doing have has had having can could will would should shall may might must cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt not no yes so if then than because but just only also too very much many more most some any every all both each few other another such same own again still already even ever never always now today yesterday tomorrow soon later one two three first last next my me mine his her our us him up down out off back really people person guy guys man men woman girl boy kid kids time times year years day days week month night thing things something anything nothing everything someone anyone everyone everybody somebody way make makes made making get gets got getting go goes going gone went come comes came coming see sees saw seen seeing look looks looked looking know knows knew known think thinks thought say says said tell told talk talking want wants wanted need needs needed use used using try trying tried watch watched watching watches video videos vid vids channel song songs music review reviews phone car game games comment comments youtube part new old big small long short little bit lot lots put take took taken give gave given let lets keep kept find found start started end ended buy bought buying sell sold cost price money work works working worked wait waiting please pls plz thank thanks thx bro dude man haha hahaha lol lmao omg wtf idk tbh imo btw gonna wanna gotta kinda yeah yep nope nah ok okay hi hello hey yo where wheres theyre watch heard hear sound sounds name called actually maybe probably literally basically pretty quite almost around away left right high low full real true wrong sure whole better best good great nice bad worse worst love like hate happy sad".split(
    " ",
  );

/** `language` is its ISO 639-1 code, null where it cannot be told which. */
export interface OtherLanguage {
  kind: "other-language";
  language: string | null;
}

/** Nothing to read: empty, a bare time stamp, punctuation. */
export interface NothingToRead {
  kind: "nothing";
}

/** A comment is foreign where the words of one other language outweigh the English ones by this many. */
const MARGIN = 0.5;

/** Said under videos in every language. */
const INTERNATIONAL = new Set("video videos super top ok bro film hd lol xd".split(" "));

interface LanguageWords {
  /** Rated words among them. */
  english: Set<string>;
  /** The languages of each word that is not English. */
  foreign: Map<string, string[]>;
}

let languageWords: LanguageWords | undefined;

function readWords(): LanguageWords {
  const foreign = new Map<string, string[]>();
  for (const line of FOREIGN_WORDS.trim().split("\n")) {
    const [code = "", ...listed] = line.split(" ");
    for (const word of new Set(listed)) {
      const plain = word.replace(/['-]/g, "");
      const others = foreign.get(plain);
      if (others) others.push(code);
      else foreign.set(plain, [code]);
    }
  }
  return { english: new Set([...ENGLISH_WORDS, ...lexicon().words.keys()]), foreign };
}

/**
 * Null where a comment is in English, or says something in no language (emoji, "W", "gg"). In doubt it is English: one
 * unknown word is as often a name or a typo.
 */
export function detectOtherLanguage({ text, terms }: Tokens): OtherLanguage | NothingToRead | null {
  const script = detectScript(text);
  if (script === "none") return readWordless(terms);
  if (script !== "latin") return { kind: "other-language", language: script.language };
  return detectLatinLanguage(terms);
}

/** Emoji are of every language; figures and marks alone say nothing. */
function readWordless(terms: string[]): NothingToRead | null {
  const { emoji, words } = lexicon();
  return terms.some((term) => emoji.has(term) || words.has(term)) ? null : { kind: "nothing" };
}

function detectLatinLanguage(terms: string[]): OtherLanguage | NothingToRead | null {
  languageWords ??= readWords();
  const { english, foreign } = languageWords;
  let englishWeight = 0;
  let foreignWeight = 0;
  const weights = new Map<string, number>();
  /** Words of no list with letters that English has not. */
  let accented = 0;
  let words = 0;
  for (const word of terms) {
    const code = word.charCodeAt(0);
    if ((code < 97 || code > 122) && !/^\p{L}/u.test(word)) continue;
    words++;
    if (INTERNATIONAL.has(word)) continue;
    const codes = foreign.get(word);
    const isEnglish = english.has(word);
    if (isEnglish) englishWeight += codes ? 0.6 : 1;
    if (codes) {
      const weight = isEnglish ? 0.4 : 1;
      foreignWeight += weight;
      for (const code of codes) weights.set(code, (weights.get(code) ?? 0) + weight);
    } else if (!isEnglish && /[^a-z]/.test(word)) accented++;
  }
  if (words === 0) return readWordless(terms);
  let language: string | null = null;
  let most = 0;
  for (const [code, weight] of weights) {
    if (weight > most) {
      most = weight;
      language = code;
    }
  }
  const evidence = Math.max(most, foreignWeight * 0.7) + accented * 0.7;
  if (evidence >= 1 && evidence > englishWeight + MARGIN) return { kind: "other-language", language };
  return null;
}

/** Scripts other than Latin, and the language each stands for; null where it may be one of several. */
const SCRIPTS: [script: RegExp, language: string | null][] = [
  [/\p{Script=Hangul}/gu, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Cyrillic}/gu, null],
  [/\p{Script=Arabic}/gu, null],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Devanagari}/gu, null],
  [/\p{Script=Bengali}/gu, null],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Georgian}/gu, "ka"],
  [/\p{Script=Armenian}/gu, "hy"],
];

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;

/**
 * The script most letters are in: "latin", "none" without letters, else the language that the script stands for. One
 * word in another script does not make an English comment foreign.
 */
function detectScript(text: string): "latin" | "none" | { language: string | null } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most comments are plain, and this is quicker
  const isPlain = !/[^\u0000-\u024f]/.test(text);
  const latin = isPlain ? Number(/\p{L}/u.test(text)) : (text.match(LATIN_LETTERS)?.length ?? 0);
  const others = isPlain ? 0 : (text.match(OTHER_LETTERS)?.length ?? 0);
  // A Chinese or Japanese word has about a third of the letters of one in Latin script.
  if (others * 2 > latin) {
    const [, language] = SCRIPTS.find(([script]) => text.match(script)) ?? [null, null];
    return { language };
  }
  return latin > 0 ? "latin" : "none";
}
