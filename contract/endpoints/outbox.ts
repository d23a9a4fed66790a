import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { id, instant } from '../fields';
import { personal, secret, sentence } from '../sensitivity';

/** An email as the local outbox shows it; one that a relay has taken has no content any more. */
export const outboxMail = z.object({
  id,
  kind: z.string(),
  to: personal(z.string()),
  subject: z.nullable(sentence(z.string())),
  text: z.nullable(secret(z.string())),
  queuedAt: instant,
  sentAt: z.nullable(instant),
});

/** For trying the portal without an email server (decision 16). In production mode the address does not exist. */
export const readOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'Recent emails of a local server',
  tag: 'Outbox',
  access: 'public',
  answer: json(z.array(outboxMail)),
});
