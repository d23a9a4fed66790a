import { lockGroup } from '../companies/companyGroup';
import { findOwedThing, type OwedThing } from '../ledger/owedThing';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { lockReport } from '../reports/lockReport';
import type { ReportRow } from '../reports/reportRows';

/** What is corrected: a report, or what a closed year made due beyond the exempt quantity (decision 39). */
export interface Corrected {
  /** Null for a closed year. */
  readonly report: ReportRow | null;
  /** As settlements name it. */
  readonly obligationId: string;
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  /** By which entries and requests name it; one of the two is set. */
  readonly ids: { readonly reportId: string | null; readonly exemptionId: string | null };
  readonly subject: OwedThing['subject'];
}

/** A report, with its company's group locked until the transaction ends. */
export async function lockCorrectedReport(tx: Tx, id: string): Promise<Corrected | undefined> {
  const report = await lockReport(tx, id);
  return report === undefined
    ? undefined
    : {
        report,
        obligationId: report.root_id ?? report.id,
        number: report.number,
        companyId: report.company_id,
        companyName: report.legal_name,
        ids: { reportId: report.id, exemptionId: null },
        subject: { type: 'report', id: report.id },
      };
}

/** What a closed year made due of a company, with its group locked until the transaction ends. */
export async function lockCorrectedYear(
  tx: Tx,
  companyId: string,
  exemptionId: string,
): Promise<Corrected | undefined> {
  if (!isRowId(companyId)) return undefined;
  const company = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (company === undefined) return undefined;
  await lockGroup(tx, companyId);
  const year = await findOwedThing(tx, companyId, { exemptionId });
  return year === undefined
    ? undefined
    : {
        report: null,
        obligationId: year.obligationId,
        number: year.number,
        companyId,
        companyName: company.legal_name,
        ids: { reportId: null, exemptionId },
        subject: year.subject,
      };
}
