import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { keepInMemory } from "./commands/built-worker.ts";

keepInMemory();

/** It imports a package of types only, which Vite resolves and Node does not. */
const TYPES_INLINE = { deps: { inline: ["@react-router/cloudflare"] } };

export default defineConfig({
  test: {
    // Each request logs a line: shown only where a test fails.
    silent: "passed-only",
    // Each takes its own copy of the product's modules: as many as there are cores beside the worker project, which runs apart.
    maxWorkers: 2,
    // That both may write to one terminal.
    reporters: [["default", { summary: false }]],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,workers,commands}/**/*.test.{ts,tsx}"],
          environment: "node",
          // Pure rules leave nothing behind, so their files share one world: half the time.
          isolate: false,
          server: TYPES_INLINE,
        },
      },
      {
        test: {
          // What the build left in its folders.
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      {
        // The production build inside workerd, with real D1, KV and rate limits.
        plugins: [
          cloudflareTest(async () => ({
            main: "./build/server/index.js",
            wrangler: { configPath: "./build/server/wrangler.json" },
            miniflare: {
              bindings: {
                // A key in this clone's .dev.vars must not be spent on tests.
                YOUTUBE_API_KEY: "",
                // Nobody is at home: no test asks YouTube for a channel's feed.
                YOUTUBE_FEED_URL: "http://127.0.0.1:9/",
                STRIPE_SECRET_KEY: "",
                STRIPE_WEBHOOK_SECRET: "",
                SESSION_SECRET: "a-secret-for-tests-only-0123456789",
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          // They share one workerd, which tests/support/worker-database.ts empties: three take a quarter more CPU, one for
          // each file twice as much.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          // Some send a minute's share of forms: on a busy machine that alone takes seconds.
          testTimeout: 20_000,
          setupFiles: ["./tests/support/worker-database.ts"],
          globalSetup: ["./tests/support/upstreams.ts"],
        },
      },
      {
        // The production build in Miniflare, with stand-ins for the APIs outside.
        // Several Workers start beside one another: on a busy machine that alone takes seconds.
        // One test makes the services without the build, which would name the version of the engines.
        define: { __ENGINES__: JSON.stringify("the engines under test") },
        test: {
          name: "upstream",
          include: ["tests/upstream/**/*.test.ts"],
          environment: "node",
          // Miniflare and Stripe's library are read once, not for each file.
          isolate: false,
          testTimeout: 20_000,
          server: TYPES_INLINE,
        },
      },
    ],
  },
});
