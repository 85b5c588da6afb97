import { ADJECTIVES } from "./adjectives";
import { RATED_WORDS } from "./rated-words";

/**
 * What people who comment on videos say, and how they mean it: own ratings from -4 to 4, in the same scale as the
 * rated words and before them where both have a word. Words of a phrase are read together and not one by one.
 * Apostrophes are left out, as the tokens leave them out. Nothing is learned for these terms:
 * they keep this meaning whatever the sets hold.
 */
export const CREATOR_WORDS = `
3.4 best video ever, best thing ever, best channel ever, best video on youtube, masterpiece, absolute masterpiece, chefs kiss, absolute cinema, goat, goated, peak content, peak fiction, the goat, is the best, are the best, youre the best, ur the best, u r the best
3.2 slaps, slapped, slaps so hard, absolutely slaps, love it, love this, loved it, loved this, i love you, i love u, love u, luv u, love your, love ur, in love with, obsessed with, blew my mind, blows my mind, mind blowing, mindblowing, mind blown, goosebumps, pure gold, comedy gold, absolute gold, absolute legend, absolute unit, take my money, shut up and take my money, instant sub, instant subscribe, instant like, gem, hidden gem, phenomenal, stunning, breathtaking, flawless, godlike, legendary, s tier, 10 out of 10, 9/10, 10/10, 10 10, 100/100, 11/10, 12/10, 5/5, five stars, 5 stars, well done, bravo, outstanding, exceptional, incredible, amazing, perfection, perfect, couldnt stop smiling, cant wait for part, cant wait for the next, cant wait for more
3.0 goes hard, go hard, goes so hard, going hard, goes crazy, goes insane, went hard, went crazy with, hits hard, hits different, hit different, hits diff, hits the spot, killed it, killing it, kills it, nailed it, nails it, crushed it, crushing it, smashed it, slayed, slay, ate that, he ate, she ate, they ate, you ate, u ate, ate and left no crumbs, left no crumbs, no crumbs, ate this up, understood the assignment, straight fire, pure fire, lowkey fire, this is fire, thats fire, so fire, is fire, was fire, be fire, fire edit, fire video, fire beat, fire song, fire content, fire track, fire af, absolute fire, straight heat, absolute heat, banger, absolute banger, bangers, a bop, bussin, sheesh, sheeesh, cracked, cracked at, insanely good, stupid good, ridiculously good, scary good, criminally underrated, so underrated, underrated, deserves more views, deserve more views, deserves more subs, deserve more subs, deserves more, deserve more, needs more views, need more views, should have more views, more views than this, deserve a million, deserves a million, deserves way more, deserve way more, cant stop watching, couldnt stop watching, cant stop listening, couldnt stop listening, cant stop laughing, couldnt stop laughing, cant stop smiling, made my day, makes my day, made my week, made me smile, makes me smile, made me laugh, makes me laugh, made me happy, cracked me up, cracks me up, laughed so hard, laughing so hard, keep it up, keep up the, keep em coming, keep them coming, keep going, keep making, never stop, dont ever stop, dont stop making, saved my life, life saver, lifesaver, life changing, changed my life, saved me, game changer, well made, well explained, well edited, well put, well said, well deserved, spot on, on point, top notch, top tier, second to none, next level, on another level, another level, world class, first class, a1, tuff
2.8 w video, w vid, w take, w content, w mans, w man, w edit, w stream, w channel, w creator, w upload, w song, w collab, w guy, w dude, w bro, w intro, w rizz, w host, w move, huge w, massive w, big w, fat w, dub, another w, absolute w, common w, sick edit, sick edits, sick video, sick vid, sick beat, sick build, sick car, sick setup, sick shot, sick shots, sick song, sick track, sick transition, sick transitions, thats sick, this is sick, so sick, looks sick, looking sick, pretty sick, sick af, hella sick, fucking sick, sick as hell, sick drop, sick design, sick animation, sick trick, sick play, sick moves, was sick, is sick, were sick, are sick, sounds sick, sick work, sick stuff, dope, so dope, lit, clean edit, so clean, buttery smooth, crispy, crisp, immaculate, satisfying, so satisfying, wholesome, based, poggers, pog, pogchamp, lets go, lets gooo, lets goo, letsgo, lesgo, lets fucking go, my guy, hats off, mad respect, much respect, big respect, respect to, respect for, props to, props, big up, kudos, shout out, shoutout to, big fan, huge fan, biggest fan, number one fan, cant wait, cant wait for, can not wait, looking forward, so excited, excited for, hyped, hyped for, well worth, worth it, worth every, worth the, so worth it, subbed, subscribed, earned a sub, earned my sub, new sub, new subscriber, you earned, take my like, instantly subscribed, liked and subscribed, thumbs up, big thumbs up, liked, no brainer, hilarious, so funny, too funny, funny af, funniest, funny as hell, funny as fuck, laughed out loud, laughed my, rofl, lmfaooo, cutest, so cute, adorable, gorgeous, sexy, hot, beautiful, handsome, soothing, relaxing, awesome, epic, brilliant, fantastic, wonderful, excellent, superb
2.5 thanks for, thank you, thank u, thankyou, thanks, thanx, thx, thnx, ty, tysm, tyvm, tq, thanks a lot, thanks so much, thank you so much, many thanks, appreciate, appreciate it, appreciate you, appreciated, much appreciated, really helped, helped me, helped a lot, helps a lot, very helpful, so helpful, super helpful, helpful, useful, very useful, informative, very informative, insightful, learned a lot, learned so much, learnt a lot, learned something, learned more, easy to follow, easy to understand, clear explanation, finally someone, finally a video, exactly what i needed, just what i needed, what i was looking for, exactly what i was looking for, good job, great job, nice job, good work, great work, nice work, nice one, good one, good stuff, great stuff, good vid, nice vid, great vid, good video, nice video, great video, cool video, cool vid, great review, nice review, good review, awesome review, best review, great content, good content, quality content, high quality, good quality, great quality, great channel, good info, great info, great tips, great advice, great explanation, good explanation, good point, great point, fair point, valid point, so true, very true, facts, big facts, straight facts, spitting facts, spittin, preach, no cap, fr fr, real talk, well played, gg, ggs, ggwp, good game, wp, pogs, kino, iconic, legend, legends, king, queen, my king, my queen, nostalgic, nostalgia, brings back memories, good memories, memories, cried happy tears, happy tears, tears of joy, good way, in a good way, in the best way, faith in humanity restored, restored my faith, warms my heart, heart warming, heartwarming, heartfelt, inspiring, inspired, so inspiring, motivating, motivated me, motivational, impressive, impressed, very impressed, so impressed, satisfied, pleased, pleasantly surprised, vibes, good vibes, great vibes, a vibe, vibing, vibe, cozy, comfy, chill, so chill, kills me, got me dead, im dead, i am dead, im ded, im deceased, im dying, i am dying, dying of laughter, dead af, died laughing, im crying, im weak, im screaming, im wheezing, im cackling, im howling, sent me, has me dead, took me out, lmaoo, lmaooo, lmfao, lmao, im sold, you sold me, sold me
2.0 nothing beats, nothing compares, stand a chance, beats the, blows the, out of the water, compared to this, compare to this, looks so bad next to, haters, ftw, for the win, not bad, not bad at all, aint bad, isnt bad, wasnt bad, not too bad, not half bad, not that bad, not so bad, no complaints, nothing to complain, no regrets, never regret, dont regret, cant go wrong, couldnt be happier, couldnt agree more, cant complain, could not be happier, cant beat, cant be beat, unbeatable, hard to beat, doesnt disappoint, never disappoints, never disappoint, didnt disappoint, not disappointed, wont be disappointed, wont regret, no problems, no issues, without any problem, never fails, never gets old, doesnt get old, not a bad, not overrated, never boring, not boring, insane, insane edit, thats insane, this is insane, is insane, absolutely insane, crazy good, wicked, wicked cool, unreal, unbelievable, wild, sweet, rad, neat, fresh, slick, smooth, sleek, savage, beast, a beast, beast mode, absolute beast, monster, a monster, badass, bad ass, kickass, kick ass, kick butt, kicks ass, da bomb, the bomb, the shit, is the shit, hella good, ballin, swag, nasty beat, filthy beat, filthy, drip, drippy, smol, fam, rizz, sigma, chad, gigachad, ate, bet, yesss, yess, yes please, yasss, yass, yas, yay, woohoo, woo, wooo, woot, w00t, hooray, wow, woow, wooow, damn good, damn nice, pretty good, so good, too good, really good, very good, real good, super good, nice, noice, cool, kool, good, gud, goood, great, gr8, grate video, luv, lovin, loving, love, loved, loves, fav, fave, favourite, favorite, my favorite, my favourite, like it, like this, i like, i really like, liked it, liked this, likes, enjoyed, enjoy, enjoying, recommended, recommend, highly recommend, would recommend, definitely recommend, must watch, must see, must have, dream car, dream phone, want one, want this, i want, need this, i need this, need one, so jealous, jealous of, envy, wish i had, just bought, just ordered, ordered one, ordered mine, buying this, buying one, im buying, im getting, getting one, getting this, gonna get one, going to buy, gonna buy, getting it, will buy, will definitely buy, ill buy, cant wait to get
1.6 lol nice, haha nice, w, dubs, funny, lol, lolz, lols, lul, lulz, lel, xd, haha, hahaha, hahah, hehe, hehehe, ahaha, ahahaha, bahaha, bwahaha, bwahahaha, hahahah, hahahaha, lool, loool, kek, ok cool, decent, solid, solid video, solid review, proper, legit, valid, fire, flame, flames, heat, hard af, hard asf, fye, gas, gassed, straight gas, peak, clutch, sus good, clean, neatly, interesting, very interesting, fascinating, intriguing, curious to see, original, creative, unique, talented, talent, so talented, genius, smart, clever, wise, hero, blessed, bless, bless you, god bless, congrats, congratulations, happy for you, proud of you, proud, welcome back, missed you, missed your videos, glad youre back, glad you are back, happy birthday, cheers, respect, agree, agreed, totally agree, i agree, amen, exactly, same here bro, true, relatable, so relatable, faster, quicker, smoother, cheaper, lighter, better than, way better, much better, far better, so much better, better, upgrade, improved, improvement, win, wins, winner, winning, won, prefer, reliable, durable, comfortable, comfy, affordable, bargain, good deal, great deal, great value, good value, great price, value for money, bang for the buck, bang for your buck, accurate, detailed, thorough, in depth, honest, unbiased, professional, classy, stylish, premium, gorgeous design, sharp, vivid, vibrant, snappy, responsive, works great, works well, works fine, works perfectly, works like a charm, working great, still works, still going strong, going strong, never had a problem, never had any problem, never had any issues, no problem, no probs, good luck, gl, cute, pretty, kawaii, sheesh bro, holy shit, holy crap, holy moly, omg, omfg, oh my god, im shook, shook, speechless, no words, lost for words, chills, gave me chills, got chills, crying, made me cry, makes me cry, im sobbing, tearing up, teared up, in tears, got me emotional, emotional, touching, touched, moving, heart melted, melts my heart
0.6 killer, based on, depends, lowkey, highkey, ngl, not gonna lie, tbh, no lie, deadass, on god, ong, frfr, fr, bruh, bro, dude, man, wait what, plot twist, pov, nobody, literally me, me too, same, relate, mood, big mood
0 without a doubt, without doubt, no doubt, without question, no wonder, no joke, no cap, no lie, no way, first, second, third, early, notification squad, who else, anyone else, whos here, who is here, like if, like this if, like if you, like this comment, edit, tier list, f in the chat, no way, kind of, sort of, kinda, sorta, just kidding, jk, for fun, whats the, what is the, how much, how many, the fire, fire alarm, fire department, fire truck, fire extinguisher, fire fighter, fire stick, fire tv, kindle fire, amazon fire, camp fire, fire place, catch fire, caught fire, on fire, playing with fire, hot spot, hot dog, hot water, hot sauce, dead pixel, dead end, deadline, dead sea, dead by daylight, walking dead, red dead, battery life, share, shared, sharing, cut, play, played, playing, huge, active, save, saved, natural, energy, top, hand, please, pls, plz, well, number, feeling, matter, matters, importance, important, super, party, chance, original song, no, alone, low, lower, lowest, pay, paid, leave, left, miss, stop, fight, gun, war, dark, block, hide, hidden, drop, drops, dropped, shoot, shooting, shot, killer app, crash test, cancel, want to know, would like to know, i would like to see, id like to see, would like to see, mean by, i mean, you mean, what do you mean, it means, demand, alarm, charge, charges, charged, hard drive, hard to tell, hard disk, game, games, god, help me, help, please help, can you help, need help, someone help, create, created, security, secure, free, commit, value, join, certain, clear, clearly, sure, want, wants, wanted, yes, yeah, yep, ya, yup, ok, okay, k, true tone, like a, looks like, look like, sounds like, feels like, feel like, seems like, just like, like the, like that, like what, like to, likely, would like, like how, like i, like 5, like 10, is like, was like, be like, it like, unlike, if you like, do you like, dislike button, like button, trust me, believe, problem is, the problem is
-1.2 mid, so mid, kinda mid, pretty mid, mid af, was mid, its mid, is mid, mids, meh, bleh, overhyped, overrated, overpriced, over priced, over hyped, too expensive, expensive, pricey, so expensive, too pricey, too long, too loud, too quiet, too slow, too fast, too big, too small, too much talking, talks too much, talk too much, too many ads, so many ads, ads, get to the point, got to the point, skip to, skipped, skip, unsubbed, repetitive, generic, bland, basic, boring, dull, tame, dated, outdated, obsolete, laggy, lag, lags, buggy, glitchy, glitch, bugs, slow, slower, blurry, shaky, shaky cam, out of focus, focus, grainy, pixelated, noisy, choppy, muffled, echo, quiet, bloatware, gimmick, gimmicky, cheap looking, plasticky, flimsy, bulky, ugly, uncomfortable, cant hear, couldnt hear, cant see, hard to hear, hard to understand, cant understand, confusing, confused, misleading, oh well, not good, not great, not a fan, not my thing, not for me, not worth, isnt worth, not worth it, not impressed, unimpressed, not that good, not so good, not very good, not as good, isnt that good, wasnt that good, not funny, isnt funny, not even funny, not interested, not working, doesnt work, didnt work, dont work, wont work, stopped working, not the best, nothing special, better than this, nicer than this, cooler than this, faster than this, cheaper than this, prefer the, nothing new, no thanks, no thank you, no point, whats the point, what is the point, who cares, nobody cares, no one cares, nobody asked, no one asked, who asked, didnt ask, dont care, couldnt care less, could care less, so what, yawn, yawning, fell asleep, fall asleep, put me to sleep, sleepy, snooze, zzz, zzzz, miss the old, used to be better, used to be good, was better before, better before, better without, would be better without, fell off, falling off, ran out of ideas, running out of ideas, out of ideas, lost interest, downgrade, went downhill, going downhill, sad, sadly, unfortunately, i guess, shame, its a shame, what a shame, too bad, pity, weird, odd, strange, creepy, cursed, sketchy, sus, shady, suspicious, biased, fanboy, fanboys, fan boy, isheep, sheep, sheeple, copied, copying, copycat, ripoff, rip off, rip, knock off, stolen, stole, staged, scripted, fake, faked, so fake, capping, cap, big cap, thats cap, cope, copium, seethe, salty, mad, butthurt, triggered, noob, noobs, nerd, loser, losers, weak, flop, flopped, jealous
-2.2 l, big l, huge l, massive l, fat l, common l, l take, l video, l vid, l content, l opinion, l bozo, l ratio, l edit, l mans, l bro, l creator, l channel, l stream, l move, take the l, an l, ratio, ratioed, ratio plus, cringe, cringy, cringey, cringed, cringing, so cringe, mad cringe, made me cringe, cringe af, cheugy, yikes, oof, big yikes, eww, ew, ewww, yuck, gross, disgusting, nasty, clickbait, click bait, clickbaited, clickbaity, baited, waste of time, wasted my time, wasting my time, waste of money, waste my time, waste your time, waste, wasted, time waster, want my time back, worse than before, minutes of my life, never get back, cant get back, want a refund, refund, return it, returned it, returning, sent it back, sending it back, sell out, sellout, selling out, sold out bro, money grab, cash grab, moneygrab, cashgrab, scam, scammer, scammers, scammed, fraud, liar, lies, lying, lie, bs, bullshit, bull shit, rubbish, garbage, trash, so trash, is trash, junk, crap, crappy, shit, shitty, piece of shit, piece of crap, pos, pile of, sucks, suck, sucked, sux, this sucks, you suck, u suck, blows, lame, so lame, weaksauce, stupid, dumb, dumbass, idiot, idiots, idiotic, moron, morons, retard, retarded, dumbest, brain dead, braindead, brain rot, brainrot, smooth brain, clown, clowns, clown show, joke, a joke, is a joke, what a joke, pathetic, embarrassing, embarrasing, embarrassed, ridiculous, annoying, so annoying, irritating, unbearable, unwatchable, unlistenable, unusable, unplayable, insufferable, cant stand, cannot stand, couldnt stand, stopped watching, stop watching, couldnt finish, turned it off, clicked off, clicking off, had to stop, disliked, dislike, dislike this, dislikes, thumbs down, downvote, unsub, unsubscribe, unsubscribed, unsubscribing, im out, im done, fail, failed, failure, epic fail, fails, disappointing, disappointed, disappointment, dissapointed, dissapointing, dissappointed, underwhelming, underwhelmed, let down, letdown, lost respect, no respect, ruined, ruins, ruin, killed the, destroyed, broke, broken, breaks, breaking, broke down, cheap plastic, defective, faulty, crashes, crashed, overheats, overheating, overheat, regret, regrets, regretting, issues, issue, problem, problems, fed up, sick of, tired of, bored of, bored, had enough, give up, shut up, stfu, gtfo, get lost, go away, fuck off, fuck you, fuck u, screw you, stop talking, stop it, please stop, just stop, stop making, never again, never buy, never buying, wont buy, wouldnt buy, wont be buying, would never buy, dont buy, do not buy, stay away, stay away from, avoid, steer clear, no good, bad, soo bad, so bad, too bad for, very bad, really bad, pretty bad, kill myself, hate, hated, hates, hating, i hate, loathe, despise, awful, terrible, terribly, horrible, horrid, atrocious, abysmal, dreadful, worse, worse than, far worse, way worse, not a fan of, didnt like this, dont like this, didnt like that, didnt like it, dont like it
-3.3 worst, the worst, worst video, worst ever, worst thing, worst video ever, absolute garbage, absolute trash, complete garbage, total garbage, dogshit, dog shit, dogwater, horseshit, horrendous, kill yourself, kys, hope you die, go die, get cancer, cancerous, aids, eyes bleed, ears bleed, ear bleed, my ears, utter, utter crap, utter rubbish
-1.4 who approved this, who thought this was, in what world, thanks for nothing, thanks for wasting, great another ad, great another sponsor, great another update, oh great another, oh great another, yeah right, oh sure, as if, slow clap, good joke, nice try, nice try though, what a surprise, imagine thinking, imagine buying, imagine paying, said no one, said nobody, if you think, sure buddy, ok boomer, try harder, good luck with that, great if you, tell me you, can we not, would have been better, could have been better, couldve been better, shouldve been, should have been, could be better, needs improvement, room for improvement, expected more, expected better, i expected, wish it was, wish it had, wish they, if only, lacks, lacking, missing, no headphone jack, not enough, not even, far from, hardly, barely, struggled, struggle, struggles, stuck
3.0 recommend this enough, recommend it enough, recommend you enough, does it like you, do it like you, never laughed so hard, never laughed this hard, never been this hyped, explains it better, not one boring, not a boring, not a single second wasted, worked like a charm, works like a charm, clear as day, no notes, jaw dropped, pure cinema, straight heat, this is heat, peak cinema, deserves a raise, give this man an award, give this man a raise, deserves an award, you ate, couldnt have said it better, never miss, never misses, you rock, bro cooked, he cooked, she cooked, you cooked, they cooked, this rules, this rocks, wouldnt change a thing, wouldnt change anything, wouldnt miss it
2.4 not half bad, not bad, healed something in me, actually worked, that worked, this worked, it worked, no complaints from me, wicked mate, thats wicked, not too shabby, not shabby, straight to the point, right to the point, gets to the point, no fluff, no filler, no nonsense, cheered me up, healed something, healed me, made my week, made my whole week, made my year, saved my life, saved my exam, saved my grade, saved my project, saved my day, saved me hours, fixed my problem, fixed my issue, fixed it, solved my problem, i fw this, fw this, fw this heavy, nothing but respect, nothing but love, cant stop watching, cant stop rewatching, cant stop listening, cant stop smiling, cant stop laughing, sickest, go unbelievably hard, goes unbelievably hard, wicked, no complaints, cant complain, nothing wrong with, nothing to complain about, cant believe this is free, free content, how is this not viral, how is this not famous, cant beat this, cant beat that, cant beat it, does it like you, snatched, hard not to love, hard not to like, worth every, thank you enough, well deserved
1.8 😂 <time>, 🤣 <time>, <time> 😂, <time> 🤣, <time> lmao, lmao the, lmao at, me 😂, got me 🤣, got me 💀, killed me, took me out, im weak, lmao, lmfao, rofl
-1.6 nothing works, could have been a, couldve been a, understand a word, hear a word, aint it, the only good thing, not terrible, sure because everyone, because everyone has, barely hear you, if you want to fall asleep, at best, hard to watch, hard to follow, out of sync, barely hear, cant hear, couldnt hear, cant see anything, stop yelling, stop shouting, stop screaming, yelling, shouting, get to the point, unfollowed, unfollowing, unfollow, unsubbing, low effort, no effort, sold out, bricked, dont bother, used to be better, used to be good, used to love, used to like, used to be my favorite, used to be my favourite, was better before, old format was better, old style was better, old videos were better, completely false, thats false, this is false, made no sense, makes no sense, makes zero sense, you skipped, skipped the most important, could not get through, couldnt get through, none of this works, none of it works, you ruined, always ruin, ruining, how original, so original 🙄
-2.6 mostly terrible, want my time back, want my money back, minutes back, hours back, wasting my time, wasted my time, dont waste your time, dont waste your money, do you always ruin, to fall asleep, snoozefest, snooze fest, my time back, my minutes back, 10 minutes back, 20 minutes back, couldve been an email, could have been an email, waste your time, aint nobody asked, fall asleep to, want to fall asleep, couldnt care less, could not care less
`;

