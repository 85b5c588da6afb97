import { amount, once, oneOf, readRows, sentences, text } from "../desk/text-table";
import type { RpmTip } from "./recommendation";

/** Id, category, priority, difficulty, gain and time; title and description; reasoning; steps. */
const TIP_TABLE = `
mid-roll | Ad Optimization | High | Easy | 0.31 | 1 evening
  Set mid-roll breaks by hand in videos over 8 minutes | Place them where a thought ends, instead of where the clock says.
  Only videos over 8 minutes can have them, and automatic breaks often fall into the middle of a sentence, where people leave. A break between two parts is forgiven.
  List your ten most watched videos over 8 minutes. / Find the places where one part ends and the next has not begun. / Set one break at the first of them after minute 3, and no more than one every 4 minutes. / Look after two weeks whether viewers leave at a break, and move it if they do.
all-formats | Ad Optimization | High | Easy | 0.26 | 1 hour
  Allow every ad format on the videos that can bear it | Check old uploads: formats that were switched off once stay off.
  The more kinds of ads may run, the more advertisers bid for the place. Settings of early videos are often stricter than their makers remember.
  Filter your videos by monetization and look for those with formats missing. / Switch them on for all but videos with a sensitive subject. / Set the same as the default for uploads.
first-words | Ad Optimization | Medium | Easy | 0.2 | 2 evenings
  Keep the first minute friendly to advertisers | Move strong language, injuries and gloomy news out of title, thumbnail and opening.
  Limited ads are decided by the opening and the thumbnail first. Often a single word costs a video most of its advertisers.
  List the videos that are marked as limited. / Watch the first minute of each with the guidelines beside you. / Trim or mute the passage, or change the thumbnail. / Ask for a review, and note what was decided.
pause-at-list | Ad Optimization | Medium | Easy | 0.19 | 1 evening
  Put the last break before the part with the verdict | Between two parts, and early enough: people leave once they have what they came for.
  The same mid-roll is watched by far more people before the verdict than behind it. It costs trust only where the wait is padded.
  Find the minute of the verdict in your five best reviews. / Move the last break to the end of the part before it. / Say in one sentence what is coming, then let the break run.
block-poor-ads | Ad Optimization | Low | Medium | 0.11 | 3 weeks
  Block the two ad categories that suit your viewers least | Fewer, better matched ads keep people watching to the next one.
  Blocking too much lowers the bids, so it is only worth it for categories that viewers complain of. Two is a bound that keeps the auction alive.
  Search your comments for complaints about ads. / Block the two categories that are named most. / Compare RPM and watch time three weeks before and after. / Undo it if RPM fell.
buying-guide | Content Strategy | High | Medium | 0.44 | 2 weeks
  Make one buying guide a month | A comparison of three to five products that your viewers are about to choose between.
  Advertisers pay most where someone is deciding. A guide draws viewers with a purchase in mind, and goes on drawing them until the products change.
  List the products asked about most often in your comments. / Choose one question that separates them, such as price per year. / Film every product doing the same task. / Put the answer for each kind of buyer into chapters. / Note in the calendar when the guide will be out of date.
longer-where-needed | Content Strategy | High | Medium | 0.37 | 3 weeks
  Let the explainers that people finish run past 8 minutes | Videos that keep most viewers to the end can carry two more minutes and a mid-roll.
  A video over 8 minutes may show an ad in the middle. It pays only where people stay, so begin with those that are watched to the end today.
  Find your videos of 6 to 8 minutes with the best share of viewers at the end. / Read their comments for the question that was left open. / Plan the next one on that topic with the answer as its last part. / Compare the share of viewers at the end with that of the shorter ones.
seasonal-money | Content Strategy | Medium | Easy | 0.29 | 1 evening
  Move your most commercial topic to the fourth quarter | Publish the video with the most to sell in October or November instead of in spring.
  Advertisers spend their yearly budgets before the holidays, and least in January. The same views bring in more in the right weeks.
  Mark the videos on your list that name products or prices. / Give those the dates from mid-October to early December. / Fill January with the ones that are made to be searched all year.
evergreen-refresh | Content Strategy | Medium | Medium | 0.22 | 1 week
  Remake the old video that search still brings people to | Replace an answer of two years ago with one that is right today, under the same question.
  Viewers from search watch with a purpose, which advertisers value. An outdated answer sends them away in the first minute, before any ad.
  Sort your videos of last month by views from search. / Watch the oldest of the first ten and write down what is wrong today. / Film the new answer, beginning with what has changed. / Link from the old video to the new one, in a card and a pinned comment.
specific-topic | Content Strategy | Low | Easy | 0.18 | 2 evenings
  Name the tool, the job or the budget in your titles | Go from a broad subject to the situation a viewer with money to spend is in.
  Ads are matched to what a video is about. A title on kitchens in general attracts general ads; one on fitting a sink attracts those of people who sell sinks.
  Take your next three titles and ask of each: for whom, with what, for how much? / Write the answer into the title and the first line of the description. / Say it aloud within the first 30 seconds.
subtitles | Audience Targeting | Medium | Medium | 0.28 | 1 month
  Add checked subtitles in two more languages | Begin with the languages of viewers who come already, in spite of yours.
  What a thousand views bring in differs several times over between countries. Subtitles let viewers in well-paid markets stay longer than the pictures alone would keep them.
  Look up which countries watch you without speaking your language. / Pick two of them where advertising is well paid. / Have the subtitles of your ten most watched videos translated and read by a native speaker. / Translate those titles and descriptions, too. / Look again after a month: did the share of these countries grow?
publish-for-west | Audience Targeting | Low | Easy | 0.16 | 1 evening
  Publish when your best-paid country is awake | Shift the upload by a few hours so that its first evening falls where ads pay most.
  The first hours decide whom a video is shown to next. If they fall in the night of your best market, others fill the place.
  Find the country with the highest RPM among your first five by views. / Convert its early evening into your own time. / Schedule the next four videos for that hour. / Compare that country's share with the four videos before.
units-and-prices | Audience Targeting | Low | Easy | 0.13 | 1 evening
  Give prices and measures in two systems | Show dollars beside your own currency, and inches beside centimetres, on screen.
  A viewer who has to convert leaves for a video that does it. Those who leave are often from the markets with the highest rates.
  Make one caption style with room for both figures. / Use it for every price and measure in the next video. / Add both to the descriptions of your five most watched videos.
people-who-buy | Audience Targeting | High | Hard | 0.51 | 6 weeks
  Speak to the one who decides, not to the one who dreams | Plan one video in four for viewers who own the thing, run the shop or sign the invoice.
  Beginners are many and buy little. Videos for people who do it for a living have fewer views, and advertisers who sell to a trade pay several times as much for each.
  Ask in a post who does this for a living, and what they spend on it. / Collect the five questions that only they would ask. / Make the first video on the one with the most money behind it. / Watch its RPM for four weeks, not its views.
returning-viewers | Audience Targeting | Medium | Medium | 0.24 | 8 weeks
  Turn one-time viewers into a weekly habit | Give one format a fixed day and a fixed opening, and keep to it for eight weeks.
  Returning viewers skip less and watch to later ads. A fixed day is the cheapest way to have more of them.
  Choose the format of which you could make eight without strain. / Announce its day at the end of three videos. / Open each episode with the same ten seconds. / Compare returning viewers in week one and week eight.
session-playlists | Channel Growth | High | Easy | 0.33 | 1 evening
  Lead from your most watched video to your best-paid one | An end screen, a pinned comment and a playlist that begin where most people arrive.
  Views and income seldom come from the same video. A tenth of the viewers of the one moves the average of the channel more than a new upload does.
  Sort last month's videos by views, then by RPM. / Find a pair that the same viewer could want in this order. / Set the end screen of the first to the second, alone. / Pin a comment that says why it comes next.
memberships | Channel Growth | Medium | Hard | 0.58 | 2 months
  Offer a membership with one thing worth having | A monthly question hour or the working files, for the price of a coffee.
  Income per viewer does not have to come from ads. One member in five hundred viewers can bring in more than the ads those viewers see.
  Ask which one thing people would pay for, and offer three to choose from. / Promise only what you can keep up in a month without time. / Open it with the files of a video that is being watched now. / Name it once in each video, in one sentence. / After two months keep it, change it or close it.
shorts-to-long | Channel Growth | Medium | Medium | 0.27 | 3 weeks
  Give every short one long video to lead to | Shorts earn little by themselves: make each the beginning of a video that earns.
  Short videos pull the average of a channel down, as their views bring in a fraction. With a related video linked they bring viewers to where ads run.
  List your ten most watched shorts. / Set the related video of each to the long one on the same subject. / Without one, write down its title: that is your next topic. / End new shorts on the question that the long video answers.
sponsor-page | Channel Growth | High | Medium | 0.47 | 1 week
  Write the one page that sponsors ask for | Who watches, what they buy, what a mention costs: ready before anyone asks.
  Small companies write to many channels and take the one that answers first. A page with figures and prices ends most talks within a day.
  Note views of the last ten videos after 30 days: the middle one is your figure. / Add countries, ages, and three comments that show what viewers buy. / Set a price for a mention, and one for a whole video. / Put the page's address into your channel's description.
own-product | Channel Growth | Low | Hard | 0.39 | 1 month
  Sell the plan you drew anyway | Cutting lists, templates, recipes to print: what viewers pause the video for.
  If people ask for the file under a video, its price is the only open question. It costs one careful evening and is sold for years.
  Count the comments that ask for a plan, a list or a template. / Clean up the one for the most watched video. / Let two viewers work with it, and mend what they stumble over. / Link it in the first line of the description.
`;

