/**
 * What kind of video a title says it is, in words that any channel's viewers know: each kind with its words and phrases
 * of two ("_" between them), numbers as 0, Chinese and Japanese in pairs of letters. Written before anything was
 * measured with it. What each kind does to views is learned.
 */
export const KINDS = {
  live: "live livestream livestreams livestreaming stream streams streaming streamed twitch premiere ao_vivo en_vivo en_direct siaran_langsung 直播 라이브 생방송 ライ 生配",
  liveMusic:
    "live_at live_from live_in live_on live_performance live_session acoustic unplugged tiny_desk in_concert",
  questions:
    "q_a ama ask_me ask_us ask_anything office_hours faq faqs answering answers_your answer_your your_questions tanya_jawab preguntas perguntas 问答 問答",
  announcement:
    "announcement announcements announce announces announced announcing coming_soon teaser trailer update updates news preview sneak_peek reveal reveals revealed launch launches launched launching pengumuman 预告 預告",
  housekeeping:
    "thank_you thanks giveaway giveaways merch subscriber subscribers subs patreon kickstarter discord channel_update channel_trailer milestone winner winners contest happy_new happy_birthday happy_holidays merry_christmas",
  event:
    "conference summit keynote panel webinar webinars meetup workshop workshops symposium festival pycon defcon def_con ces devfest i_o day_0 session sessions hackathon convention congress forum seminar ceremony awards",
  interview:
    "interview interviews interviewed interviewing podcast podcasts guest guests ft feat featuring conversation chat_with talks_to talk_to talks_with talk_with talks_about talk_about entrevista wawancara cortes 采访 專訪 访谈 인터뷰",
  episode:
    "episode ep eps ep_0 episode_0 season_0 chapter_0 vol_0 volume_0 day_0 week_0 class_0 lecture_0 lesson_0 aula_0 video_0 vídeo_0 épisode",
  part: "part parte part_0 pt_0",
  clip: "clip clips highlight highlights compilation moments moment best_of montage short shorts blooper bloopers outtakes momen 精华 精選",
  recap: "recap recaps year_in wrapped retrospective summary weekly monthly roundup",
  behindTheScenes: "behind_the bts making_of backstage 幕后 花絮 메이킹",
  vlog: "vlog vlogs day_in my_day my_week my_life my_morning my_routine daily travel travels trip vacation holiday 브이로그 여행 일상 旅行 日常",
  reaction:
    "react reacts reacting reaction reactions reacted respond responds responding response reage 리액션",
  review:
    "review reviews reviewed unbox unboxing unboxed hands_on impression impressions first_look test tested testing tests tried try trying análise 评测 開箱 리뷰",
  comparison: "vs versus compare compared comparing comparison difference differences better_than perbedaan",
  howTo:
    "how_to how_i how_you how_do cara como cómo comment wie tutorial tutorials guide guides step_by walkthrough panduan guia guía 怎么 如何 教程 教學 방법",
  complete:
    "full full_course complete ultimate everything crash_course masterclass in_one zero_to from_scratch end_to all_in comprehensive entire lengkap completo completa",
  beginner:
    "beginner beginners intro introduction basic basics fundamental fundamentals explained getting_started get_started what_is what_are easy simple simply quick quickly pemula iniciante iniciantes introdução principiantes anfänger débutant 入门 新手 초보 mudah fácil",
  advanced:
    "advanced deep_dive proof proofs derivation in_depth optimization optimisation optimize mathematical intuition theory detail details architecture problem exercise exercises example examples solution solutions homework practice question",
  tips: "tip tips trick tricks hack hacks secret secrets mistake mistakes avoid stop never don't things ways reasons ideas cheat_sheet dica dicas rahasia trucos 技巧 꿀팁",
  minutes:
    "0_min 0_mins 0_minute 0_minutes 0_hour 0_hours 0_hr 0_second 0_seconds 0_sec 0_menit 0_jam 0_hora 0_horas 0_minuto 0_minutos 0_minuten 分钟 分鐘",
  days: "0_day 0_days 0_week 0_weeks 0_month 0_months 0_year 0_years 0_hari 0_dias 0_días 0_jours 0_tage",
  money:
    "money rich millionaire millionaires billionaire billionaires earn earned earning salary income profit free cheap cheapest expensive price prices dollar dollars million billion juta rupiah gratis grátis uang dinero dinheiro 赚钱 免费",
  superlative:
    "best worst biggest largest greatest most fastest strongest smallest hardest easiest craziest weirdest cheapest rarest scariest perfect insane crazy epic amazing incredible unbelievable impossible legendary extreme massive giant huge paling terbesar terbaik world's",
  trouble:
    "truth exposed scam scams lie lied lies lying wrong fail fails failed failure crisis collapse dead die died dies death kill kills killed killer war danger dangerous sad shocking scary terrifying warning ban banned illegal hate angry destroy destroyed destroys broke broken breaking quit leaving goodbye sorry end_of",
  challenge:
    "prank pranks challenge challenges pov caught surprise surprised surprising 0_hours last_to survived survive survival experiment build building built i_made i_bought kaget mencoba membuat bikin 挑战 챌린지",
  why: "why what_happens what_happened what_if kenapa mengapa pourquoi por_que por_qué warum 为什 為什 왜",
  me: "i i'm i've i'll me my we our us aku ku gw kita eu meu minha je mon ma mein meine",
  you: "you your you're you'll kamu você seu vous votre dein deine",
  career:
    "job jobs career careers resume hired hiring portfolio roadmap learn become self_taught certification certificate certificates degree course courses",
  project: "project projects case_study build builds code coding programming",
  officialVideo:
    "official official_video official_audio official_music lyric lyrics visualizer visualiser mv cover remix ost karaoke instrumental",
  fresh: "new newest latest first now today finally baru novo nuevo nouveau neu",
  last: "final last end ending finale terakhir",
  people:
    "girl girls guy boy boys man woman wife husband mom dad kid kids baby family friend friends girlfriend boyfriend brother sister son daughter toddler bocil anak ibu ayah 엄마 아빠 친구",
  food: "recipe recipes cook cooking cooked food foods eat eating cake chicken steak burger burgers pizza bread cheese rice noodle noodles street_food chocolate 料理 美食 요리",
  body: "workout workouts ab abs weight fat muscle booty leg legs arm arms hiit stretch exercise diet slim belly lose toned",
  ai: "ai gpt chatgpt openai gemini llm llms claude copilot machine_learning deep_learning neural",
  software: "python sql excel power_bi tableau javascript docker kubernetes git linux pandas numpy react",
  gadget: "iphone samsung galaxy pixel apple google tesla macbook android ios windows laptop phone camera",
  crypto: "bitcoin btc crypto ethereum eth nft altcoin altcoins coin coins binance solana 比特 特币 加密",
  game: "gameplay minecraft fortnite free_fire pubg mobile playing ranked server skin skins boss noob pro gaming game games 게임",
  politics:
    "trump biden election elections politics political president government ukraine russia china india modi covid coronavirus vaccine vaccines",
  subtitles: "sub eng_sub sub_indo 字幕 자막 dubbed 翻譯 legendado",
  promotion:
    "ad ads sponsored advertise advertisement partner partners partnership collab collaboration promo sale discount shop collection campaign brand presented_by powered_by",
  with: "with w x",
};

/** A currency's sign says what "dollars" says, and "#12" what "episode 12" says. */
const SIGNS = [
  { kind: "money", sign: /[$€£₹]/ },
  { kind: "episode", sign: /#\d/ },
] satisfies { kind: keyof typeof KINDS; sign: RegExp }[];

const KINDS_OF_TERM = new Map<string, string[]>();
for (const [kind, terms] of Object.entries(KINDS)) {
  for (const term of terms.split(" ")) {
    const key = term.replace("_", " ");
    KINDS_OF_TERM.set(key, [...(KINDS_OF_TERM.get(key) ?? []), kind]);
  }
}

/** The kinds of a title, each once, by its words in their order and its text. */
export function titleKinds(words: string[], text: string): string[] {
  const found = new Set<string>(SIGNS.flatMap(({ kind, sign }) => (sign.test(text) ? [kind] : [])));
  for (const [at, word] of words.entries()) {
    for (const term of [word, `${word} ${words[at + 1]}`]) {
      for (const kind of KINDS_OF_TERM.get(term) ?? []) found.add(kind);
    }
  }
  return [...found];
}
