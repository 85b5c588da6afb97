import type { TriggerKind } from "../../../model/comment-digest";

export interface TriggerRule {
  kind: Exclude<TriggerKind, "moment">;
  complaint: boolean;
  /** Not counted in comments with this sentiment. */
  unless?: "positive" | "negative";
  /** Phrases between commas, without apostrophes; `*` stands for up to three words. */
  words: string;
}

/** What stirs viewers, and the words that show it. Written for this product. */
export const TRIGGER_RULES: readonly TriggerRule[] = [
  {
    kind: "humour",
    complaint: false,
    unless: "negative",
    words: `hilarious, funny, funniest, im dead, i died, im dying, im crying laughing,
      made me laugh, made me chuckle, cracked me up, cracks me up, cracking up, laughed so hard, laughed out loud, laughing, i laughed, spit out my, snorted, comedy gold,
      comedy, sense of humor, sense of humour, 😂, 🤣, 💀, 😹, 😆`,
  },
  {
    kind: "surprise",
    complaint: false,
    words: `didnt expect, did not expect, wasnt expecting, was not expecting, never expected, unexpected, unexpectedly, plot twist,
      see that * coming, jaw dropped, jaw * floor, mind blown, blew my mind, blown away, mindblowing, mind blowing, cant believe, shocked, surprised, had no idea,
      never knew, didnt know you could, did not know you could, i was today years old, twist, whoa, woah, speechless, 😱, 🤯, 😮, 😲`,
  },
  {
    kind: "nostalgia",
    complaint: false,
    words: `nostalgia, nostalgic, my childhood, childhood memories, takes me back, took me back, brings me back, brings back memories, brought back memories, bringing back memories, brings back * memories, great memories, good memories, old memories, my memories, so many memories, for the memories, for all the memories,
      i grew up, grew up with, grew up on, grew up watching, growing up, good old days, the old days, when i was a kid, when i was little, when i was young, as a kid, as a child, i remember when, those were the days,
      my grandma, my grandmother, my grandpa, my grandfather, my nana, my mom used to, my mum used to, my mother used to, back in the day, used to make this, used to play this, miss those, simpler times`,
  },
  {
    kind: "moved",
    complaint: false,
    unless: "negative",
    words: `goosebumps, chills, teared up, tearing up, tears in my eyes, tear in my eye, in tears, to tears, made me cry, im crying, i cried, crying rn, crying right now, not crying, ugly crying,
      touched my heart, so touching, very touching, really touching, heartwarming, heart warming, melted my heart, my heart, moved me, so moving, wholesome, emotional, hit different, hits different, hit me hard, hit home, in the feels, the feels, 🥹`,
  },
  {
    kind: "inspired",
    complaint: false,
    unless: "negative",
    words: `im going to try, im gonna try, going to try this, gonna try this, gonna try it, going to try it, gonna make this, going to make this, im making this, im gonna make, will try this, will try it, will be trying, will be making, ill try this, ill try it, ill be making, ill be trying,
      have to try this, have to make this, cant wait to try, cant wait to make, made me want to, makes me want to, makes me wanna,
      trying this tonight, trying this tomorrow, trying this weekend, making this tonight, making this tomorrow, making this this weekend, making this for, convinced me to, sold me on, just ordered, instantly bought, buying this, bought it because`,
  },
  {
    kind: "helped",
    complaint: false,
    unless: "negative",
    words: `saved me, saved my, life saver, lifesaver, finally understand, finally understood, finally get it, finally makes sense, finally clicked, finally works, finally worked, it worked, worked perfectly, worked for me, works perfectly, this worked, fixed my, fixed it, solved my,
      solved it, helped me, helped so much, helped a lot, so helpful, very helpful, super helpful, really helpful, best explanation, clearest explanation, well explained, explained so well, explains so well, explained it * better, learned more, learned so much, learnt so much, passed my,
      came out perfect, turned out great, turned out perfect, turned out amazing, came out great, came out amazing, made this last night, made this yesterday, made this today, made it last night, made it yesterday`,
  },
  {
    kind: "frustration",
    complaint: true,
    unless: "positive",
    words: `annoying, annoys, annoyed, frustrating, frustrated, frustration, infuriating, so mad, ruined it, ruined the, is a joke, unplayable, terrible, waste of time, wasted my time, wasting my time, wasted * minutes, cant stand, sick of, tired of, fed up, gave up, giving up, unwatchable, ridiculous,
      drives me crazy, driving me crazy, drives me nuts, pissed, cringe, insufferable, unbearable, disappointed, disappointing, let down, letdown, unsubscribed, unsubscribing, unsubbed, 😡, 🤬, 😤, 🤦, 🙄`,
  },
  {
    kind: "confusion",
    complaint: true,
    words: `confusing, im confused, im so confused, confused me, got me confused, lost me, you lost me, im lost, i got lost, got lost, getting lost, lost me at, which one is, dont understand, didnt understand, do not understand, did not understand, dont get it, didnt get it, dont get how, couldnt follow, cant follow, hard to follow,
      unclear, not clear, you skip, you skipped, never said when, forgot to mention, forgot to say, never explained, didnt explain, doesnt explain, skipped over, skipped the, you skipped, went over my head, over my head, stuck at, stuck on, im stuck, i get an error, getting an error, gives me an error, same error, doesnt work for me, not working for me, didnt work for me, doesnt work on my, does not work for me, does not work on my, not loading, i keep getting, isnt working`,
  },
  {
    kind: "disagreement",
    complaint: true,
    unless: "positive",
    words: `disagree, hard disagree, youre wrong, you are wrong, thats wrong, that is wrong, this is wrong, not true, thats not true, incorrect, inaccurate, misinformation, misleading, bad advice, wrong advice, biased, bias, not fair, unfair, hot take, bad take, youre missing the point, missed the point, missing the point, actually its, factually`,
  },
  {
    kind: "audio",
    complaint: true,
    words: `music * too loud, music * so loud, music * way too, music * louder than, loud music, music is loud, music is distracting, music * distracting, music * annoying, annoying music, distracting music, music drowns, music * drowning, music drowned, turn down the music, turn the music down, lower the music, music volume, over the music,
      without the music, without music, background music is, cant hear, couldnt hear, can barely hear, could barely hear, barely hear, hard to hear, cannot hear, audio is bad, audio is terrible, audio is awful, audio is so, audio is too, audio too, audio is low, audio is really low, audio is very low, audio is quiet, audio is very quiet, audio is off, audio quality is, bad audio, terrible audio, poor audio, awful audio, audio issue, audio issues,
      sound is bad, sound is terrible, sound is too, volume is too, volume is so, volume is low, too quiet, so quiet, mic is too, mic is so, mic is bad, mic is terrible, bad mic, better mic, new mic, better microphone, new microphone, microphone is, muffled, echoey, peaking, mouth sounds, mouth noises, ear rape, hurts my ears, hurt my ears, hurting my ears, static noise, hissing, background noise, wind noise`,
  },
  {
    kind: "picture",
    complaint: true,
    words: `cant see, couldnt see, cannot see, hard to see, barely see, cant read, couldnt read, cannot read, hard to read, unreadable, text is too, text * too small, text * too fast, font is too, font is small, font size, too small to read, too tiny, zoom in, blurry, out of focus, pixelated, low resolution, too dark to see, shaky, shaky cam, camera is shaky, overexposed, underexposed, bad lighting, flashing, text disappears, disappears too`,
  },
  {
    kind: "pace",
    complaint: true,
    words: `too fast, so fast i, way too fast, goes too quick, too quick, slow down, slower please, speak slower, talk slower, had to pause, kept pausing, keep pausing, pause every, too slow, drags on, dragged on, drags, dragged out, too long, way too long, get to the point, gets to the point after, took * to get to, stop rambling, rambling, rambles, long intro, intro is too long, intro too long,
      skip the first, skip the intro, actual video starts, could have been shorter, couldve been shorter, could be shorter, couldve been * minutes, padded, padding, filler, too rushed, felt rushed, repeating yourself, video is boring, videos are boring, boring video, boring videos, this is boring, getting boring, bored me`,
  },
  {
    kind: "price",
    complaint: true,
    words: `wait for a sale, waiting for a sale, too expensive, so expensive, overpriced, cant afford, cannot afford, couldnt afford, not worth the price, not worth the money, not worth it at, not worth full price, waste of money, cash grab, money grab, rip off, ripoff, too pricey, pricey, costs too much, cost too much, paywall, behind a paywall, microtransactions, subscription only`,
  },
  {
    kind: "ads",
    complaint: true,
    words: `too many ads, so many ads, many ads, ads every, ads in, ads * minutes, vpn ad, feels like an ad, ad every, another ad, unskippable, mid roll, midroll, mid rolls, midrolls, ad breaks, ad break, ads are, the ads, sponsor segment, sponsor spot, sponsorship, sponsored, sponsor is, sponsor was, sponsor read, sponsor reads, the sponsor, sellout, sell out, sold out, shill, shilling, paid promotion, product placement, one big ad, just an ad, basically an ad, whole ad, long ad, minute ad`,
  },
  {
    kind: "clickbait",
    complaint: true,
    words: `clickbait, click bait, clickbaity, clickbaiting, misleading title, title is misleading, misleading thumbnail, thumbnail is misleading, title says, title said, thumbnail says, thumbnail showed, nothing to do with the title, not what the title, never shows, never showed, didnt show the, doesnt match the title, title lied, fake thumbnail`,
  },
];

/** A phrase after one of these is denied. */
export const NEGATIONS = new Set(
  "not no never isnt wasnt arent werent dont doesnt didnt without hardly nothing zero aint".split(" "),
);
