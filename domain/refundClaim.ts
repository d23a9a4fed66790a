import type { CalendarDate } from './calendarDate';
import { claimDeadline, type ClaimedEntry, lastClaimDay } from './deadlines';
import { fiscalYearOf } from './fiscalYear';
import { type Cents, formatMoney, sumMoney } from './money';
import type { Program } from './program';
import type { RefundReason } from './refundReason';
import { REFUND_EVIDENCE } from './refundEvidence';

/** A line as it is claimed, beside what the board's records say of it. */
export interface ClaimLine extends ClaimedEntry {
  readonly lineId: string;
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly claimed: Cents;
  /** What the rule gives for the claim's reason. */
  readonly proposed: Cents;
  /** Collected, less refunds and live claims. */
  readonly left: Cents;
  /** Nothing can be calculated on it: staff have yet to enter its quantity. */
  readonly isQuantityUnknown?: boolean;
  /** Number of another live claim that holds the line, if any. */
  readonly inClaim: string | null;
}

/** A line claimed before Customs has sent it. */
export interface PendingClaimLine {
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: CalendarDate;
  readonly asked: Cents | null;
  /** Customs has sent it by now: it is to be claimed like any other line. */
  readonly isSent: boolean;
  /** Number of another live claim that holds it, if any. */
  readonly inClaim: string | null;
}

export interface ClaimToCheck {
  readonly reason: RefundReason;
  readonly fiscalYear: number;
  readonly explanation: string;
  readonly certificateNumber: string | null;
  readonly evidence: readonly string[];
  readonly certifications: {
    readonly isTrue: boolean;
    readonly notClaimedBefore: boolean;
    readonly isAuthorised: boolean;
  };
  readonly lines: readonly ClaimLine[];
  readonly pendingAtCustoms?: readonly PendingClaimLine[];
  /** The day it is received, in the board's zone. */
  readonly receivedOn: CalendarDate;
  /** Staff have let late claims of the year in until this day, with a reason on record. */
  readonly lateUntil?: CalendarDate | null;
  /** The company has waived refunds of the year. */
  readonly isWaived?: boolean;
}

export type ClaimFaultKind =
  | 'no-lines'
  | 'line-twice'
  | 'not-above-zero'
  | 'more-than-left'
  | 'more-than-proposed'
  | 'no-quantity'
  | 'too-many-lines'
  | 'pending-known'
  | 'pending-in-future'
  | 'in-another-claim'
  | 'wrong-fiscal-year'
  | 'below-minimum'
  | 'outside-window'
  | 'waived'
  | 'explanation-needed'
  | 'certificate-needed'
  | 'evidence-missing'
  | 'not-certified';

export interface ClaimFault {
  readonly kind: ClaimFaultKind;
  /** Path of the field in the claim, such as `lines.3.amountClaimed`. */
  readonly field: string;
  /** Figures and names for the sentence: what is left, the other claim's number, the deadline. */
  readonly values: Readonly<Record<string, string>>;
}

/** The most lines one claim holds: more are a second claim. */
export const MOST_LINES = 20_000;

type ClaimRules = Pick<Program, 'refundMinimum' | 'refundWindow' | 'fiscalYearStart'>;

/** Everything that stands against a claim, in the order of the form; none means it may be filed. */
export function checkClaim(claim: ClaimToCheck, program: ClaimRules): readonly ClaimFault[] {
  const first = firstPlaces(claim.lines, ({ lineId }) => lineId);
  const firstPending = firstPlaces(claim.pendingAtCustoms ?? [], keyOfPending);
  return [
    ...claim.lines.flatMap((line, index) =>
      checkLine(line, { index, isAgain: first.get(line.lineId) !== index }, claim, program),
    ),
    ...(claim.pendingAtCustoms ?? []).flatMap((line, index) =>
      checkPending(line, { index, isAgain: firstPending.get(keyOfPending(line)) !== index }, claim, program),
    ),
    ...checkWhole(claim, program),
    ...checkDocuments(claim),
  ];
}

interface LinePlace {
  readonly index: number;
  /** The same line stands further up. */
  readonly isAgain: boolean;
}

/** Where each thing stands first, found in one pass: a claim may have thousands of lines. */
function firstPlaces<T>(lines: readonly T[], keyOf: (line: T) => string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, line] of lines.entries()) if (!places.has(keyOf(line))) places.set(keyOf(line), index);
  return places;
}

const keyOfPending = ({ entryNumber, lineNo }: PendingClaimLine): string => `${entryNumber}/${lineNo}`;

