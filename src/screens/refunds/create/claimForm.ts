import * as z from 'zod/mini';
import { documentEntity, type DocumentEntity } from '../../../../contract/entities/document';
import { refundReason } from '../../../../contract/entities/refund';
import type { RefundReason } from '../../../../domain/refundReason';

const applicant = z.object({ name: z.string(), title: z.string(), phone: z.string(), email: z.string() });

/** A claim as it is being written, on the screen and in the copy kept on this device. */
export const claimFormSchema = z.object({
  /** What its writer calls the draft. */
  name: z._default(z.string(), ''),
  fiscalYear: z.nullable(z.int()),
  reason: z.nullable(refundReason),
  /** Empty until the board's records have named the company's importer numbers. */
  importerNumber: z.string(),
  explanation: z.string(),
  certificateNumber: z.string(),
  /** The amount of each chosen Customs line as typed; in the wire's form as soon as it can be read. */
  amounts: z.record(z.string(), z.string()),
  /** Lines that Customs has not sent yet, by entry number and line. */
  pendingAtCustoms: z._default(
    z.array(
      z.object({
        entryNumber: z.string(),
        lineNo: z.int(),
        entryDate: z.string(),
        amountClaimed: z.nullable(z.string()),
      }),
    ),
    [],
  ),
  /** For which year, reason and importer number the lines were chosen; empty while none were. */
  amountsFor: z.string(),
  /** Entries that the claim was begun for: only their lines are selected at first. */
  onlyEntries: z._default(z.array(z.string()), []),
  /** The newest Customs line when the lines were chosen, or when later ones were last answered for; empty while none were chosen. */
  knownUpTo: z._default(z.string(), ''),
  applicant,
  documents: z.array(documentEntity),
  certifications: z.object({ isTrue: z.boolean(), notClaimedBefore: z.boolean(), isAuthorised: z.boolean() }),
});
export type ClaimForm = z.infer<typeof claimFormSchema>;
export type Amounts = ClaimForm['amounts'];
export type Applicant = ClaimForm['applicant'];
export type Certification = keyof ClaimForm['certifications'];

/** The statements the applicant signs, in their order. */
export const CERTIFICATIONS = [
  'isTrue',
  'notClaimedBefore',
  'isAuthorised',
] as const satisfies readonly Certification[];

export const EMPTY_CLAIM: ClaimForm = {
  name: '',
  fiscalYear: null,
  reason: null,
  importerNumber: '',
  explanation: '',
  certificateNumber: '',
  amounts: {},
  pendingAtCustoms: [],
  amountsFor: '',
  onlyEntries: [],
  knownUpTo: '',
  applicant: { name: '', title: '', phone: '', email: '' },
  documents: [],
  certifications: { isTrue: false, notClaimedBefore: false, isAuthorised: false },
};

export type ClaimEvent =
  | { readonly type: 'draftNamed'; readonly name: string }
  | {
      readonly type: 'basisChanged';
      readonly basis: Partial<Pick<ClaimForm, 'fiscalYear' | 'reason' | 'explanation' | 'certificateNumber'>>;
    }
  | { readonly type: 'importerChosen'; readonly importerNumber: string }
  /** Lines were chosen or amounts typed, for the year, reason and importer number that `basis` names. */
  | {
      readonly type: 'amountsChanged';
      readonly amounts: Amounts;
      readonly basis: string;
      readonly knownUpTo: string;
    }
  | { readonly type: 'pendingLinesChanged'; readonly pendingAtCustoms: ClaimForm['pendingAtCustoms'] }
  /** Rows that were named by their entry numbers: known lines with their amounts, and others that wait for Customs. */
  | {
      readonly type: 'rowsTaken';
      readonly amounts: Amounts;
      readonly pendingAtCustoms: ClaimForm['pendingAtCustoms'];
      readonly basis: string;
      readonly knownUpTo: string;
    }
  /** The person agrees to what was filled in from the board's records; certifications given stay. */
  | {
      readonly type: 'amountsSettled';
      readonly amounts: Amounts;
      readonly basis: string;
      readonly importerNumber: string;
      readonly knownUpTo: string;
    }
  /** Lines that were posted since are left out of the claim. */
  | { readonly type: 'lateLinesLeftOut'; readonly knownUpTo: string }
  | { readonly type: 'applicantChanged'; readonly applicant: Applicant }
  | { readonly type: 'documentAttached'; readonly document: DocumentEntity }
  | { readonly type: 'documentRemoved'; readonly id: string }
  | { readonly type: 'certificationTicked'; readonly certification: Certification; readonly ticked: boolean }
  /** Kept work was taken up, or all of it was thrown away. */
  | { readonly type: 'claimReplaced'; readonly form: ClaimForm };

/** Names the year, reason and importer number that chosen lines belong to. */
export const basisOf = (form: {
  readonly fiscalYear: number | null;
  readonly reason: RefundReason | null;
  readonly importerNumber: string;
}): string => `${form.fiscalYear ?? ''} ${form.reason ?? ''} ${form.importerNumber}`;

/** What an event makes of the claim. Whoever certified must certify again when what they certified changes. */
export function claimAfter(form: ClaimForm, event: ClaimEvent): ClaimForm {
  switch (event.type) {
    case 'draftNamed':
      return { ...form, name: event.name };
    case 'basisChanged':
      return uncertified({ ...form, ...event.basis });
    case 'importerChosen':
      return uncertified({ ...form, importerNumber: event.importerNumber });
    case 'amountsChanged':
      return uncertified({
        ...form,
        amounts: event.amounts,
        amountsFor: event.basis,
        knownUpTo: event.knownUpTo,
      });
    case 'pendingLinesChanged':
      return uncertified({ ...form, pendingAtCustoms: event.pendingAtCustoms });
    case 'rowsTaken':
      return uncertified({
        ...form,
        amounts: event.amounts,
        pendingAtCustoms: event.pendingAtCustoms,
        amountsFor: event.basis,
        knownUpTo: event.knownUpTo,
      });
    case 'amountsSettled':
      return {
        ...form,
        amounts: event.amounts,
        amountsFor: event.basis,
        importerNumber: event.importerNumber,
        knownUpTo: event.knownUpTo,
      };
    case 'lateLinesLeftOut':
      return { ...form, knownUpTo: event.knownUpTo };
    case 'applicantChanged':
      return isSame(form.applicant, event.applicant)
        ? form
        : uncertified({ ...form, applicant: event.applicant });
    case 'documentAttached':
      return uncertified({ ...form, documents: [...form.documents, event.document] });
    case 'documentRemoved':
      return uncertified({ ...form, documents: form.documents.filter(({ id }) => id !== event.id) });
    case 'certificationTicked':
      return { ...form, certifications: { ...form.certifications, [event.certification]: event.ticked } };
    case 'claimReplaced':
      return event.form;
  }
}

const isSame = (a: Applicant, b: Applicant): boolean =>
  a.name === b.name && a.title === b.title && a.phone === b.phone && a.email === b.email;

const uncertified = (form: ClaimForm): ClaimForm => ({ ...form, certifications: EMPTY_CLAIM.certifications });

/** Whether anything was put in that would be missed. */
export const isEmptyClaim = (form: ClaimForm): boolean =>
  form.reason === null &&
  form.explanation === '' &&
  form.certificateNumber === '' &&
  form.documents.length === 0 &&
  Object.keys(form.amounts).length === 0 &&
  form.pendingAtCustoms.length === 0 &&
  Object.values(form.applicant).every((text) => text === '');
