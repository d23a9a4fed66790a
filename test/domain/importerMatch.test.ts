import { suggestCompanies } from '../../domain/importerMatch';

const HOLDERS = [
  { companyId: '1', companyName: 'Cedarline Imports Inc.', number: '12-3456789AB' },
  { companyId: '2', companyName: 'Bois Boréal Ltée', number: '031234-00017' },
  { companyId: '3', companyName: 'Pine Grove Lumber', number: null },
];
const first = (number: string, name: string) => {
  const [best] = suggestCompanies(number, name, HOLDERS);
  return best === undefined ? 'nobody' : `${best.companyId} ${best.reason}`;
};

describe('who an unmatched importer could be', () => {
  it.each([
    ['12-3456789', 'Somebody', '1 same-number'],
    ['12-3456789CD', 'Somebody', '1 same-number'],
    ['12-3456780', 'Somebody', '1 one-digit-off'],
    ['12-3456798', 'Somebody', '1 one-digit-off'],
    ['031234-00018', 'Somebody', '2 one-digit-off'],
    ['99-9999999', 'BOIS BOREAL LTEE', '2 name-alike'],
    ['99-9999999', 'Pine Grove Lumber Company, LLC', '3 name-alike'],
    ['99-9999999', 'The Lumber Company', 'nobody'],
    ['12-3456987', 'Somebody', 'nobody'],
    ['99-9999999', 'Inc.', 'nobody'],
  ])('edge 16 %s of %s: %s', (number, name, expected) => {
    expect(first(number, name)).toBe(expected);
  });

  it('a broker’s number that one company has, under another company’s name: both are shown, the number first', () => {
    expect(
      suggestCompanies('12-3456789', 'Pine Grove Lumber', HOLDERS).map(({ companyId }) => companyId),
    ).toEqual(['1', '3']);
  });
});

describe('the suggestions for an importer', () => {
  const holder = (companyId: string, companyName: string, number: string | null) => ({
    companyId,
    companyName,
    number,
  });
  const reasons = (number: string, name: string, ...holders: readonly ReturnType<typeof holder>[]) =>
    suggestCompanies(number, name, holders).map(({ companyId, reason }) => `${companyId} ${reason}`);

  it('say a company once, for its strongest reason', () => {
    const near = holder('1', 'Pine Grove', '12-3456780AB');
    const same = holder('1', 'Pine Grove', '12-3456789AB');
    expect(reasons('12-3456789', 'Pine Grove', near, same)).toEqual(['1 same-number']);
    expect(reasons('12-3456789', 'Pine Grove', same, near)).toEqual(['1 same-number']);
    expect(reasons('12-3456789', 'Pine Grove', near)).toEqual(['1 one-digit-off']);
  });

  it('carry the number they rest on, and a name rests on none', () => {
    const holders = [holder('1', 'Cedar Mill', '12-3456789AB'), holder('2', 'Pine Grove', '41-2086799')];
    expect(suggestCompanies('12-3456789', 'Pine Grove', holders)).toMatchObject([
      { companyId: '1', number: '12-3456789AB' },
      { companyId: '2', number: null },
    ]);
  });

  it('stand in the order of their reasons, then of their names, three at most', () => {
    expect(
      reasons(
        '12-3456789',
        'Pine Grove',
        holder('1', 'Pine Grove', null),
        holder('2', 'Oak Mill', '12-3456780AB'),
        holder('3', 'Elm Mill', '12-3456788AB'),
        holder('4', 'Ash Mill', '12-3456789CD'),
      ),
    ).toEqual(['4 same-number', '3 one-digit-off', '2 one-digit-off']);
  });

  it.each([
    ['12-3456789', '12-345678'],
    ['12-3456789', '21-4356789'],
    ['12-3456789', '12-3456987'],
    ['12-3456789', '12-3456711'],
    ['031234-00017', '031234-0017'],
    ['031234-00017', '13-1234567'],
  ])('%s is not near %s', (number, held) => {
    expect(reasons(number, '', holder('1', 'Mill', held))).toEqual([]);
  });

  it.each([
    ['12-3456789', '21-3456789'],
    ['12-3456789', '12-3456798'],
    ['12-3456789', '92-3456789'],
  ])('%s is near %s', (number, held) => {
    expect(reasons(number, '', holder('1', 'Mill', held))).toEqual(['1 one-digit-off']);
  });

  it.each([
    ['Red Pine Grove', 'RED pine-grove', true],
    ['Forêt Boréale', 'foret boreale', true],
    ['A Pine Grove', 'Pine B Grove', true],
    ['Pine Grove', 'Pine Valley', false],
    ['', '', false],
    ['Pine', '', false],
    ['', 'Pine', false],
    ['Red Pine Grove', 'Red Pine', true],
  ])('the names “%s” and “%s” are similar: %s', (name, held, isSimilar) => {
    expect(reasons('99-9999999', name, holder('1', held, null))).toEqual(isSimilar ? ['1 name-alike'] : []);
  });
});

describe('what makes an importer and a company alike', () => {
  const suggestions = (number: string, name: string, companyName: string, ...held: readonly string[]) =>
    suggestCompanies(
      number,
      name,
      held.map((each) => ({ companyId: '1', companyName, number: each })),
    );

  it('of two numbers just as near, the first is shown', () => {
    expect(suggestions('12-3456789', '', 'Mill', '12-3456780', '12-3456781')).toMatchObject([
      { reason: 'one-digit-off', number: '12-3456780' },
    ]);
  });

  it('the same digits count whatever hyphens part them', () => {
    expect(suggestions('12-3456789', '', 'Mill', '123-45-6789')).toMatchObject([{ reason: 'same-number' }]);
  });

  it('two neighbors that are not exchanged are two slips', () => {
    expect(suggestions('12-3456789', '', 'Mill', '12-3456778')).toEqual([]);
    expect(suggestions('12-3456789', '', 'Mill', '12-3456797')).toEqual([]);
  });

  it.each([
    // Three of five words are enough, and two of four are not.
    ['Red Pine Grove Mill Works', 'Red Pine Grove Oak Trees', true],
    ['Red Pine Mill Works', 'Red Pine Oak Trees', false],
    // Legal forms in capitals say nothing, nor do single letters.
    ['CEDAR CO LTD', 'PINE CO LTD', false],
    ['A & B Pine', 'C & D Pine', true],
    ['Inc.', 'Inc.', false],
  ])('“%s” and “%s” are alike: %s', (name, held, isAlike) => {
    expect(suggestions('99-9999999', name, held, '41-2086799')).toHaveLength(isAlike ? 1 : 0);
  });
});
