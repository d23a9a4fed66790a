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
export type Notification = z.infer<typeof notification>;

/** How one person is told of one kind of event. */
export const notificationChoice = z.object({
  event: z.string(),
  /** The event in the reader's language. */
  name: z.string(),
  /** In the list of notifications and, for staff, at once on the screen. */
  inApp: z.boolean(),
  mail: z.boolean(),
  /** It waits for the reader and cannot be taken out of the list. */
  isFixedInApp: z.boolean(),
  /** Its email is written in words of its own to everybody of the company and cannot be switched off. */
  isFixedMail: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;
