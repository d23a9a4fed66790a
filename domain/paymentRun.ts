import type { StateTable } from './stateTable';

export const RUN_STATUSES = ['Prepared', 'Released', 'Cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const RUN_ACTIONS = [
  'release',
  'takeOut',
  'cancel',
  'confirm',
  'recordChecks',
  'returnPayment',
] as const;
export type RunAction = (typeof RUN_ACTIONS)[number];

/** What each action makes of a run; a run that was released is only followed, never undone. */
export const RUN_TRANSITIONS: StateTable<RunStatus, RunAction> = {
  Prepared: { release: 'Released', takeOut: 'Prepared', cancel: 'Cancelled' },
  Released: { confirm: 'Released', recordChecks: 'Released', returnPayment: 'Released' },
  Cancelled: {},
};

export const ITEM_STATUSES = ['Waiting', 'Issued', 'Paid', 'Returned', 'Dropped'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Only a payment on its way is for the bank: one that came back, was dropped, or has cleared must not be sent again. */
export const isForBank = (status: ItemStatus): boolean => status === 'Issued';

/** Why a payment came back. */
export const RETURN_CAUSES = [
  'account-closed',
  'no-such-account',
  'refused-by-payee',
  'check-undelivered',
  'check-expired',
  'other',
] as const;
export type ReturnCause = (typeof RETURN_CAUSES)[number];

/** Why an approved claim is not in the next run. */
export const LEFT_OUT = ['in-another-run', 'overpaid-before', 'account-waits', 'nothing-payable'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface PayableClaim {
  /** In a run that is prepared or on its way. */
  readonly isInRun: boolean;
  /** What the board still owes on it, in cents. */
  readonly payable: bigint;
  /** What the company owes from refunds that Customs took back, in cents: no further refund until that is netted. */
  readonly companyReceivable: bigint;
  /** The company's account is so new that nothing is paid into it yet. */
  readonly accountWaits: boolean;
}

/** Why a claim may not be paid now; null when it may. */
export function leftOutOf({
  isInRun,
  payable,
  companyReceivable,
  accountWaits,
}: PayableClaim): LeftOut | null {
  if (isInRun) return 'in-another-run';
  if (companyReceivable > 0n) return 'overpaid-before';
  if (payable <= 0n) return 'nothing-payable';
  return accountWaits ? 'account-waits' : null;
}
