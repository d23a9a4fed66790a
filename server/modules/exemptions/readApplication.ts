import type { ExemptionClaimSent } from '../../../contract/entities/exemption';
import { DOCUMENT_KINDS } from '../../../contract/entities/document';
import { documentKindName } from '../../../contract/texts/refundNames';
import type { Language } from '../../../contract/texts/sentence';
import { type CalendarDate, parseCalendarDate } from '../../../domain/calendarDate';
import {
  checkExemptionApplication,
  type ExemptionClaim,
  type ExemptionFault,
} from '../../../domain/exemptionApplication';
import type { Program } from '../../../domain/program';
import { quantity } from '../../../domain/quantity';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type FieldFailure, fieldFailed, type Outcome } from '../../failure';
import { findDocumentKinds } from '../documents/findDocumentKinds';
import type { RequestContext } from '../identity/requestContext';

export interface ApplicationSent {
  readonly claim: ExemptionClaimSent;
  readonly documentIds: readonly string[];
}

export interface ApplicationTarget {
  readonly companyId: string;
  readonly fiscalYear: number;
  readonly importsOnly: boolean;
  /** The application itself when it is sent again; null when it is new. */
  readonly exemptionId: string | null;
}

/** Checks an application against the program and its documents; returns all errors together. */
export async function checkApplication(
  tx: Queries,
  ctx: RequestContext,
  program: Program,
  target: ApplicationTarget,
  sent: ApplicationSent,
): Promise<Outcome<null>> {
  const claim = readClaim(sent.claim);
  if (!claim.ok) return claim;
  const owner = target.exemptionId === null ? null : ({ type: 'exemption', id: target.exemptionId } as const);
  const evidence = await findDocumentKinds(tx, target.companyId, owner, sent.documentIds);
  if (evidence === null) return fieldFailed('documentIds', 'exemption-document-unknown');
  const faults = checkExemptionApplication(
    {
      fiscalYear: target.fiscalYear,
      claim: claim.value,
      importsOnly: target.importsOnly,
      evidence,
      receivedOn: ctx.today,
    },
    program,
  );
  // A year that has closed while the board waited for an answer is not the company's fault.
  const counting = faults.filter(({ field }) => owner === null || field !== 'fiscalYear');
  if (counting.length === 0) return ok(null);
  return fail({ kind: 'invalid-input', fields: counting.map((fault) => toField(fault, ctx.language)) });
}

function toField({ field, kind, values }: ExemptionFault, language: Language): FieldFailure {
  const document = DOCUMENT_KINDS.find((known) => known === values['document']);
  return {
    field,
    kind,
    values: document === undefined ? values : { document: documentKindName(language, document) },
  };
}

/** The claim as sent in the form the rules work on. */
export function readClaim(sent: ExemptionClaimSent): Outcome<ExemptionClaim> {
  switch (sent.kind) {
    case 'SMALL_VOLUME':
      return ok({
        kind: sent.kind,
        priorYearQuantity: quantity(sent.priorYearQuantity),
        expectedQuantity: quantity(sent.expectedQuantity),
      });
    case 'ORGANIC': {
      const ends = parseCalendarDate(sent.organicCertificateEnds);
      if (!ends.ok) return fieldFailed('claim.organicCertificateEnds', 'field-invalid');
      return ok(organicOf(sent, ends.value));
    }
    case 'EXPORT':
      return ok({
        kind: sent.kind,
        exportQuantity: quantity(sent.exportQuantity),
        totalQuantity: quantity(sent.totalQuantity),
        destinations: sent.destinations,
      });
  }
}

const organicOf = (
  sent: Extract<ExemptionClaimSent, { kind: 'ORGANIC' }>,
  organicCertificateEnds: CalendarDate,
): ExemptionClaim => ({
  ...sent,
  organicQuantity: quantity(sent.organicQuantity),
  nonOrganicQuantity: quantity(sent.nonOrganicQuantity),
  totalQuantity: quantity(sent.totalQuantity),
  organicCertificateEnds,
});
