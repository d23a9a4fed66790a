import { columnQuestion } from '../../../contract/entities/tableColumns';
import { customsBatch } from '../../../contract/entities/customs';
import { checked, type CustomsRoom, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

/** The second of two equal headings has the fee, an emoji stands where a cell is cut, and the last column has no heading. */
const HEADINGS = ['Dossier', 'Party', 'Levy', 'Levy', `${'x'.repeat(59)}🌲`, 'Commodity', 'Cubic'];
const ROW = ['00100000017', IMPORTER_NUMBER, 'old', '12.50', 'note', '4407.11.0001', '72', '2024-03-15'];
const COLUMNS = [
  'EntryNumber',
  'ImporterNumber',
  null,
  'AssessmentAmount',
  null,
  'HtsNumber',
  'Quantity',
  'EntryDate',
];

let room: CustomsRoom;
beforeAll(async () => {
  room = await openCustomsRoom();
});
afterAll(() => room.close());

it('a repeated heading, a cut character, and a column without a heading can be matched and are suggested', async () => {
  const bytes = Buffer.from([HEADINGS, ROW].map((cells) => `${cells.join(',')}\r\n`).join(''));
  const batch = await room.check('broker.csv', bytes);
  expect(batch).toMatchObject({ status: 'Failed', needsColumns: true });
  const answer = await room.verifier.post(`/api/customs/batches/${batch.id}/columns`, {
    sheet: null,
    headingLine: 1,
    columns: COLUMNS,
    version: batch.version,
  });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  const read = await checked(room.verifier, customsBatch.parse(answer.body.data).id);
  expect(read).toMatchObject({ status: 'Validated', rowsGood: 1 });

  const later = [HEADINGS, ROW.map((cell) => (cell === '12.50' ? '13.50' : cell))];
  const again = await room.check(
    'next.csv',
    Buffer.from(later.map((cells) => `${cells.join(',')}\r\n`).join('')),
  );
  const { saved } = columnQuestion.parse(
    (await room.verifier.get(`/api/customs/batches/${again.id}/columns`)).body.data,
  );
  expect(saved.map(({ columns }) => columns)).toEqual([COLUMNS]);
});
