import { completeDocument } from '../../domain/completeDocument';
import { QUARTERLY_BOARD_FEET } from '../../domain/presets';

/** It says nothing of what may be left out. */
const silent = QUARTERLY_BOARD_FEET;

test('a program that says nothing of them has the usual days and order', () => {
  expect(completeDocument(silent)).toEqual({
    ...silent,
    paymentOrder: ['interest', 'late-charge', 'assessment'],
    rollRule: 'NONE',
    appealDays: 30,
    refundCloseDays: 30,
    refundNoticeDays: 30,
    reportNoticeDays: 14,
    certificateMonths: 12,
  });
});

test('what a program says holds', () => {
  const said = {
    paymentOrder: ['assessment', 'interest', 'late-charge'] as const,
    rollRule: 'NEXT_WEEKDAY' as const,
    appealDays: 1,
    refundCloseDays: 2,
    refundNoticeDays: 3,
    reportNoticeDays: 4,
    certificateMonths: 5,
  };
  expect(completeDocument({ ...silent, ...said })).toEqual({ ...silent, ...said });
});
