/** What viewers say, and what to do about it. */
interface Opinions {
  praise: string[];
  criticism: string[];
  themes: string[];
  insights: string[];
}

/** A video with its own comments: two of each kind, all of which its record shows. */
export interface SampleVideo extends Opinions {
  title: string;
}

/** What viewers say under videos on one subject. Records are drawn from it. Invented. */
export interface Subject {
  /** The lowest and the highest share of comments, in percent. The rest is neutral. */
  positive: [number, number];
  negative: [number, number];
  /** For every video of the subject. */
  everywhere: Opinions & { triggers: string[] };
  videos: SampleVideo[];
}

const WOODWORKING: Subject = {
  positive: [72, 80],
  negative: [6, 10],
  everywhere: {
    praise: [
      "You left the mistake in. That is why I keep coming back.",
      "No hurry and no shouting. My evening is saved.",
    ],
    criticism: [
      "Lovely work, but please turn the music down when you talk.",
      "I am left-handed, and half of the shots are the wrong way round for me.",
    ],
    themes: ["Mistakes left in", "Music over the voice", "Left-handed setup"],
    triggers: ["Relief at getting it right", "Nostalgia", "Pride in own work", "Envy of the light"],
    insights: [
      "Leave the music out while you talk, or keep it for the shots without words.",
      "Film one grip left-handed as well: it takes a minute, and few do it.",
    ],
  },
  videos: [
    {
      title: "Three ways to sharpen a chisel",
      praise: [
        "The close-up of the burr at 4:12 did more for me than two years of forums.",
        "My grandfather did it exactly like your second method.",
      ],
      criticism: [
        "Could not hear the grit numbers over the guitar.",
        "The angle guide is shown for two seconds. I had to step through it frame by frame.",
      ],
      themes: ["Close-up of the burr", "Grit numbers"],
      insights: [
        "Write the grit numbers on screen each time you change the stone.",
        "Hold the angle guide in the picture for five seconds, and link a drawing of it.",
      ],
    },
    {
      title: "A dovetail with one saw and no jig",
      praise: [
        "Paused, went to the shed, came back with a dovetail. It has gaps, and it holds.",
        "You marked the waste with a cross every time. Nobody else says why.",
      ],
      criticism: [
        "Which saw is it? I counted the teeth on my screen.",
        "The last fit is cut. I wanted to see it go together in one take.",
      ],
      themes: ["Which saw", "Marking the waste"],
      insights: [
        "Name the saw and its teeth per inch in the first minute.",
        "Leave the moment in which the joint closes uncut: it is what people came for.",
      ],
    },
    {
      title: "Why my first workbench sagged",
      praise: [
        "A failed bench teaches more than ten finished ones. Thank you for measuring it.",
        "The straightedge with the coin under it! I did it to mine and went quiet.",
      ],
      criticism: [
        "You say the span was too long and never what would have been short enough.",
        "Would have liked to see the new bench under the same load.",
      ],
      themes: ["Failure measured", "Span and thickness"],
      insights: [
        "Pin a small table of span and thickness: that number is asked for again and again.",
        "Load the new bench in the same way, and show both sags side by side.",
      ],
    },
  ],
};

