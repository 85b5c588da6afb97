/** Comments that nobody wrote, for whoever has none at hand: as an export has them, with likes and days. */
export const EXAMPLE = {
  title: "I rebuilt a 40-year-old road bike for under $150",
  text: `comment,likes,replies,published
"The shot of the wheel spinning true at 9:42 gave me goosebumps. Beautiful work.",214,0,2026-11-02
"Watched the whole thing with my dad, he had the same bike in 1986. He got quiet at the end.",187,0,2026-11-02
"This slaps. Best restoration on this site and I will not be taking questions",96,0,2026-11-02
"Which grease did you use on the bottom bracket?",41,0,2026-11-02
"Love the pacing, no filler, you can tell you respect our time",88,0,2026-11-02
"The music is way too loud, I could barely hear you over it",132,0,2026-11-02
"9:42 😍😍😍",23,0,2026-11-02
"Please make a video on lacing the wheel from scratch!",154,0,2026-11-02
"I'm dead 💀 the way you said sorry to the old chain",76,0,2026-11-03
"Where did you buy the brake pads? Is there a parts list?",58,0,2026-11-03
"First",0,0,2026-11-03
"First",0,0,2026-11-03
"W video",12,0,2026-11-03
"sick edit, killed it",34,0,2026-11-03
"Great restoration but the music drowned you out in the second half",67,0,2026-11-03
"What did the paint cost? $150 seems low with paint",29,0,2026-11-03
"Qué trabajo tan bonito, saludos desde Sevilla",18,0,2026-11-03
"Endlich mal jemand, der das Lager richtig einstellt. Danke dafür!",9,0,2026-11-03
"Earn $900 a day from home, message me on the number in my profile",0,0,2026-11-03
"The way you explained cup and cone bearings finally made it click for me, thank you so much",143,0,2026-11-03
"Can you make a video on painting the frame? I'd love a full paint tutorial",82,0,2026-11-04
"My grandfather rode this exact frame. Thank you for keeping it alive.",121,0,2026-11-04
"❤️❤️❤️",7,0,2026-11-04
"Turn the music down please, my ears are begging",51,0,2026-11-04
"The restored brakes look better than new",22,0,2026-11-04
"Which grease is that in the bottom bracket part?",17,0,2026-11-04
"The title says under $150 but you never count the tools. Bit misleading tbh",93,0,2026-11-04
"I was about to throw my old bike away. Now it's in pieces on the balcony and I regret nothing 😂",109,0,2026-11-04
"So calming. I watch this before I sleep",48,0,2026-11-04
"The wheel truing part was too fast, had to rewind three times",37,0,2026-11-05
"Check out my channel for free bike giveaways, click the link",0,0,2026-11-05
"Finally someone who shows the mistakes too. Subscribed",72,0,2026-11-05
"Is there a parts list anywhere? Can't find it in the description",33,0,2026-11-05
"Loved it. More restorations like this please",44,0,2026-11-05
"Would love a video on lacing a wheel, step by step",39,0,2026-11-06
"That before and after shot is incredible",61,0,2026-11-06
"The sound of the ratchet at 11:05, chef's kiss",28,0,2026-11-06
"Nice",1,0,2026-11-06
"Honestly the music ruined it for me, stopped at five minutes",19,0,2026-11-07
"How long did the whole restoration take you?",26,0,2026-11-07
"How many hours did this take in total?",15,0,2026-11-07
"You convinced me to fix my own brakes and it worked!! Thank you",84,0,2026-11-08
"What size are the tires?",6,0,2026-11-08
"Très belle restauration, bravo",5,0,2026-11-08
"The paint is gorgeous, that green is everything",53,0,2026-11-08
"not gonna lie I teared up when you took it for the first ride",92,0,2026-11-09
"Audio is unbalanced, voice quiet and music loud",24,0,2026-11-09
"What did you use to polish the hubs?",8,0,2026-11-09
"I disagree about reusing the old chain, a new one is twenty dollars and safer",31,0,2026-11-10
"The paint on the frame came out so clean, wow",27,0,2026-11-10
"Best bike channel, hands down",36,0,2026-11-11
"12:30",2,0,2026-11-11
"Great video, learned a lot about bearings",21,0,2026-11-12
"Which grease? Asking for the third time lol",11,0,2026-11-12
"Please do a tandem next",14,0,2026-11-13
"The ending ride had no music at all and it was perfect. Do that everywhere",65,0,2026-11-14
"Fixed my wheel with this video, saved me sixty bucks at the shop",49,0,2026-11-15
"Too many close-ups, hard to see where the parts go",10,0,2026-11-16
"Absolutely lovely restoration, the frame looks brand new",30,0,2026-11-17
"Can you make a video on painting frames at home?",20,0,2026-11-18
"Please make a video on lacing a wheel, I have been waiting for one",18,0,2026-11-18
"A video on lacing a wheel would be amazing",25,0,2026-11-18
"What grease did you use on the bottom bracket?",13,0,2026-11-18
"Where can I find the parts list?",16,0,2026-11-18
"Music too loud again, sorry",22,0,2026-11-19
"Could barely hear the voice because the music was too loud",35,0,2026-11-19
"The bearings explanation is the best on the internet",40,0,2026-11-19
"Love the green paint, such a beautiful frame",38,0,2026-11-19
"Your calm voice makes this so relaxing, thank you",27,0,2026-11-19
"Mehr davon bitte, großartige Arbeit an dem alten Rahmen",6,0,2026-11-19
"Sub to my channel and I sub back, 100%",0,0,2026-11-19
"I cried at the first ride, my late father would have loved this",77,0,2026-11-20
"Amazing work, the brakes look perfect",19,0,2026-11-20
"This made my Sunday, fantastic video",23,0,2026-11-20
"Beautiful restoration, my neighbor asked where I got the bike from",12,0,2026-11-20
"Excellent restoration. Please make a video on painting a frame, too",9,0,2026-11-20
"The paint looks amazing in the evening sun",16,0,2026-11-20
"Such beautiful paint for a job done on a balcony",11,0,2026-11-20
"Great paint, I would have sworn it came from a shop",8,0,2026-11-20
`,
};
