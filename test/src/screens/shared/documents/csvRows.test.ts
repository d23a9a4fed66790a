import { csvRows } from '../../../../../src/screens/shared/documents/csvRows';

describe('a table as a document', () => {
  it('is read with commas, semicolons or tabs, whichever its first row has most of', () => {
    for (const mark of [',', ';', '\t'])
      expect(csvRows(['entry', 'amount, in dollars'].join(mark).replace(', ', ' '))).toEqual([
        ['entry', 'amount in dollars'],
      ]);
    expect(csvRows('a;b,c;d\n1;2,5;3\n')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2,5', '3'],
    ]);
  });

  it('keeps quotes, marks, empty cells and line ends inside a cell', () => {
    expect(csvRows('\uFEFFname,note\r\n"Pine, ""Best""",\r\n,"two\r\nlines"\r\n')).toEqual([
      ['name', 'note'],
      ['Pine, "Best"', ''],
      ['', 'two\r\nlines'],
    ]);
  });

  it('shows a broken quote as it stands, and ends', () => {
    expect(csvRows('a,b\n"open,1')).toEqual([
      ['a', 'b'],
      ['"open', '1'],
    ]);
    expect(csvRows('')).toEqual([['']]);
  });
});