const HOME_LAB: Subject = {
  positive: [64, 74],
  negative: [8, 14],
  everywhere: {
    praise: [
      "I am not technical at all, and I followed until the last part.",
      "You say what you do not know. That is rare in this corner.",
    ],
    criticism: [
      "The terminal text is unreadable on a phone.",
      "You skipped from 'plug it in' to 'it works', and I am stuck in between.",
    ],
    themes: ["Text too small", "Steps left out", "Plain words"],
    triggers: ["Delight in small machines", "Frustration at gaps", "Relief", "Worry about lost data"],
    insights: [
      "Show commands in type that can be read on a phone, and repeat them in the description.",
      "Let somebody follow the video who has never done it, and film where they stop.",
    ],
  },
  videos: [
    {
      title: "The home server that fits in a bread box",
      praise: [
        "Eleven watts idle! I went and measured mine straight away.",
        "The lid as a fan duct is the best idea I have seen this year.",
      ],
      criticism: ["How warm does it get in August?", "No prices for the parts, only 'not much'."],
      themes: ["Power draw", "Heat in a small box"],
      insights: [
        "Show a day of temperatures, from a warm room, as a curve.",
        "List the parts with what you paid: 'not much' is read as hiding something.",
      ],
    },
    {
      title: "I labelled every cable, then the power failed",
      praise: [
        "Labels on both ends, who would have thought. I did my whole desk.",
        "The torch in your mouth and the calm voice. I laughed and I learned.",
      ],
      criticism: [
        "Which label tape is it? Mine falls off after a summer.",
        "Half of this is moot if you rent and cannot run cables through a wall.",
      ],
      themes: ["Labels that stay", "Rented flats"],
      insights: [
        "Name the tape and say how long it has held.",
        "A follow-up without drilling would answer those who rent.",
      ],
    },
    {
      title: "Backups: what I lost, and what came back",
      praise: [
        "You showed the failed restore. Nobody shows the failed restore.",
        "The list of what was not worth saving freed me of four disks.",
      ],
      criticism: [
        "And what about phones? All my pictures are there.",
        "The restore is sped up. How long does it take?",
      ],
      themes: ["Failed restore shown", "Pictures on phones"],
      insights: [
        "Keep the failures in: the most liked comments are all about the restore.",
        "Make the next one about phones. It is the question under this video.",
      ],
    },
  ],
};

const BICYCLES: Subject = {
  positive: [66, 78],
  negative: [7, 13],
  everywhere: {
    praise: [
      "Saved me a trip to the shop, and I still like my shop. Good balance.",
      "Calm, no shouting, greasy hands. Perfect.",
    ],
    criticism: ["Please name the tool sizes on screen.", "A list of parts in the description would help."],
    themes: ["Tool sizes", "Fair to shops", "Calm delivery"],
    triggers: ["Independence", "Worry about breaking it", "Trust", "Satisfaction"],
    insights: [
      "List tools with sizes in the description, in the order they are used.",
      "Your fairness to shops earns trust. Keep naming what is better left to them.",
    ],
  },
  videos: [
    {
      title: "Truing a wheel on the kitchen table",
      praise: [
        "The zip tie as a gauge is the kind of thing I come here for.",
        "I have ridden for thirty years and never knew which way to turn the nipple.",
      ],
      criticism: [
        "You never say how tight. Tight for me is not tight for you.",
        "My bike has disc brakes. Does half a millimetre matter for me at all?",
      ],
      themes: ["Gauge from a zip tie", "How tight"],
      insights: [
        "Pluck a spoke before and after: a sound tells 'how tight' better than words.",
        "Say in the first half minute how true a wheel has to be, for rim and for disc brakes.",
      ],
    },
    {
      title: "A winter of commuting on one chain",
      praise: [
        "The wear gauge every Sunday, same light, same table. That is a test.",
        "Salt, slush and no excuses. I rode in today because of you.",
      ],
      criticism: [
        "How many kilometres is a winter?",
        "You changed the oil in January, so which of them was it?",
      ],
      themes: ["Kilometres", "Oil changed halfway"],
      insights: [
        "Put the kilometres on screen beside every measurement.",
        "Repeat it with one oil for the whole winter, and say that you heard the objection.",
      ],
    },
    {
      title: "What the bike shop charged me for, explained",
      praise: [
        "I work in a shop, and this is the fairest bill anyone has read aloud.",
        "Now I know what to ask before they start. Thank you.",
      ],
      criticism: [
        "One shop in one town is not much of a sample.",
        "The bill is on screen too briefly to read.",
      ],
      themes: ["Reading the bill", "Prices elsewhere"],
      insights: [
        "Ask viewers for their bills and compare ten of them.",
        "Hold the bill still and go through it line by line.",
      ],
    },
  ],
};

