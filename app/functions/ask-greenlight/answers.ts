import { type Entry, once, readEntries, sentences, words } from "../desk/text-table";

/**
 * The answer on one subject. Opening, figures and method are drawn independently, so any of them must fit any other.
 * In the texts, `{topic|your niche}` becomes the topic the question names, or "your niche" without one; `{3.1-4.2}`
 * becomes a number in that range with as many decimals, `{$3.1-4.2}` likewise with a dollar sign.
 */
export interface Answer {
  name: string;
  /** What a question must contain, see `findAnswer`. */
  keywords: string[];
  /** Used only if no other answer fits: a greeting before a question, say. */
  light?: true;
  /** Beats every other answer, whatever else the question says. */
  urgent?: true;
  openings: string[];
  /** Each a set of "value | label" in one unit, always shown as sample figures. */
  figures?: string[][];
  /** Each a method of a few steps. */
  methods?: string[][];
  /** Path of the tool that takes it further. */
  room?: string;
}

/**
 * Each with its name, path and "light" or "urgent"; keywords after "?", then openings, figures after "-" and methods
 * after "1.".
 */
const TABLE = `
// Packaging, opening and being found.
thumbnails | /thumbnail-optimizer
  ? thumbnail*, ctr, click through, clickthrough, click rate, cover image, click* & video*
  A thumbnail for {topic|your video} has one job: to be understood on a phone in a second. One thing to look at, three words at most, and never the title's own.
  Title and thumbnail are one sentence in two halves. If the thumbnail on {topic|the subject} repeats the title, you have said half of what you could.
  Low click-through is rarely a matter of colours. More often the thumbnail shows {topic|the subject} and not what happens to it.
  - {6.1-7.4}% | click-through with one object and no text / {4.0-4.9}% | with four words and a face
  - {5.6-6.8}% | after the second version / {3.8-4.5}% | with the first
  1. Make the thumbnail as small as on a phone and look at it for one second. Say what you saw. / Take away whatever you did not name. / Change one element at a time and give each version 48 hours.
  1. Put your last nine thumbnails side by side with the results of one search. / Find what all the others do, and do not do it: another distance, another background, no arrow. / Exchange the thumbnail of one old video first. It costs nothing and teaches the same.
titles | /thumbnail-optimizer
  ? title*, headline*, name & video, clickbait, wording
  A title on {topic|your subject} should make one promise that the first thirty seconds keep. Say it within the first 60 characters: phones cut there.
  Write ten titles for {topic|the video} and throw away the first three: those are the ones that everybody else has written, too.
  The strongest titles on {topic|a subject} name a result, a limit or a mistake. “What I learned” does not.
  - {5.3-6.1}% | click-through of titles of 30 characters and more / {4.4-5.1}% | of shorter ones
  - {5.9-6.9}% | click-through with a number you measured / {4.4-5.2}% | without one
  1. Write what the viewer can do afterwards that they could not do before. / Add the limit that makes it yours: the budget, the time, the size of the room. / Read it aloud. If you would not say it to a friend, shorten it.
  1. Put the word that people search for among the first four. / Take out every adjective, and put back the one that is missed. / Test two for 48 hours each, and keep the thumbnail as it is meanwhile.
descriptions | /description-rewriter
  ? description*, seo, keyword*, tag, tags, hashtag*, search & rank*, rank*, found & search, timestamps, chapters
  A description is read twice: by a person who decides in two lines, and by the search, which reads on. For {topic|your video} say in the first 125 characters what it answers.
  Search finds a video on {topic|anything} by the question it answers. Write that question out as somebody would type it, once in the title and once at the start of the description.
  Tags do little nowadays. Two plain sentences on {topic|the subject}, timestamps with words in them, and three hashtags do more.
  - {22-28}% | of views from search, with the question up front / {9-14}% | where the links come first
  - {2.2-2.9}% | keyword density in descriptions that rank / {0.4-0.9}% | in yours
  1. Answer in the first 125 characters what the viewer will know afterwards. / Use the search phrase two or three times in a hundred words; more reads like a list. / Add timestamps that say what happens, and one thing to do next.
  1. Type the subject into the search and write down the five completions that fit. / Give each a sentence, or a chapter where the video covers it. / Do the same for your ten oldest videos that still get search traffic.
retention | /video-forecast
  ? retention, watch time, hook*, intro*, first 30 seconds, keep & watching, leav* & early, click off, drop off, average view duration, boring, pacing
  ? how long, script*
  Viewers of {topic|your videos} decide in the first thirty seconds whether the title was meant. Show the result, or the problem at its worst, before you say who you are.
  With {topic|any video}, the retention curve falls where one question is answered and the next is not yet open. So open the next one before you answer the last.
  Most hooks fail by waiting. In a video on {topic|anything} the first sentence should already be about the thing that the thumbnail showed.
  - {64-71}% | still there at 0:30 when the result is shown first / {44-51}% | after a spoken introduction
  - {4.6-5.4} min | watched with a question open at each cut / {3.1-3.7} min | without one
  1. Cut everything before the sentence that makes somebody curious. It often stands at 0:40. / Mark each minute of the script with the question that is open in it. Fill the empty ones, or cut them. / After publishing look for the steepest fall, and leave out its cause next time.
  1. Open with the end: the finished piece, the failed one, the bill. / Say within twenty seconds what has to go right for it to get there. / Keep the best moment for two thirds in, and hint at it once before.
shorts | /content-ideas
  ? short, shorts, vertical*, reel*, short form, 60 seconds
  Shorts on {topic|your subject} bring many people past your door and few through it. They pay when each belongs to a long video and ends where that one begins.
  Treat a short about {topic|a subject} as one moment and not as a small video: one action, one result, no introduction.
  Shorts and long videos have audiences that hardly mix. On {topic|your channel} use them to find out what makes people stop, and make the long video of that.
  - {71-78}% | watched to the end when the result comes first / {48-55}% | when it comes last
  - {1-2} | subscribers per 1,000 views of a short / {6-8} | per 1,000 views of a long video
  1. Take the steepest rise in the retention of a long video and cut 25 seconds around it. / Begin in the middle of the movement, with the sound of it. / Link the long video, and name the minute where it goes on.
  1. Make five shorts of one subject on five days. / Compare how many swiped away in the first two seconds. It is the only figure that teaches something this early. / Film the long video of the winner.
equipment | /comment-sentiment
  ? camera*, microphone*, mic, audio, lighting, lights, gear, equipment, lens*, tripod*, setup
  For {topic|your videos} money goes into sound first, light second and the camera last. Viewers forgive a soft picture, and leave a hollow voice.
  Nothing you can buy for {topic|a channel} replaces a better first minute. But if something has to be bought, buy what saves you time on every video.
  Your own gear will do for {topic|now}. The channels that look expensive mostly film by a window and take one thing out of the frame.
  - {57-63}% | still there at 1:00 with a clip-on microphone / {46-51}% | with the camera's own
  - {51-56}% | still there at 1:00 by a window in daylight / {43-47}% | under a ceiling lamp
  1. Record one minute in the room as it is, and listen to it on a phone. / Hang up a blanket behind the camera and move the microphone to a hand's width. Record again. / Only if it is still bad, buy: a wired clip-on microphone before anything else.
  1. Film the same minute in three places of your home, at the hour you usually film. / Choose the one with the softest light and the least echo, and mark where the tripod stands. / Make ten videos there before you buy anything.
editing | /series-planner
  ? edit*, cut*, premiere, resolve, takes too long, how long & make, workflow, faster
  Most of the editing of {topic|a video} is done before filming. Anything missing from the shot list has to be found later, and searching takes the hours.
  To edit {topic|your videos} faster, cut in two passes: first only what is said, to the end, and then what is seen. Going back and forth costs the most.
  An edit gets long where it has to save something. For {topic|the next video} write the last sentence first, and film towards it.
  - {5-6} hours | to edit a video filmed from a shot list / {9-11} hours | without one
  - {3.1-3.6} hours | from the second video with a template / {4.9-5.7} hours | before
  1. Write down for one video how long each step took. / Look for what would halve the longest one: a shot list, a template, fewer places. / Change that alone in the next video, and time it again.
  1. Cut the sound first, with your eyes closed if it helps. / Lay the pictures over it, and stop at the first version that makes sense. / Watch it the next day at full speed, and mend only what you stumbled over.
// What to make, when and how often to publish it, and what viewers say.
upload-time | /video-forecast
  ? upload time*, when & upload*, when & post*, when & publish*, time & upload*, time & post*, time & publish*, best time, best day, weekday*
  Publish two to three hours before those who watch {topic|your videos} usually come, so that a video has been shown and sorted by then. The day matters less than keeping to one.
  The hour matters for the first day and hardly after it. For {topic|your videos} choose the one you can keep for three months: viewers learn it faster than the platform does.
  There is no best time for everybody. People come to {topic|a subject} when it fits their day: at noon for a recipe, after nine for a long build, on Sunday for plans.
  - {4.9-5.6}K | views in the first 48 hours, on the same day each week / {3.9-4.5}K | on changing days
  - {4.8-5.6}K | views in the first 48 hours, published at 3 pm / {3.5-4.2}K | published at 9 pm
  1. Look up when your viewers are online, and publish two to three hours before the darkest column. / Publish four videos then, on the same day of the week. / Compare the first 48 hours with the four before. Under 10% difference, choose what suits you.
  1. Note for your last twelve videos the day, the hour and the views after 48 hours. / Leave out the best and the worst, which had other reasons. / If one hour is ahead in three of four weeks, keep it. Otherwise stop thinking about it.
how-often | /series-planner
  ? how often, how many videos, schedul*, consisten*, frequen*, per week, every week, every day, daily, video* & a week
  How often is a question of what you can keep up. One good video on {topic|your subject} every ten days beats three in one week and then silence.
  Viewers of {topic|a channel} do not count videos; they notice when a promise is broken. Promise less often than you could, and keep it.
  More uploads help only while each is as good as your usual video. On {topic|most subjects} that ends sooner than one would like, at the point where editing begins to be cut short.
  - {5.2-6.0}K | views a video, with one every ten days / {2.1-2.8}K | with three a week
  - {83-89}% | of weeks kept on a plan of one video a week / {41-48}% | on a plan of three
  1. Count the hours that one video takes you, honestly, from idea to upload. / Divide the free hours of a month by it and take one off. That is how often you publish. / Keep one finished video in reserve, and say the day in your channel description.
  1. Plan six videos of one subject at once, and film two on the same day. / Publish at the pace at which the third is ready when the first comes out. / After six look at views a video, and not at views a month, before you go faster.
ideas | /content-ideas
  ? idea*, what & make, what & film, what should i, next video, inspir*, content & plan*, out of ideas, brainstorm*, suggest* & video*
  Good ideas for {topic|a channel} mostly lie where three things meet: a question that people ask, something you have at hand, and a limit that nobody else set.
  For {topic|your next video} start from a viewer and not from a subject. What did somebody try last weekend that went wrong?
  If the well is dry, look back: your best video on {topic|the subject} has a sequel, an opposite and a cheaper version. That makes three ideas already.
  - {88-94} | trend score of “one shelf, one weekend, hand tools only” / {71-77} | of “my workshop tour”
  - {41-52}K | views to expect of a mistake told in full / {18-24}K | of a list of tips
  1. Take a subject you know, and set a limit: a budget, a weekend, one tool, no car. / Write the title, and under it the moment when it could fail. / If nothing could fail, change the limit and try again.
  1. Collect twenty questions from comments, yours and those of similar channels. / Put those together that one video could answer. / Film the largest group first, and quote the questions in it.
comments | /comment-sentiment
  ? comment*, sentiment, feedback, viewers say, viewers feel, viewers think, negative, hate*, troll*, reply*, community, like my
  Comments on {topic|your videos} say less about how good they were than about what people wanted next. Read them for requests first and for praise last.
  One harsh comment weighs more than thirty kind ones, and should not. On {topic|a video} count before you feel: what share is negative, and about which minute?
  A question that viewers of {topic|your channel} ask twice is a video. Asked ten times, it is a series.
  - 75% | positive comments / 16% | neutral / 9% | negative, most about the sound
  - {8.1-8.7} | sentiment score out of 10 when you answer questions / {6.9-7.4} | on videos without answers
  1. Take the hundred newest comments and sort them: request, question, praise, complaint. / Answer the three questions that come up most, in the first hour after the next upload. / Put the largest request on your list of ideas, in the words of the person who asked.
  1. Search your comments for “I wish”, “how” and “why”. / Write the minute beside each complaint. Where three fall together, there is something to mend. / Hide the cruel ones without an answer, and go on.
series | /series-planner
  ? series, playlist*, episode*, binge*, sequel*, season & video*, group & videos, part 2
  A series on {topic|your subject} works when each part stands alone and still leaves a question for the next. Four to eight videos, three to seven days apart.
  Look first at what you have: there are often four videos on {topic|one subject} on a channel that only need an order and a common thumbnail.
  Name a series after where the viewer arrives and not after {topic|the subject}. “From a bare wall to a bookcase” is watched on; “Woodworking basics, part 3” is not.
  - {2.3-2.9} | videos per viewer within a series / {1.2-1.4} | outside one
  - {39-46}% | of viewers go on to part two when it is named at the end / {14-19}% | when only the end screen shows it
  1. Write the last video's title first: it is the promise of the whole. / Cut the way there into four to eight steps, each with a result of its own. / Film two before you publish one, so that the gap stays under a week.
  1. List older videos that the same person would watch in one evening. / Put them into an order, give them one look, and link each to the next. / Film the part that is missing. It is usually the first.
// What a channel earns, and what it costs the person who makes it.
revenue | /rpm-booster
  ? rpm, cpm, money, earn*, monetis*, monetiz*, revenue, income, ads, ad, paid, adsense, mid roll*, midroll*, living
  Revenue per thousand views on {topic|a channel} depends on who watches and how long, more than on how many. So first look at the videos with the best RPM, and then at those with the most views.
  Revenue per thousand views on {topic|your subject} moves with three things you can set: length over 8 minutes, mid-rolls at natural breaks, and subjects near a purchase.
  Two videos with the same views can earn twice as much or half. For {topic|your channel} the difference is usually the subject, and after that the length.
  - $2.30–2.70 | RPM of the sample channel, month by month / $3.20 | industry average / $5.80 | top performers
  - {$3.80-4.60} | RPM of videos over 8 minutes with one mid-roll / {$2.10-2.60} | of those under 8 minutes
  1. Sort your videos by RPM, and write down subject and length of the top ten. / Plan every third video on one of those subjects. / Place mid-rolls by hand, where one part ends and the next has not begun.
  1. Find your three videos between 6 and 8 minutes that hold viewers longest. / Ask which of them had more to say, and make the longer one next time. / Compare RPM in the same month only: the end of a year always pays better.
revenue-without-ads | /rpm-booster
  ? without more ads, without & ads, without & ad, without adsense, fewer ads, less ads, no more ads, instead of ads, besides ads, not from ads
  With as many ads as now, what {topic|a video} earns per thousand views depends most on who watches it and what it is about. Advertisers pay more beside a decision than beside a pastime.
  More ads raise RPM once, and tire viewers for good. A better-paid subject within {topic|your field} raises it for as long as the video is watched.
  RPM counts memberships and what viewers pay beside the ads as well. On {topic|a small channel} one good reason to join can do more than another break would.
  - {$4.10-4.70} | RPM of comparisons before a purchase / {$1.90-2.30} | of videos for entertainment
  - {$3.60-4.20} | RPM with memberships counted / {$2.70-3.10} | from ads alone
  1. Sort your videos by RPM, and write down the subject of the top ten. / Plan every third video on one of those subjects, at the same length and with the same breaks. / Compare after four weeks with others of the same month.
  1. Find the video that people watch before they buy something, and link the one thing you use. / Offer one thing worth paying for: your plans, your recipes, an hour of questions a month. / Name it once a video, in one sentence, and count for two months what it brings per thousand views.
sponsors | /rpm-booster
  ? sponsor*, brand deal*, partnership*, affiliate*, media kit, merch*
  Sponsors for {topic|a small channel} pay for trust in one subject. Ten thousand people who buy what they see are worth more to the right firm than a hundred thousand who watch anything.
  Before you write to a sponsor, name three things around {topic|your subject} that you have paid for yourself and would recommend anyway. Begin there.
  A fair price comes from the views you can promise and not from those you hope for. For {topic|your channel} take the median of the last ten videos after 30 days.
  - {9-12}K | views after 30 days, in the median: what you can promise / {26-34}K | your best: what you should not
  - {2.4-3.1}% | of viewers clicked a link you used in the video / {0.3-0.6}% | one that was only mentioned
  1. Write half a page: who watches, the median of views, three videos that show your tone. / Write to five small firms whose things appear in your videos already. / Offer one video with a figure you are sure to reach, and report the result unasked.
  1. Try affiliate links on three older videos for a month. / Keep what was bought as proof of what your viewers buy. / Take that to a sponsor, and say in each video that it is one.
burnout | /series-planner
  ? burnout, burn out, burned out, burnt out, tired*, exhaust*, motivat*, quit, quitting, give up, giving up, stress*, overwhelm*, take a break, pressure
  Being tired of {topic|it} is information, and no failure. Look at what costs you most: it is rarely the filming, and often the deciding and the editing.
  A break costs a channel less than most fear, on {topic|any subject}. Viewers forgive three quiet weeks sooner than ten videos that you did not want to make.
  Before you think of stopping, make the work on {topic|it} smaller: one length, one place, one day on which you do not look at figures.
  - {4-6}% | fewer views in the month after a pause of three weeks / {19-25}% | fewer over half a year of tired videos
  - {14-16} hours | for a video at your usual length / {9-10} hours | at two thirds of that length, with the same views
  1. Write down after each step of the next video whether it gave or took energy. / Drop one that took, or hand it over, or do it worse on purpose. / Say a date for the next video that you could keep in a bad week, too.
  1. Announce a pause with its end in one sentence, and keep both. / Make one thing in it that nobody will see. / Come back with the smallest video you can be glad of. If the weight stays, talk to someone you trust.
// How a channel is doing, and where it could go.
views | /youtube-tool
  ? view* & drop*, view* & down, view* & fall*, view* & fell, view* & declin*, view* & decreas*, view* & los*, view* & stuck, view* & low*, fewer views
  ? less views, more views, no views, get* views, views, impressions, reach, algorithm, not recommended, dead channel
  A drop in views on {topic|a channel} nearly always starts in one of three places: fewer people saw the thumbnail, fewer of them clicked, or viewers left early. Find out which before you change anything.
  Views are the end of a chain, so look at its links. For {topic|your videos} compare impressions, click-through and the first thirty seconds with a month when all was well; usually one of them has moved and the others have not.
  Before you blame the algorithm, check whether the drop is in new videos or in old ones. Old videos that fade mean that interest in {topic|the subject} has moved on; new ones that never start mean that title, thumbnail or opening have.
  - {3.0-3.9}% | click-through on the last five videos / {5.4-6.6}% | on the five before them
  - {38-44}% | of viewers still there at 0:30, lately / {56-63}% | in your best three months
  1. Write down impressions, click-through and average view duration of your last ten videos, oldest first. / Mark the column that falls first. That is the cause; the others follow from it. / Change only that one thing in the next two videos, and compare after a week each.
  1. Sort last month's views by traffic source. If only browse fell, it is packaging; if search fell, it is the subject. / Take the one video that held up, and name what it promised that the others did not. / Make the next video keep that promise on a new subject.
subscribers | /series-planner
  ? subscriber*, subscrib*, subs, grow*, follower*, audience & build, first 1000, first 100
  People subscribe to a next video and not to the one they have just seen. So the question for {topic|your channel} is what they can expect next, and whether a stranger could say it in one sentence.
  Growth on {topic|a channel} rarely comes from asking more often. It comes from two or three videos that bring the right people in, and from a clear second video to send them to.
  Subscribers follow a promise that repeats. Look at which videos on {topic|your subject} turn viewers into subscribers, per thousand views and not in total: the list is usually a surprise.
  - {7-9} | subscribers per 1,000 views on your how-to videos / {2-4} | per 1,000 views on everything else
  - {61-68}% | of new subscribers came from four videos / {9-14}% | came from the ten newest
  1. List your videos by subscribers gained per 1,000 views, and keep the top five. / Find what the five share: a format, a length, a kind of question. / Make the next three videos that, and end each by naming the one that comes after.
  1. Rewrite the first line of your channel description as a promise: who it is for, what they get, how often. / Pin one comment under your best video that leads to the next best. / Look again after 28 days at subscribers per 1,000 views. The total will move later.
trends | /youtube-tool
  ? trend*, viral*, season*, popular & now, going up, hype, what is hot, what's hot
  A trend in {topic|your niche} is worth a video when you can publish while it still rises and have something to add. Late and like the others is worse than not at all.
  Two kinds of trend look alike at first: the spike that is over in a week, and the season that comes back each year. For {topic|most subjects} the season is the better one to plan for.
  Ask first how long the interest in {topic|it} has been rising. One week may be news; six in a row are a direction.
  - {18-27}% | more interest than a week ago / {4-9}% | more than the week before that
  - {11-14} days | from the first rise to the peak, in the median / {19-24} days | that most channels need to publish
  1. Write down the trend, the day you noticed it, and the day you could publish. / Search for it. If the first ten results are younger than a week, choose a narrower angle or let it go. / If it comes each year, put the video into the calendar four weeks before the peak.
  1. Keep a page of subjects that you could film within two days. / When one of them moves for three weeks in a row, film it at its simplest. / Measure it after 14 days against your usual video, and not against the channel that was first.
competitors | /competitor-monitor
  ? competit*, rival*, other channels, similar channels, other creators, bigger channel*, niche & others, compar*, copy, copies, copied, copying, copycat*
  Watch three to five channels around {topic|your subject}, no more, and look only at what did better than their own usual video. That is where viewers have voted.
  A bigger channel's usual video on {topic|a subject} says little about you. The one that surprised its own audience says a lot.
  The useful question about others in {topic|your niche} is what their viewers ask for and do not get. It stands in the comments under their best videos.
  - {3.1-4.4}x | their usual views, on a comparison video / {0.7-0.9}x | on their weekly news
  - {2-3} | of five channels that posted on this last month / {0-1} | of them that showed the costs
  1. For each channel take the median views of its last twenty videos. / Keep the videos with more than twice that, and write down title, length and the first sentence. / Make what three of them share, from where you stand and they do not.
  1. Read the fifty newest comments under the best video of each channel. / Collect the questions that nobody answers. / Answer the one that comes up most, in a video of its own with the question as its title.
forecast | /video-forecast
  ? forecast*, predict*, how many views will, will & work, will & do well, expect*, chance* & video, worth making, worth filming
  Three things tell how far a video on {topic|your subject} may go. How many look for it, how well they are served, and whether your last videos brought the same people.
  Nobody can promise views for {topic|a video}, but you can tell a good bet from a poor one before you film. Aim for ideas with a success probability of 80% or more, and let the others wait.
  Compare the idea with your own past, not with the platform's best video. The honest forecast is your usual video, times what subject and packaging add.
  - {72-81}% | success probability as you describe it / {84-91}% | with a narrower title
  - {11-15}K | views after a month, if it does as your usual video / {24-31}K | if it does as your best on the subject
  1. Write the title first. If you need the description to explain it, the idea is not ready. / Find three videos on the same question and note their views against their channels' usual ones. / Forecast it, change one thing, forecast again, and film the better one.
  1. Say in one sentence who clicks this, and why today. / Take your five closest videos and use the middle one as your expectation. / Decide beforehand what you will call a success after 28 days.
niche | /youtube-tool
  ? niche*, saturat*, is there room, topic*, subject & choose, which topic, audience want*, people want, people watch, demand, gap*, research
  Whether there is room in {topic|a niche} shows in two figures: how many watch it, and how small the channels are that do well in it. Many views on small channels mean that the door is open.
  A subject is full when the first page of results answers the question well. For {topic|most subjects} it answers a broad question well and the narrow ones hardly at all.
  Go narrower than feels right. On {topic|any subject} the video for one kind of person beats the video for everybody, until the channel is known.
  - {34-41}% | of views go to channels under 50K subscribers / {12-17}% | in the broader subject above it
  - {5.1-6.3}% | engagement on the narrow question / {2.4-3.2}% | on the broad one
  1. Search for the narrowest question that you could answer well. / Count results older than two years, and results from channels of your size. / Three or more of either: there is room. No results: change one word and search again.
  1. Write ten questions that a beginner would ask, and ten of someone two years in. / Strike out those with a good answer from the last twelve months. / Film the one that you would have watched yourself.
// What is allowed, and what to do about a claim or limited ads.
copyright | /description-rewriter
  ? copyright*, music, song*, soundtrack*, fair use, fair dealing, content id, royalty free, licens*, licenc*, creative commons, copyright & strike*
  ? copyright & claim*, use & music, use & song*, background music
  Use only what you made, what you have a licence for, or what is free to use in writing. A few seconds, a credit in the description and “I do not own this” change nothing.
  Whether you may use something is decided by its licence, and not by how long the clip is. This is no legal advice: where money or a contract hangs on it, ask somebody who gives it.
  Music causes most claims, and is the easiest to avoid. The YouTube Audio Library is free to use; elsewhere read whether the licence covers videos that earn money.
  - {6-8} of 10 | copyright claims are about music / {2-3} of 10 | about pictures and clips
  - {5-9} minutes | to check a licence before you edit / {3-5} hours | to replace a song afterwards
  1. List whatever in the video is not yours: music, pictures, clips, fonts. / Beside each write down the licence, where it stands and the day you read it. / Replace anything without a license, and put the credits that the others ask for into the description.
  1. If a claim has come, read first what it is on, and what it does: some only share the income. / Cut, mute or exchange that passage in YouTube Studio, or show your licence in a dispute. / Dispute only what you could prove. A strike weighs more than a lost song.
limited-ads | /rpm-booster
  ? demonetis*, demonetiz*, video* & demonetis*, video* & demonetiz*, channel & demonetis*, channel & demonetiz*, yellow icon, yellow dollar, limited ads
  ? no ads on, age restrict*, restricted, advertiser friendly
  If a video shows few or no ads, its title, thumbnail and opening were judged first, often by a machine. You can ask that a person look at it, and it is worth doing.
  Serious subjects are not ruled out. Tell them factually, without shock in the thumbnail, and make the reason clear from the start.
  Do not change anything before you know the reason. YouTube Studio names it beside the video, and the guidelines say what would have passed.
  - {4-6} of 10 | reviews end with all ads back / {1-2} days | until most are decided
  - {5-7} of 10 | are about title or thumbnail / {2-3} of 10 | about what is said in the video
  1. Read the reason in YouTube Studio, and the paragraph of the guidelines that it names. / Look at title, thumbnail and first minute with that paragraph beside you. / If you find nothing, ask for a review and say what the video is for. If you do, change it first.
  1. Rate the video yourself against the self-certification questions, as strictly as you can. / Replace a word in the title, or the thumbnail, if that is all it takes. Leave the subject. / Keep a note of what was decided and why: it is your guide for the next one.
// Small talk, and what the assistant is.
abilities
  ? what can you, what do you do, what do you know, can you help, how do you work, how does this work, who are you, are you & ai, are you & human
  ? are you & bot, are you real, language model
  I answer questions on making and growing a channel: views, titles, thumbnails, ideas, series, comments, revenue. In this demo my answers are written beforehand and chosen by the words of your question, and every figure is a sample.
  Ask me in your own words about views that fell, a title, a thumbnail, when to upload, what to film next or what you earn. I give a short method, sample figures, and the tool that goes further. I am no person, and in this demo no language model either.
  I am the short way through Greenlight: a question in, a method and the right tool out. I know nothing of your real channel here, so all figures are sample figures.
distress | urgent
  ? kill myself, killing myself, hurt myself, harm myself, end my life, ending my life, take my life, want to die, don't want to live, i'm suicidal
  ? i am suicidal, feel suicidal, feeling suicidal
  I am sorry that it is so hard right now. I am a demo with written answers and cannot help with this, but people can. Call your local emergency number or a crisis line, or go to someone near you, now. The channel can wait.
  That matters more than any channel. Please talk to a person about it today: a crisis line, a doctor, a friend who picks up. If you are in danger, call your local emergency number. I am only a demo.
  Please do not stay alone with this. Someone at a crisis line will listen, at night as well, and your local emergency number is there if it is urgent. A demo like me cannot do that for you.
account | /pricing
  ? greenlight & cost*, greenlight & price*, your price*, pricing, billing, my plan, upgrade*, cancel*, password, my account
  That is about Greenlight itself. Plans and what is in them stand on the pricing page; your settings are under Account Settings, in the menu with your address. Nothing is charged in the demo.
  Plans are Starter, Pro and Creator+. The pricing page lists what each includes, and in the demo you cannot buy anything by accident.
  For plans see the pricing page, for your topic and your channel's name the account settings. The demo takes no payment.
thanks | light
  ? thank*, thx, cheers, great, perfect, awesome, helpful, bye, goodbye
  You are welcome. When you have tried it, come back with the figures before and after: the second question is usually the better one.
  Glad that it helps. If you do one thing today, make it the first step, and leave the others for next week.
  Any time. The conversation stays here, so you can pick it up where you left it.
greeting | /content-ideas | light
  ? hi, hello, hey, good morning, good evening, good afternoon, how are you, hola, hallo
  Hello. What is on your mind: a video that did not start, one that you are planning, or the channel as a whole?
  Hi. Tell me what you make and what you would like to change, and I will take it from there.
  Good to see you. Ask about a video, a title, a thumbnail or what to film next; the more exactly you say it, the better the method fits.
`;

