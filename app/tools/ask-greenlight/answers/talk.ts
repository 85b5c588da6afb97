import type { Answer } from "./answer";

/** What belongs to any conversation. */
export const TALK: Answer[] = [
  {
    name: "abilities",
    keywords: [
      "what can you",
      "what do you do",
      "what do you know",
      "can you help",
      "how do you work",
      "how does this work",
      "who are you",
      "are you & ai",
      "are you & human",
      "are you & bot",
      "are you real",
      "language model",
    ],
    openings: [
      "I answer questions on making and growing a channel: views, titles, thumbnails, ideas, series, comments, revenue. In this demo my answers are written beforehand and chosen by the words of your question, and every figure is a sample.",
      "Ask me in your own words about views that fell, a title, a thumbnail, when to upload, what to film next or what you earn. I give a short method, sample figures, and the tool that goes further. I am no person, and in this demo no language model either.",
      "I am the short way through Greenlight: a question in, a method and the right tool out. I know nothing of your real channel here, so all figures are sample figures.",
    ],
  },
  {
    name: "distress",
    keywords: [
      "kill myself",
      "killing myself",
      "hurt myself",
      "harm myself",
      "end my life",
      "ending my life",
      "take my life",
      "want to die",
      "don't want to live",
      "i'm suicidal",
      "i am suicidal",
      "feel suicidal",
      "feeling suicidal",
    ],
    urgent: true,
    openings: [
      "I am sorry that it is so hard right now. I am a demo with written answers and cannot help with this, but people can: call your local emergency number or a crisis line, or go to someone near you, now. The channel can wait.",
      "That matters more than any channel. Please talk to a person about it today: a crisis line, a doctor, a friend who picks up. If you are in danger, call your local emergency number. I am only a demo.",
      "Please do not stay alone with this. Someone at a crisis line will listen, at night as well, and your local emergency number is there if it is urgent. A demo like me cannot do that for you.",
    ],
  },
  {
    name: "account",
    keywords: [
      "greenlight & cost*",
      "greenlight & price*",
      "your price*",
      "pricing",
      "billing",
      "my plan",
      "upgrade*",
      "cancel*",
      "password",
      "my account",
    ],
    openings: [
      "That is about Greenlight itself. Plans and what is in them stand on the pricing page; your settings are under Account Settings, in the menu with your address. Nothing is charged in the demo.",
      "Plans are Starter, Pro and Creator+. What each includes is on the pricing page, and in the demo nothing can be bought by accident.",
      "For plans see the pricing page, for your topic and your channel's name the account settings. The demo takes no payment.",
    ],
    room: "/pricing",
  },
  {
    name: "thanks",
    keywords: ["thank*", "thx", "cheers", "great", "perfect", "awesome", "helpful", "bye", "goodbye"],
    light: true,
    openings: [
      "You are welcome. When you have tried it, come back with the figures before and after: the second question is usually the better one.",
      "Glad that it helps. If you do one thing today, make it the first step, and leave the others for next week.",
      "Any time. The conversation stays here, so you can pick it up where you left it.",
    ],
  },
  {
    name: "greeting",
    keywords: [
      "hi",
      "hello",
      "hey",
      "good morning",
      "good evening",
      "good afternoon",
      "how are you",
      "hola",
      "hallo",
    ],
    light: true,
    openings: [
      "Hello. What is on your mind: a video that did not start, one that you are planning, or the channel as a whole?",
      "Hi. Tell me what you make and what you would like to change, and I will take it from there.",
      "Good to see you. Ask about a video, a title, a thumbnail or what to film next; the more exactly you say it, the better the method fits.",
    ],
    room: "/content-ideas",
  },
];

/** For what nothing else takes up. */
export const FALLBACK: Answer = {
  name: "fallback",
  keywords: [],
  openings: [
    "I have no ready answer on {topic|that}, but this much holds for nearly everything on a channel: find the one figure that would tell you whether it worked, and look at it before and after.",
    "That is outside what I know in this demo. Ask me with the figure that worries you (views, clicks, minutes, subscribers, revenue) and with what you make, and I can be more exact.",
    "On {topic|this} I can only help with the method. If you tell me which part of the video it is about (idea, title, thumbnail, opening, description or timing), I can say more.",
  ],
  methods: [
    [
      "Say in one sentence what you want to be different in four weeks.",
      "Choose the figure that would show it, and write down where it stands today.",
      "Change one thing, and look again after two videos.",
    ],
    [
      "Look for the three videos of yours that come closest to what you want.",
      "Write down what they share that the others do not have.",
      "Make the next one with that, and nothing else changed.",
    ],
  ],
  room: "/youtube-tool",
};