const SEWING: Subject = {
  positive: [76, 84],
  negative: [4, 8],
  everywhere: {
    praise: ["The pace is right. I could thread and watch.", "Loved that you showed the back side as well."],
    criticism: [
      "The overhead camera is blocked by your hand just when it matters.",
      "A list of needles would help those of us who shop online.",
    ],
    themes: ["Slow pace", "Camera angle", "The back side"],
    triggers: ["Calm", "Pride in own work", "Thrift", "Patience"],
    insights: [
      "Move the overhead camera to the left of the work, where your hand is not.",
      "List needles, thread and fabric in the description.",
    ],
  },
  videos: [
    {
      title: "Mending a jumper so that nobody can tell",
      praise: [
        "I mended my late mum's cardigan along with you. I have no more words.",
        "Held it against the lamp as you did, and could not find the place.",
      ],
      criticism: [
        "Black thread on black wool, I saw nothing.",
        "How much yarn does one elbow take? I ran out.",
      ],
      themes: ["Clothes with a story", "Dark wool on camera"],
      insights: [
        "Mend in a contrasting thread on camera first, then show the invisible one.",
        "Invite viewers to tell whose garment they mend: those threads are the longest.",
      ],
    },
    {
      title: "One shirt, three collars, no pattern",
      praise: [
        "First time I understood what 'ease' means.",
        "The band collar made my father's shirt mine. Thank you.",
      ],
      criticism: [
        "Which interfacing? Mine came out like cardboard.",
        "You measure in fingers. Whose fingers?",
      ],
      themes: ["Interfacing", "Measured without a pattern"],
      insights: [
        "Name the interfacing by weight, and show a collar that has too much of it.",
        "Give the measures in centimetres once, beside the fingers.",
      ],
    },
    {
      title: "The seam that I unpicked four times",
      praise: [
        "Four times! I gave up after two last week. Getting it out again tonight.",
        "The third try looked fine to me, and then you turned it over.",
      ],
      criticism: [
        "You found the reason at minute eleven. I would have liked it sooner.",
        "What was the tension set to in the end?",
      ],
      themes: ["Not giving up", "Thread tension"],
      insights: [
        "Say early that there is one reason, and let viewers guess it.",
        "Write the settings of the last try on screen.",
      ],
    },
  ],
};

const FINANCE: Subject = {
  positive: [38, 46],
  negative: [25, 33],
  everywhere: {
    praise: [
      "Real numbers from a real month. No lecture.",
      "Showed this to my partner, and we finally talked about money without a fight.",
    ],
    criticism: [
      "You do not mention that you live with a flatmate until minute nine.",
      "None of this works with two children.",
    ],
    themes: ["Real numbers", "Different incomes", "Couples and money"],
    triggers: ["Anger at prices", "Feeling judged", "Hope", "Relief at honesty"],
    insights: [
      "Say your income and how you live in the first minute. Finding out late is what upsets viewers.",
      "Pin a comment on who this does not work for.",
    ],
  },
  videos: [
    {
      title: "My rent went up a third. Here is the spreadsheet",
      praise: [
        "The column for 'things I will not give up' made me laugh and then made me honest.",
        "I filled it in on the train, and wrote to my landlord the same evening.",
      ],
      criticism: [
        "Must be nice to have a third to cut.",
        "The link to the spreadsheet asks me for an e-mail address. No.",
      ],
      themes: ["The spreadsheet", "Nothing left to cut"],
      insights: [
        "Share the spreadsheet without asking for an address.",
        "Make one for those who have nothing left to cut: what to ask, and whom.",
      ],
    },
    {
      title: "Five subscriptions I kept, and why",
      praise: [
        "Kept, not cancelled! Nobody makes that video.",
        "Price per hour used is the only way I look at mine now.",
      ],
      criticism: [
        "Five at that price are my food for a week.",
        "Two of them are free in my library. You could have said so.",
      ],
      themes: ["Price per hour", "The library"],
      insights: [
        "Name the free way beside each one you pay for.",
        "Keep the price per hour on screen: it is what viewers took home.",
      ],
    },
    {
      title: "What a year of paying in cash taught me",
      praise: [
        "The jar that was empty on the 19th. I know that jar.",
        "Thank you for saying that it is not always the coffee.",
      ],
      criticism: [
        "Half of my bills cannot be paid in cash at all.",
        "A year, and you show only the good months.",
      ],
      themes: ["The empty jar", "Bills without cash"],
      insights: [
        "Say which bills stayed on the card, and why.",
        "Show all twelve months in one chart, the two bad ones included.",
      ],
    },
  ],
};

