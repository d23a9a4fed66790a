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
import type { Deed } from '../identity/caller';
import { lockGroup } from '../identity/companyGroup';
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
import { type PreparedUnsent, prepareUnsent, toUnsentClaimLine } from './unsent/prepareUnsent';

export interface PreparedLine {
  readonly of: ClaimableOfYear;
  readonly claimed: Cents;
}

export interface PreparedClaim {
  readonly lines: readonly PreparedLine[];
  /** Lines that Customs has not sent yet. */
  readonly unsent: readonly PreparedUnsent[];
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
  deed: Deed,
  program: Program,
  of: ClaimOf,
  content: ClaimContent,
): Promise<Outcome<PreparedClaim>> {
  await lockGroup(tx, of.companyId);
  const ids = content.lines.map((line) => line.customsLineId).filter(isRowId);
  await lockCustomsLines(tx, ids);
  const year = { companyId: of.companyId, fiscalYear: of.fiscalYear, exceptClaimId: of.claimId };
  const claimable = await findClaimable(tx, program, year, of.reason);
  const evidence = await findEvidenceKinds(tx, of, content.documentIds);
  const unknown = await unknownPapers(tx, of, content, evidence);
  if (unknown.length > 0) return fail({ kind: 'invalid-input', fields: unknown });
  const lines = matchLines(claimable.lines, of, content);
  if (!lines.ok) return lines;
  const unsent = await prepareUnsent(tx, of, content);
  if (!unsent.ok) return unsent;

  const exceptions = await findYearExceptions(tx, of.companyId, of.fiscalYear);
  const faults = checkClaim(
    {
      reason: of.reason,
      fiscalYear: of.fiscalYear,
      explanation: content.explanation,
      certificateNumber: content.certificateNumber,
      evidence: evidence ?? [],
      certifications: content.certifications,
      lines: lines.value.map(toClaimLine),
      unsent: unsent.value.map(toUnsentClaimLine),
      receivedOn: deed.today,
      lateUntil: exceptions.lateUntil === null ? null : calendarDate(exceptions.lateUntil),
      isWaived: exceptions.isWaived,
    },
    program,
  );
  if (faults.length > 0) return fail(claimFailure(faults, deed.language));
  return ok({
    lines: lines.value,
    lateUntil: exceptions.lateUntil,
    unsent: unsent.value,
    exactMatch:
      unsent.value.length === 0 && lines.value.every(({ of: line, claimed }) => line.proposed === claimed),
    explanation: claimable.explanation,
  });
}

function matchLines(
  claimable: readonly ClaimableOfYear[],
  of: ClaimOf,
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
    if (found.line.importerNumber !== of.importerNumber)
      fields.push({ field, kind: 'claim-line-other-importer', values: namesOf(found) });
    return [{ of: found, claimed: money(line.amountClaimed) }];
  });
  return fields.length > 0 ? fail({ kind: 'invalid-input', fields }) : ok(lines);
}

const namesOf = ({ line }: ClaimableOfYear) => ({
  entryNumber: formatEntryNumber(line.entryNumber),
  lineNo: line.lineNo,
});

const toClaimLine = ({ of, claimed }: PreparedLine): ClaimLine => ({
  lineId: of.id,
  entryNumber: formatEntryNumber(of.line.entryNumber),
  lineNo: of.line.lineNo,
  entryDate: of.line.entryDate,
  paymentDate: of.line.paymentDate,
  claimed,
  // A line in another claim has nothing proposed; that it is held is the only thing to say of it.
  proposed: of.line.inClaim === null ? of.proposed : of.left,
  left: of.left,
  isQuantityUnknown: of.share === 'no-quantity',
  inClaim: of.line.inClaim,
});

async function unknownPapers(
  tx: Queries,
  of: ClaimOf,
  content: ClaimContent,
  evidence: readonly string[] | null,
): Promise<readonly FieldFailure[]> {
  const fields: FieldFailure[] = [];
  if (evidence === null) fields.push({ field: 'documentIds', kind: 'claim-document-unknown' });
  if (!(await hasImporterNumber(tx, of.companyId, of.importerNumber)))
    fields.push({ field: 'importerNumber', kind: 'claim-importer-unknown' });
  const certificate = content.certificateNumber;
  if (certificate !== null && !(await holdsCertificate(tx, of.companyId, certificate)))
    fields.push({ field: 'certificateNumber', kind: 'claim-certificate-unknown' });
  return fields;
}
