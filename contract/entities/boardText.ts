import * as z from 'zod/mini';
import { TEXT_GROUPS } from '../texts/board/textGroups';
import { LANGUAGES } from '../texts/sentence';

/** The parts of a text by name, in the board's own words. */
export const textContent = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(6000)));

/** A text of the board in one language. */
export const boardTextEntity = z.object({
  key: z.string(),
  language: z.enum(LANGUAGES),
  group: z.enum(TEXT_GROUPS),
  /** What is in force: the board's own words, or the shipped ones. */
  content: textContent,
  shipped: textContent,
  isOwn: z.boolean(),
  /** What a change is made on; 0 before the first. */
  version: z.int(),
  places: z.array(z.string()),
  needed: z.array(z.string()),
});

/** What the board says to everybody, in the reader's language. */
export const publicTexts = z.object({
  /** On the start page; empty where there is nothing to say. */
  homeNotice: z.string(),
  /** What somebody who sends a report signs. */
  reportCertification: z.string(),
  /** What somebody who files a refund claim signs. */
  certifications: z.object({
    isTrue: z.string(),
    notClaimedBefore: z.string(),
    isAuthorised: z.string(),
  }),
});