const COOKING: Subject = {
  positive: [70, 82],
  negative: [5, 11],
  everywhere: {
    praise: [
      "You said 'if you do not have it, leave it out', and I felt seen.",
      "I watched it while eating toast. Tomorrow I cook.",
    ],
    criticism: ["Grams please. What is a mug?", "The recipe card goes by too fast to read."],
    themes: ["Grams and cups", "Substitutions", "Recipe card"],
    triggers: ["Recognition", "Appetite", "Guilt about waste", "Belonging"],
    insights: [
      "Give weights in grams beside every cup and mug.",
      "Name one substitution for each ingredient that needs a special trip.",
    ],
  },
  videos: [
    {
      title: "Fourteen days from the pantry: what ran out first",
      praise: [
        "Day 9 with the lentils broke me. I have been there.",
        "I guessed oil and it was onions. Now I check my onions.",
      ],
      criticism: [
        "Not everyone has four kinds of vinegar standing around.",
        "You bought milk on day 6, and it counts.",
      ],
      themes: ["Day 9", "What counts as cheating"],
      insights: [
        "Show the pantry in full on day 1, so that viewers can measure theirs against it.",
        "Say the rules at the start, the milk among them.",
      ],
    },
    {
      title: "Soup that tastes of more than its price",
      praise: [
        "The running cost in the corner is brilliant, please never take it away.",
        "Made it twice this week. My teenager asked for seconds.",
      ],
      criticism: [
        "At my shop the celeriac alone costs more than your pot.",
        "Twenty minutes of browning is gas money too.",
      ],
      themes: ["Running cost on screen", "Prices elsewhere"],
      insights: [
        "Keep the running cost in the corner: it is the most praised part of the video.",
        "Add what the stove costs to the sum, once, and be done with it.",
      ],
    },
    {
      title: "I asked my neighbours for their Tuesday dinner",
      praise: [
        "The lady on the third floor and her burnt rice. More of her, please.",
        "I rang at the door across the hall. We have eaten together since.",
      ],
      criticism: [
        "I wanted to hear more from the neighbours and less of the chopping.",
        "Six dinners in ten minutes. I could not cook one of them from this.",
      ],
      themes: ["The neighbours", "Too many dishes"],
      insights: [
        "Let guests talk longer. Their stories are quoted more than the dishes.",
        "Take one dinner per video, and go back to the third floor first.",
      ],
    },
  ],
};

const PARENTING: Subject = {
  positive: [58, 68],
  negative: [13, 20],
  everywhere: {
    praise: [
      "You let them be children on camera, and you hid their faces. Respect.",
      "Finally no white sofa in a parenting video.",
    ],
    criticism: [
      "Please say how old they are. It matters so much.",
      "The sponsored part came exactly when my own were waking up.",
    ],
    themes: ["Ages of the children", "Privacy of children", "Single parents"],
    triggers: ["Exhaustion", "Feeling understood", "Guilt", "Tenderness"],
    insights: [
      "Put the children's ages into the title or the first sentence.",
      "Tell viewers how you protect the children's privacy: they thank you for it unasked.",
    ],
  },
  videos: [
    {
      title: "Bedtime in twenty minutes, with twins",
      praise: [
        "I cried at the part where you sat on the stairs. Same stairs, other house.",
        "Tried the song. It worked twice. That is two more than anything else.",
      ],
      criticism: [
        "Works with two parents at home. I am one, with a night shift.",
        "Twenty minutes from where? Ours begin with the bath.",
      ],
      themes: ["The song", "One parent at night"],
      insights: [
        "Ask a single parent to try the routine, and film what changes.",
        "Show a clock in the picture from the first minute to the last.",
      ],
    },
    {
      title: "We stopped saying 'hurry up' for a month",
      praise: [
        "I counted mine for one morning. Eleven. We start tomorrow.",
        "The shoes by the door at 7:20, and nobody speaking. I held my breath.",
      ],
      criticism: [
        "A month is easy in summer. Show me November.",
        "So you were late. How often? You never say.",
      ],
      themes: ["School mornings", "Being late"],
      insights: [
        "Repeat one week in winter, and count the late mornings on screen.",
        "Say what you said instead: viewers ask for the exact words.",
      ],
    },
    {
      title: "The packed lunch that comes home eaten",
      praise: [
        "Letting them pack it was the whole trick. I was the problem.",
        "You weighed what came back. Science at last.",
      ],
      criticism: [
        "Our school allows no nuts, and that is half of your list.",
        "Who has time to cut a cucumber into stars?",
      ],
      themes: ["Children pack it themselves", "School rules"],
      insights: [
        "Make a version without nuts, and link it at that moment.",
        "Show a lunch of four minutes, with the clock running.",
      ],
    },
  ],
};

