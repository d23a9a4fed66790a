import * as z from 'zod/mini';

/**
 * Marks that order the letters to come otherwise, past the end of their own text: a name with one would rewrite every sentence it
 * stands in, figures included. Letters written from right to left need none.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Takes such marks out of people's words. */
export const plainWords = () => z.overwrite<string>((text) => text.replace(TURNING, ''));
