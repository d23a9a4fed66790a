import * as z from 'zod/mini';
import { documentEntity, type DocumentEntity } from '../../../../contract/entities/document';
import {
  type ExemptionClaimSent,
  type ExemptionForm,
  exemptionForm,
} from '../../../../contract/entities/exemption';
import type { ExemptionKind } from '../../../../domain/exemption';

/** An application as it is filled in. What is signed is never kept: it is signed again each time. */
export const applicationSchema = z.object({
  form: exemptionForm,
  documents: z.array(documentEntity),
});
export type Application = z.infer<typeof applicationSchema>;

export const EMPTY_FORM: ExemptionForm = {
  kind: null,
  fiscalYear: null,
  quantities: {
    priorYearQuantity: '',
    expectedQuantity: '',
    organicQuantity: '',
    nonOrganicQuantity: '',
    exportQuantity: '',
    totalQuantity: '',
  },
  certifier: '',
  organicCertificate: '',
  organicCertificateEnds: '',
  destinations: '',
  ticks: { hasPlanAndCertificate: false, handlesOrganic: false, isSubjectToAssessment: false },
  applicant: { name: '', title: '', phone: '', email: '' },
  documentIds: [],
};

export type ApplicationEvent =
  | { readonly type: 'kindChosen'; readonly kind: ExemptionKind }
  | { readonly type: 'yearChosen'; readonly fiscalYear: number }
  | {
      readonly type: 'quantityTyped';
      readonly field: keyof ExemptionForm['quantities'];
      readonly text: string;
    }
  | {
      readonly type: 'textTyped';
      readonly field: 'certifier' | 'organicCertificate' | 'organicCertificateEnds' | 'destinations';
      readonly text: string;
    }
  | { readonly type: 'ticked'; readonly field: keyof ExemptionForm['ticks']; readonly isTicked: boolean }
  | {
      readonly type: 'applicantTyped';
      readonly field: keyof ExemptionForm['applicant'];
      readonly text: string;
    }
  | { readonly type: 'documentAttached'; readonly document: DocumentEntity }
  | { readonly type: 'documentRemoved'; readonly id: string }
  /** An earlier application of the kind is taken over to be looked through. */
  | { readonly type: 'earlierTaken'; readonly claim: ExemptionClaimSent; readonly texts: TextOf };

/** Writes a quantity of the wire the way it is typed in the reader's language. */
export type TextOf = (quantity: string) => string;

/** The application after an event. */
export function applicationAfter(application: Application, event: ApplicationEvent): Application {
  const { form, documents } = application;
  const withForm = (change: Partial<ExemptionForm>): Application => ({
    ...application,
    form: { ...form, ...change },
  });
  switch (event.type) {
    case 'kindChosen':
      return withForm({ kind: event.kind });
    case 'yearChosen':
      return withForm({ fiscalYear: event.fiscalYear });
    case 'quantityTyped':
      return withForm({ quantities: { ...form.quantities, [event.field]: event.text } });
    case 'textTyped':
      return withForm({ [event.field]: event.text });
    case 'ticked':
      return withForm({ ticks: { ...form.ticks, [event.field]: event.isTicked } });
    case 'applicantTyped':
      return withForm({ applicant: { ...form.applicant, [event.field]: event.text } });
    case 'documentAttached':
      return withDocuments(application, [...documents, event.document]);
    case 'documentRemoved':
      return withDocuments(
        application,
        documents.filter(({ id }) => id !== event.id),
      );
    case 'earlierTaken':
      return withForm(formOfClaim(form, event.claim, event.texts));
  }
}

const withDocuments = (application: Application, documents: DocumentEntity[]): Application => ({
  form: { ...application.form, documentIds: documents.map(({ id }) => id) },
  documents,
});

/** A form with the figures of a claim in it; what has to be confirmed each year is not taken over. */
export function formOfClaim(form: ExemptionForm, claim: ExemptionClaimSent, textOf: TextOf): ExemptionForm {
  const { quantities } = form;
  switch (claim.kind) {
    case 'SMALL_VOLUME':
      return {
        ...form,
        kind: claim.kind,
        quantities: {
          ...quantities,
          priorYearQuantity: textOf(claim.priorYearQuantity),
          expectedQuantity: textOf(claim.expectedQuantity),
        },
      };
    case 'ORGANIC':
      return {
        ...form,
        kind: claim.kind,
        quantities: {
          ...quantities,
          organicQuantity: textOf(claim.organicQuantity),
          nonOrganicQuantity: textOf(claim.nonOrganicQuantity),
          totalQuantity: textOf(claim.totalQuantity),
        },
        certifier: claim.certifier,
        organicCertificate: claim.organicCertificate,
        organicCertificateEnds: claim.organicCertificateEnds,
      };
    case 'EXPORT':
      return {
        ...form,
        kind: claim.kind,
        quantities: {
          ...quantities,
          exportQuantity: textOf(claim.exportQuantity),
          totalQuantity: textOf(claim.totalQuantity),
        },
        destinations: claim.destinations,
      };
  }
}

/** Whether nothing has been entered that would be worth keeping. */
export const isEmptyApplication = ({ form, documents }: Application): boolean =>
  form.kind === null && documents.length === 0 && Object.values(form.quantities).every((text) => text === '');
