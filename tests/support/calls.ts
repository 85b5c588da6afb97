import type { Part } from "../e2e/screens/calls-to-action.ts";

/** Part, words, address; and what follows it, where calls-to-action.spec.ts does not follow it from this page. */
export type CallRow = [part: Part, name: string, to: string, followedIn?: string];

export const DEMO = "POST /login";
const CHOICE = "/?welcome=choice";
const SUPPORT = "mailto:support@greenlight.example";
const MAIL = "the visitor's mail program";
const CHECKED = "the check that no link is dead";
/** The frame is the same on every page: it is followed from one that no call of it leads to. */
const FRAME_PAGE = "/signup";

/** Links, name by name, that no journey follows. */
const checked = (part: Part, links: Record<string, string>): CallRow[] =>
  Object.entries(links).map(([name, to]) => [part, name, to, CHECKED]);

const TOP: CallRow[] = [
  ["top", "Skip to content", "#main", "keyboard.spec.ts"],
  ["banner", "Greenlight", "/", FRAME_PAGE],
  ["banner", "Pricing", "/pricing", FRAME_PAGE],
  ["banner", "Switch to dark theme", "POST /theme", "theme.spec.ts"],
  ["banner", "Switch to light theme", "POST /theme", "theme.spec.ts"],
];
const FOOT: CallRow[] = [
  ["contentinfo", "Greenlight", "/", FRAME_PAGE],
  ["contentinfo", "Pricing", "/pricing", FRAME_PAGE],
  ["contentinfo", "Privacy Policy", "/privacy", FRAME_PAGE],
  ["contentinfo", "Terms of Service", "/terms", FRAME_PAGE],
];
const HEAD: CallRow[] = [...TOP, ["banner", "Access Demo", DEMO, FRAME_PAGE]];

const FRAME: CallRow[] = [...HEAD, ...FOOT].map(([part, name, to, followedIn]) =>
  followedIn === FRAME_PAGE ? [part, name, to] : [part, name, to, followedIn],
);

