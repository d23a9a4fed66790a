import {
  chooseReport,
  readStoredReport,
  type ServerDraft,
} from '../../../../../src/screens/reports/create/foundReport';
import { blankLine, formOf, type ReportForm } from '../../../../../src/screens/reports/create/reportForm';

const AT = '2026-10-01T14:03:00.000Z';
const form = (quantity: string): ReportForm => formOf([{ ...blankLine('2026-09-30'), quantity }]);
const draft = (savedAt: string): ServerDraft => ({
  fiscalYear: 2026,
  index: 3,
  version: 4,
  savedAt,
  savedBy: { id: '7', name: 'Ana Reed' },
  lines: [{ ...blankLine('2026-09-30'), quantity: '9.000' }],
});
const beginning = { form: form(''), origin: 'new' } as const;
const quantityOf = (found: { readonly form: ReportForm } | null) => found?.form.lines[0]?.quantity;

describe('an unfinished report', () => {
  it('H08 goes on from the copy of this device as long as the server has nothing newer', () => {
    const found = chooseReport({ form: form('5.000'), basedOn: AT }, draft(AT), beginning);
    expect([found.origin, quantityOf(found), found.version, found.other]).toEqual([
      'device',
      '5.000',
      4,
      null,
    ]);
  });

  it('edge 4 goes on from what somebody else saved since, and offers one’s own lines beside it', () => {
    const found = chooseReport({ form: form('5.000'), basedOn: null }, draft(AT), beginning);
    expect([found.origin, quantityOf(found), found.savedBy]).toEqual(['server', '9.000', 'Ana Reed']);
    expect(found.other?.lines[0]?.quantity).toBe('5.000');
  });

  it('whose draft was sent or thrown away meanwhile begins again, and loses nothing', () => {
    const found = chooseReport({ form: form('5.000'), basedOn: AT }, null, beginning);
    expect([found.origin, found.version, found.other?.lines[0]?.quantity]).toEqual(['new', 0, '5.000']);
  });

  it('is none where the copy is not one of ours or holds nothing', () => {
    expect(readStoredReport({ form: { lines: 'x' }, basedOn: null })).toBeNull();
    expect(readStoredReport({ form: form(''), basedOn: null })).toBeNull();
    expect(readStoredReport({ form: form('5.000'), basedOn: null })).not.toBeNull();
  });
});
