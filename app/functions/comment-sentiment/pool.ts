import { amount, once, range, readRows, sentences, text } from "../desk/text-table";

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
  name: string;
  /** The lowest and the highest share of comments, in percent. The rest is neutral. */
  positive: [number, number];
  negative: [number, number];
  /** For every video of the subject. */
  everywhere: Opinions & { triggers: string[] };
  videos: SampleVideo[];
}

/** Name, positive and negative share; triggers and themes; praise, criticism and insights for all of its videos. */
const SUBJECT_TABLE = `
woodworking | 72-80 | 6-10 | Relief at getting it right / Nostalgia / Pride in own work / Envy of the light | Mistakes left in / Music over the voice / Left-handed setup
  You left the mistake in. That is why I keep coming back. / No hurry and no shouting. My evening is saved.
  Lovely work, but please turn the music down when you talk. / I am left-handed, and half of the shots are the wrong way round for me.
  Leave the music out while you talk, or keep it for the shots without words. / Film one grip left-handed as well: it takes a minute, and few do it.
home-lab | 64-74 | 8-14 | Delight in small machines / Frustration at gaps / Relief / Worry about lost data | Text too small / Steps left out / Plain words
  I am not technical at all, and I followed until the last part. / You say what you do not know. That is rare in this corner.
  The terminal text is unreadable on a phone. / You skipped from 'plug it in' to 'it works', and I am stuck in between.
  Show commands in type that can be read on a phone, and repeat them in the description. / Let somebody follow the video who has never done it, and film where they stop.
bicycles | 66-78 | 7-13 | Independence / Worry about breaking it / Trust / Satisfaction | Tool sizes / Fair to shops / Calm delivery
  Saved me a trip to the shop, and I still like my shop. Good balance. / Calm, no shouting, greasy hands. Perfect.
  Please name the tool sizes on screen. / A list of parts in the description would help.
  List tools with sizes in the description, in the order they are used. / Your fairness to shops earns trust. Keep naming what is better left to them.
sewing | 76-84 | 4-8 | Calm / Pride in own work / Thrift / Patience | Slow pace / Camera angle / The back side
  The pace is right. I could thread and watch. / Loved that you showed the back side as well.
  The overhead camera is blocked by your hand just when it matters. / A list of needles would help those of us who shop online.
  Move the overhead camera to the left of the work, where your hand is not. / List needles, thread and fabric in the description.
finance | 38-46 | 25-33 | Anger at prices / Feeling judged / Hope / Relief at honesty | Real numbers / Different incomes / Couples and money
  Real numbers from a real month. No lecture. / Showed this to my partner, and we finally talked about money without a fight.
  You do not mention that you live with a flatmate until minute nine. / None of this works with two children.
  Say your income and how you live in the first minute. Finding out late is what upsets viewers. / Pin a comment on who this does not work for.
cooking | 70-82 | 5-11 | Recognition / Appetite / Guilt about waste / Belonging | Grams and cups / Substitutions / Recipe card
  You said 'if you do not have it, leave it out', and I felt seen. / I watched it while eating toast. Tomorrow I cook.
  Grams please. What is a mug? / The recipe card goes by too fast to read.
  Give weights in grams beside every cup and mug. / Name one substitution for each ingredient that needs a special trip.
parenting | 58-68 | 13-20 | Exhaustion / Feeling understood / Guilt / Tenderness | Ages of the children / Privacy of children / Single parents
  You let them be children on camera, and you hid their faces. Respect. / Finally no white sofa in a parenting video.
  Please say how old they are. It matters so much. / The sponsored part came exactly when my own were waking up.
  Put the children's ages into the title or the first sentence. / Tell viewers how you protect the children's privacy: they thank you for it unasked.
gardening | 62-72 | 9-14 | Patience rewarded / Memories of parents / Envy of a harvest / Spring impatience | Climate and zone / Names of varieties / Costs
  You name the variety every single time. So few do. / Watched with my father in the care home. He told me about his beds for an hour.
  Which climate is this? Mine are still under snow. / Hoped for costs. Gardening is not cheap.
  Show your climate and last frost date on screen at the start. / Add up what you spent, soil and pots included, in one line at the end.
fitness | 63-75 | 9-16 | First success / Shame about stopping / Encouragement / Impatience | Starting late / Missed weeks / No body talk
  No before-and-after pictures. Thank you for that. / You breathe as hard as I do. Makes me want to go on.
  You never mention what to do after missing a week. / The beeps are louder than your voice.
  Film what to do after a missed week. It is where most people stop. / Lower the timer's beeps under your voice.
languages | 67-76 | 7-12 | Courage / Self-doubt / Amusement / Longing to travel | Subtitles in two languages / Word list / Native speakers
  The subtitles in both languages are perfect for pausing. / As a native speaker: your accent is charming, and your grammar is better than mine.
  Please do not call it easy. It was not for me. / The words are only on screen. A file would be lovely.
  Offer the words as a file in the description. / Invite a native speaker to comment on camera. They are in your comments already.
history | 54-64 | 12-18 | Wonder / Local pride / Mistrust of pictures / Melancholy | Sources with pages / Real photographs / Place names
  Sources in the description, with page numbers. I teach this and I will use it. / Nobody tells small history like this.
  Is that a real photograph or a generated one? Please say. / You pronounce the place wrong, and locals will not forgive it.
  Mark every picture as photograph, drawing or reconstruction. / Ask a local to read the place names, and thank them on screen.
travel | 60-72 | 10-17 | Wanderlust / Travel worry / Trust / Annoyance at drones | Prices / Access with a wheelchair / Drone shots
  You showed what went wrong and what it cost. That is travel. / I travel with a wheelchair, and you mentioned the steps. Thank you.
  No prices until the last minute. / The drone is loud, and people were resting there.
  Give the month and the total price in the first minute. / Mention steps, gaps and lifts on every leg: few do, and it is noticed.
photography | 52-62 | 17-25 | Doubt about own pictures / Respect / Inspiration / Disappointment | Picture quality / Bad pictures shown / Two screens
  You show the pictures that did not work. That teaches me more than any course. / No music over your thinking. I could think along.
  Pictures at this compression show nothing. / The colours differ between your two screens. Which one is true?
  Link full-size pictures in the description. / Film one screen only, and say which one is calibrated.
gaming | 68-79 | 7-14 | Suspense / Comfort / Affection / Impatience | Calm play / Sound on one side / Explained for newcomers
  No shouting, no face in the corner. I fall asleep to this, as a compliment. / You let the silence stand. So few do.
  Game sound is on one side only, with headphones it hurts. / You explain the controls for those who know them. I do not.
  Check the mix on headphones before you publish. / Give newcomers half a minute on what the buttons do, with a chapter to skip it.
`;

