import type { Described } from "../measures/measures";

/** Descriptions as creators write them, invented: for the tests of the rewrite. */
export const EXAMPLES: (Described & { name: string })[] = [
  {
    name: "cooking, a wall of text",
    title: "Easy Weeknight Carbonara With 5 Ingredients",
    description: `Hey guys welcome back to my channel! Today we are in my tiny kitchen again and it is raining outside. I finally tested 3 ways of making carbonara on a weeknight and this is the easiest one. You need only 5 ingredients: spaghetti, guanciale, 2 eggs, pecorino and black pepper. The whole thing takes 18 minutes and it costs about $6 for two people. Do not add cream!!! My grandmother Lucia would never forgive you. If your eggs scramble, the pan was too hot, so take it off the heat and wait 40 seconds before you pour the eggs in. You can find the written recipe at https://example.com/carbonara. My pan is the 28 cm one from the second-hand shop. 0:00 Intro 0:45 Ingredients 2:10 The sauce 5:30 Mistakes 7:15 Tasting. Follow me on Instagram: https://instagram.com/tinykitchen.example #carbonara #pasta #weeknightdinner`,
  },
  {
    name: "gaming, links on top and shouting",
    title: "Beating Hollow Depths without taking damage (no hit run)",
    description: `► MERCH: https://example.com/merch
► DISCORD: https://discord.gg/example
► TWITCH: https://twitch.tv/pixelmoth_example

What's up everyone, PixelMoth here!! THIS WAS THE HARDEST THING I HAVE EVER DONE IN THIS GAME!!! After 412 attempts and 3 weeks I got the no hit run of Hollow Depths in 41:07. No damage, no healing, no glitches.

00:00 Start
04:12 The Drowned King
13:50 Glass Spider
27:33 Final boss
40:10 I cried

Music by Lena Okafor, used with permission.
#gaming #nohit`,
  },
  {
    name: "finance, disclaimers",
    title: "How I pay off my mortgage early: the 2% overpayment plan",
    description: `In this episode of Plain Money I talk about overpaying a mortgage, and I show the spreadsheet I used for the last four years, and we look at what happens when rates go from 3.1% to 5.4%, but you should check your own contract for fees before you do anything.

Spreadsheet (free): https://example.com/mortgage-sheet
Questions: hello@plainmoney.example

I am not a financial adviser. Nothing here is advice.

Some links are affiliate links: I may earn a commission at no cost to you. https://example.com/disclosure`,
  },
  {
    name: "tutorial with code and list",
    title: "Deploy a Node.js app with Docker in 10 minutes",
    description: `Welcome to another episode! In this tutorial you learn how to put a Node.js app into a Docker image and deploy it to a small server.

What you need:
- Docker 27
- Node.js 22
- a server with SSH

\`\`\`
docker build -t app .
docker run -p 3000:3000 app
\`\`\`

Repo: https://github.com/example/node-docker
0:00 What we build
1:30 Dockerfile
6:05 Deploy
9:20 Logs`,
  },
  {
    name: "vlog, title's words nowhere",
    title: "48 hours in Porto on a budget",
    description: `So we finally made it!! The flight was late and Tom lost his jacket but whatever. We ate way too much, walked 31 km and the bridge at night is something else. Thanks for watching and let me know in the comments where we should go next ❤️❤️

@tomtravels.example
#vlog`,
  },
  {
    name: "music release",
    title: "Mira Lund - Paper Boats (Official Video)",
    description: `"Paper Boats" is the first single from Mira Lund's album Low Tide, out 14 March 2027.

Listen: https://example.com/paperboats
Vinyl: https://example.com/vinyl
Tickets: https://example.com/tour

Director: Jonas Weber
Camera: Ana Sol
Edit: Kit Moreau

Lyrics:
I folded up the morning
and I let it go
down the river, down the river
where the cold winds blow

#MiraLund #PaperBoats`,
  },
  {
    name: "keyword stuffing",
    title: "Best budget microphone for streaming 2027",
    description: `Looking for the best budget microphone? I bought 6 microphones under $80 and recorded the same text with each of them. The winner costs $54 and beats the ones for $79.

best budget microphone, best microphone for streaming, budget microphone, cheap microphone, best budget microphone, usb microphone, microphone review, cheap microphone

Use code VOICE15 for 15% off at https://example.com/mics`,
  },
  {
    name: "German",
    title: "Brot backen ohne Kneten",
    description: `Hallo zusammen und willkommen auf meinem Kanal! Heute backe ich ein Brot ganz ohne Kneten. Der Teig ruht 18 Stunden und kommt dann bei 250 Grad in den Topf. #brot #backen #ohnekneten
Rezept: https://example.com/brot
0:00 Teig
2:15 Falten
4:40 Backen
Schreibt mir in die Kommentare, wie euer Brot geworden ist!`,
  },
  {
    name: "Spanish",
    title: "Cómo reparar una bicicleta antigua",
    description: `https://example.com/tienda
En este vídeo reparo una bicicleta de 1974 que encontré en la calle. Cambio la cadena, los frenos y las dos ruedas. Me costó 38 € en total.

#bicicleta
Sígueme en Instagram: https://instagram.com/taller.example`,
  },
  {
    name: "Arabic",
    title: "طريقة عمل الخبز العربي في البيت",
    description: `مرحبا بكم في قناتي! اليوم نعمل الخبز العربي في البيت بثلاثة مكونات فقط.
الوصفة: https://example.com/khubz
#خبز #طبخ
00:00 المكونات
01:30 العجين
04:00 الخبز
لا تنسوا الاشتراك في القناة.`,
  },
  {
    name: "Japanese",
    title: "初心者のための盆栽の始め方",
    description: `皆さん、こんにちは。今日は盆栽の始め方を紹介します。必要な道具は3つだけです。水やりは毎朝してください。
道具リスト https://example.com/bonsai
#盆栽 #園芸`,
  },
  {
    name: "already good",
    title: "Pruning old apple trees in winter",
    description: `Pruning old apple trees in winter: which branches go, which stay, and why I wait until the frost is over. The tree in this video is about 60 years old.

Chapters
0:00 Tools
2:20 Dead wood
6:45 Water shoots
11:10 Wound care

Pruning calendar: https://example.com/pruning

#appletrees #pruning`,
  },
  {
    name: "podcast, one long paragraph",
    title: "Why sleep trackers disagree with Dr. Hana Brandt",
    description: `Hello everyone, and welcome back to Slow Questions, I hope you're all doing well. This week I'm joined by Dr. Hana Brandt, who runs the sleep laboratory at the University of Graz. We wore 5 sleep trackers for 30 nights and compared them with the laboratory. They agreed on how long we slept within 12 minutes. They did not agree on deep sleep at all. One tracker said 41 minutes, another said 2 hours and 10 minutes for the very same night. Dr. Brandt explains why a wrist cannot see what a brain does. She also tells the story of a patient who slept better after throwing his tracker away. Timestamps: 0:00 Who is Hana Brandt | 4:30 How a laboratory measures sleep | 18:05 The 30 nights | 39:40 What to do with your tracker | 52:00 Questions from listeners. Get the show notes at https://example.com/notes/88. Support the show: https://example.com/support. Sound: Piet Okoye. Subscribe for a new episode every Tuesday!`,
  },
  {
    name: "short, all in capitals",
    title: "Giant squid found on the beach",
    description: `YOU WILL NOT BELIEVE WHAT WE FOUND ON THE BEACH IN GALWAY!!!! THE NATURAL HISTORY MUSEUM CALLED NOAA AND THEY SAID IT IS REAL!! LIKE AND SUBSCRIBE!!!`,
  },
];
