import type { StatusMessage, TOUCHED } from '../../../contract/hub';

/** The screen that shows one record of each type. */
const SCREEN: Readonly<Record<(typeof TOUCHED)[number], string>> = {
  paymentRun: '/admin/paymentruns',
  refund: '/refunds/details',
  customsBatch: '/admin/customs',
  customsLine: '/admin/customs',
  company: '/admin/company/details',
  exemption: '/exemptions/details',
  report: '/assessments/details',
  user: '/admin/users',
  notification: '/home',
};

/** The record a notice is about: the first touched one with an id. */
export const recordOf = (touches: NonNullable<StatusMessage['touches']>) =>
  touches.flatMap(({ type, id }) =>
    id === undefined ? [] : [{ type, id, path: `${SCREEN[type]}?id=${id}` }],
  )[0] ?? null;

/** Where that record is shown; null for a notice about none. */
export const recordPath = (touches: NonNullable<StatusMessage['touches']>): string | null =>
  recordOf(touches)?.path ?? null;
