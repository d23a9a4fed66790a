import * as z from 'zod/mini';
import { id, instant } from '../fields';
import { TOUCHED } from '../hub';
import { sentence } from '../sensitivity';

/** A notification kept for one person; every alert stays readable here after it left the screen. */
export const notification = z.object({
  id,
  at: instant,
  kind: z.string(),
  /** Plain text in the reader's language. */
  text: sentence(z.string()),
  isDanger: z.boolean(),
  isRead: z.boolean(),
  about: z.nullable(z.object({ type: z.enum(TOUCHED), id, path: z.string() })),
});
