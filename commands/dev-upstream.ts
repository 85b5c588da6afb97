// npm run dev:upstream: stand-ins for the APIs outside, and everything that can go wrong with them.

import { startGoogle } from "../tests/upstream/google.ts";
import { LANGUAGE_MODEL, LANGUAGE_MOODS, startLanguage } from "../tests/upstream/language.ts";
import { MAIL_KEY, startMail } from "../tests/upstream/mail.ts";
import { STRIPE_FAULTS } from "../tests/upstream/stripe/faults.ts";
import { startStripe } from "../tests/upstream/stripe/stripe.ts";
import { startWikimedia } from "../tests/upstream/wikimedia.ts";
import { FEED_FAULTS } from "../tests/upstream/youtube/feed.ts";
import { startYoutube, YOUTUBE_FAULTS } from "../tests/upstream/youtube/youtube.ts";
import { command, say } from "./run.ts";

const port = Number(process.env.PORT ?? 8788);

await command(async () => {
  const youtube = await startYoutube({ port });
  const wikimedia = await startWikimedia({ port: port + 1 });
  const stripe = await startStripe({ port: port + 2 });
  const language = await startLanguage({ port: port + 3 });
  const mail = await startMail({ port: port + 4 });
  const google = await startGoogle({ port: port + 5 });
  stripe.settings.webhookUrl = "http://localhost:8787/api/stripe-webhook";
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(
      signal,
      () => void Promise.all([youtube, wikimedia, stripe, language, mail, google].map((one) => one.stop())),
    );
  }
  const control = new URL("/control", youtube.url);
  say(
    "The stand-ins for YouTube, Wikimedia, Stripe, a language model, a mail service and signing in at Google are up. Put these lines into .dev.vars, then npm start or npm run dev:",
  );
  console.log(
    `\nYOUTUBE_API_KEY=stand-in\nYOUTUBE_BASE_URL=${youtube.url}\nYOUTUBE_FEED_URL=${youtube.feedUrl}\nYOUTUBE_IMAGE_URL=${youtube.imageUrl}`,
  );
  console.log("WIKIMEDIA_CONTACT=https://greenlight.example/contact");
  console.log(`WIKIMEDIA_BASE_URL=${wikimedia.url}\nWIKIPEDIA_BASE_URL=${wikimedia.url}`);
  console.log("STRIPE_SECRET_KEY=sk_test_stand_in");
  console.log(`STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret}\nSTRIPE_API_URL=${stripe.url}`);
  console.log(`LANGUAGE_BASE_URL=${language.url}\nLANGUAGE_MODEL=${LANGUAGE_MODEL}`);
  console.log(`MAIL_URL=${mail.url}\nMAIL_KEY=${MAIL_KEY}`);
  console.log(
    Object.entries(google.vars)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
  );
  say(`Mails, as they come, are at ${new URL("/", mail.url)}`);
  say("Steer YouTube's from another shell, for instance:");
  console.log(`
curl ${control}                                                    # settings, and the calls so far
curl ${control} -d '{"rest":{"search":0}}'                         # the searches of the day are spent
curl ${control} -d '{"faults":[{"with":"hang","method":"search","times":1}]}'
curl ${control} -d '{"slowness":2000}'                             # milliseconds before each answer
curl ${control} -d '{"feed":"503"}'                                # every channel's public feed
curl ${control} -d '{"reset":true}'                                # all well again, nothing counted

Faults: ${YOUTUBE_FAULTS.join(", ")}
Of feeds, read where YOUTUBE_API_KEY is left out (try ${youtube.library.vast.id}): ${FEED_FAULTS.join(", ")}
A key fault-NAME (YOUTUBE_API_KEY=fault-apiKeyInvalid) makes every call go wrong that way. A topic that begins
with "nothing" has no videos.`);
  const books = new URL("/control", stripe.url);
  say("And Stripe's, which sends its events to http://localhost:8787:");
  console.log(`
curl ${books}                                                    # customers, checkouts, subscriptions, calls, events sent
curl ${books} -d '{"delivers":false}'                            # events are kept back …
curl ${books} -d '{"release":true}'                              # … and sent
curl ${books} -d '{"renew":"sub_…"}'                             # its period ends: renewed, or over if canceled
curl ${books} -d '{"faults":[{"with":"hang","times":1}]}'        # "path":"subscriptions/" for some calls only
curl ${books} -d '{"webhookUrl":"http://localhost:5173/api/stripe-webhook"}'
curl ${books} -d '{"reset":true,"webhookUrl":"http://localhost:8787/api/stripe-webhook"}'

Faults: ${STRIPE_FAULTS.join(", ")}`);
  say(`The language model does what notes begin with, as in “lie: …”: ${LANGUAGE_MOODS.join(", ")}.`);
  say("Ctrl+C ends it");
});
