import { expect, it } from "vitest";
import { parseRequest } from "./request-forms";

it.each([
  ["Can you please make a video about risotto next?", "video", "risotto"],
  ["I'd love to see you cover sourdough", "video", "sourdough"],
  ["How about a video on grafting?", "video", "grafting"],
  ["Could you do one on serrated knives please?", "video", "serrated knives"],
  ["next do lasagna", "video", "lasagna"],
  ["Can you do one for small kitchens", "video", "small kitchens"],
  ["Can you do a video on lathe  chucks also?", "video", "lathe chucks"],
  ["I wish you included the amounts", "addition", "amounts"],
  ["You should try the vegetarian version", "video", "vegetarian version"],
  ["could you please pin the ingredients list", "addition", "ingredients list"],
  ["Celsius please", "addition", "Celsius"],
  ["It would be nice to have subtitles", "addition", "subtitles"],
  ["Please don't put the music over your voice", "change", "don't put the music over your voice"],
  ["Zoom in please!", "change", "zoom in"],
  ["could you slow down", "change", "slow down"],
  ["please stop shouting at us", "change", "stop shouting at us"],
  ["please provide a kubernetes tutorial", "video", "kubernetes tutorial"],
  ["please stop using that filter", "change", "stop using that filter"],
  ["Bro can you show and share the cutting list plss", "video", "share the cutting list"],
  ["We need a shop tour", "video", "shop tour"],
  ["Day 3 of asking for a shop tour", "video", "shop tour"],
  ["Shop tour when?", "video", "Shop tour"],
  ["Shop tour please", "video", "Shop tour"],
  ["move your facecam please, can't see the minimap", "change", "move facecam"],
])("%j asks for %s: %s", (sentence, kind, wants) => {
  expect(parseRequest(sentence)).toEqual({ kind, wants });
});

it.each([
  "Can you freeze this?",
  "Please do me a favor and smile",
  "can you make phone calls with it",
  "can we use oat milk",
  "How would you compare this to the old one?",
  "I really want a new phone",
  "You should be ashamed",
  "you should get out more",
  "they should make a smaller one",
  "please like and subscribe to my channel",
  "which theme is this please",
  "more people should watch this",
  "Do I need WSL for this?",
  "I cried when",
  "that part when",
  "can't wait to see when I open my eyes",
  "I wish you all the best in life",
  "What will you do for a job then?",
  "I'm here for the documents please",
  "please do not abandon him",
  "please stop blowing up this comment",
  "please continue teaching",
  "More to come",
  "can someone turn that into a rap song please",
])("%j asks the creator for nothing", (sentence) => {
  expect(parseRequest(sentence)).toBeNull();
});
