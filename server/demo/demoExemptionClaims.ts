import type { ExemptionClaimSent } from '../../contract/entities/exemption';
import type { DocumentEntity } from '../../contract/entities/document';
import type { CalendarDate } from '../../domain/calendarDate';
import type { ExemptionKind } from '../../domain/exemption';

/** What the demonstration's companies say in their applications. */
export function claimOf(kind: ExemptionKind, organicUntil: CalendarDate): ExemptionClaimSent {
  switch (kind) {
    case 'SMALL_VOLUME':
      return { kind, priorYearQuantity: '9840.500', expectedQuantity: '11200.000' };
    case 'ORGANIC':
      return {
        kind,
        organicQuantity: '3150.000',
        nonOrganicQuantity: '8600.000',
        totalQuantity: '11750.000',
        certifier: 'Northern Forest Certifiers',
        organicCertificate: 'NFC-48213',
        organicCertificateEnds: organicUntil,
        hasPlanAndCertificate: true,
        handlesOrganic: true,
        isSubjectToAssessment: true,
      };
    case 'EXPORT':
      return {
        kind,
        exportQuantity: '2400.000',
        totalQuantity: '16800.000',
        destinations: 'Japan, South Korea',
      };
  }
}

interface DemoDocument {
  readonly kind: DocumentEntity['kind'];
  readonly title: string;
  readonly fileName: string;
}

const DOCUMENT_KINDS: Readonly<Record<ExemptionKind, readonly DemoDocument[]>> = {
  SMALL_VOLUME: [
    {
      kind: 'sales-statement',
      title: 'Sales statement for the prior year',
      fileName: 'sales-statement.pdf',
    },
  ],
  ORGANIC: [
    { kind: 'certificate', title: 'Organic certificate NFC-48213', fileName: 'organic-certificate.pdf' },
  ],
  EXPORT: [{ kind: 'invoice', title: 'Export invoices', fileName: 'export-invoices.pdf' }],
};

/** The documents that come with an application. */
export const evidenceOf = (kind: ExemptionKind): readonly DemoDocument[] => DOCUMENT_KINDS[kind];
