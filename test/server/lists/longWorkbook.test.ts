import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';

// A million rows would take the test minutes: the sheet has no room even for none.
jest.mock('../../../server/export/workbook', () => ({
  ...jest.requireActual<object>('../../../server/export/workbook'),
  MOST_WORKBOOK_ROWS: -1,
}));

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom();
});
afterAll(() => room.close());

it.each([
  ['admin', '/api/customs/lines/export'],
  ['admin', '/api/admin/refunds/export'],
  ['user', '/api/refunds/export'],
  ['user', '/api/assessments/export'],
  ['admin', '/api/admin/companies/export'],
  ['admin', '/api/admin/exemptions/export'],
  ['admin', '/api/lists/export?list=payments'],
] as const)('a list that a spreadsheet has no room for is refused to the %s: %s', async (role, address) => {
  const ask = (format: string) =>
    room[role].get(`${address}${address.includes('?') ? '&' : '?'}format=${format}`);
  const workbook = await ask('xlsx');
  expect([address, workbook.status]).toEqual([address, 422]);
  expect(workbook.text).toContain('Filter the list, or export it as CSV.');
  expect([address, (await ask('csv')).status]).toEqual([address, 200]);
});