function readAnswer({ head, lines }: Entry): Answer {
  const [name = "", ...cells] = head.split(" | ");
  const after = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [figures, methods] = [after("- "), after("1. ")].map((sets) => sets.map(sentences));
  return {
    name,
    keywords: after("? ").flatMap(words),
    openings: lines.filter((line) => !/^(?:\?|-|1\.) /.test(line)),
    ...(cells.includes("light") && { light: true }),
    ...(cells.includes("urgent") && { urgent: true }),
    ...(figures?.length && { figures }),
    ...(methods?.length && { methods }),
    ...(cells[0]?.startsWith("/") && { room: cells[0] }),
  };
}

/** All answers but the fallback. Where a question fits two equally well, the earlier one wins. */
export const allAnswers = once(() => readEntries(TABLE).map(readAnswer));

/** For questions that no other answer fits. */
export const fallbackAnswer = once(() =>
  readAnswer({
    head: "fallback | /youtube-tool",
    lines: [
      "I have no ready answer on {topic|that}, but one habit helps with nearly everything: find the figure that would tell you whether it worked, and compare it before and after.",
      "That is outside what I know in this demo. Ask me with the figure that worries you (views, clicks, minutes, subscribers, revenue) and with what you make, and I can be more exact.",
      "On {topic|this} I can only help with the method. If you tell me which part of the video it is about (idea, title, thumbnail, opening, description or timing), I can say more.",
      "1. Say in one sentence what you want to be different in four weeks. / Choose the figure that would show it, and write down where it stands today. / Change one thing, and look again after two videos.",
      "1. Look for the three videos of yours that come closest to what you want. / Write down what they share that the others do not have. / Make the next one with that, and nothing else changed.",
    ],
  }),
);
