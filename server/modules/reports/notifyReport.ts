import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';

export interface NotifiedReport {
  readonly id: string;
  readonly number: string;
  /** The company's name. */
  readonly company: string;
}

type ReportNotice = Extract<NotificationKind, `report-${string}`>;

/** Tells those who look after reports that one needs them. */
export const notifyBoard = (
  tx: Tx,
  ctx: RequestContext,
  kind: ReportNotice,
  report: NotifiedReport,
): Promise<void> =>
  notify(tx, ctx, {
    kind,
    values: { number: report.number, company: report.company },
    audience: { kind: 'roles', roles: ['admin'] },
    touches: [{ type: 'report', id: report.id }, { type: 'company' }],
  });

/** Tells a company's people what was decided about a report of theirs. */
export const notifyCompany = (
  tx: Tx,
  ctx: RequestContext,
  kind: ReportNotice,
  report: NotifiedReport & { readonly companyId: string },
): Promise<void> =>
  notify(tx, ctx, {
    kind,
    values: { number: report.number, company: report.company },
    audience: { kind: 'company', companyId: report.companyId },
    touches: [{ type: 'report', id: report.id }, { type: 'company' }],
    isDanger: kind === 'report-returned',
  });
