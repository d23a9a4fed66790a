import { instantText, sortableInstant, timeText } from '../../contract/texts/instantText';

const BOARD = 'America/New_York';
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an instant in texts of browser and server', () => {
  it('is told by the board’s clock and names its zone, in either language', () => {
    const at = Date.parse('2026-11-29T03:11:07Z');
    expect(plain(instantText('en', BOARD, at))).toBe('Nov 28, 2026, 10:11 PM EST');
    expect(plain(instantText('fr', BOARD, at))).toBe('28 nov. 2026, 22 h 11 HNE');
    expect(plain(timeText('en', BOARD, at))).toBe('10:11 PM EST');
    expect(plain(timeText('fr', BOARD, at))).toBe('22 h 11 HNE');
    expect(plain(instantText('en', 'Pacific/Auckland', at))).toBe('Nov 29, 2026, 4:11 PM GMT+13');
  });

  it('sorts as text in a spreadsheet, but for the hour that a clock goes through twice', () => {
    const rows = [
      '2026-03-08T06:59:59Z',
      '2026-03-08T07:00:00Z',
      '2026-12-31T05:00:00Z',
      '2027-01-01T04:30:00Z',
    ];
    const texts = rows.map((row) => sortableInstant('en', BOARD, Date.parse(row)));
    expect(texts).toEqual([
      '2026-03-08 01:59:59 EST',
      '2026-03-08 03:00:00 EDT',
      '2026-12-31 00:00:00 EST',
      '2026-12-31 23:30:00 EST',
    ]);
    expect(texts.toSorted()).toEqual(texts);
    expect(sortableInstant('fr', BOARD, Date.parse('2026-07-01T16:05:00Z'))).toBe('2026-07-01 12:05:00 HAE');
    const [first, second] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((row) =>
      sortableInstant('en', BOARD, Date.parse(row)),
    );
    expect([first, second]).toEqual(['2026-11-01 01:30:00 EDT', '2026-11-01 01:30:00 EST']);
  });
});
