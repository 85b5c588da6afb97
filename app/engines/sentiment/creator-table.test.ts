import { expect, it } from "vitest";
import { classifySentiment } from "./classify";

/** Comments as viewers write them, by what a creator would take them for. Written for this test. */
const TABLE = {
  positive: `
not bad at all
not bad at all, actually
Not too shabby
not half bad mate
couldn't be happier
I couldn't be happier with how mine turned out
couldn't agree more
couldn't have said it better
couldn't have explained it better myself
can't complain
no complaints from me
can't go wrong with this one
you can't beat this
can't recommend this enough
cannot thank you enough
I can't stop rewatching this
can't believe this is free
never been this hyped
I've never laughed so hard
never disappoints
you never miss
this man never misses
never seen anything better
nothing beats this
nothing but respect
nothing wrong with this video
no one explains it better
nobody does it like you
wouldn't change a thing
I wouldn't miss it for the world
I didn't expect it to be this good
didn't think I'd like it but I loved it
wasn't expecting to cry but here we are, beautiful
I don't usually comment but this was brilliant
I don't even play this game and I watched all of it, so good
it doesn't get better than this
doesn't get old
not a single second wasted
not one boring minute
no fluff, no filler, straight to the point
without a doubt the best tutorial
without doubt your best work yet
hard to find anything this good
it's hard not to love this channel
how is this not viral yet
how does this only have 2k views, it's incredible
why is this so good
why did nobody tell me about this channel, it's amazing
this slaps
slaps harder than it should
this absolutely slaps
goated
goated channel
you're goated for this
certified banger
another banger
this goes so hard
goes unbelievably hard
straight heat
this is heat 🔥
W
W video bro
massive W
dub after dub
bro cooked
he cooked with this one
you cooked 🔥
let him cook, this is great
chef's kiss 👌
no notes
10/10 no notes
11/10
peak
absolute peak
this is peak
pure cinema
hits different at 3am
this healed something in me
this made my whole week
you just saved me 200 bucks, thank you
you saved my exam
finally someone who gets to the point
finally a review without the hype, thank you
best 12 minutes I've spent today
worth every second
worth the wait
instant like
instant subscribe
earned a sub
you earned yourself a new subscriber
subbed within 30 seconds
take my like
take my money
shut up and take my money
underrated af
criminally underrated channel
sickest edit I've seen
that drop was sick
insanely good
stupidly good
ridiculously helpful
scary good
wicked
that's wicked mate
dope video
so satisfying
my jaw dropped
mind blown 🤯
I'm crying 😭 this is so beautiful
crying laughing 😂
I'm dead 💀💀
💀💀 the ending killed me
lmao the cat at 4:12
😂😂 2:31
4:12 got me 😂
❤️ from Brazil
greetings from India, love your work
🙌🙌🙌
🐐
💯
👏 bravo
props to the editor
shout out to the editor, great work
the editor deserves a raise
give this man an award
somebody give him a medal
this deserves more views
keep them coming
more of this please, loved it
can't wait for the next one
looking forward to part 2!
yesss finally
let's goooo
LETS GOOOOO
well done
respect
big respect
much appreciated
clear as day, thanks
simple and clear, thanks a lot
that actually worked, thanks
worked like a charm
works perfectly, thank you
fixed my problem in two minutes
this fixed it, legend
you're a lifesaver
you absolute legend
love how honest you are
love the new intro
the lighting looks so much better now
audio is so much better this time
your best one yet
you've come so far, proud of you
glad I found this
happy I clicked
so happy for you
it's a good day when you upload
I was sad and this cheered me up
made me smile
what a gem
hidden gem
gem of a channel
pretty good
really solid review
nice one
good stuff
great as always
fire 🔥
lit
ate and left no crumbs
slay
iconic
banger intro
sheesh
vibes are immaculate
immaculate vibes
i fw this heavy
this rules
this rocks
you rock
awesome sauce
`,
  negative: `
not worth it
not worth the hype
not worth my time
not your best
not your best work tbh
not great, not terrible... mostly terrible
not impressed
wasn't impressed
I was not impressed at all
not funny, didn't laugh
doesn't work
doesn't work for me
it didn't work at all
none of this works
nothing works
nothing new here, waste of time
no effort at all
no thanks, I want my 10 minutes back
I want my time back
give me my 20 minutes back
that's 15 minutes I'll never get back
could have been a 2 minute video
this could've been an email
couldn't be more boring
couldn't be worse
couldn't care less
could not get through it
can't stand the music
can't hear you over the music
I can't hear a thing
can barely hear you
couldn't understand a word
can't watch this, the camera is too shaky
mid
mid at best
this is mid
pretty mid ngl
mid content lately
trash
hot garbage
straight trash
dogwater take
L
L take
huge L
common L
ratio
fell off hard
you fell off
channel fell off
what happened to this channel, it used to be good
I miss the old videos, these are boring
the old format was better
used to be better
this used to be my favorite channel, not anymore
unsubbed
unsubscribing after this
unfollowed
disliked
instant dislike
thumbs down
👎👎
🤮🤮
🤡
😴
💤 boring
yawn
snoozefest
cringe
so cringey I had to stop
second hand embarrassment
this ain't it chief
ain't nobody asked for this
who asked
nobody asked for this
nobody cares
who cares
wow, another sponsored video, how original
oh great, another ad
great, 5 minutes of ads again
thanks for wasting my time
thanks for nothing
thanks for ruining it
thanks for the spoiler in the title 🙄
wow so original 🙄
yeah right, sure it works 🙄
sure, because everyone has a $5000 camera
nice clickbait
nice clickbait, bro
great job ruining the ending
love how you never answer the question in the title
love how half of this is an ad
I love it when the music is louder than the voice... not
amazing how you said nothing in 10 minutes
brilliant, so you skipped the only hard part
congrats, you wasted 20 minutes of my life
the only good thing about this video is that it ends
good video if you want to fall asleep
too long
way too long
too loud
way too many ads
too many cuts, gave me a headache
intro is too long
get to the point
get to the point already
stop yelling
stop shouting into the mic
please stop with the zooms, so annoying
the music is so annoying
music way too loud
audio is terrible
your mic is awful
mic peaking the whole time, unbearable
sound is out of sync
the sound is awful
blurry the whole time
camera work is horrible
lazy
lazy video
low effort
low effort content
cash grab
sellout
you sold out
clickbait title
misleading title
misleading thumbnail, disliked
this is wrong
this is just wrong
that's completely false
bad advice
terrible advice, don't do this
don't waste your time
don't bother
skip this one
save your time and skip
disappointed
kinda disappointed ngl
expected more
I expected better from you
so disappointing
what a letdown
underwhelming
overrated
overhyped
annoying
your voice is annoying
this is painful to watch
hard to watch
unwatchable
so boring I fell asleep
I'm bored
broke my phone following this
this bricked my laptop
lost all my files because of this
ruined my cake
mine came out terrible
it tastes awful
waste of money
waste of ingredients
rip off
what a rip off
worst tutorial ever
worst one yet
worse than the last one
gets worse every week
I hate the new editing style
hate this
dislike
why do you always ruin the ending
why is the music so loud, I can't hear anything
this makes no sense
made no sense to me
very confusing
you skipped the most important step
you forgot to show the most important part, useless
`,
  neutral: `
what camera do you use?
what mic is that
song name?
song at 3:20?
what's the song at 1:45
name of the song pls
link?
where is the link
where did you get that shirt
how much did it cost
how long does it take
how do I install this on mac
does this work on android?
does it work with python 3.12?
is this available in europe?
is there a pdf
can you use butter instead of oil?
can I use a different flour?
which one should I buy, the A7 or the R6?
when is part 2 coming
when is the next video
part 2?
part 3 when
please do a video on composting
can you do a review of the new one
can you make a tutorial about pivot tables
could you cover the basics of SQL next
you should try it with honey
next video: how to fix a bike
video idea: 24 hours in a van
do a video about taxes
please add subtitles
please add timestamps
timestamps please
recipe please
can you share the recipe in grams
spanish subtitles please
3:45
2:10 - 2:50
4:20 the intro ends
0:00 intro 2:14 setup 5:40 results
at 6:12 he says 300 grams
12:04 is where it starts
who's watching in 2026
who else is here from tiktok
anyone here in 2025?
who is here after the update
first
second
early
here before 1k
I watched this on the train
I'm from Chile
I live near there
my dad has the same car
I have the older model
I use the same one at work
mine is blue
it was 20 degrees that day
this was filmed in Lisbon
the video is 14 minutes long
he uploaded this on Monday
they changed the name last year
the new version came out yesterday
I'm on chapter 4
just started learning
day 3 of asking for a garden tour
currently making this
about to try this tonight
I think it's the second one
it's 350 degrees for 20 minutes
in Germany we call it Quark
fyi the link goes to the old page
the second chapter starts at 5:10
what does the blue line mean
which lens
what size is the pan
is that a golden retriever
`,
} as const;

/** 1 in 20 may be taken for something else. */
const SHARE_RIGHT = 0.95;

it("takes 95 of 100 comments in viewers' own words for what they are", () => {
  const wrong = Object.entries(TABLE).flatMap(([expected, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((text) => ({ text, expected, found: outcome(text) }))
      .filter(({ found }) => found !== expected),
  );
  const all = Object.values(TABLE).flatMap((lines) => lines.trim().split("\n")).length;
  expect(all).toBeGreaterThan(350);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(all * (1 - SHARE_RIGHT));
});

/** A comment with nothing to score takes no side. */
function outcome(text: string): string {
  const found = classifySentiment(text);
  if (found.kind === "nothing") return "neutral";
  return found.kind === "scored" ? found.sentiment : found.kind;
}
