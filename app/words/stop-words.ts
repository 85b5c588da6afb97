/**
 * Words that say little or nothing about the topic of a title or description, as words.ts folds them: lower case, no
 * accents, no apostrophes. Lists for other purposes stay with their owners, since another list would change their answers:
 * part-of-speech classes (engines/keyphrases), what comments are about (engines/comments), title case (engines/topics,
 * engines/title-writing).
 */
const list = (text: string) => text.trim().split(/\s+/);

/** Function words: English in full, the most frequent ones of other languages creators publish in, each once. */
const FUNCTION_WORDS = list(`
  a about above actually after again all almost also always am an and another any anyone anything are arent
  around as at away back be because been before being below between both but by came can cannot cant come
  could couldnt did didnt do does doesnt doing done dont down during each either else ever every everyone
  everything few for from further gets getting give go goes going gonna got gotta had has hasnt have havent
  having he hello her here heres hers hey him his how i id if ill im in into is isnt it its ive just keep
  let lets like literally lot made make makes making many may maybe me might mine more most much must my myself
  need needs neither never no nobody none nor not nothing now of off oh ok okay on once one only onto or
  other our ours out over own part per please put quite rather really s same see she should shouldnt show
  since so some someone something still stop such take tell than thank thanks that thats the their theirs
  them then there theres these they theyre thing this those though through till to today together too took
  two three four five six seven eight nine ten first second third try trying under until up upon us used versus very via vs want wanted wants was wasnt way we well went were werent
  weve what whats when where which while who whole whom whose why will with within without wont would
  wouldnt yes yet you youll your youre yours youve
  al como con cual cuando de del desde donde e el ella en entre es esta este esto la las lo los mas mi muy o
  para pero por porque que quien se si sin sobre son su sus te todo todos tu un una unas uno unos y ya
  ao aos com da das dos em essa esse isso mais meu minha na nas nao nos ou pela pelo pra quando
  sem seu sua sao tem uma umas uns voce
  au aux avec ce ces cette chez dans des du elle est et eux il ils je le les leur mes mon ne notre nous
  par pas plus pour qu quand qui quoi sa sans ses sont sur ta tes toi ton tous tout une votre vous
  aber als auch auf aus bei bin bis dein dem den der dich dir doch ein eine einem einen einer er euch
  fur hab habe haben hat hier ich ihr ist kein man mehr mein mich mir mit nach nicht noch nur oder ohne
  sehr sein sich sie sind uber um und von vor war warum wenn wer wie wir wird zu zum zur
  che chi ci cosa dal dalla dei della delle di gli ha ho io nel nella non piu questa
  questo sono ti tra tutti tutto
  dan dari dengan ini itu ke untuk yang adalah pada bu bir cok daha gibi icin ile nasil ve
  а без бы был была были быть в вам вас ваш все всех вы где да для до его ее если есть еще же за и из или им
  их к как когда кто ли мне мои мы на над нам нас не него нее нет но ну о об он она они от очень по под при
  про с свои себя со так также там то тоже только у уже чем что чтобы эта эти это этот я
  और का की के को है हैं में से पर यह ये वह वो ने भी तो ही हो था थी थे कर क्या कैसे क्यों एक इस उस आप हम मैं नहीं लिए
  في من على الى إلى عن مع هذا هذه ذلك التي الذي ما لا هل كيف كل او أو و ان أن إن هو هي
  の に は を た が で て と し れ さ ある いる も する から な こと として や など ない この その です ます よう まで
  的 了 是 在 我 有 和 就 不 人 都 一 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 吗 怎么
`);

/** Words that titles and descriptions have for any video. */
const FILLER_WORDS = list(`
  amazing awesome bell best bro channel check clip click comment crazy download ep episode feat fhd
  follow free ft full-hd fyp giveaway guys hd hit hq insane instagram link live livestream list new official
  omg podcast premiere share short shorts shortsvideo sponsor sponsored stream subscribe subscribed
  subscriber tiktok top trailer trending twitter ultimate uhd unbelievable video viral vlog wait watch watching wow
  yt youtube youtuber 4k 8k 1080p 60fps
`);

/** What kind of video it is, or whom it is for. */
const FORMATS = list(`
  add advanced basic beginner build busy change changed clearly create created creating complete course crash day demo easy essential everyday example
  explained fast file hour find fix favorite favourite full actual fundamental game gamechanger get good great guide hack happen happened hate help honest
  idea include included intro introduction know learn learned learning lesson level life little long look love master mastering min minute
  month multiple people perfect playlist pro quick quickly replay real review right said say secret series simple solution solve start started starting
  old step stuff super think thought time tip trick tried true truth tutorial understand understanding use using ways week work year
  cm g gb kg km lb mb mg ml mm oz
`);

/** Never part of a topic: function words, and filler words of video titles. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...FILLER_WORDS]);
/** Words for the kind of video ("tutorial", "guide"). They count a little, but are never a topic alone. */
export const FORMAT_WORDS: ReadonlySet<string> = new Set(FORMATS);

/** Words of a search that say how somebody asks, not what they ask about. Shorter than `STOP_WORDS`: "new" counts. */
export const SEARCH_STOP_WORDS: ReadonlySet<string> = new Set(
  list(`
  a about all am an and are as at be best but by can did do does for from get good had has have how i if in
  into is it its just like make me my need no not of on or our out should so some than that the their them
  then they this to too up us use using video videos vs want was we were what when where which who why will
  with would you your youtube
`),
);
