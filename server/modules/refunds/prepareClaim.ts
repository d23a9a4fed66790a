import { formatEntryNumber } from '../../../domain/entryNumber';
import { calendarDate } from '../../../domain/calendarDate';
import type { Explanation } from '../../../domain/explanation';
import { type Cents, money } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { checkClaim, type ClaimLine } from '../../../domain/refundClaim';
import { fail, ok } from '../../../domain/result';
import { type FieldFailure, type Outcome } from '../../failure';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { type ClaimableOfYear, findClaimable } from './claimable';
import {
  type ClaimContent,
  type ClaimOf,
  findEvidenceKinds,
  hasImporterNumber,
  holdsCertificate,
} from './claimContent';
import { findYearExceptions } from './exceptions/waivers';
import { claimFailure } from './claimFailure';
import { lockCustomsLines } from './claimLines';
import { type PreparedPending, preparePending, toPendingClaimLine } from './pendingLines/preparePending';

export interface PreparedLine {
  readonly available: ClaimableOfYear;
  readonly claimed: Cents;
}

export interface PreparedClaim {
  readonly lines: readonly PreparedLine[];
  /** Lines that Customs has not sent yet. */
  readonly pendingAtCustoms: readonly PreparedPending[];
  /** Every line is claimed exactly as the board's own records propose. */
  readonly exactMatch: boolean;
  readonly explanation: Explanation;
  /** Late claims of the year are let in until this day; null when they are not. */
  readonly lateUntil: string | null;
}

/**
 * Checks a claim against the board's records as they are now and keeps everybody else off its lines, and off the group's exempt
 * quantity, until the transaction ends.
 */
export async function prepareClaim(
  tx: Queries,
  ctx: RequestContext,
  program: Program,
  target: ClaimOf,
  content: ClaimContent,
): Promise<Outcome<PreparedClaim>> {
  await lockGroup(tx, target.companyId);
  const ids = content.lines.map((line) => line.customsLineId).filter(isRowId);
  await lockCustomsLines(tx, ids);
  const year = { companyId: target.companyId, fiscalYear: target.fiscalYear, exceptClaimId: target.claimId };
  const claimable = await findClaimable(tx, program, year, target.reason);
  const evidence = await findEvidenceKinds(tx, target, content.documentIds);
  const unknown = await unknownDocuments(tx, target, content, evidence);
  if (unknown.length > 0) return fail({ kind: 'invalid-input', fields: unknown });
  const lines = matchLines(claimable.lines, target, content);
  if (!lines.ok) return lines;
  const pendingAtCustoms = await preparePending(tx, target, content);
  if (!pendingAtCustoms.ok) return pendingAtCustoms;

  const exceptions = await findYearExceptions(tx, target.companyId, target.fiscalYear);
  const faults = checkClaim(
    {
      reason: target.reason,
      fiscalYear: target.fiscalYear,
      explanation: content.explanation,
      certificateNumber: content.certificateNumber,
      evidence: evidence ?? [],
      certifications: content.certifications,
      lines: lines.value.map(toClaimLine),
      pendingAtCustoms: pendingAtCustoms.value.map(toPendingClaimLine),
      receivedOn: ctx.today,
      lateUntil: exceptions.lateUntil === null ? null : calendarDate(exceptions.lateUntil),
      isWaived: exceptions.isWaived,
    },
    program,
  );
  if (faults.length > 0) return fail(claimFailure(faults, ctx.language));
  return ok({
    lines: lines.value,
    lateUntil: exceptions.lateUntil,
    pendingAtCustoms: pendingAtCustoms.value,
    exactMatch:
      pendingAtCustoms.value.length === 0 &&
      lines.value.every(({ available: line, claimed }) => line.proposed === claimed),
    explanation: claimable.explanation,
  });
}

function matchLines(
  claimable: readonly ClaimableOfYear[],
  target: ClaimOf,
  content: ClaimContent,
): Outcome<readonly PreparedLine[]> {
  const byId = new Map(claimable.map((each) => [each.id, each]));
  const fields: FieldFailure[] = [];
  const lines = content.lines.flatMap((line, index): PreparedLine[] => {
    const found = byId.get(line.customsLineId);
    const field = `lines.${index}`;
    if (found === undefined) {
      fields.push({ field, kind: 'claim-line-unknown' });
      return [];
    }
    if (found.line.importerNumber !== target.importerNumber)
      fields.push({ field, kind: 'claim-line-other-importer', values: namesOf(found) });
    return [{ available: found, claimed: money(line.amountClaimed) }];
  });
  return fields.length > 0 ? fail({ kind: 'invalid-input', fields }) : ok(lines);
}

const namesOf = ({ line }: ClaimableOfYear) => ({
  entryNumber: formatEntryNumber(line.entryNumber),
  lineNo: line.lineNo,
});

const toClaimLine = ({ available, claimed }: PreparedLine): ClaimLine => ({
  lineId: available.id,
  entryNumber: formatEntryNumber(available.line.entryNumber),
  lineNo: available.line.lineNo,
  entryDate: available.line.entryDate,
  paymentDate: available.line.paymentDate,
  claimed,
  // A line in another claim has nothing proposed; that it is held is the only thing to say of it.
  proposed: available.line.inClaim === null ? available.proposed : available.left,
  left: available.left,
  isQuantityUnknown: available.share === 'no-quantity',
  inClaim: available.line.inClaim,
});

async function unknownDocuments(
  tx: Queries,
  target: ClaimOf,
  content: ClaimContent,
  evidence: readonly string[] | null,
): Promise<readonly FieldFailure[]> {
  const fields: FieldFailure[] = [];
  if (evidence === null) fields.push({ field: 'documentIds', kind: 'claim-document-unknown' });
  if (!(await hasImporterNumber(tx, target.companyId, target.importerNumber)))
    fields.push({ field: 'importerNumber', kind: 'claim-importer-unknown' });
  const certificate = content.certificateNumber;
  if (certificate !== null && !(await holdsCertificate(tx, target.companyId, certificate)))
    fields.push({ field: 'certificateNumber', kind: 'claim-certificate-unknown' });
  return fields;
}
