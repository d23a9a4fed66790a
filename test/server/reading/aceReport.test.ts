import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDigit } from '../../../domain/entryNumber';
import { type CustomsRoom, openCustomsRoom } from '../customs/customsRoom';
import { HEADINGS, report } from './aceWorkbook';

let room: CustomsRoom;
beforeAll(async () => {
  room = await openCustomsRoom();
});
afterAll(() => room.close());

const file = (name: string): Buffer => readFileSync(join(__dirname, 'files', name));
const entryOf = (n: number): string => {
  const ten = `B06${n.toString().padStart(7, '0')}`;
  return ten + checkDigit(ten);
};

/** Both tariff rows of a line: chapter 99 without goods, then the goods. */
const lineRows = (n: number): readonly (readonly string[])[] => {
  const common = (ordinal: string) => [
    entryOf(Math.ceil(n / 2)),
    n % 2 === 0 ? '002' : '1',
    '01',
    '00-1234567',
    'Alder Imports',
    '3004',
    '03/15/2024',
    '03/29/2024',
    'CA',
    'CA',
    ordinal,
  ];
  return [
    [...common('1'), '99030128', '$0.00', '', '', '$0.00'],
    [
      ...common('2'),
      '4407110001',
      '$2,567.49',
      `1,${(n % 1000).toString().padStart(3, '0')}.250`,
      'M3',
      `$${n}.05`,
    ],
  ];
};

test('H76 the report of ACE is read from its main sheet, and its tariff rows become one line', async () => {
  const batch = await room.check('ace.xlsx', file('r18_ace_es003_shape.xlsx'));
  expect(batch).toMatchObject({ status: 'Validated', rowsTotal: 1, rowsGood: 1, amountCollected: '173.70' });
  expect(batch.notices.join(' ')).toContain(
    'Read from the sheet “Main Report”. Ignored rows of chapter 99: 1.',
  );
  const own = await room.check('own.xlsx', file('r18b_ace_values_own_headings.xlsx'));
  expect(own).toMatchObject({ status: 'Validated', rowsTotal: 1, rowsGood: 1 });
});

test('H76 a report without the fees is told so in one sentence, and an unknown column is named', async () => {
  const without = await room.check(
    'no-fees.xlsx',
    report(
      lineRows(1).map((row) => row.slice(0, -1)),
      HEADINGS.slice(0, -1),
    ),
  );
  expect(without.status).toBe('Failed');
  expect(without.notices.join(' ')).toContain('no column with fee amounts');
  const extended = await room.check(
    'more.xlsx',
    report(
      lineRows(1).map((row) => [...row, 'x']),
      [...HEADINGS, 'Review Team Number'],
    ),
  );
  expect(extended.notices.join(' ')).toContain('Ignored columns: Review Team Number.');
});

test('H76 an amount that is repeated for another tariff of its line counts once', async () => {
  const [, goods = []] = lineRows(1);
  const other = goods.map((cell, index) => (index === 11 ? '4407120001' : cell));
  const batch = await room.check('twice.xlsx', report([goods, other]));
  expect(batch).toMatchObject({ rowsGood: 1, rowsDuplicate: 1, amountCollected: '1.05' });
});

test('H76 a report of 1,000 tariff rows posts exactly its 500 lines', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
  const batch = await room.check('year.xlsx', report(numbers.flatMap(lineRows)));
  expect(batch).toMatchObject({ rowsTotal: 500, rowsGood: 500, rowsFaulty: 0, rowsDuplicate: 0 });
  await room.post(batch);
  const { db } = room.portal.services.database;
  const lines = await db.selectFrom('customs_line').selectAll().where('batch_id', '=', batch.id).execute();
  expect(
    lines
      .map(
        (line) =>
          `${line.entry_number} ${line.line_no} ${line.hts_code} ${line.entry_date} ${line.quantity} ${line.amount_collected}`,
      )
      .toSorted(),
  ).toEqual(
    numbers
      .map(
        (n) =>
          `${entryOf(Math.ceil(n / 2))} ${n % 2 === 0 ? 2 : 1} 4407110001 2024-03-15 ${1000 + (n % 1000)}.250 ${n}.05`,
      )
      .toSorted(),
  );
});
