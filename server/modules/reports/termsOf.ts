import { formatDecimal } from '../../../domain/decimal';
import type { Program } from '../../../domain/program';
import type { ReportTerms } from '../../db/reportTables';

/** The rules a report keeps from the day it is filed. */
export const termsOf = ({
  lateRule,
  paymentOrder,
}: Pick<Program, 'lateRule' | 'paymentOrder'>): ReportTerms => ({
  lateRule: {
    graceDays: lateRule.graceDays,
    chargePercent: formatDecimal(lateRule.chargePercent),
    monthlyInterestPercent: formatDecimal(lateRule.monthlyInterestPercent),
    firstInterest: lateRule.firstInterest,
  },
  paymentOrder,
});
