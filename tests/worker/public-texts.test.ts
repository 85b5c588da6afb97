import { beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import { Visitor } from "../support/visitor";

/** A page as the Worker answers it, and its parts by the heading that names them. */
async function pageAt(path: string, visitor = new Visitor()) {
  const html = (await (await visitor.open(path)).text()).replaceAll("<!-- -->", "");
  return {
    html,
    section(id: string): string {
      const start = html.indexOf(`aria-labelledby="${id}"`);
      expect(start, `a section named by #${id}`).toBeGreaterThan(0);
      return html.slice(start, html.indexOf("</section>", start));
    },
    part: (tag: string) => new RegExp(`<${tag}[\\s>].*?</${tag}>`, "s").exec(html)?.[0] ?? "",
  };
}

type Page = Awaited<ReturnType<typeof pageAt>>;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe("the landing page", () => {
  let page: Page;
  beforeAll(async () => {
    page = await pageAt("/");
  });

  // Spec 2: "Hero with headline, Access Demo button, a note that waitlist members get early access."
  it("begins with the headline, the demo and what waitlist members get", () => {
    const hero = page.part("main").slice(0, page.part("main").indexOf("</section>"));
    expect(hero).toMatch(/<h1[^>]*>Know what to make before you record\./);
    expect(hero).toMatch(/<button[^>]*>Access Demo/);
    expect(hero).toContain("Waitlist members get early access");
  });

  // Spec 2: "comment sentiment dashboard (pulls comments, AI sentiment analysis, recommendations); competitor monitor (tracks competitor channels, explains why videos perform); content idea generator (AI ideas from trends and past performance); revenue-per-thousand-views booster tips (AI monetisation recommendations against industry benchmarks); series planner (groups videos into logical series to raise watch time)."
  it.each([
    ["comments", [/comments/i, /recommendation/i, /score/i]],
    ["competitors", [/channels/i, /why/i]],
    ["ideas", [/trend|rising|watched/i, /your/i]],
    ["rpm", [/RPM|thousand views/i, /average|industry/i]],
    ["series", [/series/i, /watch|viewers/i]],
  ])("says what the feature %s does", (id, words) => {
    for (const word of words) expect(page.section(id)).toMatch(word);
  });

  // Spec 2: "Four benefit cards (title, description, image)"
  it("has four benefits, each with a title, a text and a picture", () => {
    const benefits = page.section("benefits");
    const cards = benefits.split("<li").slice(1);
    expect(cards).toHaveLength(4);
    for (const card of cards) expect(card).toMatch(/<svg.*<h3[^>]*>[^<]+<\/h3><p[^>]*>[^<]{20,}/s);
  });

  // Spec 2: "three creator testimonials (quote, author, role)"
  it("quotes three creators, with who they are and what they do", () => {
    const quotes = page.section("testimonials").split("<figure").slice(1);
    expect(quotes).toHaveLength(3);
    for (const quote of quotes) {
      expect(quote).toMatch(/<blockquote.*<figcaption[^>]*><span[^>]*>[^<]+<\/span>[^<]+channel/s);
    }
  });

  // Spec 2: "Footer: logo to /, lists Features and Company (About Us, Pricing, Privacy Policy, Terms of Service, Contact; plain text)."
  it("ends with the lists Features and Company", () => {
    const footer = page.part("footer");
    expect(footer).toMatch(/<a[^>]*href="\/"/);
    expect(footer).toContain(">Features<");
    expect(footer).toContain(">Company<");
    const entries = [...footer.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, entry]) => entry ?? "");
    const company = entries.slice(-5);
    // What has a page of its own by now leads to it; the rest is plain text.
    expect(company.map((entry) => entry.replace(/ class="[^"]*"| data-discover="[^"]*"/g, ""))).toEqual([
      "About Us",
      '<a href="/pricing">Pricing</a>',
      '<a href="/privacy">Privacy Policy</a>',
      '<a href="/terms">Terms of Service</a>',
      "Contact",
    ]);
    expect(entries.slice(0, -5).length).toBeGreaterThan(3);
    for (const feature of entries.slice(0, -5)) expect(feature).toMatch(/^[^<]+$/);
  });
});

