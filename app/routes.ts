import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The map of every page. Functions under /api are mounted in workers/app.ts. */
export default [
  // Open to everyone.
  index("site/page.tsx"),
  route("youtube", "site/youtube/page.tsx"),
  route("login", "account/login/page.tsx"),
  route("login/link", "account/login/link/page.tsx"),
  route("login/google", "account/login/google/page.tsx"),
  route("login/google/answer", "account/login/google/answer/page.tsx"),
  route("login/passkey", "account/login/passkey/page.tsx"),
  route("signup", "account/signup/page.tsx"),
  route("success", "billing/success/page.tsx"),
  route("privacy", "site/legal/privacy/page.tsx"),
  route("terms", "site/legal/terms/page.tsx"),
  route("record", "site/record/page.tsx"),
  route("api/v1/docs", "api/page.tsx"),
  route("account/address", "account/address/page.tsx"),
  // Where assistants send people to ask for access.
  route("oauth2/authorize", "account/assistants/authorize/page.tsx"),
  route("account/deleted", "account/deleted/page.tsx"),
  // From a mail, without signing in.
  route("unsubscribe/:token", "watch/unsubscribe/page.tsx"),

  // For everyone as well, in the app's frame for who has been there.
  layout("shell/open.tsx", [route("light", "light/page.tsx")]),

  // Changes without a page of their own: they answer with a redirect.
  route("logout", "account/logout/page.tsx"),
  route("theme", "theme/page.tsx"),

  // Behind the sign-in guard, inside the app shell.
  layout("shell/page.tsx", [
    route("pricing", "billing/page.tsx"),
    // With the rooms' own style sheet, which pricing, found by searches, does without.
    layout("shell/room.tsx", [
      route("dashboard", "dashboard/page.tsx"),
      route("plan", "plan/page.tsx"),
      // Forms of other pages; it answers with a redirect, or with the form where it was too much.
      route("plan/handover", "plan/handover/page.tsx"),
      // Moves by script.
      route("plan/moves", "plan/moving/page.tsx"),
      route("plan/export", "plan/export/page.tsx"),
      // Files to download.
      route("plan/cards.csv", "plan/export/download.tsx"),
      route("plan/cards.md", "plan/export/download.tsx", { id: "plan/export/markdown" }),
      route("plan/record.json", "plan/outcomes/download.tsx"),
      route("plan/week", "plan/week/page.tsx"),
      route("plan/outcomes", "plan/outcomes/page.tsx"),
      route("plan/:id", "plan/card/page.tsx"),
      route("plan/:id/outcome", "plan/outcomes/card/page.tsx"),
      route("channel", "channel/page.tsx"),
      route("note", "watch/page.tsx"),
      route("note/webhook", "watch/webhook/page.tsx"),
      route("comment-sentiment", "tools/comment-sentiment/page.tsx"),
      route("comment-sentiment/report", "tools/comment-sentiment/report/page.tsx"),
      // A file to download.
      route("comment-sentiment/report.csv", "tools/comment-sentiment/report/download.tsx"),
      route("comment-sentiment/yours", "tools/comment-sentiment/yours/page.tsx"),
      route("comment-sentiment/yours/report", "tools/comment-sentiment/yours/report/page.tsx"),
      // A file to download.
      route("comment-sentiment/yours/report.csv", "tools/comment-sentiment/yours/report/download.tsx"),
      route("competitor-monitor", "tools/competitor-monitor/page.tsx"),
      route("competitor-monitor/yours", "tools/competitor-monitor/yours/page.tsx"),
      route("competitor-monitor/yours/channel", "tools/competitor-monitor/yours/channel/page.tsx"),
      route("content-ideas", "tools/content-ideas/page.tsx"),
      route("content-ideas/yours", "tools/content-ideas/yours/page.tsx"),
      route("rpm-booster", "tools/rpm-booster/page.tsx"),
      route("rpm-booster/yours", "tools/rpm-booster/yours/page.tsx"),
      route("series-planner", "tools/series-planner/page.tsx"),
      route("series-planner/yours", "tools/series-planner/yours/page.tsx"),
      route("description-rewriter", "tools/description-rewriter/page.tsx"),
      route("description-rewriter/yours", "tools/description-rewriter/yours/page.tsx"),
      route("thumbnail-optimizer", "tools/thumbnail-optimizer/page.tsx"),
      route("thumbnail-optimizer/yours", "tools/thumbnail-optimizer/yours/page.tsx"),
      route("video-forecast", "tools/video-forecast/page.tsx"),
      route("video-forecast/yours", "tools/video-forecast/yours/page.tsx"),
      route("ask-greenlight", "tools/ask-greenlight/page.tsx"),
      route("ask-greenlight/yours", "tools/ask-greenlight/yours/page.tsx"),
      route("youtube-tool", "analyzer/page.tsx"),
      // A part of that page, fetched into it.
      route("youtube-tool/evidence", "analyzer/part.tsx"),
      // A part of the channel's page, fetched into it.
      route("channel/evidence", "channel/report/part.tsx"),
      route("channel/visibility", "channel/visibility/page.tsx"),
      route("suggestions", "feedback/page.tsx"),
      route("account", "account/page.tsx"),
      route("account/data.json", "account/download.tsx"),
      route("account/sign-in", "account/sign-in/page.tsx"),
      route("account/keys", "account/keys/page.tsx"),
      route("account/assistants", "account/assistants/page.tsx"),
      // Forms of the page of sign-in.
      route("account/google", "account/sign-in/google-form.tsx"),
      route("account/passkeys", "account/sign-in/passkey-forms.tsx"),
      route("trend/article", "trends/article/page.tsx"),
    ]),
  ]),

  // Older addresses, and everything else.
  route("landing", "navigation/landing.tsx"),
  route("analyze", "navigation/analyze.tsx"),
  route("*", "navigation/elsewhere.tsx"),
] satisfies RouteConfig;
