/** Where the browser tests find the build (playwright.config.ts); PORT=… chooses another port, and the one after it. */
export const PORT = Number(process.env.PORT ?? 8790);
export const SITE = `http://localhost:${PORT}`;

/** The same build over a database that reads, and keeps no state of any tool. */
export const REFUSING_PORT = PORT + 1;
export const REFUSING_SITE = `http://localhost:${REFUSING_PORT}`;
