import type { RefundStatus } from '../../../../domain/refundStates';

/** The work of a step: the statuses of the claims that wait for it. */
const QUEUES = {
  verify: ['Submitted', 'InVerification', 'ReturnedToVerifier'],
  approve: ['Verified'],
  company: ['MoreInfo'],
  all: [],
} as const satisfies Readonly<Record<string, readonly RefundStatus[]>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = ['all', 'verify', 'approve', 'company'] as const satisfies readonly QueueName[];

/** The status filter of a queue, as the address has it. */
export const statusOf = (queue: QueueName): string => QUEUES[queue].join(',');

/** The queue a status filter is, whatever the order of its statuses; null for a choice of one's own. */
export function queueOf(status: string): QueueName | null {
  const wanted = sorted(status.split(',').filter((part) => part !== ''));
  return QUEUE_NAMES.find((queue) => sorted(QUEUES[queue]) === wanted) ?? null;
}

const sorted = (statuses: readonly string[]): string => [...statuses].sort().join(',');
