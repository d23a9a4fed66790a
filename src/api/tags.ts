import type { TOUCHED } from '../../contract/hub';

/**
 * Kinds of cached answer. The hub's kinds of record are among them, so that a live message drops just what it touches;
 * `home` and `search` gather several kinds and go with any of them.
 */
export const TAGS = [
  'refund',
  'customsBatch',
  'customsLine',
  'company',
  'exemption',
  'report',
  'user',
  'notification',
  'home',
  'program',
  'draft',
  'message',
  'ownSignIn',
  'ownSession',
  'ownHistory',
] as const satisfies readonly [...typeof TOUCHED, ...string[]];
export type Tag = (typeof TAGS)[number];
