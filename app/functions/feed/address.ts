/** Characters of a feed's secret: 128 random bits in hexadecimal, since addresses are in lower case. */
export const SECRET_LENGTH = 32;

/** The address of a feed, from the root of the site. */
export const feedPath = (secret: string) => `/plan/${secret}.ics`;
