import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Env, HonoEnv } from "../env";

/** What a function answers is for its caller, tokens among it (RFC 6749, 5.1): no cache keeps it unless it says so. */
export function noStore() {
  return createMiddleware(async function forbidStoring(c, next) {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
}

/**
 * The security headers of every answer the Worker gives; public/_headers repeats them for static files, which
 * never pass through here. `formTargets` are where else than to this site a deployment's forms may lead.
 *
 * The referrer policy is not hono's default: under `no-referrer` a browser posts forms with
 * `Origin: null`, and every form would fail without JavaScript.
 */
export function securityHeaders(formTargets: (env: Env) => string[] = () => []) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      // While developing, Vite puts styles into the page by script.
      styleSrc: import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      // Thumbnails of YouTube's own videos.
      imgSrc: ["'self'", "data:", "https://i.ytimg.com"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      // Browsers hold a form's redirects to it, too: the way to pay is one.
      formAction: [(c: Context<HonoEnv>) => ["'self'", ...formTargets(c.env)].join(" ")],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}
