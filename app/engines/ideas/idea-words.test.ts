import { expect, it } from "vitest";
import { readIdeaWords } from "./idea-words";
import { knownKinds } from "./known-kinds";

it.each([
  // What was taken for another kind before.
  ["Puppy First Week", "en", "pets", []],
  ["The Black Death Explained", "en", "education", ["explained"]],
  ["Learn the F chord", "en", "music", ["learn"]],
  ["easy pasta for tonight", "en", "cooking", []],
  ["what nobody told me now that I live in Japan", "en", "travel", ["me", "trouble"]],
  ["New York pizza", "en", "cooking", []],
  ["my best friend's wedding cake", "en", "cooking", ["me"]],
  // What people type.
  ["Phone photography for beginners", "en", "photo", ["beginner"]],
  ["Beans on toast", "en", "cooking", []],
  ["Meal prep without the fuss", "en", "cooking", []],
  ["10 minute abs workout", "en", "fitness", ["minutes"]],
  ["elden ring boss tier list", "en", "gaming", ["ranking"]],
  ["7 stretches for runners", "en", "fitness", ["list"]],
  ["iphone 17 vs pixel 11", "en", "tech", ["comparison"]],
  ["Index Funds Explained in 10 Minutes", "en", "finance", ["minutes", "explained"]],
  ["Why Did Rome Fall?", "en", "education", ["question", "why"]],
  ["I Renovated a Bathroom for Under $500", "en", "diy", ["building", "me", "price"]],
  ["tesla model y long term review", "en", "cars", ["review"]],
  ["3 days in lisbon on a budget", "en", "travel", ["days", "price"]],
  ["potty training in 3 days", "en", "parenting", ["days"]],
  ["learn python in 2026", "en", "software", ["learn", "software"]],
  // In other languages, with accents and without.
  ["Brot backen für Anfänger", "de", "cooking", ["beginner"]],
  ["fotografieren bei nacht mit dem handy", "de", "photo", []],
  ["cómo ahorrar dinero con sueldo mínimo", "es", "finance", ["howTo", "price"]],
  ["receta de paella en 20 minutos", "es", "cooking", ["minutes"]],
  ["como ganhar músculo em casa", "pt", "fitness", ["howTo"]],
  ["comment dessiner un visage pour débutants", "fr", "crafts", ["beginner", "howTo"]],
  ["j'ai mal au dos : exercices", "fr", "fitness", ["me"]],
  ["La storia dell'Impero Romano spiegata", "it", "education", ["explained"]],
  ["日本旅行 予算", "ja", "travel", ["price"]],
  ["手机摄影入门教程", "zh", "photo", ["beginner", "tutorial"]],
  ["초보 기타 강좌", "ko", "music", ["beginner", "learn"]],
  ["рецепт борща за 30 минут", "ru", "cooking", ["minutes"]],
  ["raw food diet for dogs", "en", "pets", []],
  ["bedtime battles with a 4 year old", "en", "parenting", []],
  ["48h à Marseille sans voiture", "fr", "travel", []],
  ["photosynthesis for kids", "en", "education", []],
  ["running your first 10k", "en", "sports", []],
  // A slip in a long word, and a number inside a word.
  ["how to fix rounded sholders", "en", "fitness", ["howTo"]],
  ["table saw for beginers", "en", "diy", ["beginner"]],
  ["best exersises for posture", "en", "fitness", ["superlative"]],
  ["ps5 exclusives", "en", "gaming", []],
  // A day's hours promise no minutes.
  ["i built a saas in 24 hours", "en", "software", ["building", "days", "me"]],
  ["learn sql in 4 hours", "en", "software", ["learn", "minutes", "software"]],
  ["best minecraft seeds for survival", "en", "gaming", ["superlative"]],
  ["5 money mistakes i made", "en", "finance", ["list", "me", "tips"]],
  ["when to prune roses", "en", "gardening", []],
  ["tomato soup", "en", "cooking", []],
  ["growing tomatoes in buckets", "en", "gardening", []],
  ["das Fermi-Paradoxon einfach erklärt", "de", "education", ["explained"]],
  ["comment changer ses plaquettes de frein", "fr", "cars", ["howTo"]],
  // Plurals, and words that many niches say.
  ["10 lipsticks every woman needs", "en", "beauty", ["list"]],
  ["celebrity makeup artist", "en", "beauty", []],
  ["kitchen renovaton", "en", "diy", []],
  ["build a bunk bed for kids", "en", "diy", ["building"]],
  ["wedding guest makeup", "en", "beauty", []],
  ["our morning with three kids under 5", "en", "parenting", ["me"]],
  ["vegane brownies ohne zucker", "de", "cooking", []],
  ["como mejorar la puntería en warzone", "es", "gaming", ["howTo"]],
  // A real word is no slip of another, a person's first words are not their video's.
  ["we asked 100 strangers what they earn", "en", "finance", ["me"]],
  ["video about how I went broke at 30", "en", "finance", ["me", "trouble"]],
  ["a video idea: passkeys", "en", "tech", []],
  ["How do octopuses change color?", "en", "education", ["explained", "question"]],
  ["pixel watch battery life after six months", "en", "tech", ["days"]],
  ["no heat curls that last two days", "en", "beauty", []],
  ["kimchi selber machen", "de", "cooking", ["howTo"]],
  ["yoga para dormir mejor", "es", "fitness", []],
  ["I tried out for a football team", "en", "sports", ["me"]],
  ["couch potato to 100 push ups", "en", "fitness", []],
  ["leaving academia", "en", "business", []],
  ["quanto custa viajar para o japão", "pt", "travel", ["price"]],
  ["kto zabił JFK", "pl", "education", []],
  ["what to cook when you are broke", "en", "cooking", []],
  ["zzkwx vvqor", "en", null, []],
  // Things that English has too are loans beside another language's small words, or endings.
  ["tiramisu ohne Ei", "de", "cooking", []],
  ["gnocchi di patate", "it", "cooking", []],
  ["risotto ai funghi", "it", "cooking", []],
  ["pilates am morgen", "de", "fitness", []],
  ["viaje a cuba barato", "es", "travel", ["price"]],
  ["maquiagem para casamento", "pt", "beauty", []],
  ["evde spor", "tr", "fitness", []],
  ["jak upiec chleb", "pl", "cooking", ["howTo"]],
  ["moestuin voor beginners", "nl", "gardening", ["beginner"]],
  ["apprendre le piano", "fr", "music", ["learn"]],
  ["chess openings for white", "en", "sports", []],
  // Small words that names have, too.
  ["tour de france stage tips", "en", "sports", ["tips"]],
  ["tesla model y winter tires", "en", "cars", []],
  ["pizza dough", "en", "cooking", []],
  // What only the kind tells, and whose animal it is.
  ["next js 16 whats new", "en", "software", ["newest", "software"]],
  ["my dog is afraid of thunder", "en", "pets", ["me"]],
  ["pixel 11 camera review", "en", "tech", ["review"]],
  ["severance season 3 theories", "en", "entertainment", ["episode"]],
  ["pike fishing from shore", "en", "sports", []],
  ["montessori shelf at 12 months", "en", "diy", []],
  ["cold email template", "en", "business", []],
  ["la chute de constantinople", "fr", "education", []],
  ["uni prüfungsphase mit mir", "de", "study", ["vlog"]],
  // One word that other niches say as often names no niche; a phrase says more than a word of it, what leads more than
  // what stands behind "with".
  ["japanese hand saw or western saw", "en", "diy", []],
  ["75 hard as a mom of 3", "en", "fitness", []],
  ["cosa metto nella borsa parto", "it", "parenting", []],
  ["adopting a greyhound", "en", "pets", []],
  ["i trained my rat to do agility", "en", "pets", ["me"]],
  ["is time travel possible", "en", "education", []],
  ["moon photography with a phone and a telescope", "en", "photo", []],
  ["korean corn dogs", "en", "cooking", []],
  ["film for weddings", "en", null, []],
  ["por que ninguém compra carro elétrico usado", "pt", "cars", ["why"]],
  ["docker explained like im 5", "en", "software", ["explained", "software"]],
  ["guitar chords for begginers", "en", "music", ["beginner"]],
  ["honest reveiw of my espresso machine", "en", "cooking", ["me", "review"]],
  ["AI tools for teachers", "en", "ai", ["ai"]],
])("reads %s", (idea, language, niche, kinds) => {
  const read = readIdeaWords(idea);
  expect([read.language, read.niche]).toEqual([language, niche]);
  expect(knownKinds(read).toSorted()).toEqual(kinds.toSorted());
});

it("mends no more than a few words of a paste", () => {
  const paste = (unknown: number) => readIdeaWords(`${"qzxqzxqz ".repeat(unknown)}beginers`);
  expect(paste(3).kinds).toContain("beginner");
  expect(paste(4).kinds).not.toContain("beginner");
});
