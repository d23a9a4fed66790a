import { sql } from 'kysely';
import { programFaultSentence } from '../../../contract/texts/programFaults';
import type { Language } from '../../../contract/texts/sentence';
import { type CalendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { completeDocument } from '../../../domain/completeDocument';
import type { ProgramFault } from '../../../domain/fieldReader';
import { type MetricRateWarning, metricRateWarnings } from '../../../domain/metricRate';
import { isPaymentOrder } from '../../../domain/paymentParts';
import {
  changeFaults,
  type ProgramChange,
  programChanges,
  ratesChanged,
  scheduleFaults,
} from '../../../domain/programChange';
import type { ProgramDocument } from '../../../domain/programDocument';
import { readProgram } from '../../../domain/readProgram';
import type { Queries } from '../../db/tables';
import type { FieldFailure } from '../../failure';
import type { ConfigurationEditor } from './configurationEditor';
import { findConfiguration } from './configurationRow';
import { programInForce } from './programInForce';
import { findLastUsedDate } from './lastUsedDate';

type EditedDocument = ConfigurationEditor['document'];

export interface JudgedChange {
  readonly document: ProgramDocument;
  readonly changes: readonly ProgramChange[];
  readonly faults: readonly ProgramFault[];
  /** Customs rates that do not follow from the board's; each needs a confirmation. */
  readonly warnings: readonly MetricRateWarning[];
}

/**
 * What a change of the configuration says and what stands against it.
 * @param effectiveOn the later day on which it takes effect; null at once
 */
export async function judgeChange(
  queries: Queries,
  at: Date,
  edited: EditedDocument,
  effectiveOn: CalendarDate | null,
): Promise<JudgedChange> {
  const inForce = await findConfiguration(queries, at);
  const before = completeDocument(inForce.document);
  const document = stored(edited);
  const read = readProgram(document);
  const used = await findLastUsedDate(queries, await programInForce(queries, at));
  const orderFault: readonly ProgramFault[] = isPaymentOrder(edited.paymentOrder)
    ? []
    : [{ kind: 'not-an-order', field: 'paymentOrder' }];
  const changes = programChanges(before, document);
  return {
    document,
    changes,
    warnings: metricRateWarnings(document.rates, ratesChanged(changes)),
    faults: [
      ...orderFault,
      ...(read.ok ? [] : read.failure),
      ...changeFaults(before, document, used),
      ...(effectiveOn === null ? [] : scheduleFaults(before, document, effectiveOn)),
    ],
  };
}

/** The document as it is kept; an order that names a part twice has been blamed and stays out. */
function stored({ paymentOrder, ...rest }: EditedDocument): ProgramDocument {
  return isPaymentOrder(paymentOrder) ? { ...rest, paymentOrder } : rest;
}

/** What a change would touch; nothing of it is recalculated. */
export async function findTouched(
  queries: Queries,
  today: string,
  changes: readonly ProgramChange[],
  document: ProgramDocument,
) {
  const changedRates = ratesChanged(changes);
  const spans = document.rates.filter(
    ({ effectiveFrom, effectiveTo }, index) =>
      changedRates.has(index) &&
      isCalendarDate(effectiveFrom) &&
      (effectiveTo === null || isCalendarDate(effectiveTo)),
  );
  const { rows } = await sql<Record<Touched, number>>`
    select (select count(*)::int from report_draft) as "draftReports",
      (select count(*)::int from assessment_report where status in ('Submitted', 'UnderReview')) as "reportsToReview",
      (select count(*)::int from assessment_report where balance > 0) as "reportsUnpaid",
      (select count(*)::int from refund_claim
        where status in ('Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier')) as "claimsUnderWay",
      (select count(*)::int from exemption
        where status = 'Approved' and valid_from <= ${today} and valid_to >= ${today}) as "certificatesInForce",
      (select count(*)::int from customs_line line
        join unnest(${spans.map((span) => span.effectiveFrom)}::date[],
          ${spans.map((span) => span.effectiveTo ?? '9999-12-31')}::date[]) as span (first, last)
          on line.entry_date between span.first and span.last) as "entryLinesInChangedRates"`.execute(
    queries,
  );
  const touched = rows[0];
  if (touched === undefined) throw new Error('a count has one row');
  return touched;
}

type Touched =
  | 'draftReports'
  | 'reportsToReview'
  | 'reportsUnpaid'
  | 'claimsUnderWay'
  | 'certificatesInForce'
  | 'entryLinesInChangedRates';

/** Faults as the refusal of a change names them. */
export const faultFields = (faults: readonly ProgramFault[], language: Language): readonly FieldFailure[] =>
  faults.map(({ field, kind }) => ({
    field: `document.${field}`,
    kind: 'configuration-faulty',
    values: { fault: programFaultSentence(language, kind) },
  }));
