import type { Answer } from "./answer";

/** What is allowed, and what to do where something was not. */
export const RULES: Answer[] = [
  {
    name: "copyright",
    keywords: [
      "copyright*",
      "music",
      "song*",
      "soundtrack*",
      "fair use",
      "fair dealing",
      "content id",
      "royalty free",
      "licens*",
      "licenc*",
      "creative commons",
      "copyright & strike*",
      "copyright & claim*",
      "use & music",
      "use & song*",
      "background music",
    ],
    openings: [
      "Use only what you made, what you have a licence for, or what is free to use in writing. A few seconds, a credit in the description and “I do not own this” change nothing.",
      "Whether you may use something is decided by its licence, and not by how long the clip is. This is no legal advice: where money or a contract hangs on it, ask somebody who gives it.",
      "Music causes most claims, and is the easiest to avoid. The YouTube Audio Library is free to use; elsewhere read whether the licence covers videos that earn money.",
    ],
    figures: [
      ["{6-8} of 10 | copyright claims are about music", "{2-3} of 10 | about pictures and clips"],
      ["{5-9} minutes | to check a licence before you edit", "{3-5} hours | to replace a song afterwards"],
    ],
    methods: [
      [
        "List whatever in the video is not yours: music, pictures, clips, fonts.",
        "Beside each write down the licence, where it stands and the day you read it.",
        "Replace what has none, and put the credits that the others ask for into the description.",
      ],
      [
        "If a claim has come, read first what it is on, and what it does: some only share the income.",
        "Cut, mute or exchange that passage in YouTube Studio, or show your licence in a dispute.",
        "Dispute only what you could prove. A strike weighs more than a lost song.",
      ],
    ],
    room: "/description-rewriter",
  },
  {
    name: "limited-ads",
    keywords: [
      "demonetis*",
      "demonetiz*",
      "video* & demonetis*",
      "video* & demonetiz*",
      "channel & demonetis*",
      "channel & demonetiz*",
      "yellow icon",
      "yellow dollar",
      "limited ads",
      "no ads on",
      "age restrict*",
      "restricted",
      "advertiser friendly",
    ],
    openings: [
      "A video that shows limited ads or none was judged by its title, thumbnail and opening before anything else, often by a machine. You can ask that a person look at it, and it is worth doing.",
      "Serious subjects are not ruled out. What counts is how they are told: factually, without shock in the thumbnail, and with the reason for telling them clear from the start.",
      "Do not change anything before you know the reason. YouTube Studio names it beside the video, and the guidelines say what would have passed.",
    ],
    figures: [
      ["{4-6} of 10 | reviews end with all ads back", "{1-2} days | until most are decided"],
      ["{5-7} of 10 | are about title or thumbnail", "{2-3} of 10 | about what is said in the video"],
    ],
    methods: [
      [
        "Read the reason in YouTube Studio, and the paragraph of the guidelines that it names.",
        "Look at title, thumbnail and first minute with that paragraph beside you.",
        "If you find nothing, ask for a review and say what the video is for. If you do, change it first.",
      ],
      [
        "Rate the video yourself against the self-certification questions, as strictly as you can.",
        "Replace a word in the title, or the thumbnail, if that is all it takes. Leave the subject.",
        "Keep a note of what was decided and why: it is your guide for the next one.",
      ],
    ],
    room: "/rpm-booster",
  },
];
