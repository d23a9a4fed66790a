import type { AuditField } from '../../../../contract/entities/audit';

type Details = Readonly<Record<string, unknown>>;

/** What is kept about whoever did it, not about the action. */
const ABOUT_ACTOR = 'actorRoles';

/**
 * What an action changed, field by field. Actions keep `before` and `after`, or a list of `changes` with a field each, or plain facts;
 * of the first two both sides are shown, and only what differs.
 */
export function auditFields(details: unknown): AuditField[] {
  if (!isDetails(details)) return [];
  const { before, after, changes, ...facts } = details;
  const noted = Object.entries(facts).filter(([field]) => field !== ABOUT_ACTOR);
  return [
    ...compared(before, after),
    ...(Array.isArray(changes) ? changes.flatMap(oneChange) : compared(undefined, changes)),
    ...noted.map(([field, value]) => ({ field, from: null, to: textOf(value) })),
  ];
}

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compared(before: unknown, after: unknown): AuditField[] {
  if (before === undefined && after === undefined) return [];
  if (!isDetails(before) && !isDetails(after))
    return [{ field: '', from: textOf(before), to: textOf(after) }];
  const [old, now] = [isDetails(before) ? before : {}, isDetails(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, from: textOf(old[field]), to: textOf(now[field]) }))
    .filter(({ from, to }) => from !== to);
}

const oneChange = (change: unknown): AuditField[] =>
  isDetails(change) && typeof change['field'] === 'string'
    ? [{ field: change['field'], from: textOf(change['before']), to: textOf(change['after']) }]
    : [{ field: '', from: null, to: textOf(change) }];

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return JSON.stringify(value);
}