const GARDENING: Subject = {
  positive: [62, 72],
  negative: [9, 14],
  everywhere: {
    praise: [
      "You name the variety every single time. So few do.",
      "Watched with my father in the care home. He told me about his beds for an hour.",
    ],
    criticism: [
      "Which climate is this? Mine are still under snow.",
      "Hoped for costs. Gardening is not cheap.",
    ],
    themes: ["Climate and zone", "Names of varieties", "Costs"],
    triggers: ["Patience rewarded", "Memories of parents", "Envy of a harvest", "Spring impatience"],
    insights: [
      "Show your climate and last frost date on screen at the start.",
      "Add up what you spent, soil and pots included, in one line at the end.",
    ],
  },
  videos: [
    {
      title: "Tomatoes on a north-facing balcony",
      praise: [
        "An honest harvest: nine tomatoes. I love it.",
        "The sketch of where the sun goes was worth the whole video.",
      ],
      criticism: [
        "You say 'feed them' and never with what.",
        "Three hours of sun is not north, that is luck. Mine gets one.",
      ],
      themes: ["Honest harvest", "Hours of sun"],
      insights: [
        "Name the feed and the dose. It is the open question under this video.",
        "Draw the path of the sun again: it was shared more than anything else.",
      ],
    },
    {
      title: "The bed I did not dig",
      praise: [
        "The worm count before and after. I have never cheered for worms.",
        "My back thanks you. So does my wife, who did the digging.",
      ],
      criticism: [
        "Cardboard with print on it? Please say which is safe.",
        "One year proves little. Come back in three.",
      ],
      themes: ["Worm count", "Which cardboard"],
      insights: [
        "Show the cardboard you use and the kind you leave out.",
        "Announce the same bed for next year, and keep to the same count.",
      ],
    },
    {
      title: "What the slugs left me in May",
      praise: [
        "One lettuce, and you served it on the good plate. I needed that laugh.",
        "The night shots with the red lamp were beautiful, I am sorry to say.",
      ],
      criticism: [
        "The slug part is hard to watch before lunch.",
        "Copper tape again? You disproved it yourself at minute four.",
      ],
      themes: ["Slugs at night", "What works and what does not"],
      insights: [
        "Warn before the close-ups, and give the minute at which they end.",
        "Put what you tried into a table of what worked and what did not.",
      ],
    },
  ],
};

const FITNESS: Subject = {
  positive: [63, 75],
  negative: [9, 16],
  everywhere: {
    praise: [
      "No before-and-after pictures. Thank you for that.",
      "You breathe as hard as I do. Makes me want to go on.",
    ],
    criticism: [
      "You never mention what to do after missing a week.",
      "The beeps are louder than your voice.",
    ],
    themes: ["Starting late", "Missed weeks", "No body talk"],
    triggers: ["First success", "Shame about stopping", "Encouragement", "Impatience"],
    insights: [
      "Film what to do after a missed week. It is where most people stop.",
      "Lower the timer's beeps under your voice.",
    ],
  },
  videos: [
    {
      title: "Running slowly for people with twenty minutes",
      praise: [
        "Overtaken by a pram, and I was happy. You promised me that.",
        "Being able to talk was the hint I needed. I had been racing every time.",
      ],
      criticism: [
        "Twenty minutes plus changing plus a shower is not twenty minutes.",
        "How slow is slow? I walk faster than some of this.",
      ],
      themes: ["Slow enough to talk", "Time around the run"],
      insights: [
        "Show one whole lunch hour, from the desk to the desk.",
        "Let viewers hear you talk at the right pace, and at one that is too fast.",
      ],
    },
    {
      title: "Push-ups from zero, week by week",
      praise: [
        "Fifty-six, first push-up of my life today. On the kitchen counter, but still.",
        "The plan fits on one page and on my fridge.",
      ],
      criticism: ["My wrists. Is there a version without them?", "From week three to week four is a cliff."],
      themes: ["Sore wrists", "One-page plan"],
      insights: [
        "Offer a version that spares the wrists, and link it at that moment.",
        "Put one more week between three and four: many are stuck there.",
      ],
    },
    {
      title: "I trained at lunch for a year",
      praise: [
        "The calendar with the empty days left in is the most honest thing here.",
        "My colleague and I have started. We eat at our desks, happily.",
      ],
      criticism: [
        "An office with a shower is a luxury. We have a sink.",
        "What about people who stand all day at work?",
      ],
      themes: ["The calendar", "No shower at work"],
      insights: [
        "Make a week of it without a shower.",
        "Ask somebody with a standing job to try it, and change the plan for them.",
      ],
    },
  ],
};

