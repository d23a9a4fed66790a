import type { RefundProposal } from '../../../contract/entities/refund';
import { claimDeadline } from '../../../domain/deadlines';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import { formatMoney, sumMoney } from '../../../domain/money';
import { companyOf } from '../../../domain/permissions';
import { portName } from '../../../domain/portCode';
import { formatQuantity } from '../../../domain/quantity';
import type { RefundReason } from '../../../domain/refundReason';
import { REFUND_EVIDENCE } from '../../../domain/refundEvidence';
import { maySeeClaimable } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import { type ClaimableOfYear, findClaimable } from './claimable';
import { findClaimingCompany } from './claimingCompany';
import { findClaimYears } from './claimYears';
import { findEarlierClaims } from './earlierClaims';
import { knownApplicant } from './knownApplicant';
import type { Reader } from './presentRefund';

export interface ProposalQuery {
  readonly fiscalYear: number;
  readonly reason: RefundReason;
  /** Only lines of this number are shown; the exempt quantity still counts those of all the company's numbers. */
  readonly importerNumber?: string | undefined;
}

/** What the company may claim for a year and a reason, line by line, and how each amount comes about. */
export async function proposeRefund(
  queries: Queries,
  reader: Reader,
  query: ProposalQuery,
): Promise<Outcome<RefundProposal>> {
  const { actor } = reader.caller;
  const company = await findClaimingCompany(queries, companyOf(actor));
  if (company === null) return failed('not-found');
  const refused = refusalOf(maySeeClaimable(actor, company));
  if (refused !== null) return fail(refused);

  const program = await programInForce(queries, reader.at);
  const { companyId } = company;
  const year = { companyId, fiscalYear: query.fiscalYear, exceptClaimId: null };
  const claimable = await findClaimable(queries, program, year, query.reason);
  const shown = claimable.lines.filter(
    ({ line }) => query.importerNumber === undefined || line.importerNumber === query.importerNumber,
  );
  const deadline = claimDeadline(
    shown.map(({ line }) => line),
    query.fiscalYear,
    program,
  );
  return ok({
    companyId,
    companyName: company.name,
    importerNumbers: await countByNumber(queries, companyId, claimable.lines),
    fiscalYear: query.fiscalYear,
    reason: query.reason,
    unit: program.unitCode,
    exemptQuantity: formatQuantity(program.exemptQuantity),
    exemptUsedElsewhere: formatQuantity(claimable.usedElsewhere),
    lines: shown.map(presentLine),
    totalCollected: formatMoney(sumMoney(shown.map(({ line }) => line.collected))),
    totalProposed: formatMoney(sumMoney(shown.map(({ proposed }) => proposed))),
    explanation: claimable.explanation.map(({ step, values }) => ({ step, values: { ...values } })),
    earlierClaims: await findEarlierClaims(queries, companyId, query.fiscalYear),
    requiredEvidence: [...REFUND_EVIDENCE[query.reason].documents],
    deadline,
    isLate: deadline !== null && reader.today > deadline,
    payee: { ...company.payee },
    applicant: await knownApplicant(queries, companyId, actor.userId),
    years: await findClaimYears(queries, companyId, fiscalYearOf(reader.today, program.fiscalYearStart)),
  });
}

async function countByNumber(
  queries: Queries,
  companyId: string,
  lines: readonly ClaimableOfYear[],
): Promise<RefundProposal['importerNumbers']> {
  const numbers = await queries
    .selectFrom('importer_number')
    .select('number')
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
  return numbers.map(({ number }) => ({
    number,
    lines: lines.filter(({ line }) => line.importerNumber === number).length,
  }));
}

const presentLine = ({
  line,
  proposed,
  share,
  explanation,
}: ClaimableOfYear): RefundProposal['lines'][number] => ({
  customsLineId: line.id,
  entryNumber: line.entryNumber,
  lineNo: line.lineNo,
  importerNumber: line.importerNumber,
  portCode: line.portCode,
  portName: line.portCode === null ? null : portName(line.portCode),
  entryDate: line.entryDate,
  htsCode: line.htsCode,
  quantity: line.reported,
  unit: line.unit,
  quantityProgramUnit: line.quantity === null ? null : formatQuantity(line.quantity),
  amountCollected: formatMoney(line.collected),
  amountRefunded: formatMoney(line.refunded),
  amountInOtherClaims: formatMoney(line.held),
  amountProposed: formatMoney(proposed),
  share,
  explanation: explanation.map(({ step, values }) => ({ step, values: { ...values } })),
});
