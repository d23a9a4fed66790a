import type { StatusMessage, TOUCHED } from '../../../contract/hub';
import type { NotificationKind } from '../../../contract/texts/notifications';

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
  'claim-ready-to-sign': '/refunds',
  'claim-draft-returned': '/refunds',
  'application-ready-to-sign': '/exemptions',
  'application-draft-returned': '/exemptions',
  'company-people-changed': '/myaccount/people',
};

const beginningOf = (kind: string): string | undefined =>
  Object.entries(BEGINNING).find(([each]) => each === kind)?.[1];

/** The record a notice is about: the first touched one with an id. */
export const recordOf = (kind: string, touches: NonNullable<StatusMessage['touches']>) =>
  touches.flatMap(({ type, id }) =>
    id === undefined ? [] : [{ type, id, path: beginningOf(kind) ?? `${SCREEN[type]}${id}` }],
  )[0] ?? null;

/** Where that record is shown; null for a notice about none. */
export const recordPath = (kind: string, touches: NonNullable<StatusMessage['touches']>): string | null =>
  recordOf(kind, touches)?.path ?? null;