const LANGUAGES: Subject = {
  positive: [67, 76],
  negative: [7, 12],
  everywhere: {
    praise: [
      "The subtitles in both languages are perfect for pausing.",
      "As a native speaker: your accent is charming, and your grammar is better than mine.",
    ],
    criticism: [
      "Please do not call it easy. It was not for me.",
      "The words are only on screen. A file would be lovely.",
    ],
    themes: ["Subtitles in two languages", "Word list", "Native speakers"],
    triggers: ["Courage", "Self-doubt", "Amusement", "Longing to travel"],
    insights: [
      "Offer the words as a file in the description.",
      "Invite a native speaker to comment on camera. They are in your comments already.",
    ],
  },
  videos: [
    {
      title: "Learning Spanish from the radio, month four",
      praise: [
        "You let us hear how bad month one was. That is courage.",
        "I have started the radio thing. I understand the weather now.",
      ],
      criticism: [
        "Which station? You say it too fast.",
        "Four months with how many hours a day? That is the whole question.",
      ],
      themes: ["Hours a day", "Which station"],
      insights: [
        "Tell the hours a day at the start: every second question is about them.",
        "Play month one beside month four again. It is the most liked moment.",
      ],
    },
    {
      title: "Ten Japanese words for rain",
      praise: [
        "Filmed in each kind of rain! How long did you wait for number seven?",
        "My grandmother used number four. I had not heard it since.",
      ],
      criticism: [
        "Two of these nobody says any more. Poems only.",
        "Please show the characters longer. I wanted to copy them.",
      ],
      themes: ["Filmed in real rain", "Words out of use"],
      insights: [
        "Mark which words are spoken today and which are read.",
        "Hold each word on screen until it could be written down once.",
      ],
    },
    {
      title: "I ordered dinner in Polish, and got soup",
      praise: [
        "The waiter correcting your ending, and you saying it again. I cheered.",
        "I have been that soup. Mine was in Kraków.",
      ],
      criticism: [
        "What should you have said? You never tell us.",
        "The kitchen is louder than the two of you.",
      ],
      themes: ["Being corrected", "The right sentence"],
      insights: [
        "End with the sentence as it should have been, spoken by the waiter.",
        "Clip a microphone to the menu: half of the talk is lost in the noise.",
      ],
    },
  ],
};

const HISTORY: Subject = {
  positive: [54, 64],
  negative: [12, 18],
  everywhere: {
    praise: [
      "Sources in the description, with page numbers. I teach this and I will use it.",
      "Nobody tells small history like this.",
    ],
    criticism: [
      "Is that a real photograph or a generated one? Please say.",
      "You pronounce the place wrong, and locals will not forgive it.",
    ],
    themes: ["Sources with pages", "Real photographs", "Place names"],
    triggers: ["Wonder", "Local pride", "Mistrust of pictures", "Melancholy"],
    insights: [
      "Mark every picture as photograph, drawing or reconstruction.",
      "Ask a local to read the place names, and thank them on screen.",
    ],
  },
  videos: [
    {
      title: "The bridge that was paid for in salt",
      praise: [
        "The toll list read line by line should be dull. I watched it twice.",
        "I cross that bridge every day and never looked at the sixth arch.",
      ],
      criticism: [
        "The map shows borders from forty years later.",
        "Twelve minutes before the bridge appears.",
      ],
      themes: ["Maps and borders", "Slow start"],
      insights: [
        "Open with the bridge and go back in time from there: viewers leave before it appears.",
        "Check maps against the year of the story, and date them on screen.",
      ],
    },
    {
      title: "A day in a lighthouse, from its logbook",
      praise: [
        "The logbook read aloud, with the wind under it. I forgot to eat.",
        "'Nothing to report' four times, and then that entry. Goosebumps.",
      ],
      criticism: [
        "Which year is it? I looked for it until the end.",
        "The wind is beautiful, and I had to turn on the subtitles.",
      ],
      themes: ["Wind under the voice", "The logbook"],
      insights: [
        "Show the page and its date whenever an entry is read.",
        "Take the wind down while you read, and up again between the entries.",
      ],
    },
    {
      title: "How a village kept its own time until 1911",
      praise: [
        "My great-aunt was born in that village. She confirms the clock.",
        "Eleven minutes behind the station, and proud of it. Wonderful people.",
      ],
      criticism: [
        "Why 1911? You say that it ended, and not what ended it.",
        "The part on time zones is too long for those who know it.",
      ],
      themes: ["Family memories", "Why it ended"],
      insights: [
        "Answer what happened in 1911 in a pinned comment, and in the next video.",
        "Ask viewers for their own towns: the best replies here are family stories.",
      ],
    },
  ],
};

