// npm run dev:upstream: stand-ins for the APIs outside, and everything that can go wrong with them.

import { startWikimedia } from "../tests/upstream/wikimedia.ts";
import { startYoutube, YOUTUBE_FAULTS } from "../tests/upstream/youtube.ts";
import { command, say } from "./run.ts";

const port = Number(process.env.PORT ?? 8788);

await command(async () => {
  const youtube = await startYoutube({ port });
  const wikimedia = await startWikimedia({ port: port + 1 });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([youtube.stop(), wikimedia.stop()]));
  }
  const control = new URL("/control", youtube.url);
  say(
    "The stand-ins for YouTube and Wikimedia are up. Put these lines into .dev.vars, then npm start or npm run dev:",
  );
  console.log(`\nYOUTUBE_API_KEY=stand-in\nYOUTUBE_BASE_URL=${youtube.url}`);
  console.log("WIKIMEDIA_CONTACT=https://greenlight.example/contact");
  console.log(`WIKIMEDIA_BASE_URL=${wikimedia.url}\nWIKIPEDIA_BASE_URL=${wikimedia.url}`);
  say("Steer YouTube's from another shell, for instance:");
  console.log(`
curl ${control}                                                    # settings, and the calls so far
curl ${control} -d '{"rest":{"search":0}}'                         # the searches of the day are spent
curl ${control} -d '{"faults":[{"with":"hang","method":"search","times":1}]}'
curl ${control} -d '{"slowness":2000}'                             # milliseconds before each answer
curl ${control} -d '{"reset":true}'                                # all well again, nothing counted

Faults: ${YOUTUBE_FAULTS.join(", ")}
A key fault-NAME (YOUTUBE_API_KEY=fault-apiKeyInvalid) makes every call go wrong that way. A topic that begins
with "nothing" has no videos.`);
  say("Ctrl+C ends it");
});
