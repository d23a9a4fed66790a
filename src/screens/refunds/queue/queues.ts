import type { RefundStatus } from '../../../../domain/refundStates';

/** The work of a step: the statuses of the claims that wait for it. */
const QUEUES = {
  open: ['Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier', 'Appealed'],
  verify: ['Submitted', 'InVerification', 'ReturnedToVerifier'],
  approve: ['Verified', 'Appealed'],
  company: ['MoreInfo'],
  decided: ['Approved', 'PaymentIssued', 'Paid', 'Closed', 'Rejected', 'Withdrawn'],
} as const satisfies Readonly<Record<string, readonly RefundStatus[]>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = [
  'open',
  'verify',
  'approve',
  'company',
  'decided',
] as const satisfies readonly QueueName[];

/** The status filter of a queue, as the address has it. */
export const statusOf = (queue: QueueName): string => QUEUES[queue].join(',');

/** What the list asks for while no status is chosen: the claims that still need a decision. */
export const OPEN_STATUS = statusOf('open');

/** The queue a status filter is, whatever the order of its statuses; null for a choice of one's own. */
export function queueOf(status: string): QueueName | null {
  const wanted = sorted(status.split(',').filter((part) => part !== ''));
  if (wanted === '') return 'open';
  return QUEUE_NAMES.find((queue) => sorted(QUEUES[queue]) === wanted) ?? null;
}

const sorted = (statuses: readonly string[]): string => [...statuses].sort().join(',');

/** What is assigned to the reader and needs a decision: the address's filters for it. */
export const MINE = { assignee: 'mine' } as const;

/** What the reader can verify in one step. */
const BULK = { bulk: 'ready' } as const;

/** The choices beside the title: the reader's own claims, the queues of each step, and what can be verified in one step. */
export const PILLS = [
  'mine',
  'open',
  'verify',
  'bulk',
  'approve',
  'company',
  'decided',
] as const satisfies readonly ('mine' | 'bulk' | QueueName)[];
export type Pill = (typeof PILLS)[number];

type Filters = Readonly<Record<string, string>>;

/** The choice that the filters stand for; null for a choice of one's own. */
export function pillOf(filters: Filters): Pill | null {
  const isMine = filters['assignee'] === MINE.assignee;
  const queue = queueOf(filters['status'] ?? '');
  const bulk = filters['bulk'];
  if (bulk !== undefined)
    return bulk === BULK.bulk && queue === 'open' && filters['assignee'] === undefined ? 'bulk' : null;
  if (isMine && queue === 'open') return 'mine';
  return filters['assignee'] === undefined ? queue : null;
}

const OF_PILLS = ['assignee', 'status', 'bulk'];

/** The filters with a choice made: it says whose claims and in which status, and leaves the rest. */
export function withPill(filters: Filters, pill: Pill): Filters {
  const rest = Object.fromEntries(Object.entries(filters).filter(([key]) => !OF_PILLS.includes(key)));
  if (pill === 'mine') return { ...rest, ...MINE };
  if (pill === 'bulk') return { ...rest, ...BULK };
  return pill === 'open' ? rest : { ...rest, status: statusOf(pill) };
}
