import type { Subject } from "./subject";

export const PHOTOGRAPHY: Subject = {
  positive: [52, 62],
  negative: [17, 25],
  everywhere: {
    praise: [
      "You show the pictures that did not work. That teaches me more than any course.",
      "No music over your thinking. I could think along.",
    ],
    criticism: [
      "Pictures at this compression show nothing.",
      "The colours differ between your two screens. Which one is true?",
    ],
    themes: ["Picture quality", "Bad pictures shown", "Two screens"],
    triggers: ["Doubt about own pictures", "Respect", "Inspiration", "Disappointment"],
    insights: [
      "Link full-size pictures in the description.",
      "Film one screen only, and say which one is calibrated.",
    ],
  },
  videos: [
    {
      title: "The lens I stopped recommending",
      praise: [
        "Taking back a recommendation takes a spine. Subscribed.",
        "You blame your use and not the maker. More of this.",
      ],
      criticism: [
        "I bought that lens because of you.",
        "Too much about gear again. Your street videos are why I am here.",
      ],
      themes: ["Recommendation taken back", "Gear or street"],
      insights: [
        "Answer those who bought the lens by name: how to use it well, or how to sell it.",
        "Alternate gear with street: those who have been here longest ask for it.",
      ],
    },
    {
      title: "One street, one hour, thirty-six frames",
      praise: [
        "The contact sheet is the best part of any video this month.",
        "You ask people before you photograph them. It shows in their faces.",
      ],
      criticism: [
        "Frame 22 is the one, and you went past it in a second.",
        "An hour with good light. Try that street at noon.",
      ],
      themes: ["Contact sheets", "Asking first"],
      insights: [
        "Make the contact sheet a regular part: it is praised in one comment of six.",
        "Let viewers choose their frame before you name yours.",
      ],
    },
    {
      title: "Editing less: what I no longer touch",
      praise: [
        "I moved the clarity slider back on forty pictures last night.",
        "Your edit of 2019 next to the one of today. Brave.",
      ],
      criticism: [
        "Less is easy with that light. Show it on a grey day.",
        "Which three sliders are left? You name two.",
      ],
      themes: ["Old edits beside new", "Which sliders"],
      insights: [
        "Pin the list of the sliders you still use.",
        "Edit one dull picture in the same way, and leave it dull if it is.",
      ],
    },
  ],
};
