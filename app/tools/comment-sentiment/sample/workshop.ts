import type { Subject } from "./subject";

/** Things made and mended. */
export const WOODWORKING: Subject = {
  titles: [
    "Three ways to sharpen a chisel",
    "A dovetail with one saw and no jig",
    "Why my first workbench sagged",
  ],
  positive: [72, 80],
  negative: [6, 10],
  praise: [
    "The close-up of the burr at 4:12 did more for me than two years of forums.",
    "Finally someone who says what the stones cost before using them.",
    "Paused, went to the shed, came back with a sharp chisel. Thank you.",
    "You left the mistake in. That is why I keep coming back.",
    "My grandfather did it exactly like your second method.",
  ],
  criticism: [
    "Could not hear the grit numbers over the guitar.",
    "Lovely work, but please turn the music down when you talk.",
    "The angle guide is shown for two seconds. I had to step through it frame by frame.",
    "Would have liked to see the bench after a year and not on day one.",
  ],
  themes: ["Close-ups", "Honest about cost", "Music over the voice", "Mistakes left in", "Left-handed setup"],
  triggers: ["Relief at getting it right", "Nostalgia", "Pride in own work", "Envy of the light"],
  insights: [
    "Leave the music out while you talk: it is the complaint that returns most often.",
    "Hold close-ups of measurements for five seconds, and write the number on screen.",
    "Say the cost in the first minute again. Viewers quote it back with thanks.",
    "Film a left-handed version of the grip: it is asked for under every hand-tool video.",
  ],
};

export const HOME_LAB: Subject = {
  titles: [
    "The home server that fits in a bread box",
    "I labelled every cable, then the power failed",
    "Backups: what I lost, and what came back",
  ],
  positive: [64, 74],
  negative: [8, 14],
  praise: [
    "The wiring diagram at the end should be at the start of every video on this.",
    "You showed the failed restore. Nobody shows the failed restore.",
    "Eleven watts idle! I went and measured mine straight away.",
    "I am not technical at all and I followed until the last part.",
  ],
  criticism: [
    "Which file was that in? The terminal text is unreadable on a phone.",
    "You skipped from 'plug it in' to 'it works' and I am stuck in between.",
    "Half of this is moot if you rent and cannot drill a wall.",
    "The fan noise is in every shot.",
  ],
  themes: ["Power draw", "Failed restore shown", "Text too small", "Rented flats", "Wiring diagram"],
  triggers: ["Fear of losing photos", "Delight in small machines", "Frustration at gaps", "Relief"],
  insights: [
    "Show commands in type that can be read on a phone, and repeat them in the description.",
    "Put the diagram first and come back to it: viewers ask for it by name.",
    "A follow-up on a lab without drilling would answer the renters.",
    "Keep the failures in. The most liked comments are all about the restore.",
  ],
};

export const BICYCLES: Subject = {
  titles: [
    "Truing a wheel on the kitchen table",
    "A winter of commuting on one chain",
    "What the bike shop charged me for, explained",
  ],
  positive: [66, 78],
  negative: [7, 13],
  praise: [
    "Saved me a trip to the shop and I still like my shop. Good balance.",
    "The zip tie as a gauge is the kind of thing I come here for.",
    "I have ridden for thirty years and never knew which way to turn the nipple.",
    "Calm, no shouting, greasy hands. Perfect.",
  ],
  criticism: [
    "You never say how tight. Tight for me is not tight for you.",
    "Please name the tool sizes on screen.",
    "My rim has disc brakes and none of this was for me.",
    "The chain part is over before the close-up gets sharp.",
  ],
  themes: ["Household tools", "Torque values", "Fair to shops", "Disc brakes", "Calm delivery"],
  triggers: ["Independence", "Worry about breaking it", "Trust", "Satisfaction"],
  insights: [
    "Give torque values on screen: 'how tight' is the question most often asked.",
    "Say in the first half minute which brakes and sizes a repair is for.",
    "Your fairness to shops earns trust. Keep naming what is better left to them.",
    "List tools with sizes in the description, in the order they are used.",
  ],
};

export const SEWING: Subject = {
  titles: [
    "Mending a jumper so that nobody can tell",
    "One shirt, three collars, no pattern",
    "The seam that I unpicked four times",
  ],
  positive: [76, 84],
  negative: [4, 8],
  praise: [
    "I mended my late mum's cardigan along with you. I have no more words.",
    "The pace is right. I could thread and watch.",
    "Loved that you showed the back side as well.",
    "First time I understood what 'ease' means.",
  ],
  criticism: [
    "Black thread on black wool, I saw nothing.",
    "How much yarn does one elbow take? I ran out.",
    "The overhead camera is blocked by your hand just when it matters.",
    "A list of needles would help those of us who shop online.",
  ],
  themes: ["Clothes with a story", "Slow pace", "Dark fabric on camera", "Needles and yarn", "The back side"],
  triggers: ["Grief and comfort", "Calm", "Pride in own work", "Thrift"],
  insights: [
    "Mend in a contrasting thread on camera first, then show the invisible one.",
    "Tell how much yarn a repair takes. It is asked under every mending video.",
    "Invite viewers to tell whose garment they mend: those threads are the longest.",
    "Move the overhead camera to the left of the work, where your hand is not.",
  ],
};
