import type { StatusMessage, TOUCHED } from '../../../contract/hub';

/**
 * Kinds of cached answer. The hub's kinds of record are among them, so that a live message drops just what it touches;
 * `home` and `search` gather several kinds and go with any of them.
 */
export const TAGS = [
  'refund',
  'paymentRun',
  'customsBatch',
  'customsLine',
  'company',
  'exemption',
  'report',
  'user',
  'program',
  'pendingChange',
  'notification',
  'home',
  'payment',
  'draft',
  'message',
  'ownSignIn',
  'ownSession',
  'ownHistory',
  'noticeChoice',
  'savedView',
  'bulkApproval',
  'annualRun',
] as const satisfies readonly [...typeof TOUCHED, ...string[]];
export type Tag = (typeof TAGS)[number];

/** One record of a kind, or the whole kind. */
export type TagOf = Tag | { readonly type: Tag; readonly id: string };

type Touched = (typeof TOUCHED)[number];

/** The mark of an answer that shows one record alone; it moves with that record and with its whole kind, not with its neighbors. */
export const recordTag = (type: Touched, id: string): TagOf => ({ type, id });

/** The id of answers that show no record of their own, lists above all. */
export const LIST = 'LIST';

/** The marks of an answer that shows several records of some kinds: it moves with each of them. */
export const listTags = (...types: readonly Tag[]): TagOf[] => types.map((type) => ({ type, id: LIST }));

/**
 * What to ask for again when records moved: each record itself, and whatever shows several of its kind. Other records of the
 * kind keep their answers. A kind that is touched without an id goes as a whole.
 */
export function touchedTags(touches: NonNullable<StatusMessage['touches']>): TagOf[] {
  const kinds = new Set(touches.filter(({ id }) => id === undefined).map(({ type }) => type));
  const records = touches.flatMap(({ type, id }) =>
    id === undefined || kinds.has(type) ? [] : [{ type, id }],
  );
  const lists = listTags(...new Set(records.map(({ type }) => type)));
  return [...kinds, ...records, ...lists];
}
