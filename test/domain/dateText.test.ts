import { readDateText } from '../../domain/dateText';

const read = (text: string) => {
  const date = readDateText(text);
  return date.ok ? date.value : date.failure.kind;
};

describe('the text of a date in a file', () => {
  it.each([
    ['2026-05-04', '2026-05-04'],
    [' 2026-05-04 ', '2026-05-04'],
    ['5/4/2026', '2026-05-04'],
    ['05/04/2026', '2026-05-04'],
    ['1/1/1900', '1900-01-01'],
    ['12/31/2026', '2026-12-31'],
    ['2/29/2024', '2024-02-29'],
    ['2026-05-04 00:00', '2026-05-04'],
    ['2026-05-04T00:00:00', '2026-05-04'],
    ['2026-05-04T00:00:00Z', '2026-05-04'],
    ['2026-05-04T00:00:00.000Z', '2026-05-04'],
    ['05/04/2026 0:00', '2026-05-04'],
  ])('%s is %s: month first, and midnight is no more than the day', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['2/29/2025', '13/1/2026', '0/1/2026', '1/0/2026', '1/32/2026', '12/31/1899', '2026-04-31'])(
    '%s is no day',
    (text) => {
      expect(read(text)).toBe('impossible-date');
    },
  );

  it.each(['45366', '45366.5', '45366.25'])('%s is a spreadsheet’s count of days', (text) => {
    expect(read(text)).toBe('spreadsheet-serial');
  });

  it.each([
    '4536',
    '2026 00:00-05-04',
    '453666',
    'x45366',
    '45366.',
    '5/4/26',
    '5/4/20266',
    '005/4/2026',
    '5/004/2026',
    'x5/4/2026',
    '2026-05-04 00:01',
    '2026-05-04 01:00',
    '2026-05-04 00:00:01',
    '2026-05-04 00:00 x',
    '2026-05-04T00:00:00.5',
    '2026-05-04 000:00',
  ])('%s is not a date', (text) => {
    expect(read(text)).toBe('not-a-date');
  });

  it.each(['', '   '])('“%s” is missing', (text) => {
    expect(read(text)).toBe('missing');
  });
});