function checkLine(
  line: ClaimLine,
  { index, isAgain }: LinePlace,
  claim: ClaimToCheck,
  program: ClaimRules,
): readonly ClaimFault[] {
  const at = `lines.${index}`;
  const amountAt = `${at}.amountClaimed`;
  const entry = { entryNumber: line.entryNumber, lineNo: line.lineNo.toString() };
  const amounts = { ...entry, left: formatMoney(line.left), proposed: formatMoney(line.proposed) };
  const faults: ClaimFault[] = [];

  if (isAgain) faults.push({ kind: 'line-twice', field: at, values: entry });
  if (fiscalYearOf(line.entryDate, program.fiscalYearStart) !== claim.fiscalYear) {
    faults.push({ kind: 'wrong-fiscal-year', field: at, values: { ...entry, entryDate: line.entryDate } });
  }
  if (line.inClaim !== null) {
    faults.push({ kind: 'in-another-claim', field: at, values: { ...entry, claim: line.inClaim } });
  }
  if (line.isQuantityUnknown === true && line.inClaim === null) {
    faults.push({ kind: 'no-quantity', field: at, values: entry });
    return faults;
  }
  if (line.claimed <= 0n) faults.push({ kind: 'not-above-zero', field: amountAt, values: amounts });
  else if (line.claimed > line.left)
    faults.push({ kind: 'more-than-left', field: amountAt, values: amounts });
  else if (line.claimed > line.proposed)
    faults.push({ kind: 'more-than-proposed', field: amountAt, values: amounts });
  return faults;
}

function checkPending(
  line: PendingClaimLine,
  { index, isAgain }: LinePlace,
  claim: ClaimToCheck,
  program: ClaimRules,
): readonly ClaimFault[] {
  const field = `pendingAtCustoms.${index}`;
  const entry = { entryNumber: line.entryNumber, lineNo: line.lineNo.toString() };
  const faults: ClaimFault[] = [];
  if (isAgain) faults.push({ kind: 'line-twice', field, values: entry });
  if (line.inClaim !== null)
    faults.push({ kind: 'in-another-claim', field, values: { ...entry, claim: line.inClaim } });
  else if (line.isSent) faults.push({ kind: 'pending-known', field, values: entry });
  const dated = { ...entry, entryDate: line.entryDate };
  if (line.entryDate > claim.receivedOn) faults.push({ kind: 'pending-in-future', field, values: dated });
  else if (fiscalYearOf(line.entryDate, program.fiscalYearStart) !== claim.fiscalYear)
    faults.push({ kind: 'wrong-fiscal-year', field, values: dated });
  if (line.asked !== null && line.asked <= 0n)
    faults.push({ kind: 'not-above-zero', field: `${field}.amountClaimed`, values: entry });
  return faults;
}

function checkWhole(claim: ClaimToCheck, program: ClaimRules): readonly ClaimFault[] {
  const pendingAtCustoms = (claim.pendingAtCustoms ?? []).map(({ entryDate }) => ({
    entryDate,
    paymentDate: null,
  }));
  const count = claim.lines.length + pendingAtCustoms.length;
  if (count > MOST_LINES)
    return [{ kind: 'too-many-lines', field: 'lines', values: { limit: MOST_LINES.toString() } }];
  if (count === 0) return [{ kind: 'no-lines', field: 'lines', values: {} }];
  const faults: ClaimFault[] = [];
  if (claim.isWaived === true)
    faults.push({ kind: 'waived', field: 'fiscalYear', values: { year: claim.fiscalYear.toString() } });
  const total = sumMoney(claim.lines.map((line) => line.claimed));
  // What unsent lines add to it is known once Customs has sent them.
  if (pendingAtCustoms.length === 0 && total > 0n && total < program.refundMinimum) {
    const values = { total: formatMoney(total), minimum: formatMoney(program.refundMinimum) };
    faults.push({ kind: 'below-minimum', field: 'lines', values });
  }
  const deadline = claimDeadline([...claim.lines, ...pendingAtCustoms], claim.fiscalYear, program);
  const last = lastClaimDay(deadline, claim.lateUntil ?? null);
  if (last !== null && claim.receivedOn > last) {
    faults.push({
      kind: 'outside-window',
      field: 'lines',
      values: { deadline: last, receivedOn: claim.receivedOn },
    });
  }
  return faults;
}

function checkDocuments(claim: ClaimToCheck): readonly ClaimFault[] {
  const faults: ClaimFault[] = [];
  const needed = REFUND_EVIDENCE[claim.reason];
  if (needed.explanation && claim.explanation.trim() === '') {
    faults.push({ kind: 'explanation-needed', field: 'explanation', values: {} });
  }
  if (needed.certificateNumber && claim.certificateNumber === null) {
    faults.push({ kind: 'certificate-needed', field: 'certificateNumber', values: {} });
  }
  for (const evidence of needed.documents) {
    if (!claim.evidence.includes(evidence))
      faults.push({ kind: 'evidence-missing', field: 'documentIds', values: { evidence } });
  }
  for (const [name, ticked] of Object.entries(claim.certifications)) {
    if (!ticked) faults.push({ kind: 'not-certified', field: `certifications.${name}`, values: {} });
  }
  return faults;
}