/**
 * How commenters of videos mean an emoji or an emoticon, -4 to 4: own ratings. 💀 and 😭 are laughter or praise more
 * often than grief there, so they lean to the positive and give way to the words beside them.
 */
export const EMOJI = `
3.0 😍 🥰 ❤ 💖 💕 💗 💓 💘 💝 💞 🤩 🏆 🐐 😻 💯 🔥
2.4 👏 🙌 😘 💜 💙 💚 🧡 💛 🤍 🖤 🩷 ♥ ❣ 🎉 🥳 🌟 ⭐ 👑 🤗 🫶 <3 :D =D xD XD 👌 🤌 💪 🚀 😎 🫡 🤝 ✨ 💎 🍾 🥇 🎊 😇
2.0 😊 ☺ 😀 😁 😄 😃 🙂 😺 👍 🙏 :) =) :-) ;) ;-) ^^ ^_^ ^.^ :] =] :* 💐 🌹 🌺 🌸 🎁 ✅ 🤙 ✌ 😌 💋 :3 :P :p xP =P :d =d xd xp =p :-d :-p
1.5 😂 🤣 😹 😆 😅 😉 😜 😝 😛 🤪 😋 🤤 😏 👀 🤯 🥹 😲 😮 🙈 😈 ⚡ 💥 🎶 🎵 ☀ 🌈
1.2 💀 ☠ 🪦
0.4 😭 🥲 😢 😱 🫣 🫠 🤔 🧐 🤷 😐 😶 :o :O
-1.4 😬 🙃 😒 😕 🙁 ☹ 😞 😔 😟 😩 😫 😥 😓 😑 🥱 😴 💤 🙄 😪 😖 😣 :/ :-/ :\\ :| =/ =\\ 🤨 🤥
-2.0 :( =( :-( :[ =[ :'( :((
-2.4 👎 😡 😠 🤬 🤮 🤢 🤡 💩 🖕 😤 🗑 🚮 💔 ❌ 🤦 🧢 👿 😾 🐍
`;

