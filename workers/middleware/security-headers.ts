import { NONCE, secureHeaders } from "hono/secure-headers";

/**
 * The security headers of every answer the Worker gives; public/_headers repeats them for static files,
 * which never pass through here.
 *
 * The referrer policy is not hono's default: under `no-referrer` a browser posts forms with
 * `Origin: null`, and every form would fail without JavaScript.
 */
export function securityHeaders() {
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
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}
