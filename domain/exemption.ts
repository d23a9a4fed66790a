import { addDays, addMonths, type CalendarDate } from './calendarDate';
import { fiscalYearEnd, fiscalYearStart } from './fiscalYear';
import type { Program } from './program';
import { fail, ok, type Result } from './result';
import type { StateTable } from './stateTable';

export const EXEMPTION_KINDS = ['SMALL_VOLUME', 'ORGANIC', 'EXPORT'] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];

export const EXEMPTION_STATUSES = [
  'Draft',
  'Submitted',
  'InReview',
  'MoreInfo',
  'Approved',
  'Denied',
  'Expired',
  'Revoked',
  'Withdrawn',
] as const;
export type ExemptionStatus = (typeof EXEMPTION_STATUSES)[number];

export const EXEMPTION_ACTIONS = [
  'submit',
  'takeUp',
  'returnForInfo',
  'answerInfo',
  'approve',
  'deny',
  'revoke',
  'expire',
  'withdraw',
] as const;
export type ExemptionAction = (typeof EXEMPTION_ACTIONS)[number];

/** What each action makes of an application or its certificate. */
export const EXEMPTION_TRANSITIONS: StateTable<ExemptionStatus, ExemptionAction> = {
  Draft: { submit: 'Submitted', withdraw: 'Withdrawn' },
  Submitted: {
    takeUp: 'InReview',
    returnForInfo: 'MoreInfo',
    approve: 'Approved',
    deny: 'Denied',
    withdraw: 'Withdrawn',
  },
  InReview: { returnForInfo: 'MoreInfo', approve: 'Approved', deny: 'Denied', withdraw: 'Withdrawn' },
  MoreInfo: { answerInfo: 'Submitted', deny: 'Denied', withdraw: 'Withdrawn' },
  Approved: { revoke: 'Revoked', expire: 'Expired' },
  Denied: {},
  Expired: {},
  Revoked: {},
  Withdrawn: {},
};

/** A certificate of exemption: nine letters and digits, as typed into the Customs entry. */
export function parseCertificateNumber(
  text: string,
): Result<string, { readonly kind: 'not-a-certificate-number' }> {
  const plain = text.replace(/[\s\u00a0-]/g, '').toUpperCase();
  return /^[A-Z0-9]{9}$/.test(plain) ? ok(plain) : fail({ kind: 'not-a-certificate-number' });
}

export interface Validity {
  readonly from: CalendarDate;
  /** The last day it holds. */
  readonly to: CalendarDate;
}

/**
 * From when to when a certificate holds, both days included. Organic: a year from its issue where the program says nothing else (issued 29 February 2028, it holds to
 * 28 February 2029); the others: the fiscal year applied for (7 CFR 1217.53).
 */
export function validityOf(
  kind: ExemptionKind,
  issuedOn: CalendarDate,
  fiscalYear: number,
  program: Pick<Program, 'fiscalYearStart' | 'certificateMonths'>,
): Validity {
  if (kind === 'ORGANIC') return { from: issuedOn, to: addMonths(issuedOn, program.certificateMonths ?? 12) };
  return {
    from: fiscalYearStart(fiscalYear, program.fiscalYearStart),
    to: fiscalYearEnd(fiscalYear, program.fiscalYearStart),
  };
}

export interface Certificate extends Validity {
  readonly status: ExemptionStatus;
  /** First day it no longer holds; a revocation never reaches back. */
  readonly revokedFrom: CalendarDate | null;
}

/** Statuses of an application that is open, or of a certificate that has not ended: one of a kind and year at a time. */
export const LIVE_EXEMPTIONS = ['Submitted', 'InReview', 'MoreInfo', 'Approved'] as const;

/** Who holds an application now. */
export const exemptionHeldBy = (status: ExemptionStatus): 'company' | 'board' | 'nobody' => HELD_BY[status];

const HELD_BY: Readonly<Record<ExemptionStatus, 'company' | 'board' | 'nobody'>> = {
  Draft: 'company',
  Submitted: 'board',
  InReview: 'board',
  MoreInfo: 'company',
  Approved: 'nobody',
  Denied: 'nobody',
  Expired: 'nobody',
  Revoked: 'nobody',
  Withdrawn: 'nobody',
};

/** Whether a certificate holds on a date; one that has since expired or been revoked held while it lasted. */
export function certificateInForce(certificate: Certificate, date: CalendarDate): boolean {
  const issued =
    certificate.status === 'Approved' || certificate.status === 'Expired' || certificate.status === 'Revoked';
  const revoked = certificate.revokedFrom !== null && date >= certificate.revokedFrom;
  return issued && !revoked && certificate.from <= date && date <= certificate.to;
}

/** Until when the board must decide: only organic applications have a clock (7 CFR 1217.53(d)(2)). */
export const exemptionDecisionDue = (
  kind: ExemptionKind,
  receivedOn: CalendarDate,
  program: Pick<Program, 'exemptionDecisionDays'>,
): CalendarDate | null => (kind === 'ORGANIC' ? addDays(receivedOn, program.exemptionDecisionDays) : null);