interface Phrase {
  /** The words after the first. */
  rest: string[];
  rating: number;
}

export interface Adjective {
  /** -1 to 1. */
  polarity: number;
  /** 0 to 1. */
  subjectivity: number;
}

/** All ratings are from -4 to 4. */
export interface Lexicon {
  /** Ratings of single words. */
  words: Map<string, number>;
  /** Phrases by their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
  emoji: Map<string, number>;
  /** The single words of the own list. */
  creator: Set<string>;
  adjectives: Map<string, Adjective>;
  /** All of these, phrases by their first word: what is not here has no entry anywhere. */
  listed: Set<string>;
}

let known: Lexicon | undefined;

/** The rated terms of all lists, read once. Own ratings replace VADER's. */
export function lexicon(): Lexicon {
  known ??= readLists();
  return known;
}

/** The words and phrases of the own list with their ratings. */
export function creatorPhrases(): { phrase: string; rating: number }[] {
  return lines(CREATOR_WORDS).flatMap(({ rating, rest }) =>
    rest.split(", ").map((phrase) => ({ phrase, rating })),
  );
}

/** Ratings below this are no opinion. */
const OPINION_FROM = 1;
/** Polarities are from -1 to 1: few opinions are below this. */
const POLARITY_FROM = 0.45;

/**
 * What one word alone says of the thing it stands beside: 1 praise, -1 blame, 0 neither. Nouns that only sound good or
 * bad ("gift", "liberty", "thief") are neither: an adjective is asked for, or one of `verbs`.
 */
