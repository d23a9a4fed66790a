import type { StatusMessage, TOUCHED } from '../../../contract/hub';
import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Values } from '../../../contract/texts/sentence';

/** The screen that shows one record of each type, up to the record's id. */
const SCREEN: Readonly<Record<(typeof TOUCHED)[number], string>> = {
  paymentRun: '/admin/paymentruns?id=',
  refund: '/refunds/details?id=',
  customsBatch: '/admin/customs?id=',
  customsLine: '/admin/customs?id=',
  company: '/admin/company/details?id=',
  exemption: '/exemptions/details?id=',
  report: '/assessments/details?id=',
  user: '/admin/users?id=',
  program: '/admin/configuration?change=',
  pendingChange: '/admin/users?view=changes&change=',
  notification: '/home?id=',
};

/** Where a notice leads that asks its reader to begin something: there is no record of it yet. */
const BEGINNING: Readonly<Partial<Record<NotificationKind, string>>> = {
  'refund-claimable': '/refunds/available',
  'refund-deadline-near': '/refunds/available',
  'report-due-soon': '/assessments',
  'application-ready-to-sign': '/exemptions',
  'application-draft-returned': '/exemptions',
  'company-people-changed': '/myaccount/people',
};

/** A draft claim opens at what is missing. A signer's address says so: the draft may have been taken back since. */
function beginningOf(kind: string, { draft }: Values): string | undefined {
  if (kind === 'claim-ready-to-sign' || kind === 'claim-draft-returned') {
    if (draft === undefined) return '/refunds';
    const path = `/refunds/create?draft=${draft}&step=missing`;
    return kind === 'claim-ready-to-sign' ? `${path}&to=sign` : path;
  }
  return Object.entries(BEGINNING).find(([each]) => each === kind)?.[1];
}

/** The record a notice is about: the first touched one with an id. */
export const recordOf = (kind: string, touches: NonNullable<StatusMessage['touches']>, values: Values) =>
  touches.flatMap(({ type, id }) =>
    id === undefined ? [] : [{ type, id, path: beginningOf(kind, values) ?? `${SCREEN[type]}${id}` }],
  )[0] ?? null;

/** Where that record is shown; null for a notice about none. */
export const recordPath = (...notice: Parameters<typeof recordOf>): string | null =>
  recordOf(...notice)?.path ?? null;
