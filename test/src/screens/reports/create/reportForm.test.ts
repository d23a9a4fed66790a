import { readyLines } from '../../../../../src/screens/reports/create/readyLines';
import {
  blankLine,
  EMPTY_REPORT,
  formOf,
  linesPastedOver,
  isEmptyReport,
  type NewLine,
  reportAfter,
  type ReportEvent,
  type ReportForm,
} from '../../../../../src/screens/reports/create/reportForm';
import {
  doneSteps,
  reportFaults,
  type ReportCheck,
} from '../../../../../src/screens/reports/create/reportFaults';

const line = (values: Partial<NewLine> = {}): NewLine => ({ ...blankLine('2026-09-30'), ...values });
const after = (form: ReportForm, ...events: readonly ReportEvent[]): ReportForm =>
  events.reduce(reportAfter, form);
const quantities = (form: ReportForm) => form.lines.map(({ quantity }) => quantity);
const certified: ReportForm = {
  ...formOf([line({ quantity: '1.000' }), line({ quantity: '2.000' })]),
  confirmed: ['unit-slip'],
  certification: { isTrue: true, name: 'Ana Reed', title: '' },
};
const check = (kind: ReportCheck['kind'], severity: ReportCheck['severity']): ReportCheck => ({
  kind,
  severity,
  line: null,
  sentence: kind,
});

describe('writing a report', () => {
  it('adds a line where it is wanted, under a name of its own', () => {
    const form = after(certified, { type: 'lineAdded', line: line({ quantity: '3.000' }), after: 'l1' });
    expect(quantities(form)).toEqual(['1.000', '3.000', '2.000']);
    expect(new Set(form.lines.map(({ key }) => key)).size).toBe(3);
    const last = after(form, { type: 'lineAdded', line: line(), after: null });
    expect(last.lines.at(-1)?.key).toBe('l4');
  });

  it('lays a pasted block over the line it is pasted on and goes on below the last one', () => {
    const rows = [{ quantity: '8.000' }, { quantity: '9.000' }];
    const form = after(certified, { type: 'blockPasted', on: 'l2', rows, blank: line() });
    expect(quantities(form)).toEqual(['1.000', '8.000', '9.000']);
    expect(form.lines.map(({ key }) => key)).toEqual(['l1', 'l2', 'l4']);
  });

  it('lets the lines of a file take the place of a line nobody has written in', () => {
    const form = after(formOf([line()]), { type: 'linesRead', lines: [line({ quantity: '7.000' })] });
    expect(quantities(form)).toEqual(['7.000']);
    expect(quantities(after(form, { type: 'linesRead', lines: [line({ quantity: '8.000' })] }))).toEqual([
      '7.000',
      '8.000',
    ]);
  });

  it('puts copied lines in place of those on screen on demand', () => {
    const form = after(certified, {
      type: 'linesRead',
      lines: [line({ quantity: '7.000' })],
      isReplacing: true,
    });
    expect(quantities(form)).toEqual(['7.000']);
  });

  it('counts the lines that a pasted block would write something else into', () => {
    const { lines } = formOf([line({ quantity: '1.000' }), line({ quantity: '2.000' }), line()]);
    const rows = [{ quantity: '1.000' }, { quantity: '9.000' }, { quantity: '9.000' }, { quantity: '9.000' }];
    expect(linesPastedOver(lines, 'l1', rows)).toBe(1);
    expect(linesPastedOver(lines, 'l1', [{ description: 'Studs' }])).toBe(0);
  });

  it.each<ReportEvent>([
    { type: 'lineChanged', key: 'l1', part: { quantity: '5.000' } },
    { type: 'lineRemoved', key: 'l1' },
    { type: 'nothingSaid' },
  ])('asks for certification and confirmation again after $type', (event) => {
    const form = after(certified, event);
    expect([form.certification.isTrue, form.confirmed, form.certification.name]).toEqual([
      false,
      [],
      'Ana Reed',
    ]);
  });

  it('edge 5 a report of nothing is one deliberate press, and can be taken back', () => {
    const nothing = after(certified, { type: 'nothingSaid' });
    expect([nothing.lines, nothing.isNothing, isEmptyReport(nothing)]).toEqual([[], true, false]);
    expect(after(nothing, { type: 'nothingTakenBack' }).isNothing).toBe(false);
  });
});

describe('what stands against sending', () => {
  const judge = (form: ReportForm, checks: readonly ReportCheck[] | null = []) =>
    reportFaults({ form, ready: readyLines(form.lines, 'point'), checks, isAmendment: false }).map(
      (fault) => `${fault.step} ${fault.fieldId}`,
    );

  it('edge 5 nothing said and nothing typed is no report of nothing', () => {
    expect(judge({ ...certified, lines: [] })).toEqual(['lines add-line']);
    expect(judge({ ...certified, lines: [], isNothing: true })).toEqual([]);
  });

  it('a line in which nothing was typed does not count', () => {
    expect(judge({ ...certified, lines: [...certified.lines, { ...line(), key: 'l3' }] })).toEqual([]);
  });

  it('an error holds it, a warning until it is confirmed, a notice never', () => {
    const checks = [
      check('negative-quantity', 'error'),
      check('unit-slip', 'warning'),
      check('ten-times-last', 'warning'),
      check('received-late', 'notice'),
    ];
    expect(judge(certified, checks)).toEqual(['check check-negative-quantity', 'check check-ten-times-last']);
  });

  it('an amendment needs its reason, every report its name and its certification', () => {
    const form: ReportForm = { ...EMPTY_REPORT, isNothing: true };
    const faults = reportFaults({
      form,
      ready: readyLines(form.lines, 'point'),
      checks: [],
      isAmendment: true,
    });
    expect(faults.map(({ fieldId }) => fieldId)).toEqual(['amend-reason', 'certify-name', 'certify-true']);
    expect([...doneSteps(faults, true, 2)]).toEqual(['lines', 'check']);
    expect([...doneSteps(faults, false, 2)]).toEqual(['lines']);
    // A page that nobody has seen is not ticked, whatever is left to do there.
    expect([...doneSteps(faults, true, 0)]).toEqual(['lines']);
  });
});
