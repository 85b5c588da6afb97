import { seeded } from "../../../app/numbers/chance";
import type { Comment, VideoCommentsAnswer } from "../../../app/services/comments";
import { findSampleVideo, instantAt, sampleTopics } from "./catalogue";
import type { SampleTopic, SampleVideo } from "./topics/topic";
import { splitWords } from "./words";

interface Found {
  topic: SampleTopic;
  video: SampleVideo;
}

/** The sample video of that id or title, whose case and punctuation do not matter; null for any other. */
export function findVideoByText(asked: string): Found | null {
  const known = findSampleVideo(asked.trim());
  if (known) return known;
  const folded = splitWords(asked).join(" ");
  for (const topic of sampleTopics) {
    const video = folded && topic.videos.find(({ title }) => splitWords(title).join(" ") === folded);
    if (video) return { topic, video };
  }
  return null;
}

/** The invented comments of a sample video as of `now`, newest first: the same ones, however often it is asked. */
export function sampleCommentsAnswer({ topic, video }: Found, now: Date): VideoCommentsAnswer {
  const { videoId, title, channelId, daysAgo, hour } = video;
  const comments = makeComments(topic, video, now);
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    video: {
      videoId,
      title,
      channelId,
      channel: topic.channels.find(({ id }) => id === channelId)?.name ?? "",
      publishedAt: instantAt(daysAgo, hour, now),
      commentCount: video.comments,
      thumbnail: `/api/thumbnails/${videoId}.svg`,
    },
    comments,
    more: comments.length < (video.comments ?? 0),
  };
}