const TRAVEL: Subject = {
  positive: [60, 72],
  negative: [10, 17],
  everywhere: {
    praise: [
      "You showed what went wrong and what it cost. That is travel.",
      "I travel with a wheelchair, and you mentioned the steps. Thank you.",
    ],
    criticism: ["No prices until the last minute.", "The drone is loud, and people were resting there."],
    themes: ["Prices", "Access with a wheelchair", "Drone shots"],
    triggers: ["Wanderlust", "Travel worry", "Trust", "Annoyance at drones"],
    insights: [
      "Give the month and the total price in the first minute.",
      "Mention steps, gaps and lifts on every leg: few do, and it is noticed.",
    ],
  },
  videos: [
    {
      title: "Night trains with a toddler and one bag",
      praise: [
        "Booked the same compartment. Number 14 is as quiet as you say.",
        "The blanket over the ladder saved our night. Ours slept until the border.",
      ],
      criticism: [
        "Your bag has no nappies in it. I have questions.",
        "And if they wake the whole carriage at three?",
      ],
      themes: ["Sleeping on board", "What is in the bag"],
      insights: [
        "Empty the bag on camera, nappies and all.",
        "Tell what you did in the worst hour of the night: it is the fear behind most questions.",
      ],
    },
    {
      title: "Four days in the valley without a car",
      praise: [
        "The bus driver who waited for you. I want to live there.",
        "We did your second day on foot, and the map was right to the minute.",
      ],
      criticism: [
        "Which month? The bus does not run in winter. We stood there.",
        "Nothing on how to get to the valley in the first place.",
      ],
      themes: ["Season and timetable", "Getting there"],
      insights: [
        "Link the timetable, and say when the bus stops running.",
        "Begin at the nearest station: the way there is half of the question.",
      ],
    },
    {
      title: "What a one-bag week in November weighs",
      praise: [
        "The scale at the end! Everyone lies about their bag, and you weighed it.",
        "You said what you did not wear. I left two jumpers at home.",
      ],
      criticism: [
        "Where did you dry things? November is all about drying.",
        "Six kilos with or without what you had on?",
      ],
      themes: ["Weight of the bag", "Drying clothes"],
      insights: [
        "Show how and where things dried overnight.",
        "Weigh it twice, with and without what you wear, and write both on screen.",
      ],
    },
  ],
};

const PHOTOGRAPHY: Subject = {
  positive: [52, 62],
  negative: [17, 25],
  everywhere: {
    praise: [
      "You show the pictures that did not work. That teaches me more than any course.",
      "No music over your thinking. I could think along.",
    ],
    criticism: [
      "Pictures at this compression show nothing.",
      "The colours differ between your two screens. Which one is true?",
    ],
    themes: ["Picture quality", "Bad pictures shown", "Two screens"],
    triggers: ["Doubt about own pictures", "Respect", "Inspiration", "Disappointment"],
    insights: [
      "Link full-size pictures in the description.",
      "Film one screen only, and say which one is calibrated.",
    ],
  },
  videos: [
    {
      title: "The lens I stopped recommending",
      praise: [
        "Taking back a recommendation takes a spine. Subscribed.",
        "You blame your use and not the maker. More of this.",
      ],
      criticism: [
        "I bought that lens because of you.",
        "Too much about gear again. Your street videos are why I am here.",
      ],
      themes: ["Recommendation taken back", "Gear or street"],
      insights: [
        "Answer those who bought the lens by name: how to use it well, or how to sell it.",
        "Alternate gear with street: those who have been here longest ask for it.",
      ],
    },
    {
      title: "One street, one hour, thirty-six frames",
      praise: [
        "The contact sheet is the best part of any video this month.",
        "You ask people before you photograph them. It shows in their faces.",
      ],
      criticism: [
        "Frame 22 is the one, and you went past it in a second.",
        "An hour with good light. Try that street at noon.",
      ],
      themes: ["Contact sheets", "Asking first"],
      insights: [
        "Make the contact sheet a regular part: it is praised in one comment of six.",
        "Let viewers choose their frame before you name yours.",
      ],
    },
    {
      title: "Editing less: what I no longer touch",
      praise: [
        "I moved the clarity slider back on forty pictures last night.",
        "Your edit of 2019 next to the one of today. Brave.",
      ],
      criticism: [
        "Less is easy with that light. Show it on a grey day.",
        "Which three sliders are left? You name two.",
      ],
      themes: ["Old edits beside new", "Which sliders"],
      insights: [
        "Pin the list of the sliders you still use.",
        "Edit one dull picture in the same way, and leave it dull if it is.",
      ],
    },
  ],
};

