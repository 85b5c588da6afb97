import { yoursFunctions } from "../desk/functions";
import { RPM_FAILED } from "./messages";

export const revenueDeskFunctions = yoursFunctions(
  { key: "rpm-booster", failed: RPM_FAILED, load: async () => (await import("./yours")).revenueDesk },
  {
    analyze: {
      about: "Reads exports of YouTube Studio with revenue, or the connected channel's, and reports RPM.",
      fields: ["file", "file2", "file3", "pasted", "target"],
      isUnread: true,
      uses: ["channel.read"],
      example: {
        pasted:
          "Content,Video title,Video publish time,Duration,Views,Estimated revenue (USD)\naaaaaaaaaa1,Rye bread,2026-03-04,754,8000,41.5",
      },
    },
    example: { about: "Reads an invented export, to show what a result says." },
    start: {
      about: "Starts a test: the next four uploads are made in one way, and compared.",
      fields: ["dimension", "of", "name"],
      example: { dimension: "length", of: "long", name: "8 minutes or longer" },
    },
    drop: { about: "Drops a test.", fields: ["test"], example: { test: "test-1" } },
    remove: { about: "Deletes a result on own revenue.", fields: ["id"], example: { id: "revenue-1" } },
    clear: { about: "Deletes all results on own revenue." },
  },
);
