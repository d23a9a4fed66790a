import { download, upload } from '../setup/upload';
import { type CustomsRoom, HEADING, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

const GOOD = `00100000017,${IMPORTER_NUMBER},Alder Imports,2024-03-15,4407.11.0001,72,12.50`;

describe('rejected rows', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom();
  });
  afterEach(() => room.close());

  const rejectedOf = async (id: string) =>
    (
      await download(room.portal.url, room.verifier, `/api/customs/batches/${id}/rejected.csv`)
    ).bytes.toString('utf8');

  it('come as they were with the reason beside them, and go in once corrected', async () => {
    const bad = `00100000025,${IMPORTER_NUMBER},"=cmd|' /C calc'!A0",2024-02-30,4407.11.0001,72,12.50`;
    const batch = await room.check('a.csv', `${HEADING}\r\n${GOOD}\r\n${bad}\r\n`);
    await room.post(batch);
    const text = await rejectedOf(batch.id);
    expect(text).toContain(`${HEADING},RejectedRow,RejectedReason`);
    expect(text).toContain("'=cmd|' /C calc'!A0");
    expect(text).toContain('2024-02-30');
    expect(text).toContain(',3,');
    expect(text).toContain('This date doesn’t exist');
    const corrected = await room.post(
      await room.check('corrected.csv', text.replace('2024-02-30', '2024-02-29')),
    );
    expect(corrected).toMatchObject({ rowsTotal: 1, rowsGood: 1 });
    const [line] = await room.lines('&entryNumber=00100000025');
    expect(line).toMatchObject({ entryDate: '2024-02-29', importerName: "=cmd|' /C calc'!A0" });
  });

  it('of a file with decimal commas keep their meaning when they come back alone', async () => {
    const heading = HEADING.replaceAll(',', ';');
    const row = (entry: string, amount: string, date = '2024-03-15') =>
      `${entry};${IMPORTER_NUMBER};Alder;${date};4407.11.0001;72;${amount}`;
    const batch = await room.check(
      'a.csv',
      `${heading}\r\n${row('00100000017', '1234,50')}\r\n${row('00100000025', '1.000', '2024-13-01')}\r\n`,
    );
    const text = (await rejectedOf(batch.id)).replace('2024-13-01', '2024-12-01');
    const again = await room.check('again.csv', text);
    // Alone, 1.000 could be one or a thousand: it is refused rather than guessed.
    expect((await room.rows(again.id))[0]?.faults[0]).toMatchObject({
      kind: 'ambiguous-number',
      value: '1.000',
    });
  });

  it('a file that is no table, empty, or an old workbook is refused at once by its content', async () => {
    const send = (name: string, bytes: Uint8Array | string) =>
      upload(room.portal.url, room.verifier, '/api/customs/batches', { name, bytes });
    const answers = [
      await send('empty.csv', ''),
      await send('picture.csv', Buffer.from('89504e470d0a1a0a0000', 'hex')),
      await send('old.xls', Buffer.from('d0cf11e0a1b11ae100000000', 'hex')),
      await send('page.xls', Buffer.from('\ufeff<?xml version="1.0"?><Workbook>', 'utf16le')),
      await send('program.csv', Buffer.from('4d5a900003000000', 'hex')),
    ];
    expect(answers.map(({ status, errors }) => [status, errors[0]?.error])).toEqual([
      [400, 'customs-file-empty'],
      [415, 'customs-file-not-a-table'],
      [415, 'customs-file-old-excel'],
      [415, 'customs-file-web-page'],
      [415, 'customs-file-not-a-table'],
    ]);
    expect(answers[0]?.errors[0]?.details).toContain('empty.csv');
    // A locked workbook has the container of the old format.
    expect(answers[2]?.errors[0]?.details).toContain('protected by a password');
  });

  it('headings below a title are found, and rows keep their lines', async () => {
    const batch = await room.check('titled.csv', `Entries, all ports\r\n\r\n${HEADING}\r\n${GOOD}\r\n`);
    expect(batch).toMatchObject({ status: 'Validated', rowsTotal: 1, rowsGood: 1 });
    expect((await room.rows(batch.id))[0]?.fileLine).toBe(4);
  });

  it('a broken workbook and a quote that never closes fail the file with a sentence', async () => {
    const broken = await room.check('broken.xlsx', Buffer.from('504b0304000000000000', 'hex'));
    expect(broken.status).toBe('Failed');
    expect(broken.notices.join(' ')).toContain('couldn’t open');
    const open = await room.check('open.csv', `${HEADING}\r\n${GOOD}\r\n"00100000025,never closed\r\n`);
    expect(open.status).toBe('Failed');
    expect(open.notices.join(' ')).toContain('line 3');
  });
});
