import {
  countsForPeriod,
  moveReport,
  REPORT_STATUSES,
  REPORT_TRANSITIONS,
  type ReportAction,
} from '../../domain/reportStates';

const ACTIONS: readonly ReportAction[] = ['edit', 'submit', 'takeUp', 'accept', 'return', 'amend', 'void'];

describe('a report', () => {
  it('moves as the table says and is otherwise refused', () => {
    for (const status of REPORT_STATUSES)
      for (const action of ACTIONS) {
        const next = REPORT_TRANSITIONS[status][action];
        expect(moveReport(status, action)).toEqual(
          next === undefined
            ? { ok: false, failure: { kind: 'not-possible-now', action, status } }
            : { ok: true, value: next },
        );
      }
  });

  it('counts for its period from being sent until it is returned, replaced, or voided', () => {
    expect(REPORT_STATUSES.filter(countsForPeriod)).toEqual(['Submitted', 'UnderReview', 'Accepted']);
  });
});