export function wordOpinion(word: string, verbs: ReadonlySet<string>): -1 | 0 | 1 {
  const { words, emoji, adjectives } = lexicon();
  if (emoji.has(word) || !(adjectives.has(word) || verbs.has(word))) return 0;
  const rating = words.get(word);
  if (rating !== undefined) return Math.abs(rating) < OPINION_FROM ? 0 : rating > 0 ? 1 : -1;
  const polarity = adjectives.get(word)?.polarity ?? 0;
  return Math.abs(polarity) < POLARITY_FROM ? 0 : polarity > 0 ? 1 : -1;
}

function readLists(): Lexicon {
  const words = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();
  const emoji = new Map<string, number>();
  const creator = new Set<string>();
  for (const { rating, rest } of lines(RATED_WORDS)) {
    for (const word of rest.split(" ")) words.set(word, rating);
  }
  for (const { rating, rest } of lines(EMOJI)) {
    for (const sign of rest.split(" ")) emoji.set(sign, rating);
  }
  for (const { phrase, rating } of creatorPhrases()) {
    const [first = "", ...behind] = phrase.split(" ");
    if (behind.length === 0) {
      words.set(first, rating);
      creator.add(first);
      continue;
    }
    const others = phrases.get(first);
    if (others) others.push({ rest: behind, rating });
    else phrases.set(first, [{ rest: behind, rating }]);
  }
  for (const others of phrases.values()) others.sort((a, b) => b.rest.length - a.rest.length);
  const adjectives = new Map<string, Adjective>();
  for (const { rating, rest } of lines(ADJECTIVES)) {
    for (const group of rest.split(" | ")) {
      const [subjectivity, ...those] = group.split(" ");
      const adjective = { polarity: rating, subjectivity: Number(subjectivity) };
      for (const word of those) adjectives.set(word, adjective);
    }
  }
  const listed = new Set([words, phrases, emoji, adjectives].flatMap((list) => [...list.keys()]));
  return { words, phrases, emoji, creator, adjectives, listed };
}

function lines(list: string): { rating: number; rest: string }[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const space = line.indexOf(" ");
      return { rating: Number(line.slice(0, space)), rest: line.slice(space + 1) };
    });
}
