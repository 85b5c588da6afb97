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
    ["complementary", "Plan", "/plan", CHECKED],
    ["complementary", "Content Idea Generator", "/content-ideas", CHECKED],
    ["complementary", "Content Analyzer", "/youtube-tool", "shell.spec.ts"],
    ["complementary", "Video Performance Forecaster", "/video-forecast", CHECKED],
    ["complementary", "Competitor Monitor", "/competitor-monitor", CHECKED],
    ["complementary", "Thumbnail Title Optimizer", "/thumbnail-optimizer", CHECKED],
    ["complementary", "Smart Description Rewriter", "/description-rewriter", CHECKED],
    ["complementary", "Series Planner", "/series-planner", CHECKED],
    ["complementary", "Comment Sentiment", "/comment-sentiment", CHECKED],
    ["complementary", "RPM Booster Tips", "/rpm-booster", CHECKED],
    ["complementary", "Ask Greenlight", "/ask-greenlight", CHECKED],
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
    ["main", "Open Content Analyzer", "/youtube-tool", "pricing.spec.ts"],
    ["main", "Open Comment Sentiment", "/comment-sentiment/yours", "pricing.spec.ts"],
    ["main", "Open Your Channel", "/channel", "pricing.spec.ts"],
    ["main", "Open Dashboard", "/dashboard#trend", "pricing.spec.ts"],
    ["main", "Open Video Performance Forecaster", "/video-forecast/yours", "pricing.spec.ts"],
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
    ["main", "Who answers for it", "#who", CHECKED],
    ["main", "Cookies and your browser", "#cookies", CHECKED],
    ["main", "What is kept here", "#kept", CHECKED],
    ["main", "What is logged", "#logs", CHECKED],
    ["main", "Who else sees it", "#others", CHECKED],
    ["main", "YouTube API Services", "#youtube", "pricing.spec.ts"],
    ["main", "Having your data deleted", "#deletion", CHECKED],
    ["main", "Changes", "#changes", CHECKED],
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
    ["main", "Who agrees with whom", "#agreement", CHECKED],
    ["main", "The demo", "#demo", CHECKED],
    ["main", "What a finding is worth", "#findings", CHECKED],
    ["main", "What is asked of you", "#fairness", CHECKED],
    ["main", "What you type stays yours", "#yours", CHECKED],
    ["main", "YouTube", "#youtube", CHECKED],
    ["main", "Plans and payment", "#payment", CHECKED],
    ["main", "If something goes wrong", "#liability", CHECKED],
    ["main", "Changes", "#changes", CHECKED],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ["main", "privacy policy", "/privacy"],
    ["main", "YouTube's Terms of Service", "https://www.youtube.com/t/terms", "another site"],
    ["main", "prices", "/pricing"],
    ["main", "support@greenlight.example", SUPPORT, MAIL],
    ...FOOT,
  ],
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
