import { delimitedRows } from '../../../server/reading/delimitedRows';
import { type SourceRow, UnreadableFileError } from '../../../server/reading/sourceRow';

/** Read in pieces of a few characters, so that every border falls inside something. */
async function read(text: string, pieceLength: number): Promise<SourceRow[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength)
      yield await Promise.resolve(text.slice(at, at + pieceLength));
  }
  const rows: SourceRow[] = [];
  for await (const row of delimitedRows(pieces(), ',')) rows.push(row);
  return rows;
}

test.each([1, 2, 3, 5, 1_000])(
  'rows stand at the line an editor shows, read %i characters at a time',
  async (length) => {
    const text = 'a,b\r\n"two\r\nlines",x\rplain,"said ""yes"""\n"three\n\nlines",\r\nend,e\r\n';
    expect(await read(text, length)).toEqual([
      { fileLine: 1, cells: ['a', 'b'] },
      { fileLine: 2, cells: ['two\r\nlines', 'x'] },
      { fileLine: 4, cells: ['plain', 'said "yes"'] },
      { fileLine: 5, cells: ['three\n\nlines', ''] },
      { fileLine: 8, cells: ['end', 'e'] },
    ]);
  },
);

test.each([
  ['inside a bare cell', '2,6" board', ['2', '6" board']],
  ['behind a quoted cell', '"6" board,2', ['"6" board', '2']],
  ['with a separator behind it', '6",2', ['6"', '2']],
])('a quotation mark %s is kept and said', async (_where, text, cells) => {
  expect(await read(text, 4)).toEqual([{ fileLine: 1, cells, hasStrayQuote: true }]);
});

test('a quotation mark that nobody closes is named by the line its row begins on', async () => {
  const opened = read('a,b\n"two\nlines",x\n"never closed,y\nz,z\n', 4);
  await expect(opened).rejects.toThrow(UnreadableFileError);
  await expect(opened).rejects.toMatchObject({ failure: { kind: 'quote-not-closed', fileLine: 4 } });
});
