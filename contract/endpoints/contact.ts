import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { email, id, instant, personName } from '../fields';
import { LIMITS } from '../limits';
import { listOf, listQuery, several } from '../list';
import { plainWords } from '../plainWords';
import { personal } from '../sensitivity';

const tag = 'Contact';

/** Ten in ten minutes from one sender. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the board',
  tag,
  access: 'public',
  body: z.strictObject({
    name: personName,
    email,
    message: personal(
      z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(LIMITS.commentText)),
    ),
  }),
  answer: json(z.null()),
});

export const MESSAGE_STATES = ['new', 'answered'] as const;

export const contactMessage = z.object({
  id,
  receivedAt: instant,
  name: personal(z.string()),
  email: personal(z.string()),
  message: personal(z.string()),
  state: z.enum(MESSAGE_STATES),
  answeredAt: z.nullable(instant),
  answeredBy: z.nullable(personal(z.string())),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages from the contact page',
  tag,
  access: ['admin'],
  query: listQuery(['receivedAt', 'name', 'email'], '-receivedAt', { state: several(MESSAGE_STATES) }),
  answer: json(listOf(contactMessage)),
});

/** The answer itself goes by email, from the board's own mailbox. */
export const markContactMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/{id}/state',
  summary: 'Mark a message as answered or not answered',
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  body: z.strictObject({ state: z.enum(MESSAGE_STATES) }),
  answer: json(contactMessage),
});
