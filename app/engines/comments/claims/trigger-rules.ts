import type { TriggerKind } from "../../../model/comment-digest";

/** Of a fault, what viewers mind: those who mind one side of it may not mind, or may want, the other. */
export type FaultSide = "music" | "faint" | "noise" | "fast" | "slow" | "breaks" | "sponsor";

export interface TriggerRule {
  kind: Exclude<TriggerKind, "moment">;
  side?: FaultSide;
  complaint: boolean;
  /** Not counted in comments with this sentiment. */
  unless?: "positive" | "negative";
  /** Stems: where one is what the video is about, viewers speak of that. */
  subject?: readonly string[];
  /** Phrases between commas, without apostrophes; `*` stands for up to three words. */
  words: string;
}

/** What stirs viewers, and the words that show it. Written for this product, without what hardly any comment has. */
export const TRIGGER_RULES: readonly TriggerRule[] = [
  {
    kind: "humour",
    complaint: false,
    unless: "negative",
    words: `
      hilarious, funny, funniest, im dead, i died, im dying, made me laugh, cracked me up,
      cracks me up, cracking up, laughed so hard, laughed out loud, laughing, i laughed, comedy
      gold, comedy, sense of humor, sense of humour, 😂, 🤣, 💀, 😹, 😆, spit out my
    `,
  },
  {
    kind: "surprise",
    complaint: false,
    words: `
      didnt expect, did not expect, wasnt expecting, was not expecting, never expected,
      unexpected, unexpectedly, plot twist, see that * coming, mind blown, blew my mind, blown
      away, mindblowing, mind blowing, shocked, surprised, had no idea, never knew, speechless, 🤯,
      jaw dropped
    `,
  },
  {
    kind: "nostalgia",
    complaint: false,
    unless: "negative",
    words: `
      nostalgia, nostalgic, my childhood, childhood memories, takes me back, took me back,
      brings me back, brings back memories, brought back memories, brings back * memories, great
      memories, good memories, old memories, my memories, so many memories, for the memories, i
      grew up, grew up with, grew up on, grew up watching, growing up, good old days, the old
      days, when i was a kid, when i was little, when i was young, as a kid, as a child, i
      remember when, those were the days, my grandma, my grandmother, my grandpa, my
      grandfather, back in the day, used to play this, miss those, my mom used to, simpler times
    `,
  },
  {
    kind: "moved",
    complaint: false,
    unless: "negative",
    words: `
      goosebumps, chills, teared up, tearing up, tears in my eyes, tear in my eye, in tears, to
      tears, made me cry, im crying, i cried, crying right now, not crying, so touching, very
      touching, really touching, heartwarming, heart warming, touched my heart, touches my heart,
      broke my heart, breaks my heart, breaking my heart, warmed my heart, warms my heart, melted
      my heart, melts my heart, straight to my heart, moved me, so moving, got emotional, made me
      emotional, makes me emotional, hit me hard, hit home, in the feels
    `,
  },
  {
    kind: "inspired",
    complaint: false,
    unless: "negative",
    words: `
      im going to try, im gonna try, going to try this, gonna try this, im gonna make, will try
      this, will try it, cant wait to try, made me want to, makes me want to, makes me wanna,
      convinced me to, sold me on, just ordered, buying this, gonna make this, going to make
      this, im making this, ill try this, cant wait to make
    `,
  },
  {
    kind: "helped",
    complaint: false,
    words: `
      saved me, saved my, life saver, lifesaver, finally understand, finally understood, it
      worked, worked for me, works perfectly, this worked, fixed it, solved my, solved it,
      helped me, helped a lot, so helpful, very helpful, super helpful, really helpful, best
      explanation, well explained, explained so well, learned more, learned so much, learnt so
      much, passed my, turned out great, finally get it, finally clicked, turned out perfect,
      came out perfect, came out great
    `,
  },
  {
    kind: "frustration",
    complaint: true,
    unless: "positive",
    words: `
      annoying, annoys, annoyed, frustrating, frustrated, frustration, infuriating, so mad,
      ruined it, ruined the, is a joke, unplayable, terrible, waste of time, wasted my time,
      wasting my time, wasted * minutes, cant stand, sick of, tired of, fed up, gave up, giving
      up, unwatchable, ridiculous, drives me crazy, driving me crazy, pissed, cringe,
      insufferable, unbearable, disappointed, disappointing, let down, letdown, unsubscribed,
      unsubscribing, 😡, 🤬, 😤, 🤦, 🙄
    `,
  },
  {
    kind: "confusion",
    complaint: true,
    unless: "positive",
    words: `
      confusing, im confused, im so confused, confused me, lost me, you lost me, im lost, got
      lost, getting lost, lost me at, which one is, dont understand, didnt understand, do not
      understand, did not understand, dont get it, didnt get it, dont get how, cant follow, hard
      to follow, unclear, not clear, you skip, forgot to mention, didnt explain, doesnt explain,
      skipped the, over my head, stuck at, stuck on, im stuck, i get an error, getting an error,
      gives me an error, same error, doesnt work for me, not working for me, didnt work for me,
      not loading, i keep getting, isnt working, couldnt follow, you skipped, never explained
    `,
  },
  {
    kind: "disagreement",
    complaint: true,
    unless: "positive",
    words: `
      disagree, youre wrong, you are wrong, that is wrong, this is wrong, not true, thats not
      true, incorrect, inaccurate, misinformation, misleading, biased, bias, not fair, unfair,
      hot take, bad take, actually its, hard disagree, thats wrong, bad advice, missing the
      point
    `,
  },
  {
    kind: "audio",
    side: "music",
    complaint: true,
    subject: ["music"],
    words: `
      music * too loud, music * so loud, loud music, music is loud, music is distracting, music
      * distracting, distracting music, music * annoying, annoying music, music * drowns, music
      drowns, music drowned, turn down the music, turn the music down, lower the music, without
      the music
    `,
  },
  {
    kind: "audio",
    side: "faint",
    complaint: true,
    words: `
      cant hear you, cant hear, couldnt hear, cannot hear, barely hear, hard to hear, too quiet,
      so quiet, audio is too low, audio too low, audio is low, audio is very low, audio is
      really low, audio is quiet, audio is very quiet, audio is too, sound is too low, volume is
      too, volume is low, mic is too, muffled
    `,
  },
  {
    kind: "audio",
    side: "noise",
    complaint: true,
    words: `
      background noise, wind noise, static noise, hissing, echoey, peaking, mouth sounds, bad
      mic, mic is bad, bad audio, terrible audio, poor audio, audio is bad, audio is terrible,
      audio issue, audio issues, hurts my ears, hurting my ears
    `,
  },
  {
    kind: "picture",
    complaint: true,
    words: `
      cant see, couldnt see, cannot see, hard to see, barely see, cant read, cannot read, font
      size, zoom in, blurry, pixelated, low resolution, flashing, hard to read, couldnt read,
      unreadable, too small to read, out of focus, shaky, bad lighting
    `,
  },
  {
    kind: "pace",
    side: "fast",
    complaint: true,
    words: `
      too fast, way too fast, too quick, slow down, talk slower, speak slower, slower please,
      had to pause, keep pausing, too rushed, felt rushed
    `,
  },
  {
    kind: "pace",
    side: "slow",
    complaint: true,
    words: `
      too slow, too long, way too long, drags, drags on, dragged on, dragged out, get to the
      point, stop rambling, rambling, rambles, long intro, intro is too long, intro too long,
      skip the intro, filler, padding, getting boring, boring video, video is boring
    `,
  },
  {
    kind: "price",
    complaint: true,
    words: `
      wait for a sale, waiting for a sale,
      too expensive, so expensive, overpriced, cant afford, cannot afford, couldnt afford, not
      worth it at, waste of money, cash grab, money grab, rip off, ripoff, pricey,
      microtransactions, not worth the price, not worth the money, costs too much, paywall
    `,
  },
  {
    kind: "ads",
    side: "breaks",
    complaint: true,
    unless: "positive",
    subject: ["ad", "ads"],
    words: `
      too many ads, so many ads, ads every, ads * minutes, ad every, unskippable, ad break, ad breaks, mid roll, mid rolls
    `,
  },
  {
    kind: "ads",
    side: "sponsor",
    complaint: true,
    subject: ["ad", "ads"],
    words: `
      sponsored, sponsorship, the sponsor, sponsor segment, sponsor spot, sponsor read, paid
      promotion, shill, shilling, sellout, sell out, product placement, feels like an ad, one
      big ad, just an ad
    `,
  },
  {
    kind: "clickbait",
    complaint: true,
    unless: "positive",
    words: `
      clickbait, click bait, clickbaity, clickbaiting, misleading title, misleading thumbnail,
      thumbnail is misleading, title says, didnt show the, title is misleading, nothing to do
      with the title, title lied, fake thumbnail
    `,
  },
];

/** A phrase after one of these is denied. */
export const NEGATIONS = new Set(
  "not no never isnt wasnt arent werent dont doesnt didnt without hardly nothing zero aint".split(" "),
);
