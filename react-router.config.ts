import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // What a tool's page does when its form is sent needs that page's texts: two files would load one after the other.
  splitRouteModules: false,
  // A dozen routes: their manifest is smaller than the requests that discovering them one by one would cost.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