/** Every link and form on every public page for a visitor who is signed in, in their order. */
export const CALLS: Record<string, CallRow[]> = {
  "/": [
    ...HEAD,
    ["main", "Get the light", "POST /light", "light.spec.ts"],
    ["main", "Access Demo", DEMO],
    ["main", "Join the waitlist", "/?welcome=waitlist", "waitlist.spec.ts"],
    ["main", "Try comment sentiment", CHOICE, "waitlist.spec.ts"],
    ["main", "Try the competitor monitor", CHOICE, "landing.spec.ts"],
    ["main", "Try the idea generator", CHOICE, "landing.spec.ts"],
    ["main", "Try RPM booster tips", CHOICE, "landing.spec.ts"],
    ["main", "Try the series planner", CHOICE, "landing.spec.ts"],
    ["main", "Check your next idea", CHOICE, "landing.spec.ts"],
    ...FOOT,
  ],
  "/youtube": [
    ...TOP,
    ["banner", "Get Started", DEMO],
    ["main", "Start Creating Smarter", DEMO],
    ["main", "View Pricing", "/pricing"],
    ["main", "Start Creating Smarter", DEMO],
    ...FOOT,
  ],
  "/pricing": [
    ["top", "Skip to content", "#main", "keyboard.spec.ts"],
    ["complementary", "Greenlight", "/dashboard", "shell.spec.ts"],
    ["complementary", "The Light", "/light", "light.spec.ts"],
    ["complementary", "Your Channel", "/channel", "channel.spec.ts"],
    ["complementary", "Dashboard", "/dashboard", "shell.spec.ts"],
    ...checked("complementary", {
      Plan: "/plan",
      "Content Idea Generator": "/content-ideas",
    }),
    ["complementary", "Content Analyzer", "/youtube-tool", "shell.spec.ts"],
    ...checked("complementary", {
      "Video Performance Forecaster": "/video-forecast",
      "Competitor Monitor": "/competitor-monitor",
      "Thumbnail Title Optimizer": "/thumbnail-optimizer",
      "Smart Description Rewriter": "/description-rewriter",
      "Series Planner": "/series-planner",
      "Comment Sentiment": "/comment-sentiment",
      "RPM Booster Tips": "/rpm-booster",
      "Ask Greenlight": "/ask-greenlight",
    }),
    ["complementary", "Feedback", "/suggestions", "feedback.spec.ts"],
    ["complementary", "Account Settings", "/account", "session.spec.ts"],
    ["complementary", "Pricing", "/pricing", "pricing.spec.ts"],
    ["complementary", "Log Out of Demo", "POST /logout", "session.spec.ts"],
    ["banner", "Greenlight", "/dashboard", CHECKED],
    ["banner", "Switch to dark theme", "POST /theme", "theme.spec.ts"],
    ["banner", "Switch to light theme", "POST /theme", "theme.spec.ts"],
    ["main", "Start Smart for $29", "POST /pricing", "pricing.spec.ts"],
    ["main", "Unlock Full Creator Insights", "POST /pricing", "pricing.spec.ts"],
    ["main", "Dominate Your Niche", "POST /pricing", "pricing.spec.ts"],
    ["main", "Open Live Visibility Score", "/channel/visibility", "pricing.spec.ts"],
    ["main", "Open Content Idea Generator", "/content-ideas", "pricing.spec.ts"],
    ["main", "Open Content Analyzer", "/youtube-tool", "pricing.spec.ts"],
    ["main", "Open The Light", "/light", "pricing.spec.ts"],
    ["main", "Open Your Channel", "/channel", "pricing.spec.ts"],
    ["main", "Open Competitor Monitor", "/competitor-monitor/yours", "pricing.spec.ts"],
    ["main", "Open Your note", "/note", "pricing.spec.ts"],
    ["main", "Open Video Performance Forecaster", "/video-forecast/yours", "pricing.spec.ts"],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
  ],
  "/success": [
    ...HEAD,
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "Analyze an idea", "/analyze", "pricing.spec.ts"],
    ["main", "Go to the dashboard", "/dashboard"],
    ...FOOT,
  ],
  "/privacy": [
    ...HEAD,
    ...checked("main", {
      "Who answers for it": "#who",
      "Cookies and your browser": "#cookies",
      "What is kept here": "#kept",
      "What is logged": "#logs",
      "Who else sees it": "#others",
    }),
    ["main", "YouTube API Services", "#youtube", "pricing.spec.ts"],
    ...checked("main", {
      "Having your data deleted": "#deletion",
      Changes: "#changes",
    }),
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "below", "#youtube", "pricing.spec.ts"],
    ["main", "Cloudflare's privacy policy", "https://www.cloudflare.com/privacypolicy/", "another site"],
    [
      "main",
      "Wikimedia Foundation's privacy policy",
      "https://foundation.wikimedia.org/wiki/Policy:Privacy_policy",
      "another site",
    ],
    ["main", "Stripe's privacy policy", "https://stripe.com/privacy", "another site"],
    ["main", "Google's privacy policy", "https://policies.google.com/privacy", "another site"],
    ["main", "account page", "/account#your-data", CHECKED],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ...FOOT,
  ],
  "/terms": [
    ...HEAD,
    ...checked("main", {
      "Who agrees with whom": "#agreement",
      "The demo": "#demo",
      "What a finding is worth": "#findings",
      "What is asked of you": "#fairness",
      "What you type stays yours": "#yours",
      YouTube: "#youtube",
      "Plans and payment": "#payment",
      "If something goes wrong": "#liability",
      "Work of others": "#licenses",
      Changes: "#changes",
    }),
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "privacy policy", "/privacy"],
    ["main", "YouTube's Terms of Service", "https://www.youtube.com/t/terms", "another site"],
    ["main", "prices", "/pricing"],
    ["main", "licenses.txt", "/licenses.txt", "a file"],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ...FOOT,
  ],
  "/record": [...HEAD, ...FOOT],
  "/login": [
    ...HEAD,
    ["main", "Log in", DEMO, "session.spec.ts"],
    ["main", "Access Demo", DEMO, "session.spec.ts"],
    ...FOOT,
  ],
  "/signup": [
    ...FRAME.filter(([part]) => part !== "contentinfo"),
    ["main", "Join the waitlist", "/?welcome=waitlist", "waitlist.spec.ts"],
    ["main", "Access Demo", DEMO],
    ...FRAME.filter(([part]) => part === "contentinfo"),
  ],
};

/** Where it is another page that a visitor without a session finds. */
export const SIGNED_OUT: Record<string, CallRow[]> = {
  "/youtube": [
    ...TOP.map(
      ([part, name, to, followedIn]): CallRow =>
        name === "Pricing" ? [part, name, to] : [part, name, to, followedIn],
    ),
    ["banner", "Get Started", "/signup"],
    ["main", "Start Creating Smarter", "/signup"],
    ["main", "View Pricing", "/pricing"],
    ["main", "Start Creating Smarter", "/signup"],
    ["main", "Log in", "/login"],
    ...FOOT,
  ],
  "/success": [
    ...HEAD,
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "Analyze an idea", "/analyze"],
    ["main", "Go to the dashboard", "/dashboard"],
    ...FOOT,
  ],
};
