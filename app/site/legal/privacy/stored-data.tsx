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
          The random number of the cookie above, the topic and the channel name that you saved in the
          settings, and that you logged out. Only what you write there can say who you are.
        </StoredItem>
        <StoredItem name="What you do in the tools" span="30 days after you last used one">
          For each tool you changed something in: its results, what you typed into it, and your conversation
          with Ask {BRAND.name}. It is kept under a fingerprint (SHA-256) of the random number of the cookie
          above, from which the number cannot be told. “Start over” deletes what is kept of a tool. Only what
          you type there can say who you are, and it is sent to nobody else.
        </StoredItem>
        <StoredItem name="Your own material, at a tool's Yours desk" span="30 days after you last used one">
          Comments, titles, descriptions and lists of videos that you paste or upload there are read once and
          not kept. What came of them is: figures, your titles and descriptions as you sent them, and the
          comments behind a claim, of long ones the beginning, without their authors. “Remove” and “Start
          over” delete it. A thumbnail you check never leaves your browser.
        </StoredItem>
        <StoredItem name="Your channel" span="Until you disconnect it, or 30 days after your last visit">
          Only if you connect it: its name and handle, your videos with titles, dates, lengths and counts, and
          what your YouTube Studio export or list says of them, such as impressions, watch time and revenue.
          The file itself is not kept. What YouTube's API told is read anew or deleted within 30 days.
          “Disconnect” deletes all of it at once. It is kept under the same fingerprint, and shown to nobody
          else.
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
        <StoredItem name="Your feedback" span="Until you have it deleted">
          Its type and text, with the time, and with the email address, the platform, the topic and the demo
          mark of your profile; in the demo the address is the one that all share. It is kept under the same
          fingerprint, and mailed to whoever runs this copy, who can then answer the address. Of the mail it
          is kept when it went out, how often it was tried, and why it failed.
        </StoredItem>
        <StoredItem name="A subscription" span="Until you have it deleted">
          Only if you pay for a plan: the plan, how it stands, until when it is paid, the brand and the last
          four digits of the card, and the numbers by which Stripe knows you and it.
        </StoredItem>
        <StoredItem name="A new password" span="Not kept">
          In the demo every change of the password is accepted, and nothing of what you type there is stored,
          sent on or logged.
        </StoredItem>
        <StoredItem name="Topics" span="No fixed end">
          The topic of the demo profile and each topic that someone saves in the settings, with the time it
          was last asked about, so that interest in it can be read once a day, and an article that was chosen
          for it. A topic is not tied to a visitor.
        </StoredItem>
      </StoredList>
      <p>
        The ideas you type into the analyzer are part of the address of the page that answers them, and so of
        your browser's history. While the answers are sample data, the ideas are not stored in the database;
        the server may hold an answer in memory for about an hour, to give it to the next person who asks the
        same. What is stored of answers from YouTube is said{" "}
        <a href="#youtube" className="link font-medium">
          below
        </a>
        .
      </p>
    </>
  ),
};
