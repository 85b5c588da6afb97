import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A dozen routes: their manifest is smaller than the requests that discovering them one by one would cost.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