// Spec 5: "Waitlist email: simple pattern (no spaces, one at-sign, text, a dot, text); required; type email."
it("asks for the waitlist's address in a field for addresses, which has to be filled", async () => {
  const { html } = await pageAt("/?welcome=waitlist");
  const [field = ""] = /<input[^>]*name="email"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('type="email"');
  expect(field).toContain("required");
});

describe("the landing page for YouTube creators", () => {
  let page: Page;
  beforeAll(async () => {
    const visitor = new Visitor();
    await visitor.submit("/logout");
    page = await pageAt("/youtube", visitor);
  });

  // Spec 2: "A variant of the landing page for YouTube creators: header with Get Started, hero with Start Creating Smarter and View Pricing"
  it("has its calls in header and hero", () => {
    expect(page.part("header")).toContain("Get Started");
    const hero = page.part("section");
    expect(hero).toContain("Start Creating Smarter");
    expect(hero).toMatch(/<a[^>]*href="\/pricing"[^>]*>View Pricing/);
  });

  // Spec 2: "four feature cards (content gap analysis, viral potential predictor, audience demand insights, optimal upload timing)"
  it("has four feature cards", () => {
    const titles = [...page.section("features").matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual([
      "Content gap analysis",
      "Viral potential predictor",
      "Audience demand insights",
      "Optimal upload timing",
    ]);
  });

  // Spec 2: "a checklist of five benefits, a success-story quote, a closing call to action, footer with social links (placeholders)."
  it("goes on with five benefits, a story, a call and where its channels will be", () => {
    expect(count(page.section("benefits"), /<li/g)).toBe(5);
    expect(page.html).toMatch(/aria-label="Success story".*<blockquote/s);
    expect(page.section("closing")).toContain("Start Creating Smarter");
    for (const name of ["YouTube", "Instagram", "TikTok", "LinkedIn"]) {
      expect(page.part("footer")).toContain(`<li>${name}</li>`);
    }
  });

  // Spec 2: "If a logged-in user has platform youtube and a primaryTopic, a personalized insights section shows the trend panel."
  it("shows the trend of their topic to who is signed in, and to nobody else", async () => {
    expect(page.html).not.toContain("Your topic, as it stands");
    const signedIn = await pageAt("/youtube");
    expect(signedIn.section("your-topic")).toMatch(/Trend Analysis Pending|Peak season/);
  });
});

describe("the prices", () => {
  let page: Page;
  beforeAll(async () => {
    page = await pageAt("/pricing");
  });

  // Spec 2: "Heading about YouTube creators, a YouTube Focused badge, three plan cards"
  // Spec 2: "Pro $79/mo marked Most Popular"
  it("are headed for YouTube creators, with Pro as the most popular of three", () => {
    expect(page.html).toMatch(/<h1[^>]*>Plans for YouTube creators/);
    expect(page.html).toContain(">YouTube Focused<");
    const names = [...page.html.matchAll(/<h2[^>]*>([^<]+)<\/h2>(<span[^>]*>.*?Most Popular)?/gs)];
    expect(names.slice(0, 3).map(([, name, popular]) => [name, popular !== undefined])).toEqual([
      ["Starter", false],
      ["Pro", true],
      ["Creator+", false],
    ]);
  });

  // Spec 2: "Feature matrix, YouTube Creator Benefits list, FAQ grid (states payments go through a card payment provider)."
  // Spec 1: "Every new user gets one free analysis with no card required."
  // Spec 9: "One free analysis for new users."
  it("come with the matrix, the benefits and the questions", () => {
    expect(page.html).toMatch(/<table/);
    expect(count(page.section("benefits"), /<li/g)).toBeGreaterThanOrEqual(4);
    expect(page.section("benefits")).toContain("YouTube Creator Benefits");
    expect(page.section("questions")).toContain("a card payment provider");
    expect(page.section("questions")).toContain("one free analysis, no card required");
  });
});

describe("the dashboard", () => {
  // Spec 2: "A collapsible panel 'Account-Level KPIs YouTubers Care About' with a Show/Hide KPIs toggle (shown by default) listing four KPIs with description, why it matters, and a bonus KPI or authority signal where given: subscriber growth rate, suggested video reach, average watch time per viewer per session, viewer funnel completion."
  // Spec 2: "Plus a pro tip on momentum over vanity metrics."
  it.each(["without a channel", "with one"])(
    "lists the four KPIs, open by default, with the tip, %s",
    async (whose) => {
      const visitor = new Visitor();
      if (whose === "with one")
        await visitor.submit("/channel", { action: "connect", sample: "@saffronshelf" });
      const { html } = await pageAt("/dashboard", visitor);
      expect(html.includes("Your last uploads")).toBe(whose === "with one");
      const panel = /<section id="account-kpis".*?<\/section>/s.exec(html)?.[0] ?? "";
      expect(panel).toMatch(/Account-Level KPIs YouTubers Care About.*Hide KPIs/s);
      expect([...panel.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
        "Subscriber growth rate",
        "Suggested video reach",
        "Average watch time per viewer per session",
        "Viewer funnel completion",
      ]);
      expect(count(panel, />Why it matters</g)).toBe(4);
      expect(count(panel, />(Bonus KPI|Authority signal)</g)).toBe(4);
      expect(panel).toMatch(/Pro tip: momentum over vanity metrics/);
    },
  );
});

describe("the analyzer", () => {
  // Spec 2: "Otherwise a text input labelled Describe your content idea with a submit button; five example chips that fill the input: AI productivity tools, React tutorials, Fitness for beginners, Cooking healthy meals, Photography tips."
  it("asks for an idea, and offers five", async () => {
    const { html } = await pageAt("/youtube-tool");
    expect(html).toMatch(/<label[^>]*>Describe your content idea/);
    expect(html).toContain("Analyze</button>");
    expect(EXAMPLE_IDEAS).toEqual([
      "AI productivity tools",
      "React tutorials",
      "Fitness for beginners",
      "Cooking healthy meals",
      "Photography tips",
    ]);
    for (const idea of EXAMPLE_IDEAS) expect(html).toContain(idea);
  });
});

describe("the account", () => {
  // Spec 2: "Content Intelligence Settings form: platform fixed to YouTube, YouTube channel name optional, primary topic."
  it("has the form of settings, the platform of which cannot be changed", async () => {
    const { html } = await pageAt("/account");
    expect(html).toContain("Content Intelligence Settings");
    expect(html).toContain("YouTube channel");
    expect(html).toContain("Primary topic");
    expect(html).not.toMatch(/name="platform"/);
    expect(html).toMatch(/Platform/);
    expect(html).not.toMatch(/<input[^>]*name="youtubeChannel"[^>]*required/);
  });
});

describe("the frame of the signed-in rooms", () => {
  // Spec 2: "Bottom user menu: email initial and the email {email}, with 'Account Settings' and 'Log Out of Demo'."
  it("ends with the visitor's menu", async () => {
    const { html } = await pageAt("/dashboard");
    const menu = html.slice(html.indexOf('popoverTarget="user-menu"'));
    expect(menu).toMatch(/^[^>]*><span[^>]*>D<\/span>/);
    expect(menu).toMatch(/demo<wbr\/>@greenlight\.example/);
    expect(menu).toContain("Account Settings");
    expect(menu).toContain("Log Out of Demo");
  });

  it("has its rooms at addresses of their own", async () => {
    const { html } = await pageAt("/dashboard");
    const links = [...html.matchAll(/<nav aria-label="Tools".*?<\/nav>/gs)][0]?.[0].matchAll(
      /href="([^"]+)"/g,
    );
    const paths = [...(links ?? [])].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(9);
    for (const path of paths) expect(path).toMatch(/^\/[a-z-]+$/);
    for (const path of paths) expect([path, (await new Visitor().open(path)).status]).toEqual([path, 200]);
  });
});