function makeComments(topic: SampleTopic, { videoId, daysAgo, comments }: SampleVideo, now: Date): Comment[] {
  const random = seeded(`${videoId} comments`);
  const texts = [...EVERYWHERE, ...(BY_TOPIC[topic.key] ?? [])]
    .map((text) => ({ text, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, comments ?? 0);
  return texts
    .map(({ text }, index): Comment => {
      const replies = Math.floor(4 * random() ** 2);
      return {
        commentId: `${videoId}-comment-${index + 1}`,
        text,
        // A few are liked by many, most by hardly anyone.
        likeCount: Math.floor(1.5 / (random() + 0.02)) - 1,
        replyCount: replies,
        publishedAt: instantAt(1 + Math.floor(random() ** 2 * (daysAgo - 1)), Math.floor(24 * random()), now),
        byOwner: false,
        ownerReplied: replies > 0 && random() < 0.5,
      };
    })
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

/** What people write under any sample video: praise, complaints, questions, wishes, spam, and other languages. */
const EVERYWHERE: readonly string[] = [
  "This is the first video on the subject that I watched to the end.",
  "Clear, calm, no shouting. Subscribed.",
  "Saved me a whole weekend, thank you.",
  "W video 🔥",
  "I'm dead 💀 the bit in the middle",
  "Your best one so far. The editing got so much better.",
  "😍😍😍",
  "Okay this actually slaps",
  "Came for one tip, stayed for all of it.",
  "Watched it twice and took notes.",
  "The music is far too loud, I can hardly hear you.",
  "Three minutes of introduction before anything happens.",
  "Not your best. It felt rushed.",
  "I disagree with nearly everything here, but you say it well.",
  "Clickbait. The title promises something else.",
  "Too many ads in this one.",
  "I tried it, and it did not work for me at all.",
  "Which camera do you use?",
  "Where can I find the list from the end?",
  "Could you put timestamps in the description?",
  "Please do a longer version of this!",
  "Can you make one for complete beginners?",
  "How long did this take you to make?",
  "Will there be a part two?",
  "Would love to see you try this on a small budget.",
  "Is there a written version anywhere?",
  "First!",
  "Watching from Nairobi, good morning everyone.",
  "Who else is watching this at night?",
  "Muchas gracias, me ha ayudado mucho.",
  "Sehr gut erklärt, vielen Dank!",
  "Très utile, merci beaucoup pour cette vidéo.",
  "すごくわかりやすかったです。",
  "Bom demais, parabéns pelo canal.",
  "CONGRATS you are our winner, message me on the app to claim your prize 🎁",
  "I earn 4,000 a week from home, ask my mentor how, link in my profile",
  "sub to my channel and I sub back",
  "The part at the end made me laugh out loud.",
  "Not bad. Not great either.",
  "ok",
];

/** What people write under videos of one topic, by its key. */
const BY_TOPIC: Record<string, readonly string[]> = {
  ai: [
    "The template alone saved me an hour today.",
    "Finally someone who shows where it gets things wrong.",
    "I built this over lunch and my inbox is empty for once.",
    "Loved that you checked the answer against the original.",
    "Honest about the limits. Rare.",
    "So this is just a longer prompt? Disappointing.",
    "Half of these tools cost more than my phone.",
    "My company would never allow this, and you do not mention privacy once.",
    "The demo is sped up, in real life it takes minutes.",
    "It made up two meetings that never happened. Not for me.",
    "Does this work without a paid plan?",
    "Which model did you use for the summary?",
    "What happens with confidential notes?",
    "Can it read handwriting?",
    "Please compare it with doing it by hand!",
    "Could you show the same on a phone?",
    "Would you share the prompt as text?",
    "Please do one on spreadsheets next.",
  ],
  react: [
    "I finally understand why it renders twice.",
    "Ten minutes, and my weekend bug is gone.",
    "You write the test first and it shows.",
    "The diagram of who owns the state is gold.",
    "No framework of the month, just the thing itself. Thank you.",
    "Outdated already, the API changed in the last release.",
    "You skip over the types, which is the hard part.",
    "I copied it letter by letter and get an error on line 12.",
    "The font is too small on a phone, I cannot read the code.",
    "All this for a form? I would just use a form.",
    "Where is the repository?",
    "Why not lift the state up instead?",
    "Does this still work with server components?",
    "What theme is that in your editor?",
    "How would you test the loading state?",
    "Please do this with TypeScript!",
    "Could you make one on forms and accessibility?",
    "A follow-up on error boundaries would be great.",
  ],
  fitness: [
    "Day 12 and I can climb the stairs without stopping.",
    "You breathe as hard as I do, that is why I come back.",
    "No weights, no talk about bodies, just moving. Perfect.",
    "My mother is 71 and does this with me every morning.",
    "The easier version of each move makes all the difference.",
    "My knees hated every second of it.",
    "Way too fast for a beginner video.",
    "You never say how long to rest.",
    "The beeps are louder than your voice.",
    "Two weeks in and I see no change at all.",
    "Is this safe with a bad back?",
    "How many times a week should I do it?",
    "Can I do this without a mat?",
    "What do I do after missing a week?",
    "Before or after breakfast?",
    "Please make one without jumping, I live upstairs!",
    "Could you do a version for the office?",
    "A printable plan would be wonderful.",
  ],
  cooking: [
    "Made it tonight, my teenager asked for seconds.",
    "You said 'leave it out if you do not have it' and I felt seen.",
    "The lentil trick is genius.",
    "Cheap, quick, and it keeps three days. Exactly what I need.",
    "Smelled so good that my neighbour rang.",
    "Way too salty when I followed it to the gram.",
    "Mine came out soggy, and I did everything you said.",
    "Twelve ingredients is not a quick dinner.",
    "Not everyone has four kinds of vinegar.",
    "The oven times cannot be right, it was burnt after twenty minutes.",
    "How much is a mug in grams?",
    "Can I freeze this?",
    "What can I use instead of tahini?",
    "How long does it keep in the fridge?",
    "Does it work in an air fryer?",
    "Please do a vegan version!",
    "Could you write the recipe in the description?",
    "More soups please, winter is coming.",
  ],
  photo: [
    "Took this to the park today and got my favourite picture in months.",
    "One lamp, one wall, and it looks like a studio. Sick.",
    "You show the misses too. That is how I learn.",
    "The before and after at the same exposure finally made it click.",
    "My old phone can do this? Mind blown.",
    "Your whites look blue on my screen.",
    "Nice, if you own a lens that costs a month's rent.",
    "You never give the settings.",
    "Overedited. The sky looks fake.",
    "Photographing strangers without asking feels wrong to me.",
    "What was the shutter speed?",
    "Does this work in daylight?",
    "Which tripod is that?",
    "Do you shoot raw on the phone?",
    "How do you ask people?",
    "Please do one on rainy days!",
    "Could you upload the raw files for practice?",
    "A video on printing would be lovely.",
  ],
};
