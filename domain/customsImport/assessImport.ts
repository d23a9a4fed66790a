import { expectedCollection, type ReportedLine, variance } from '../expectedCollection';
import { type Cents, formatMoney } from '../money';
import { htsRuleFor, type Program, toProgramUnit } from '../program';
import type { RowCells } from './cells';
import type { AssessedImport } from './line';

/** The facts of a line that the rules look at. */
export interface ImportFacts extends ReportedLine {
  readonly amount: Cents;
  readonly adjustmentSeq: number;
}

/** What the rules make of a line that could be read: coverage, program quantity, expected amount; doubts become warnings. */
export function assessImport(line: ImportFacts, program: Program, row: RowCells): AssessedImport {
  const isCovered = htsRuleFor(program, line.htsCode, line.entryDate) !== null;
  if (!isCovered) row.warn('HtsNumber', 'not-covered', { date: line.entryDate });
  const converted = toProgramUnit(program, line);
  if (!converted.ok && isCovered)
    row.warn('Quantity', converted.failure.kind, { unit: line.unit, date: line.entryDate });
  if (line.isExempt && line.amount > 0n) row.warn('ExemptCertificate', 'collected-despite-certificate');

  const quantities = {
    isCovered,
    programQuantity: converted.ok ? converted.value.quantity : null,
    factor: converted.ok ? converted.value.factor : null,
  };
  const unknown = { ...quantities, expected: null, rate: null, variance: null, varianceFlagged: false };
  // A correction posts a difference; only the line as a whole can be held against a rate.
  if (line.adjustmentSeq > 0) return unknown;
  const expected = expectedCollection(program, line);
  if (!expected.ok) return unknown;

  const { amount, rate } = expected.value;
  const off = variance(line.amount, amount);
  if (off.isFlagged)
    row.warn('AssessmentAmount', 'variance', {
      expected: formatMoney(amount),
      variance: formatMoney(off.amount),
    });
  return { ...quantities, expected: amount, rate, variance: off.amount, varianceFlagged: off.isFlagged };
}
