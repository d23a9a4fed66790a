import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Tx } from '../../db/transaction';
import type { Deed } from '../identity/caller';
import { notify } from '../notifications/notify';

export interface ToldReport {
  readonly id: string;
  readonly number: string;
  /** The company's name. */
  readonly company: string;
}

type ReportNotice = Extract<NotificationKind, `report-${string}`>;

/** Tells those who look after reports that one needs them. */
export const tellBoard = (tx: Tx, deed: Deed, kind: ReportNotice, report: ToldReport): Promise<void> =>
  notify(tx, deed, {
    kind,
    values: { number: report.number, company: report.company },
    audience: { kind: 'roles', roles: ['admin'] },
    touches: [{ type: 'report', id: report.id }, { type: 'company' }],
  });

/** Tells a company's people what was decided about a report of theirs. */
export const tellCompany = (
  tx: Tx,
  deed: Deed,
  kind: ReportNotice,
  report: ToldReport & { readonly companyId: string },
): Promise<void> =>
  notify(tx, deed, {
    kind,
    values: { number: report.number, company: report.company },
    audience: { kind: 'company', companyId: report.companyId },
    touches: [{ type: 'report', id: report.id }, { type: 'company' }],
    isDanger: kind === 'report-returned',
  });
