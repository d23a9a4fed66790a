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
