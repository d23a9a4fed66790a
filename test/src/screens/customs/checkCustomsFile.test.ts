import { checkCustomsFile } from '../../../../src/screens/customs/checkCustomsFile';

const file = (name: string) => ({ name });

describe('the file to send', () => {
  it('is the one file chosen, whatever the letter case of its ending', () => {
    expect(checkCustomsFile([file('Q1.XLSX')])).toEqual({ kind: 'file', file: file('Q1.XLSX') });
  });

  it('is none where several are dropped, and says how many', () => {
    expect(checkCustomsFile([file('a.csv'), file('b.csv')])).toEqual({
      kind: 'refused',
      fault: { kind: 'several', count: 2 },
    });
  });

  it('is no old workbook, no PDF and nothing without an ending', () => {
    for (const name of ['a.xls', 'a.pdf', 'customs']) {
      expect(checkCustomsFile([file(name)])).toMatchObject({ fault: { kind: 'wrong-type', name } });
    }
  });

  it('may be nothing, which is no fault', () => {
    expect(checkCustomsFile([])).toEqual({ kind: 'nothing' });
  });
});
