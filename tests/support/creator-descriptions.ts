/** What must hold for the rewrite of a description. */
interface Holds {
  /** Nothing is changed. */
  leave?: true;
  /** How its first line begins. */
  first?: string;
  /** Stand in this order. */
  order?: string[];
  /** Stand right behind each other, with at most a line end between them. */
  together?: [string, string][];
  /** The kinds of flags it gets, in order; not checked if left out. */
  flags?: string[];
}

export interface CreatorDescription {
  name: string;
  language: string;
  title: string;
  description: string;
  holds: Holds;
}

/** Descriptions of many kinds as creators write them, invented, each with what must hold for its rewrite. */
export const CREATOR_DESCRIPTIONS: CreatorDescription[] = [];

function written(language: string, name: string, title: string, description: string, holds: Holds): void {
  CREATOR_DESCRIPTIONS.push({ name, language, title, description, holds });
}

written(
  "en",
  "gaming: links on top, then the run",
  "Beating Hollow Depths without taking damage",
  `► MERCH: https://example.com/merch
► DISCORD: https://discord.gg/example
► TWITCH: https://twitch.tv/pixelmoth_example

I beat Hollow Depths without taking damage after 412 attempts. No healing, no glitches, 41 minutes and 7 seconds.

00:00 Start
04:12 The Drowned King
13:50 Glass Spider
27:33 Final boss

#gaming #nohit`,
  {
    first: "I beat Hollow Depths without taking damage after 412 attempts.",
    order: ["► MERCH", "► DISCORD", "► TWITCH", "00:00 Start", "#gaming #nohit"],
    together: [["after 412 attempts.", "No healing, no glitches"]],
    flags: [],
  },
);
written(
  "en",
  "gaming: one line",
  "Minecraft but every block is TNT",
  "Minecraft but every block is TNT. Don't ask.",
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "gaming: all capitals",
  "I survived 100 days in Ironwood",
  `I SURVIVED 100 DAYS IN IRONWOOD AND IT ALMOST BROKE ME!!! SMASH LIKE IF YOU WANT 200 DAYS!!!

SUBSCRIBE: https://example.com/sub`,
  { leave: true, flags: ["short", "capitals"] },
);
written(
  "en",
  "gaming: stuffed with tags",
  "Best Ironwood base designs",
  `Five Ironwood base designs that survive a raid, from cheap to silly.

Tags: ironwood, ironwood base, ironwood base design, best ironwood base, ironwood raid, ironwood tips, ironwood 2027, ironwood guide`,
  { leave: true, flags: ["short", "tags"] },
);
written(
  "en",
  "gaming: stream archive",
  "Ranked grind, Saturday stream",
  `Streamed live on Twitch every Friday at 20:00.
https://twitch.tv/example

My settings: sens 0.42, 1600 DPI
Mouse: https://example.com/mouse
Keyboard: https://example.com/keyboard`,
  { leave: true, flags: ["absent"] },
);
written(
  "en",
  "cooking: a wall with everything in it",
  "Easy weeknight carbonara",
  `Hey guys welcome back to my channel! Easy weeknight carbonara is what we make today in my tiny kitchen. It needs only 5 ingredients: spaghetti, guanciale, 2 eggs, pecorino and pepper. The whole pan takes 18 minutes and costs about $6 for two people. Do not add cream!!! My grandmother Lucia would never forgive you. If your eggs scramble, the pan was too hot. That's why I take it off the heat and wait 40 seconds. You can find the written recipe at https://example.com/carbonara. My pan is the 28 cm one from the second-hand shop. 0:00 Intro 0:45 Ingredients 2:10 The sauce 5:30 Mistakes 7:15 Tasting. Follow me on Instagram: https://instagram.com/tinykitchen.example #carbonara #pasta`,
  {
    first: "Hey guys welcome back to my channel! Easy weeknight carbonara",
    order: [
      "\n0:00 Intro\n0:45 Ingredients\n2:10 The sauce\n5:30 Mistakes\n7:15 Tasting\n",
      "#carbonara #pasta",
    ],
    together: [
      ["the pan was too hot.", "That's why I take it off"],
      ["in my tiny kitchen.", "It needs only 5"],
    ],
    flags: ["opening"],
  },
);
written(
  "en",
  "cooking: ingredients and steps",
  "No-knead bread for beginners",
  `No-knead bread for beginners, in one pot.

INGREDIENTS
- 500 g flour
- 380 g water
- 10 g salt
- 1 g yeast

METHOD
1. Mix everything.
2. Wait 18 hours.
3. Bake it at 250 °C.`,
  { leave: true, flags: [] },
);
written(
  "en",
  "cooking: hashtags on top",
  "Crispy tofu in 15 minutes",
  `#tofu #vegan #airfryer

Crispy tofu in 15 minutes with no oil. Press it, toss it in starch, done.

Recipe: https://example.com/tofu`,
  {
    first: "Crispy tofu in 15 minutes with no oil.",
    order: ["Recipe: https://example.com/tofu", "#tofu #vegan #airfryer"],
    flags: [],
  },
);
written(
  "en",
  "cooking: sponsor in the middle",
  "Sunday ramen from scratch",
  `This is the broth my uncle taught me, and yes, ramen takes all Sunday.

This video is sponsored by Kettle & Co. Use code RAMEN20 for 20% off at https://example.com/kettle. The offer ends on 30 June.

You can freeze the leftover broth for three months.`,
  {
    leave: true,
    together: [
      ["sponsored by Kettle & Co.", "Use code RAMEN20"],
      ["https://example.com/kettle.", "The offer ends"],
    ],
    flags: [],
  },
);
written(
  "en",
  "cooking: the topic behind small talk and links",
  "How to sharpen kitchen knives on a mug",
  `Shop my favourites: https://example.com/shop/kitchen-favourites
Newsletter: https://example.com/newsletter?from=youtube

It has been a long week and my neighbour borrowed everything. Kitchen knives sharpen well on the unglazed ring of a mug. It takes five minutes. My neighbour laughs at me every time.

Questions: hello@example.com`,
  {
    leave: true,
    together: [["of a mug.", "It takes five minutes."]],
    flags: ["opening"],
  },
);
written(
  "en",
  "tutorial: code and a list",
  "Deploy a Node.js app with Docker",
  `Deploy a Node.js app with Docker to a small server.

What you need:
- Docker 27
- Node.js 22

\`\`\`
docker build -t app .


docker run -p 3000:3000 app
\`\`\`

Repo: https://github.com/example/node-docker`,
  { leave: true, flags: [] },
);
written(
  "en",
  "tutorial: chapters in one line",
  "Excel pivot tables explained",
  `Excel pivot tables explained with a real sales sheet.
Timestamps: 0:00 Why pivot tables | 1:35 The source data | 4:10 Rows and columns | 8:20 Slicers
File: https://example.com/sales.xlsx`,
  {
    first: "Excel pivot tables explained",
    order: ["0:00 Why pivot tables\n", "1:35 The source data\n", "4:10 Rows and columns\n", "8:20 Slicers"],
    flags: ["short"],
  },
);
written(
  "en",
  "tutorial: links in one line",
  "Learn Blender shading",
  `Learn Blender shading with three nodes.
Discord: https://discord.gg/example | Patreon: https://patreon.com/example | Files: https://example.com/files`,
  {
    order: [
      "Discord: https://discord.gg/example\n",
      "Patreon: https://patreon.com/example\n",
      "Files: https://example.com/files",
    ],
    flags: ["short"],
  },
);
written(
  "en",
  "tutorial: a question and its answer",
  "How to fix a leaking tap",
  `Got a drip at night? A leaking tap needs one washer and ten minutes.

Parts list: https://example.com/washers`,
  { leave: true, flags: [] },
);
written(
  "en",
  "tutorial: numbered chapters that do not work",
  "Wiring a light switch",
  `Wiring a light switch safely.

0:10 Power off
1:20 Old switch out
1:25 New switch in`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "vlog: greeting and thanks",
  "48 hours in Porto on a budget",
  `So we finally made it!! The flight was late and Tom lost his jacket but whatever. We ate way too much and the bridge at night is something else. Thanks for watching and let me know where we should go next ❤️❤️

@tomtravels.example`,
  { leave: true, flags: ["absent"] },
);
written(
  "en",
  "vlog: a hashtag nobody searches",
  "Moving to a houseboat",
  `We are moving to a houseboat and half of our things do not fit.

#todaysvideo #houseboat #newvideo`,
  { leave: true, flags: ["short", "hashtags"] },
);
written(
  "en",
  "vlog: big gaps",
  "A week alone in the Lake District",
  `A week alone in the Lake District with one pan and no plan.




Camera: https://example.com/camera




Music: Lena Okafor, used with permission.`,
  {
    first: "A week alone in the Lake District",
    order: ["with one pan and no plan.\n\nCamera:", "https://example.com/camera\n\nMusic:"],
    flags: [],
  },
);
written(
  "en",
  "vlog: a story in order",
  "I quit my job to bake bread",
  `My boss laughed when I told him. Then he asked for a loaf. That was in March. Now I bake 60 a day and he is a customer.`,
  { leave: true, flags: [] },
);
written(
  "en",
  "vlog: emoji in front of each line",
  "Morning routine with twins",
  `☀️ Morning routine with twins, unedited
🍼 5:40 is not a joke
👶 Stroller: https://example.com/stroller
💌 twins@example.com`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "music: release with lyrics",
  "Mira Lund - Paper Boats (Official Video)",
  `"Paper Boats" is the first single from Mira Lund's album Low Tide, out 14 March 2027.

Listen: https://example.com/paperboats
Vinyl: https://example.com/vinyl

Lyrics:
I folded up the morning
and I let it go
down the river, down the river

I folded up the morning
and I let it go

© 2027 Low Tide Records. All rights reserved.`,
  { leave: true, flags: [] },
);
written(
  "en",
  "music: credits only",
  "Stone Harbour - Live at the Barn",
  `Vocals: Ana Sol
Guitar: Kit Moreau
Drums: Jo Weber
Mixed by Kit Moreau at Barn Studio
℗ & © 2027 Stone Harbour`,
  { leave: true },
);
written(
  "en",
  "music: beat for sale",
  "Dark drill type beat 'Ashes'",
  `Purchase (instant delivery): https://example.com/beats/ashes
BPM: 142 | Key: F#m
Free for non-profit use only. You must credit "prod. Ashfield".`,
  { leave: true },
);
written(
  "en",
  "news: two paragraphs",
  "City council votes on bus lanes",
  `The city council voted 9 to 6 for new bus lanes on Tuesday. They open in autumn.

Reporting: Dana Ferris. Corrections: desk@example.com`,
  { leave: true, together: [["on Tuesday.", "They open in autumn."]], flags: [] },
);
written(
  "en",
  "news: a wall",
  "Why the ferry to Arran keeps breaking down",
  `The ferry to Arran was out of service for 43 days last year. Repairs were planned for two weeks. The yard found rust behind the second engine, and the spare parts came from three countries. Islanders lost medical appointments, farmers lost feed, and hotels lost Easter. The operator says a new ship arrives in May. We asked for the contract and got eleven black pages. A former engineer walked us through the engine room and pointed at the welds.`,
  {
    first: "The ferry to Arran was out of service for 43 days last year.",
    order: ["43 days", "three countries", "hotels lost Easter", "eleven black pages", "the welds."],
    flags: [],
  },
);
written(
  "en",
  "review: disclosure first",
  "Six budget microphones compared",
  `#ad This video includes paid promotion by Voicely. Voicely had no say in what is said, shown, praised or left out below.

Six budget microphones, one voice. The winner costs $54.`,
  { leave: true, first: "#ad This video includes paid promotion", flags: ["opening"] },
);
written(
  "en",
  "review: disclosure above the topic",
  "Trail running shoes after 800 km",
  `Some links are affiliate links: I may earn a commission at no cost to you.

Shop: https://example.com/shop/outdoor/2027/autumn

Trail running shoes lose their grip long before they look worn.`,
  { leave: true, first: "Some links are affiliate links", flags: ["short", "opening"] },
);
written(
  "en",
  "review: affiliate list",
  "My full camera bag for weddings",
  `My full camera bag for weddings, with what I would leave at home.

📷 CAMERA
Body: https://example.com/body
Spare: https://example.com/spare

🔦 LIGHT
Flash: https://example.com/flash
Diffuser: https://example.com/diffuser

As an affiliate I earn from qualifying purchases.`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "review: verdict that leans",
  "Is the Nordpad 3 worth it?",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Full specs: https://example.com/specs
Unboxing: https://example.com/unboxing

It is not. Here is why.`,
  { leave: true, together: [["It is not.", "Here is why."]], flags: ["thin"] },
);
written(
  "en",
  "review: sponsor code above",
  "Testing five standing desks",
  `Get 15% off everything until Sunday at https://example.com/up-you-get with code SIT15. Shipping is free within Europe.

Five standing desks went through a month of coffee, cats and bad posture.`,
  { order: ["SIT15", "coffee, cats"], leave: true, flags: ["offer"] },
);
written(
  "en",
  "fitness: workout plan",
  "20 minute full body workout",
  `20 minute full body workout, no equipment.

40 s on, 20 s off:
1. Squats
2. Push-ups
3. Plank
Repeat it four times.

Always ask your doctor before you start.`,
  { leave: true, flags: [] },
);
written(
  "en",
  "fitness: warning on top",
  "Couch to 5K, week 1",
  `DISCLAIMER: I am not a doctor. Stop if anything hurts, drink water and ask a professional.

Plan: https://example.com/plan/week-one

Couch to 5K starts with walking, not with running.`,
  { leave: true, first: "DISCLAIMER: I am not a doctor. Stop", flags: ["short", "opening"] },
);
written(
  "en",
  "fitness: call to action block",
  "Yoga for stiff hips",
  `Like the video. Subscribe for more. Tell me where you feel it.

Newsletter: https://example.com/letters-to-tired-people/join?from=youtube

Stiff hips need slow yoga and a thick cushion. Ten minutes are enough.`,
  {
    first: "Stiff hips need slow yoga and a thick cushion. Ten minutes are enough.",
    together: [
      ["Like the video.", "Subscribe for more."],
      ["Subscribe for more.", "Tell me where you feel it."],
    ],
    flags: ["asks"],
  },
);
written(
  "en",
  "finance: legal lines",
  "How I pay off my mortgage early",
  `How I pay off my mortgage early with one standing order.

I am not a financial adviser. Nothing here is advice. Do your own research.

Spreadsheet: https://example.com/sheet`,
  {
    leave: true,
    together: [["I am not a financial adviser.", "Nothing here is advice."]],
    flags: [],
  },
);
written(
  "en",
  "finance: long sentences stay",
  "Index funds for freelancers",
  `In this episode of Plain Money I talk about index funds for freelancers, and I show the spreadsheet I used for the last four years, and we look at what happens when income goes from 5,400 to 800 in a month, but you should check your own contract for fees before you do anything.`,
  { leave: true, flags: [] },
);
written(
  "en",
  "finance: a figure and what it means",
  "What $500 a month became in ten years",
  `Broker: https://example.com/broker

I put in $500 a month for ten years. That makes $60,000. It became $97,412.`,
  {
    leave: true,
    together: [
      ["for ten years.", "That makes $60,000."],
      ["$60,000.", "It became"],
    ],
  },
);
written(
  "en",
  "kids: song",
  "The Wheels of My Tractor",
  `The wheels of my tractor go round and round
round and round
round and round

Sing along with Poppy and Finn!`,
  { leave: true },
);
written(
  "en",
  "kids: craft with list",
  "Paper crown in five folds",
  `A paper crown in five folds for children from 4 years.

You need:
✓ 1 sheet of A3 paper
✓ tape
✓ stickers`,
  { leave: true, flags: [] },
);
written("en", "one line without a stop", "My cat reacts to snow", "he hates it", {
  leave: true,
  flags: ["thin"],
});
written("en", "one link", "Trailer", "https://example.com/trailer", { leave: true, flags: ["thin"] });
written("en", "one emoji", "🔥", "🔥", { leave: true, flags: ["thin"] });
written("en", "one hashtag", "A quiet walk", "#asmr", { leave: true, flags: ["thin"] });
written(
  "en",
  "only links",
  "Where to find me",
  `https://example.com
https://instagram.com/example
https://tiktok.com/@example`,
  { leave: true },
);
written(
  "en",
  "only social links with labels",
  "Channel trailer",
  `Instagram → @example.makes
TikTok → @example.makes
Mail → hi@example.com`,
  { leave: true },
);
written("en", "only hashtags", "Rain on a tin roof", "#rain #sleep #tinroof #asmr #whitenoise", {
  leave: true,
});
written(
  "en",
  "forty hashtags",
  "Desk setup tour",
  `Desk setup tour of a person with too many cables.

#desk #setup #desksetup #desktour #cables #cablemanagement #monitor #keyboard #mouse #lamp #mat #chair #shelf #plants #minimal #cosy #workspace`,
  { leave: true, flags: ["short", "excess"] },
);
written(
  "en",
  "queries solved",
  "Fix a slow laptop",
  `Fix a slow laptop in ten minutes without buying anything.

Your queries:
how to fix slow laptop
slow laptop fix
laptop slow windows`,
  { leave: true, flags: ["short", "tags"] },
);
written(
  "en",
  "keywords as a sentence of commas",
  "Best budget microphone for streaming",
  `Which budget microphone sounds best? I recorded one text with six of them.

best budget microphone, best microphone for streaming, budget microphone, cheap microphone, usb microphone, microphone review, microphone test, microphone 2027`,
  { leave: true, flags: ["tags"] },
);
written(
  "en",
  "ingredients are no tags",
  "Seven-spice lentil soup",
  `Seven-spice lentil soup for a cold Monday.

red lentils, onion, garlic, cumin, coriander, turmeric, paprika, cinnamon, cloves, salt`,
  { leave: true, flags: [] },
);
written(
  "en",
  "podcast: guest and notes",
  "Why sleep trackers disagree, with Dr. Hana Brandt",
  `Hello everyone, and welcome back to Slow Questions. Dr. Hana Brandt runs the sleep laboratory in Graz. She wore 5 sleep trackers for 30 nights and compared them. They agreed on how long she slept within 12 minutes. They did not agree on deep sleep at all. One tracker said 41 minutes, another said 2 hours for the very same night. A wrist cannot see what a brain does. Timestamps: 0:00 Who is Hana Brandt | 4:30 The laboratory | 18:05 The 30 nights | 39:40 What to do. Get the show notes at https://example.com/notes/88. Support the show: https://example.com/support. Subscribe for a new episode every Tuesday!`,
  {
    together: [
      ["laboratory in Graz.", "She wore 5"],
      ["compared them.", "They agreed"],
      ["within 12 minutes.", "They did not agree"],
    ],
    order: ["0:00 Who is Hana Brandt\n", "4:30 The laboratory\n", "39:40 What to do", "notes/88", "/support"],
    flags: ["opening"],
  },
);
written(
  "en",
  "podcast: platforms and host first",
  "The baker who fed a whole island",
  `Spotify: https://example.com/spotify/slow-questions-podcast
Apple: https://example.com/apple/slow-questions-podcast

Host: Ida Krog

A baker fed a whole island for nine days with one oven. Ships could not land. The flour was meant for a wedding.`,
  {
    leave: true,
    together: [["one oven.", "Ships could not land."]],
    flags: ["opening"],
  },
);
written(
  "en",
  "science: sources list",
  "Why bridges sing in the wind",
  `Why bridges sing in the wind, and why one of them fell.

Sources:
[1] Billah & Scanlan 1991, https://example.com/billah
[2] Arioli & Gazzola 2013, https://example.com/arioli`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "craft: the topic leans on a person",
  "Restoring my grandfather's clock",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Patreon: https://patreon.com/example
Tools: https://example.com/tools

He bought this clock in 1951. My grandfather never let anybody touch it.`,
  { leave: true, flags: ["opening"] },
);
written(
  "en",
  "craft: topic with 'also'",
  "Knitting socks on two needles",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Pattern: https://example.com/pattern

Yarn is on sale. I also knit socks on two needles in this one.`,
  { leave: true, flags: ["opening"] },
);
written(
  "en",
  "craft: a list hangs on the sentence",
  "Sewing a linen shirt",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Shop: https://example.com/linen
Mail: shop@example.com

A linen shirt takes two days of sewing and these pieces:
- 2 fronts
- 1 back
- 2 sleeves`,
  { leave: true, flags: ["short", "opening"] },
);
written(
  "en",
  "craft: the next line leans and comes along",
  "Carving a spoon with one knife",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Follow along: https://example.com/spoon
Knife: https://example.com/knife

Carving a spoon takes one knife and green wood.
This is also how my father learned.`,
  {
    first:
      "Carving a spoon takes one knife and green wood.\nThis is also how my father learned.\n\nEverything I use",
    flags: [],
  },
);
written(
  "en",
  "travel: quotes and a table",
  "Night train to Lisbon: what it costs",
  `Night train to Lisbon: what it costs in 2027.

| class | price |
| seat | 39 EUR |
| bunk | 74 EUR |`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "travel: many short paragraphs",
  "Hiking the coast of Wales in winter",
  `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Book: https://example.com/book

We left on a Tuesday.

Hiking the coast of Wales in winter means mud, wind and empty beaches.

The bus back took six hours.`,
  {
    first: "Hiking the coast of Wales in winter means mud",
    order: ["mud, wind", "Book:", "We left on a Tuesday.", "The bus back"],
    flags: [],
  },
);
written(
  "en",
  "beauty: codes in a list",
  "My winter skincare routine",
  `My winter skincare routine for dry skin.

Cleanser https://example.com/c (code ANNA10)
Serum https://example.com/s (code ANNA15)
Cream https://example.com/m`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "tech: hashtags in the sentence",
  "Folding phones after one year",
  `My folding phone has one year of #dust in the hinge. Repair quote: $420.

#foldingphone`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "tech: top hashtags, more in the text",
  "Folding phones in the sun",
  `#phones #tech

A folding phone gets hot in the sun. I love my #hinge anyway.`,
  { leave: true },
);
written(
  "en",
  "charity: appeal stays whole",
  "24 hour stream for the lifeboats",
  `Donate: https://example.com/lifeboats
All of it goes to the crew. They are volunteers.

The 24 hour stream for the lifeboats starts on Saturday at 18:00.`,
  { leave: true, together: [["goes to the crew.", "They are volunteers."]] },
);
written(
  "en",
  "lowercase stream of thought",
  "cleaning my room at 3am",
  `ok so i was not going to post it but here we are, cleaning at 3am, no makeup, no plan, love you all`,
  { leave: true },
);
written(
  "en",
  "education: exam list",
  "GCSE biology: cells in 12 minutes",
  `GCSE biology: cells in 12 minutes.
(0:00) Animal cells
(3:10) Plant cells
(7:45) Microscopes
Worksheet: https://example.com/cells`,
  { leave: true, flags: ["short", "repeats"] },
);
written(
  "en",
  "garden: a wall without links",
  "Pruning old apple trees",
  `Pruning old apple trees scares people. Start with dead wood. Dead wood never heals and invites fungi. Next come the water shoots. Cut half of them in winter and half in July. If you cut all at once, the tree panics and makes more. Look for branches that rub. Take the weaker one. Stand back after every third cut. A tree from 1960 has time. My neighbour painted the wounds for years. Research says that does not help.`,
  {
    first: "Pruning old apple trees scares people.",
    together: [
      ["invites fungi.", "Next come the water shoots."],
      ["Look for branches that rub.", "Take the weaker one."],
    ],
    flags: [],
  },
);
written(
  "en",
  "comedy: a joke is not reordered",
  "Stand-up: my landlord",
  `My landlord called. He wants the rent. So do I.`,
  { leave: true },
);
written(
  "en",
  "business: contact block",
  "Shopify store teardown",
  `Shopify store teardown of a candle shop.

Business: team@example.com
Address: PO Box 12, Leeds LS1 4XX
Company no. 1234567`,
  { leave: true, flags: [] },
);
written(
  "en",
  "cars: long affiliate line",
  "Replacing brake pads at home",
  `Replacing brake pads at home, without a lift. Pads: https://example.com/pads, jack: https://example.com/jack, torque wrench: https://example.com/wrench.`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "pets: a greeting on its own line",
  "Teaching an old dog to swim",
  `Hi friends!
Welcome back to Wet Paws!

An old dog can learn to swim in six slow sessions. Nico is eleven.`,
  {
    leave: true,
    order: ["Hi friends!", "Welcome back to Wet Paws!", "An old dog"],
    flags: ["short", "opening"],
  },
);
written(
  "en",
  "asmr: two blank lines stay",
  "Rainy library ambience",
  `Rainy library ambience, 3 hours.


No talking. No ads in the middle.`,
  { leave: true },
);
// Spanish
written(
  "es",
  "cocina: texto seguido",
  "Tortilla de patatas jugosa",
  `¡Hola a todos y bienvenidos a mi cocina! Hoy hacemos una tortilla de patatas jugosa con cebolla. Las patatas se cortan finas y se fríen despacio en aceite de oliva. Eso es lo que más importa. El huevo reposa diez minutos con las patatas calientes. También puedes añadir un poco de leche, pero mi madre se enfada. La sartén tiene que estar muy caliente al principio. Después se baja el fuego y se espera con paciencia. Dale la vuelta con un plato grande y sin miedo.`,
  {
    together: [
      ["aceite de oliva.", "Eso es lo que más importa."],
      ["patatas calientes.", "También puedes añadir"],
      ["al principio.", "Después se baja"],
    ],
    flags: ["opening"],
  },
);
written(
  "es",
  "taller: enlace arriba",
  "Cómo reparar una bicicleta antigua",
  `https://example.com/tienda
En este vídeo reparo una bicicleta antigua que encontré en la calle. Me costó 38 € en total.

Sígueme en Instagram: https://instagram.com/taller.example`,
  { leave: true, flags: [] },
);
written(
  "es",
  "hashtags arriba",
  "Rutina de espalda en casa",
  `#espalda #ejercicio #encasa
Rutina de espalda en casa de quince minutos. No necesitas material.

0:00 Calentamiento
2:10 Serie uno
7:40 Serie dos`,
  {
    first: "Rutina de espalda en casa de quince minutos.",
    order: ["0:00 Calentamiento\n2:10 Serie uno\n7:40 Serie dos", "#espalda #ejercicio #encasa"],
    flags: ["short"],
  },
);
written(
  "es",
  "publicidad primero",
  "Tres móviles por menos de 200 euros",
  `#publicidad En colaboración con Movilandia.
Tres móviles por menos de 200 euros, probados durante un mes.
Código MOVIL10: https://example.com/movil`,
  { leave: true, first: "#publicidad" },
);
written(
  "es",
  "etiquetas",
  "Recetas fáciles con pollo",
  `Recetas fáciles con pollo para toda la semana.

Etiquetas: recetas con pollo, pollo fácil, pollo al horno, recetas fáciles, cenas con pollo, pollo rápido`,
  { leave: true, flags: ["short", "tags"] },
);
written("es", "una línea", "Atardecer en Cádiz", "Un atardecer en Cádiz sin música.", { leave: true });
// Portuguese
written(
  "pt",
  "receita com capítulos numa linha",
  "Pão de queijo mineiro",
  `Pão de queijo mineiro da minha avó, com queijo curado.
0:00 Ingredientes 1:20 A massa 4:05 O forno 6:30 Provando
Me siga: https://instagram.com/cozinha.example`,
  {
    order: ["0:00 Ingredientes\n1:20 A massa\n4:05 O forno\n6:30 Provando\n", "Me siga:"],
    flags: ["short"],
  },
);
written(
  "pt",
  "finanças: aviso",
  "Como sair das dívidas em 2027",
  `Como sair das dívidas em 2027 com três planilhas.

Aviso: este vídeo não é recomendação de investimento.

Planilha: https://example.com/planilha`,
  { leave: true, flags: ["short"] },
);
written(
  "pt",
  "vlog com espaços",
  "Mudança para Lisboa",
  `Nossa mudança para Lisboa em dois aviões e nove malas.



Contato: casa@example.com`,
  { order: ["nove malas.\n\nContato:"], first: "Nossa mudança para Lisboa" },
);
written(
  "pt",
  "links em uma linha",
  "Setup gamer barato",
  `Setup gamer barato, tudo por menos de 2.000 reais.
Mouse: https://example.com/mouse Teclado: https://example.com/teclado Cadeira: https://example.com/cadeira`,
  {
    order: [
      "Mouse: https://example.com/mouse\n",
      "Teclado: https://example.com/teclado\n",
      "Cadeira: https://example.com/cadeira",
    ],
  },
);
// German
written(
  "de",
  "Backen: Hashtags am Satzende",
  "Brot backen ohne Kneten",
  `Hallo zusammen und willkommen auf meinem Kanal! Heute backe ich ein Brot ganz ohne Kneten. Der Teig ruht 18 Stunden. #brot #backen
Rezept: https://example.com/brot
0:00 Teig
2:15 Falten
4:40 Backen
Schreibt mir in die Kommentare, wie euer Brot geworden ist!`,
  { leave: true, flags: ["opening"] },
);
written(
  "de",
  "Werbung zuerst",
  "Balkonkraftwerk im Winter",
  `Werbung | Dieses Video entstand mit Solaria.

Ein Balkonkraftwerk im Winter liefert bei uns 0,4 kWh am Tag.`,
  { leave: true, first: "Werbung |", flags: [] },
);
written(
  "de",
  "Wand aus Text",
  "Umzug in ein Haus von 1890",
  `Unser Umzug in ein Haus von 1890 hat elf Monate gedauert. Die Wände waren feucht und die Leitungen aus Blei. Deshalb haben wir zuerst den Keller getrocknet. Das hat allein vier Monate gekostet. Der Elektriker kam dreimal und ging zweimal wieder. Unsere Tochter hat ihr Zimmer selbst gestrichen. Im Garten steht ein Birnbaum, der älter ist als das Haus. Er trägt jedes zweite Jahr. Nächste Woche kommt der Ofen.`,
  {
    together: [
      ["Leitungen aus Blei.", "Deshalb haben wir"],
      ["Keller getrocknet.", "Das hat allein"],
      ["als das Haus.", "Er trägt jedes"],
    ],
    flags: [],
  },
);
written(
  "de",
  "Impressum",
  "Drei Zelte im Regen",
  `Drei Zelte im Regen, eine Nacht, ein Gewinner.

Impressum: Beispiel Film, Musterweg 3, 12345 Musterstadt
USt-IdNr. DE123456789`,
  { leave: true, flags: [] },
);
// French
written(
  "fr",
  "cuisine: liste",
  "Tarte aux pommes rustique",
  `Tarte aux pommes rustique, sans moule.

Ingrédients :
- 4 pommes
- 200 g de farine
- 100 g de beurre

C'est tout ce qu'il faut.`,
  { leave: true, flags: [] },
);
written(
  "fr",
  "mur de texte",
  "Trois jours à vélo le long de la Loire",
  `Trois jours à vélo le long de la Loire avec une tente trop petite. Le premier soir, il a plu sans arrêt. C'est pour ça que nous avons dormi dans une grange. Le fermier nous a offert du fromage et une lampe. Nous avons réparé deux crevaisons à Blois. Ensuite la route était plate jusqu'à Tours. Mon frère chantait faux dans chaque montée. Le château de Chenonceau vaut le détour au lever du soleil.`,
  {
    together: [
      ["sans arrêt.", "C'est pour ça"],
      ["crevaisons à Blois.", "Ensuite la route"],
    ],
    flags: [],
  },
);
written(
  "fr",
  "partenariat",
  "J'ai testé cinq cafetières",
  `Partenariat rémunéré avec Torréa. Code CAFE15 : https://example.com/cafe

Cinq cafetières, une semaine, zéro sommeil.`,
  { leave: true, first: "Partenariat rémunéré" },
);
written(
  "fr",
  "réseaux en une ligne",
  "Apprendre l'aquarelle",
  `Apprendre l'aquarelle avec trois couleurs.
Instagram : https://instagram.com/example • Boutique : https://example.com/boutique`,
  { order: ["Instagram : https://instagram.com/example\n", "Boutique : https://example.com/boutique"] },
);
// Hindi and Hinglish
written(
  "hi",
  "रेसिपी",
  "घर पर पनीर कैसे बनाएं",
  `नमस्ते दोस्तों! आज हम घर पर पनीर बनाएंगे। इसमें सिर्फ दो चीज़ें लगती हैं।

सामग्री:
- 1 लीटर दूध
- 2 चम्मच नींबू का रस

#पनीर #रेसिपी`,
  { leave: true, flags: ["opening"] },
);
written(
  "hi",
  "हैशटैग ऊपर",
  "सुबह की योग दिनचर्या",
  `#योग #सुबह
सुबह की योग दिनचर्या सिर्फ पंद्रह मिनट में। शुरुआत करने वालों के लिए आसान है।

Instagram: https://instagram.com/example`,
  { first: "सुबह की योग दिनचर्या", order: ["Instagram:", "#योग #सुबह"], flags: [] },
);
written(
  "hinglish",
  "tech review",
  "Best phone under 15000",
  `Doston, best phone under 15000 konsa hai? Maine paanch phone ek mahine tak use kiye. Isliye yeh video thoda late aaya.

Buy links:
Phone 1: https://example.com/p1
Phone 2: https://example.com/p2`,
  { leave: true, together: [["use kiye.", "Isliye yeh video"]], flags: [] },
);
written(
  "hinglish",
  "vlog with tags",
  "Ghar ki safai with mummy",
  `Aaj ghar ki safai with mummy, aur bahut hasi hui.

Tags: safai vlog, ghar ki safai, indian vlog, mummy vlog, daily vlog hindi, cleaning vlog`,
  { leave: true, flags: ["short", "tags"] },
);
// Indonesian
written(
  "id",
  "resep",
  "Nasi goreng kampung pedas",
  `Halo teman-teman! Hari ini saya masak nasi goreng kampung pedas. Bumbunya diulek, bukan diblender.

Bahan:
1. Nasi dingin
2. Cabai rawit
3. Terasi

Jangan lupa subscribe ya!`,
  { leave: true, flags: ["opening"] },
);
written(
  "id",
  "bab dalam satu baris",
  "Belajar gitar untuk pemula",
  `Belajar gitar untuk pemula tanpa teori.
0:00 Pembuka / 1:10 Kunci dasar / 5:25 Ritme / 9:00 Lagu pertama`,
  { order: ["0:00 Pembuka\n1:10 Kunci dasar\n5:25 Ritme\n9:00 Lagu pertama"] },
);
written(
  "id",
  "dinding teks",
  "Pindah ke desa di kaki gunung",
  `Kami pindah ke desa di kaki gunung pada bulan Januari. Rumahnya kecil dan atapnya bocor di tiga tempat. Jadi kami tidur di ruang tamu selama dua minggu. Tetangga datang membawa ubi dan paku. Anak kami belajar memanjat pohon jambu. Itu hal pertama yang dia ceritakan kepada neneknya. Listrik padam setiap sore. Kami memasak dengan kayu dan mulai menyukainya. Bulan depan kami menanam kopi.`,
  {
    together: [
      ["tiga tempat.", "Jadi kami tidur"],
      ["pohon jambu.", "Itu hal pertama"],
    ],
    flags: [],
  },
);
// Japanese and others
written(
  "ja",
  "盆栽",
  "初心者のための盆栽の始め方",
  `皆さん、こんにちは。今日は盆栽の始め方を紹介します。必要な道具は3つだけです。

道具リスト https://example.com/bonsai

#盆栽 #園芸`,
  { leave: true },
);
written(
  "ja",
  "料理: 目次が一行",
  "ふわふわ卵焼きの作り方",
  `ふわふわ卵焼きの作り方です。
0:00 材料 0:40 混ぜる 1:50 焼く 4:10 完成`,
  { order: ["0:00 材料\n0:40 混ぜる\n1:50 焼く\n4:10 完成"] },
);
written(
  "ja",
  "提供",
  "一週間の弁当作り",
  `【提供】キッチン堂
一週間の弁当作りを全部見せます。
コード BENTO10 https://example.com/bento`,
  { leave: true },
);
written(
  "ar",
  "خبز",
  "طريقة عمل الخبز العربي في البيت",
  `مرحبا بكم في قناتي! اليوم نعمل الخبز العربي في البيت بثلاثة مكونات فقط.
الوصفة: https://example.com/khubz
00:00 المكونات
01:30 العجين
04:00 الخبز`,
  { leave: true },
);
written(
  "it",
  "vecchia moka",
  "Come pulire una vecchia moka",
  `Come pulire una vecchia moka senza sapone.

Prodotti:
• aceto
• sale grosso

Iscriviti al canale!`,
  { leave: true, flags: ["short"] },
);
// Descriptions that an earlier rewrite harmed, and what must hold since.
written(
  "en",
  "cooking: a sponsor's block in the middle of a wall",
  "Creamy Tuscan Chicken in 25 Minutes",
  `Creamy Tuscan chicken is the dinner I make when I have nothing planned and everyone is hungry at six. Thank you to HelloPlate for sponsoring this video! Their boxes come with everything measured. You can pick from 40 recipes a week. I have been cooking with them since March and my kids actually eat the vegetables. Go to https://example.com/helloplate and use code TUSCAN60 for 60% off plus free shipping. You will need two chicken breasts, a cup of cream, sun-dried tomatoes and a handful of spinach. Sear the chicken first. Take it out before it is done. The sauce finishes it. Salt at the end, because the parmesan is salty already.

📝 Full recipe: https://example.com/tuscan-chicken
🔪 My knife: https://amzn.to/example
🍳 My pan: https://amzn.to/example2

*Some links are affiliate links.*`,
  {
    together: [
      ["for sponsoring this video!", "Their boxes come"],
      ["everything measured.", "You can pick"],
      ["recipes a week.", "I have been cooking"],
      ["eat the vegetables.", "Go to https://example.com/helloplate"],
      ["before it is done.", "The sauce finishes it."],
    ],
    flags: [],
  },
);
written(
  "en",
  "gaming: calls to action inside a wall",
  "i built a WORKING computer in minecraft (it runs doom)",
  `I spent 3 weeks building a working computer in Minecraft out of 1.2 million blocks. My friend Otto told me that nobody could run Doom on redstone. He owes me a pizza now. The first version exploded, literally, because a creeper found the clock circuit. The second version ran at one frame every nine minutes. We used a server mod to speed up ticks, so purists may close this tab. Download the world: https://example.com/world. Join the Discord if you want to help with the graphics card. We meet on Saturdays. If you are new here, subscribe, it is free and you can always change your mind later. My editor is Lina and she deserves a raise.`,
  {
    together: [
      ["Download the world: https://example.com/world.", "Join the Discord"],
      ["with the graphics card.", "We meet on Saturdays."],
      ["nobody could run Doom on redstone.", "He owes me"],
    ],
    flags: [],
  },
);
written(
  "en",
  "vlog: a heading stays on its text",
  "WE BOUGHT A VAN | Van Life Ep. 1",
  `We bought a van! It has no floor, no brakes worth the name and a family of mice. Come along while we turn it into a home.

FOLLOW US
Insta: @vanandmae
TikTok: @vanandmae
Patreon: patreon.com/vanandmae

WATCH NEXT
▸ Ep. 2: https://youtu.be/example2
▸ Ep. 3: https://youtu.be/example3

ABOUT US
Hi! We're Mae and Jo, two nurses from Leeds. In 2026 we sold our flat, bought a van and started driving. We film everything, also the bad days. If you like honest van life, you're in the right place. We upload every Sunday at 6pm UK time. Thank you for being here, it means the world. And yes, the mice are still with us.`,
  { order: ["ABOUT US\nHi! We're Mae and Jo", "\n\nIf you like honest van life"], flags: [] },
);
written(
  "en",
  "finance: a wall of disclaimers",
  "3 Dividend Stocks I'm Buying in December",
  `Three dividend stocks I'm adding this month, and one I sold.

DISCLAIMER: I am not a financial advisor. These videos are for education only. Investing of any kind involves risk. Your investments are solely your responsibility, so do your own research. Past performance is no guarantee of future results. I may hold positions in the companies that I mention. Some of the links are affiliate links, and I may be paid if you sign up. They cost you nothing. Nothing I say is a recommendation to buy or sell any security.`,
  { leave: true, flags: ["short"] },
);
written(
  "en",
  "music: a track list with its heading in one line",
  "Midnight Bus (lofi hip hop mix)",
  `Midnight Bus — 1 hour of lofi beats to study and drive to. Spotify: https://example.com/sp Apple Music: https://example.com/am Bandcamp: https://example.com/bc

Tracklist: 0:00 Rain on Glass 3:12 Last Stop 6:40 Window Seat 9:58 Depot
Artwork by @inkandmoth`,
  { order: ["Tracklist:\n0:00 Rain on Glass\n3:12 Last Stop\n", "9:58 Depot"], flags: ["short"] },
);
written(
  "en",
  "fitness: a long disclaimer",
  "30 Min Pilates for Beginners",
  `Hi lovelies! This 30 minute Pilates class is gentle on wrists and knees.

0:00 - 2:30 Warm up
2:30 - 10:00 Core
10:00 - 20:00 Glutes
20:00 - 30:00 Stretch

Disclaimer: When joining me for this workout, you need to take some precautions as your health and safety is the most important. To avoid any injury or harm, you need to check your health with your doctor before exercising. By performing any fitness exercises without supervision like with this video, you are performing them at your own risk.`,
  { leave: true, flags: ["short", "opening"] },
);
written(
  "en",
  "tutorial: numbered steps inside a wall",
  "Install Home Assistant on a Raspberry Pi 5",
  `Steps: 1. Download the imager. 2. Choose Home Assistant OS under other specific-purpose OS. 3. Write the card and wait. 4. Put the card into the Pi and plug in Ethernet first. 5. Open homeassistant.local:8123 after about twenty minutes. 6. Create your account and let it find devices. If the page does not load, look up the address in your router. Wi-Fi works, too, but the first start is slow. Mine took 40 minutes over Wi-Fi.`,
  {
    together: [
      ["Write the card and wait.", "4. Put the card"],
      ["after about twenty minutes.", "6. Create your account"],
    ],
    flags: [],
  },
);
written(
  "es",
  "cocina: patrocinio dentro de un muro",
  "Paella valenciana auténtica paso a paso",
  `La paella valenciana auténtica no lleva chorizo, y hoy te cuento por qué. Mi abuela Carmen la hacía los domingos con leña de naranjo. Este vídeo está patrocinado por Aceites La Vega. Con el código PAELLA15 tienes un 15 % de descuento en su web: https://example.com/lavega. La oferta termina el 31 de mayo. Para cuatro personas necesitas 400 g de arroz bomba, medio pollo y medio conejo. Se sofríe la carne sin prisa. Eso da el sabor. El caldo se echa de una vez y ya no se toca. Si se pega un poco, mejor: eso es el socarrat. Suscríbete y activa la campanita. Nos vemos el jueves con un arroz al horno.`,
  {
    together: [
      ["patrocinado por Aceites La Vega.", "Con el código PAELLA15"],
      ["https://example.com/lavega.", "La oferta termina"],
      ["sin prisa.", "Eso da el sabor."],
      ["ya no se toca.", "Si se pega un poco"],
    ],
    flags: [],
  },
);
written(
  "de",
  "Technik: Kapitel mit Überschrift in einer Zeile",
  "Fairphone 7 im Test: endlich gut?",
  `Anzeige: Dieses Video wird von NordVPN unterstützt. Hol dir 4 Monate gratis: https://nordvpn.example/technik

Das Fairphone 7 im Test nach sechs Wochen. Die Kamera ist endlich brauchbar.

Kapitel: 0:00 Einleitung 1:10 Display 3:45 Kamera 7:20 Akku 9:55 Fazit

* Affiliate-Links. Wenn du darüber kaufst, bekomme ich eine Provision. Für dich wird es nicht teurer.`,
  {
    order: ["Anzeige:", "Kapitel:\n0:00 Einleitung\n1:10 Display\n", "* Affiliate-Links."],
    flags: ["offer"],
  },
);
written(
  "de",
  "Vlog: eine Wand, die auf Wörter zeigt",
  "Ich habe 30 Tage kein Handy benutzt",
  `Dreißig Tage ohne Handy, und am ersten Abend stand ich vor der falschen Haustür. Ohne Karten-App finde ich nicht einmal meine Schwester. Am dritten Tag habe ich mir einen Wecker gekauft. Der war so laut, dass die Nachbarin geklingelt hat. Danach wurde es ruhiger. Ich habe vier Bücher gelesen und einen Pullover angefangen. Den Pullover trage ich im Video, er hat nur einen Ärmel. Lasst gern ein Abo da. Schreibt mir, ob ihr das auch schafft. Nächste Woche probiere ich es mit Zucker.`,
  {
    together: [
      ["einen Wecker gekauft.", "Der war so laut"],
      ["ein Abo da.", "Schreibt mir, ob"],
    ],
    flags: [],
  },
);
written(
  "hi",
  "समाचार: लंबा पाठ",
  "बजट 2027 आसान भाषा में",
  `नमस्कार दोस्तों, आज हम बजट 2027 को आसान भाषा में समझेंगे। सबसे पहले जानेंगे कि आयकर में क्या बदला है। फिर देखेंगे कि किसानों को क्या मिला। इसके बाद रेलवे और सड़कों की बात होगी। पेट्रोल के दाम पर सरकार ने कुछ नहीं कहा। विपक्ष ने इसे चुनावी बजट बताया है। हमने तीन अर्थशास्त्रियों से बात की। उनका कहना है कि घाटा अभी भी ज़्यादा है। आपको क्या लगता है, कमेंट में ज़रूर बताएं। चैनल को सब्सक्राइब करना न भूलें। वीडियो को अपने दोस्तों के साथ शेयर करें।`,
  {
    together: [
      ["अर्थशास्त्रियों से बात की।", "उनका कहना है"],
      ["कमेंट में ज़रूर बताएं।", "चैनल को सब्सक्राइब"],
    ],
    flags: [],
  },
);
written(
  "ar",
  "طبخ: نص طويل",
  "طريقة عمل الكشري المصري الأصلي",
  `السلام عليكم ورحمة الله وبركاته، أهلا بكم في مطبخ سلمى. اليوم نعمل الكشري المصري الأصلي بطريقة المحلات. نبدأ بسلق العدس الأسود حتى ينضج نصف نضج. بعد ذلك نضيف الأرز والملح والكمون. الصلصة تحتاج طماطم طازجة وخل وثوم كثير. لا تنسوا الدقة لأنها سر الطعم. هذا الفيديو برعاية زيت النخلة. استخدموا الكود SALMA20 للحصول على خصم 20% من الموقع https://example.com/nakhla. البصل المقلي يكون آخر شيء حتى يبقى مقرمشا. اشتركوا في القناة وفعلوا الجرس. اكتبوا لي في التعليقات كيف كانت النتيجة.`,
  { leave: true, flags: [] },
);
written(
  "tr",
  "uzun metin",
  "Fırında Karnabahar",
  `Herkese merhaba! Fırında karnabahar hem kolay hem çok lezzetli. Karnabaharı küçük parçalara ayırıyoruz. Üzerine zeytinyağı, tuz, karabiber ve kimyon ekliyoruz. 200 derecede kırk dakika pişiriyoruz. Bu arada sosunu hazırlıyoruz. Sos için yoğurt, sarımsak ve biraz limon yeterli. Onu en son döküyoruz. Videoyu beğendiyseniz abone olmayı unutmayın. Sorularınızı yorumlara yazabilirsiniz. Afiyet olsun.`,
  { leave: true, flags: ["opening"] },
);
written(
  "ru",
  "обзор одним абзацем",
  "Обзор электросамоката за 30 000 рублей",
  `Всем привет! В этом видео обзор электросамоката за 30 000 рублей, который я купил на распродаже. Заявленный запас хода сорок километров. На деле он проехал двадцать шесть. Тормоза хорошие, но задний скрипит. Я написал в поддержку, и они ответили через неделю. Потом самокат встал посреди моста. Это было самое весёлое утро в моей жизни. Если вы ищете самокат для города, посмотрите сначала на вес. Подписывайтесь на канал и ставьте лайк. Промокод SAMOKAT даёт скидку 5% в магазине.`,
  { leave: true, flags: ["opening"] },
);
written(
  "ko",
  "긴 글",
  "백종원식 김치찌개 끓이는 법",
  `안녕하세요 여러분! 오늘은 김치찌개를 끓여 보겠습니다. 돼지고기 목살 300g을 준비해 주세요. 김치는 푹 익은 것이 좋아요. 그래서 저는 2년 묵은 김치를 썼습니다. 쌀뜨물을 넣으면 국물이 더 진해져요. 이것이 제일 중요한 비법입니다. 두부는 마지막에 넣어 주세요. 이 영상은 맛나푸드의 유료 광고를 포함하고 있습니다. 할인코드 MATNA10을 쓰시면 10% 할인됩니다. 구독과 좋아요 부탁드려요.`,
  { leave: true, flags: [] },
);
written(
  "it",
  "ricetta: una condizione sul passo prima",
  "Carbonara come a Roma",
  `La carbonara come a Roma si fa con il guanciale e non con la pancetta. Mio nonno la preparava la domenica sera in una cucina minuscola. Per quattro persone servono 320 g di spaghetti, 150 g di guanciale e 4 tuorli. Il pecorino deve essere romano. La padella va tolta dal fuoco prima delle uova. Questo è il momento in cui tutti sbagliano. L'acqua della pasta fa la crema. Se è troppo densa, ne aggiungi un cucchiaio. Iscriviti al canale e lascia un commento. Ci vediamo domenica con la gricia.`,
  {
    together: [
      ["prima delle uova.", "Questo è il momento"],
      ["fa la crema.", "Se è troppo densa"],
      ["Iscriviti al canale e lascia un commento.", "Ci vediamo domenica"],
    ],
    flags: [],
  },
);