const GAMING: Subject = {
  positive: [68, 79],
  negative: [7, 14],
  everywhere: {
    praise: [
      "No shouting, no face in the corner. I fall asleep to this, as a compliment.",
      "You let the silence stand. So few do.",
    ],
    criticism: [
      "Game sound is on one side only, with headphones it hurts.",
      "You explain the controls for those who know them. I do not.",
    ],
    themes: ["Calm play", "Sound on one side", "Explained for newcomers"],
    triggers: ["Suspense", "Comfort", "Affection", "Impatience"],
    insights: [
      "Check the mix on headphones before you publish.",
      "Give newcomers half a minute on what the buttons do, with a chapter to skip it.",
    ],
  },
  videos: [
    {
      title: "Finishing the farm game without selling a crop",
      praise: [
        "Three hours of planning for one radish. Cinema.",
        "The rule sheet on screen made every decision tense.",
      ],
      criticism: [
        "Episode two when? It stops just when the winter comes.",
        "Bartering with the smith is selling. I said what I said.",
      ],
      themes: ["Self-made rules", "Next episode"],
      insights: [
        "Announce the day of the next episode at the end.",
        "Let viewers vote on the disputed rule, and play on by the result.",
      ],
    },
    {
      title: "The quietest level ever made",
      praise: [
        "I turned up the volume to hear nothing. Well done.",
        "The designer's note about the footsteps gave me a shiver.",
      ],
      criticism: [
        "Spoiler for the last room in the thumbnail. Why?",
        "You talk over the quiet. In this video, of all videos.",
      ],
      themes: ["Spoilers", "Talking over silence"],
      insights: [
        "Keep last rooms out of thumbnails, and say so. It will be noticed.",
        "Play one minute of the level without a word, and tell viewers when it comes.",
      ],
    },
    {
      title: "A beginner plays my favourite puzzle",
      praise: [
        "Your mum solving the mirror room before you did is the best minute on the channel.",
        "She reads the signs! None of us ever read the signs.",
      ],
      criticism: [
        "You gave her the hint far too soon.",
        "Please show what she sees in full. Her screen is a stamp in the corner.",
      ],
      themes: ["The beginner", "Hints too early"],
      insights: [
        "Bring her back: two in five of the liked comments are about her.",
        "Wait until she asks before you give a hint, and show a clock for how long that was.",
      ],
    },
  ],
};

/** All subjects of new records. */
export const SUBJECTS: Subject[] = [
  WOODWORKING,
  HOME_LAB,
  BICYCLES,
  SEWING,
  FINANCE,
  COOKING,
  PARENTING,
  GARDENING,
  FITNESS,
  LANGUAGES,
  HISTORY,
  TRAVEL,
  PHOTOGRAPHY,
  GAMING,
];

/** The videos of the first visit, newest first. None of the last week, so that there is something to analyze. */
export const STARTING_VIDEOS: { subject: Subject; daysOld: number; comments: number }[] = [
  { subject: WOODWORKING, daysOld: 9, comments: 1284 },
  { subject: FINANCE, daysOld: 16, comments: 2310 },
  { subject: GARDENING, daysOld: 27, comments: 846 },
  { subject: LANGUAGES, daysOld: 41, comments: 1932 },
  { subject: HISTORY, daysOld: 58, comments: 1475 },
];