/** Subject, title and themes; praise, criticism and insights. */
const VIDEO_TABLE = `
woodworking | Three ways to sharpen a chisel | Close-up of the burr / Grit numbers
  The close-up of the burr at 4:12 did more for me than two years of forums. / My grandfather did it exactly like your second method.
  Could not hear the grit numbers over the guitar. / The angle guide is shown for two seconds. I had to step through it frame by frame.
  Write the grit numbers on screen each time you change the stone. / Hold the angle guide in the picture for five seconds, and link a drawing of it.
woodworking | A dovetail with one saw and no jig | Which saw / Marking the waste
  Paused, went to the shed, came back with a dovetail. It has gaps, and it holds. / You marked the waste with a cross every time. Nobody else says why.
  Which saw is it? I counted the teeth on my screen. / The last fit is cut. I wanted to see it go together in one take.
  Name the saw and its teeth per inch in the first minute. / Leave the moment in which the joint closes uncut: it is what people came for.
woodworking | Why my first workbench sagged | Failure measured / Span and thickness
  A failed bench teaches more than ten finished ones. Thank you for measuring it. / The straightedge with the coin under it! I did it to mine and went quiet.
  You say the span was too long and never what would have been short enough. / Would have liked to see the new bench under the same load.
  Pin a small table of span and thickness: that number is asked for again and again. / Load the new bench in the same way, and show both sags side by side.
home-lab | The home server that fits in a bread box | Power draw / Heat in a small box
  Eleven watts idle! I went and measured mine straight away. / The lid as a fan duct is the best idea I have seen this year.
  How warm does it get in August? / No prices for the parts, only 'not much'.
  Show a day of temperatures, from a warm room, as a curve. / List the parts with what you paid: 'not much' is read as hiding something.
home-lab | I labelled every cable, then the power failed | Labels that stay / Rented flats
  Labels on both ends, who would have thought. I did my whole desk. / The torch in your mouth and the calm voice. I laughed and I learned.
  Which label tape is it? Mine falls off after a summer. / Half of this is moot if you rent and cannot run cables through a wall.
  Name the tape and say how long it has held. / A follow-up without drilling would answer those who rent.
home-lab | Backups: what I lost, and what came back | Failed restore shown / Pictures on phones
  You showed the failed restore. Nobody shows the failed restore. / The list of what was not worth saving freed me of four disks.
  And what about phones? All my pictures are there. / The restore is sped up. How long does it take?
  Keep the failures in: the most liked comments are all about the restore. / Make the next one about phones. It is the question under this video.
bicycles | Truing a wheel on the kitchen table | Gauge from a zip tie / How tight
  The zip tie as a gauge is the kind of thing I come here for. / I have ridden for thirty years and never knew which way to turn the nipple.
  You never say how tight. Tight for me is not tight for you. / My bike has disc brakes. Does half a millimetre matter for me at all?
  Pluck a spoke before and after: a sound tells 'how tight' better than words. / Say in the first half minute how true a wheel has to be, for rim and for disc brakes.
bicycles | A winter of commuting on one chain | Kilometres / Oil changed halfway
  The wear gauge every Sunday, same light, same table. That is a test. / Salt, slush and no excuses. I rode in today because of you.
  How many kilometres is a winter? / You changed the oil in January, so which of them was it?
  Put the kilometres on screen beside every measurement. / Repeat it with one oil for the whole winter, and say that you heard the objection.
bicycles | What the bike shop charged me for, explained | Reading the bill / Prices elsewhere
  I work in a shop, and this is the fairest bill anyone has read aloud. / Now I know what to ask before they start. Thank you.
  One shop in one town is not much of a sample. / The bill is on screen too briefly to read.
  Ask viewers for their bills and compare ten of them. / Hold the bill still and go through it line by line.
sewing | Mending a jumper so that nobody can tell | Clothes with a story / Dark wool on camera
  I mended my late mum's cardigan along with you. I have no more words. / Held it against the lamp as you did, and could not find the place.
  Black thread on black wool, I saw nothing. / How much yarn does one elbow take? I ran out.
  Mend in a contrasting thread on camera first, then show the invisible one. / Invite viewers to tell whose garment they mend: those threads are the longest.
sewing | One shirt, three collars, no pattern | Interfacing / Measured without a pattern
  First time I understood what 'ease' means. / The band collar made my father's shirt mine. Thank you.
  Which interfacing? Mine came out like cardboard. / You measure in fingers. Whose fingers?
  Name the interfacing by weight, and show a collar that has too much of it. / Give the measures in centimetres once, beside the fingers.
sewing | The seam that I unpicked four times | Not giving up / Thread tension
  Four times! I gave up after two last week. Getting it out again tonight. / The third try looked fine to me, and then you turned it over.
  You found the reason at minute eleven. I would have liked it sooner. / What was the tension set to in the end?
  Say early that there is one reason, and let viewers guess it. / Write the settings of the last try on screen.
finance | My rent went up a third. Here is the spreadsheet | The spreadsheet / Nothing left to cut
  The column for 'things I will not give up' made me laugh and then made me honest. / I filled it in on the train, and wrote to my landlord the same evening.
  Must be nice to have a third to cut. / The link to the spreadsheet asks me for an e-mail address. No.
  Share the spreadsheet without asking for an address. / Make one for those who have nothing left to cut: what to ask, and whom.
finance | Five subscriptions I kept, and why | Price per hour / The library
  Kept, not cancelled! Nobody makes that video. / Price per hour used is the only way I look at mine now.
  Five at that price are my food for a week. / Two of them are free in my library. You could have said so.
  Name the free way beside each one you pay for. / Keep the price per hour on screen: it is what viewers took home.
finance | What a year of paying in cash taught me | The empty jar / Bills without cash
  The jar that was empty on the 19th. I know that jar. / Thank you for saying that it is not always the coffee.
  Half of my bills cannot be paid in cash at all. / A year, and you show only the good months.
  Say which bills stayed on the card, and why. / Show all twelve months in one chart, the two bad ones included.
cooking | Fourteen days from the pantry: what ran out first | Day 9 / What counts as cheating
  Day 9 with the lentils broke me. I have been there. / I guessed oil and it was onions. Now I check my onions.
  Not everyone has four kinds of vinegar standing around. / You bought milk on day 6, and it counts.
  Show the pantry in full on day 1, so that viewers can measure theirs against it. / Say the rules at the start, the milk among them.
cooking | Soup that tastes of more than its price | Running cost on screen / Prices elsewhere
  The running cost in the corner is brilliant, please never take it away. / Made it twice this week. My teenager asked for seconds.
  At my shop the celeriac alone costs more than your pot. / Twenty minutes of browning is gas money too.
  Keep the running cost in the corner: it is the most praised part of the video. / Add what the stove costs to the sum, once, and be done with it.
cooking | I asked my neighbours for their Tuesday dinner | The neighbours / Too many dishes
  The lady on the third floor and her burnt rice. More of her, please. / I rang at the door across the hall. We have eaten together since.
  I wanted to hear more from the neighbours and less of the chopping. / Six dinners in ten minutes. I could not cook one of them from this.
  Let guests talk longer. Their stories are quoted more than the dishes. / Take one dinner per video, and go back to the third floor first.
parenting | Bedtime in twenty minutes, with twins | The song / One parent at night
  I cried at the part where you sat on the stairs. Same stairs, other house. / Tried the song. It worked twice. That is two more than anything else.
  Works with two parents at home. I am one, with a night shift. / Twenty minutes from where? Ours begin with the bath.
  Ask a single parent to try the routine, and film what changes. / Show a clock in the picture from the first minute to the last.
parenting | We stopped saying 'hurry up' for a month | School mornings / Being late
  I counted mine for one morning. Eleven. We start tomorrow. / The shoes by the door at 7:20, and nobody speaking. I held my breath.
  A month is easy in summer. Show me November. / So you were late. How often? You never say.
  Repeat one week in winter, and count the late mornings on screen. / Say what you said instead: viewers ask for the exact words.
parenting | The packed lunch that comes home eaten | Children pack it themselves / School rules
  Letting them pack it was the whole trick. I was the problem. / You weighed what came back. Science at last.
  Our school allows no nuts, and that is half of your list. / Who has time to cut a cucumber into stars?
  Make a version without nuts, and link it at that moment. / Show a lunch of four minutes, with the clock running.
gardening | Tomatoes on a north-facing balcony | Honest harvest / Hours of sun
  An honest harvest: nine tomatoes. I love it. / The sketch of where the sun goes was worth the whole video.
  You say 'feed them' and never with what. / Three hours of sun is not north, that is luck. Mine gets one.
  Name the feed and the dose. It is the open question under this video. / Draw the path of the sun again: it was shared more than anything else.
gardening | The bed I did not dig | Worm count / Which cardboard
  The worm count before and after. I have never cheered for worms. / My back thanks you. So does my wife, who did the digging.
  Cardboard with print on it? Please say which is safe. / One year proves little. Come back in three.
  Show the cardboard you use and the kind you leave out. / Announce the same bed for next year, and keep to the same count.
gardening | What the slugs left me in May | Slugs at night / What works and what does not
  One lettuce, and you served it on the good plate. I needed that laugh. / The night shots with the red lamp were beautiful, I am sorry to say.
  The slug part is hard to watch before lunch. / Copper tape again? You disproved it yourself at minute four.
  Warn before the close-ups, and give the minute at which they end. / Put what you tried into a table of what worked and what did not.
fitness | Running slowly for people with twenty minutes | Slow enough to talk / Time around the run
  Overtaken by a pram, and I was happy. You promised me that. / Being able to talk was the hint I needed. I had been racing every time.
  Twenty minutes plus changing plus a shower is not twenty minutes. / How slow is slow? I walk faster than some of this.
  Show one whole lunch hour, from the desk to the desk. / Let viewers hear you talk at the right pace, and at one that is too fast.
fitness | Push-ups from zero, week by week | Sore wrists / One-page plan
  Fifty-six, first push-up of my life today. On the kitchen counter, but still. / The plan fits on one page and on my fridge.
  My wrists. Is there a version without them? / From week three to week four is a cliff.
  Offer a version that spares the wrists, and link it at that moment. / Put one more week between three and four: many are stuck there.
fitness | I trained at lunch for a year | The calendar / No shower at work
  The calendar with the empty days left in is the most honest thing here. / My colleague and I have started. We eat at our desks, happily.
  An office with a shower is a luxury. We have a sink. / What about people who stand all day at work?
  Make a week of it without a shower. / Ask somebody with a standing job to try it, and change the plan for them.
languages | Learning Spanish from the radio, month four | Hours a day / Which station
  You let us hear how bad month one was. That is courage. / I have started the radio thing. I understand the weather now.
  Which station? You say it too fast. / Four months with how many hours a day? That is the whole question.
  Tell the hours a day at the start: every second question is about them. / Play month one beside month four again. It is the most liked moment.
languages | Ten Japanese words for rain | Filmed in real rain / Words out of use
  Filmed in each kind of rain! How long did you wait for number seven? / My grandmother used number four. I had not heard it since.
  Two of these nobody says any more. Poems only. / Please show the characters longer. I wanted to copy them.
  Mark which words are spoken today and which are read. / Hold each word on screen until it could be written down once.
languages | I ordered dinner in Polish, and got soup | Being corrected / The right sentence
  The waiter correcting your ending, and you saying it again. I cheered. / I have been that soup. Mine was in Kraków.
  What should you have said? You never tell us. / The kitchen is louder than the two of you.
  End with the sentence as it should have been, spoken by the waiter. / Clip a microphone to the menu: half of the talk is lost in the noise.
history | The bridge that was paid for in salt | Maps and borders / Slow start
  The toll list read line by line should be dull. I watched it twice. / I cross that bridge every day and never looked at the sixth arch.
  The map shows borders from forty years later. / Twelve minutes before the bridge appears.
  Open with the bridge and go back in time from there: viewers leave before it appears. / Check maps against the year of the story, and date them on screen.
history | A day in a lighthouse, from its logbook | Wind under the voice / The logbook
  The logbook read aloud, with the wind under it. I forgot to eat. / 'Nothing to report' four times, and then that entry. Goosebumps.
  Which year is it? I looked for it until the end. / The wind is beautiful, and I had to turn on the subtitles.
  Show the page and its date whenever an entry is read. / Take the wind down while you read, and up again between the entries.
history | How a village kept its own time until 1911 | Family memories / Why it ended
  My great-aunt was born in that village. She confirms the clock. / Eleven minutes behind the station, and proud of it. Wonderful people.
  Why 1911? You say that it ended, and not what ended it. / The part on time zones is too long for those who know it.
  Answer what happened in 1911 in a pinned comment, and in the next video. / Ask viewers for their own towns: the best replies here are family stories.
travel | Night trains with a toddler and one bag | Sleeping on board / What is in the bag
  Booked the same compartment. Number 14 is as quiet as you say. / The blanket over the ladder saved our night. Ours slept until the border.
  Your bag has no nappies in it. I have questions. / And if they wake the whole carriage at three?
  Empty the bag on camera, nappies and all. / Tell what you did in the worst hour of the night: it is the fear behind most questions.
travel | Four days in the valley without a car | Season and timetable / Getting there
  The bus driver who waited for you. I want to live there. / We did your second day on foot, and the map was right to the minute.
  Which month? The bus does not run in winter. We stood there. / Nothing on how to get to the valley in the first place.
  Link the timetable, and say when the bus stops running. / Begin at the nearest station: the way there is half of the question.
travel | What a one-bag week in November weighs | Weight of the bag / Drying clothes
  The scale at the end! Everyone lies about their bag, and you weighed it. / You said what you did not wear. I left two jumpers at home.
  Where did you dry things? November is all about drying. / Six kilos with or without what you had on?
  Show how and where things dried overnight. / Weigh it twice, with and without what you wear, and write both on screen.
photography | The lens I stopped recommending | Recommendation taken back / Gear or street
  Taking back a recommendation takes a spine. Subscribed. / You blame your use and not the maker. More of this.
  I bought that lens because of you. / Too much about gear again. Your street videos are why I am here.
  Answer those who bought the lens by name: how to use it well, or how to sell it. / Alternate gear with street: those who have been here longest ask for it.
photography | One street, one hour, thirty-six frames | Contact sheets / Asking first
  The contact sheet is the best part of any video this month. / You ask people before you photograph them. It shows in their faces.
  Frame 22 is the one, and you went past it in a second. / An hour with good light. Try that street at noon.
  Make the contact sheet a regular part: it is praised in one comment of six. / Let viewers choose their frame before you name yours.
photography | Editing less: what I no longer touch | Old edits beside new / Which sliders
  I moved the clarity slider back on forty pictures last night. / Your edit of 2019 next to the one of today. Brave.
  Less is easy with that light. Show it on a grey day. / Which three sliders are left? You name two.
  Pin the list of the sliders you still use. / Edit one dull picture in the same way, and leave it dull if it is.
gaming | Finishing the farm game without selling a crop | Self-made rules / Next episode
  Three hours of planning for one radish. Cinema. / The rule sheet on screen made every decision tense.
  Episode two when? It stops just when the winter comes. / Bartering with the smith is selling. I said what I said.
  Announce the day of the next episode at the end. / Let viewers vote on the disputed rule, and play on by the result.
gaming | The quietest level ever made | Spoilers / Talking over silence
  I turned up the volume to hear nothing. Well done. / The designer's note about the footsteps gave me a shiver.
  Spoiler for the last room in the thumbnail. Why? / You talk over the quiet. In this video, of all videos.
  Keep last rooms out of thumbnails, and say so. It will be noticed. / Play one minute of the level without a word, and tell viewers when it comes.
gaming | A beginner plays my favourite puzzle | The beginner / Hints too early
  Your mum solving the mirror room before you did is the best minute on the channel. / She reads the signs! None of us ever read the signs.
  You gave her the hint far too soon. / Please show what she sees in full. Her screen is a stamp in the corner.
  Bring her back: two in five of the liked comments are about her. / Wait until she asks before you give a hint, and show a clock for how long that was.
`;

const opinions = { themes: sentences, praise: sentences, criticism: sentences, insights: sentences };

/** All subjects of new records. */
export const commentSubjects = once((): Subject[] => {
  const videos = readRows(VIDEO_TABLE, { subject: text, title: text, ...opinions });
  const subject = { name: text, positive: range, negative: range, triggers: sentences, ...opinions };
  return readRows(SUBJECT_TABLE, subject).map(({ name, positive, negative, ...everywhere }) => ({
    name,
    positive,
    negative,
    everywhere,
    videos: videos.filter((video) => video.subject === name),
  }));
});

/** Subject, days old and comments. No video is of the last week, so that there is something to analyze. */
const STARTING_TABLE = `
woodworking | 9 | 1284
finance | 16 | 2310
gardening | 27 | 846
languages | 41 | 1932
history | 58 | 1475
`;

/** The videos of the first visit, newest first. */
export const startingVideos = once(() =>
  readRows(STARTING_TABLE, { name: text, daysOld: amount, comments: amount }).flatMap(({ name, ...video }) =>
    commentSubjects()
      .filter((subject) => subject.name === name)
      .map((subject) => ({ subject, ...video })),
  ),
);