/** Recommendations to draw from: invented, and so is every amount in them. */
export const tipPool = once(() =>
  readRows<RpmTip>(TIP_TABLE, {
    id: text,
    category: oneOf(["Content Strategy", "Audience Targeting", "Ad Optimization", "Channel Growth"]),
    priority: oneOf(["High", "Medium", "Low"]),
    difficulty: oneOf(["Easy", "Medium", "Hard"]),
    potentialIncrease: amount,
    timeToImplement: text,
    title: text,
    description: text,
    reasoning: text,
    actionSteps: sentences,
  }),
);

/** The recommendations of the first visit, newest first. */
export const startingTips = once(() =>
  ["mid-roll", "buying-guide", "subtitles", "session-playlists"].flatMap((wanted) =>
    tipPool().filter(({ id }) => id === wanted),
  ),
);

/** Monthly views of the sample channel. */
export const SAMPLE_MONTHLY_VIEWS = 84_000;

/** Spec section 9, Sample RPM: dollars per thousand views. */
export const BENCHMARK = { industryAverage: 3.2, topPerformerRPM: 5.8 };

/** Spec section 4, RPM analysis: what every analysis finds. */
export const FOUND = { currentRPM: 2.67, monthlyTrend: "increasing", trendPercentage: 15.2 } as const;

/** The values before the first analysis. */
export const FOUND_BEFORE = { currentRPM: 2.32, monthlyTrend: "increasing", trendPercentage: 4.9 } as const;
