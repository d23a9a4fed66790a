import type { z } from 'zod';
import type { reportCheck } from '../../../contract/entities/report';
import { reportCheckSentence } from '../../../contract/texts/reportChecks';
import type { Language } from '../../../contract/texts/sentence';
import type { ReportCheck, ReportCheckKind } from '../../../domain/reportCheck';
import type { Failure, FieldFailure } from '../../failure';

/** Checks in the reader's language. */
export const presentChecks = (
  checks: readonly ReportCheck[],
  language: Language,
): z.output<typeof reportCheck>[] =>
  checks.map(({ kind, severity, line, values }) => ({
    kind,
    severity,
    line,
    sentence: reportCheckSentence(language, kind, values),
  }));

/** What keeps a report from being sent: its errors, and the warnings that were not confirmed. Null where nothing does. */
export function openChecks(
  checks: readonly ReportCheck[],
  confirmed: readonly ReportCheckKind[],
  language: Language,
): Failure | null {
  const fields = checks
    .filter(
      ({ severity, kind }) => severity === 'error' || (severity === 'warning' && !confirmed.includes(kind)),
    )
    .map(({ kind, severity, line, values }): FieldFailure => ({
      field: line === null ? 'lines' : `lines.${line}`,
      kind: severity === 'error' ? 'report-check-failed' : 'report-check-unconfirmed',
      values: { check: reportCheckSentence(language, kind, values), kind },
    }));
  return fields.length === 0 ? null : { kind: 'invalid-input', fields };
}
