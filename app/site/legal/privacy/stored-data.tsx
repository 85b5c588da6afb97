import { BRAND } from "../../../brand";
import { type LegalSection, StoredItem, StoredList } from "../legal-document";

/** What is stored and for how long: every table with a visitor's data. */
export const STORED_DATA: LegalSection = {
  id: "kept",
  heading: "What is kept here",
  body: (
    <>
      <StoredList>
        <StoredItem name="Your email address" span="Until you ask for its deletion">
          Only if you join the waitlist, with the time you joined. It is used to tell you when {BRAND.name}{" "}
          opens, and is never shared with third parties.
        </StoredItem>
        <StoredItem name="Your demo session" span="30 days after its last change">
          The random number of the cookie above, the topic and channel name you saved in the settings, and
          whether you logged out. Only the words you write there can say who you are.
        </StoredItem>
        <StoredItem name="What you do in the tools" span="30 days after you last used one">
          For each tool you changed something in: its results, what you typed into it, and your conversation
          with Ask {BRAND.name}. It is kept under a fingerprint (SHA-256) of the random number of the cookie
          above, from which the number cannot be told. “Start over” deletes a tool's data. Only the words you
          type there can say who you are, and we send them to nobody else.
        </StoredItem>
        <StoredItem name="Your own material, at a tool's Yours desk" span="30 days after you last used one">
          We read the comments, titles, descriptions, exports and lists of videos you paste or upload once,
          and do not keep them. We keep the results: figures, revenue, your titles and descriptions, and the
          comments behind a claim. Long comments are cut, and their authors are left out. “Remove” and “Start
          over” delete it. A thumbnail you check never leaves your browser.
        </StoredItem>
        <StoredItem name="Your channel" span="Until you disconnect it, or 30 days after your last visit">
          Only if you connect it: its name and handle, and your videos with titles, dates, lengths and counts.
          From YouTube Studio's export or your list we also keep figures such as impressions, watch time and
          revenue, but not the file. Figures from YouTube's API are read again or deleted within 30 days. The
          ideas drawn from it go with it. Those you keep or dismiss, and why, stay as what you do in the
          tools. Those from comments on YouTube stay for 30 days. “Disconnect” deletes all of it at once. It
          is kept under the same fingerprint, and shown to nobody else.
        </StoredItem>
        <StoredItem
          name="Your topics for the Live Visibility Score"
          span="Until you change or disconnect them"
        >
          Only if you name some: up to five topics, kept for you alone. Each is searched on YouTube once a
          week, without anything that tells who asked. Of each answer we keep for 30 days which of your videos
          stood among the first 50, and where.
        </StoredItem>
        <StoredItem name="Your plan" span="Until you delete a card, or 30 days after your last visit">
          Each card you add: its idea, title, description, notes, dates and series, the light and the forecast
          it was given, and the video it became. Views that YouTube's API told leave within 30 days; whether
          they were inside the forecast stays. Cards are kept under the same fingerprint, and shown to nobody
          else.
        </StoredItem>
        <StoredItem name="Your seals" span="As long as your plan; a bare hash for good">
          Each light and forecast kept on a card is sealed: its idea, title and result become a hash with a
          random number. The text goes with the card. The hash alone stays, from which nobody can tell the
          text or you.
        </StoredItem>
        <StoredItem name="Your calendar address" span="Until you end it, or as long as your plan">
          Only if you make one: a fingerprint of the secret in it, and when you made it. Whoever has the
          address can read the names, dates, states and series of your cards, and reading them counts as no
          visit of yours.
        </StoredItem>
        <StoredItem
          name="The channels you watch"
          span="Until you remove one, or 30 days after your last visit"
        >
          Only if you watch some: which channels, since when, and what you muted. Their uploads are kept once
          for all who watch them, with nothing of who does; of a thumbnail we keep a fingerprint and no
          picture. Their news is kept for you for 30 days, with the seasons of your topics; so that you hear
          of a season once, its topic is noted for longer. We do not keep a list of subscriptions you upload.
          When your weekly note comes is kept too, if you choose a time; of the note itself only its ideas,
          for 30 days.
        </StoredItem>
        <StoredItem name="Your feed address" span="Until you end it, or as long as what you keep">
          Only if you make one: a fingerprint of the secret in it, and when you made it. Whoever has the
          address can read your news and your weekly notes, with the cards due in them. Each day it is read
          counts as a visit of yours.
        </StoredItem>
        <StoredItem name="Your feedback" span="Until you have it deleted">
          Its type, text and time, with the email address, platform, topic and demo mark of your profile. In
          the demo everybody shares one address. It is kept under the same fingerprint, and mailed to whoever
          runs this copy, who can then answer. We also keep when the mail went out, how often it was tried,
          and why it failed.
        </StoredItem>
        <StoredItem name="A subscription" span="Until you have it deleted">
          Only if you pay for a plan: the plan, its state, how long it is paid, and the card's brand and last
          four digits. Stripe's own numbers for you and the subscription are kept too.
        </StoredItem>
        <StoredItem name="A new password" span="Not kept">
          The demo accepts every change of the password, and stores, sends and logs nothing of it.
        </StoredItem>
        <StoredItem name="Topics" span="No fixed end">
          The demo profile's topic and each topic saved in the settings, with the article chosen for it and
          the time it was last asked about. We read the interest in each when it is saved and once a day after
          that, and keep the status of a reading that failed. A topic is not tied to a visitor.
        </StoredItem>
      </StoredList>
      <p>
        An idea you type into the analyzer is part of its result's address, and so of your browser's history.
        While the answers are sample data, ideas are not stored in the database. The server may hold an answer
        in memory for about an hour, for the next person who asks the same. For answers from YouTube, see{" "}
        <a href="#youtube" className="link font-medium">
          below
        </a>
        .
      </p>
    </>
  ),
};
