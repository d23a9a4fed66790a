import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { utils, write } from '@e965/xlsx';
import { calendarDate } from '../../../domain/calendarDate';
import { sumMoney, money, formatMoney } from '../../../domain/money';
import { presetProgram } from '../../../domain/presets';
import { checkBatch } from '../../../server/modules/customs/checking/checkBatch';
import { keepLease } from '../../../server/modules/customs/checking/keepLease';
import { upload } from '../setup/upload';
import { type CustomsRoom, HEADING, openCustomsRoom } from './customsRoom';

const caseFile = (name: string): Buffer => readFileSync(path.join(__dirname, '../../domain/files', name));

describe('importing a Customs file', () => {
  let room: CustomsRoom;
  beforeEach(async () => {
    room = await openCustomsRoom();
  });
  afterEach(() => room.close());

  const importCase = async (name: string) => room.post(await room.check(name, caseFile(name)));
  const total = async () =>
    formatMoney(sumMoney((await room.lines()).map((line) => money(line.amountCollected))));

  it('H05 a bad row in the middle stays out, is named by its line, and the corrected file adds it once', async () => {
    const bad = await room.check('middle_row_bad.csv', caseFile('middle_row_bad.csv'));
    expect(bad).toMatchObject({ status: 'Validated', rowsTotal: 3, rowsGood: 2, rowsFaulty: 1 });
    const [row] = await room.rows(bad.id, '&state=faulty');
    expect(row).toMatchObject({ fileLine: 3, faults: [{ column: 'EntryDate', value: '2024-13-05' }] });
    expect(await room.lines()).toEqual([]);
    await room.post(bad);
    expect(await total()).toBe('4.44');

    const corrected = await importCase('middle_row_fixed.csv');
    expect(corrected).toMatchObject({ rowsGood: 1, rowsDuplicate: 2 });
    expect(await total()).toBe('6.66');
    const again = await upload(room.portal.url, room.verifier, '/api/customs/batches', {
      name: 'once more.csv',
      bytes: caseFile('middle_row_fixed.csv'),
    });
    expect(again.status).toBe(409);
    expect(again.errors[0]?.error).toBe('customs-file-known');
    expect(again.errors[0]?.details).toContain('middle_row_fixed.csv');
    expect(await total()).toBe('6.66');
  });

  it('H15 leading zeros survive in list, details, search and export', async () => {
    await importCase('leading_zeros.csv');
    const lines = await room.lines('&sort=entryNumber');
    expect(
      lines.map(({ entryNumber, importerNumber, htsCode }) => [entryNumber, importerNumber, htsCode]),
    ).toEqual([
      ['001-0000003-3', '00-0000123', '0604.20.0000'],
      ['001-0000004-1', '00-0000124', '0604.20.0000'],
    ]);
    expect(await room.lines('&q=00100000033')).toHaveLength(1);
    expect(await room.lines('&htsCode=0604')).toHaveLength(2);
    const details = await room.verifier.get(`/api/customs/lines/${lines[0]?.id ?? ''}`);
    expect(details.body.data).toMatchObject({ importerNumber: '00-0000123', htsCode: '0604.20.0000' });
    const file = await room.verifier.get('/api/customs/lines/export');
    expect(file.text).toContain('001-0000003-3');
    expect(file.text).toContain('00-0000124');
    expect(file.text).toContain('0604.20.0000');
  });

  it('H22 what a spreadsheet has shortened is refused by line and column, never expanded', async () => {
    const batch = await room.check('damaged.csv', caseFile('excel_damaged_ids.csv'));
    expect(batch).toMatchObject({ rowsGood: 0, rowsFaulty: 3 });
    const rows = await room.rows(batch.id);
    expect(rows.map(({ fileLine, faults }) => [fileLine, faults[0]?.column, faults[0]?.kind])).toEqual([
      [2, 'EntryNumber', 'shortened-by-spreadsheet'],
      [3, 'ImporterNumber', 'shortened-by-spreadsheet'],
      [4, 'EntryDate', 'spreadsheet-serial'],
    ]);
    const confirm = await room.confirm(batch);
    expect([confirm.status, confirm.body.errors[0]?.error]).toEqual([409, 'batch-nothing-good']);
  });

  it('H40 one entry in three spellings is one line, and every spelling finds it', async () => {
    const batch = await importCase('entry_number_spellings.csv');
    expect(batch).toMatchObject({ rowsGood: 1, rowsDuplicate: 2 });
    for (const spelling of ['AB1-0001234-8', 'ab100012348', ' AB100012348 '])
      expect(await room.lines(`&entryNumber=${encodeURIComponent(spelling)}`)).toHaveLength(1);
    const wrong = await room.check('digit.csv', caseFile('entry_number_bad_check_digit.csv'));
    expect(wrong).toMatchObject({ rowsGood: 1, rowsWarning: 1 });
    expect((await room.rows(wrong.id))[0]?.faults[0]).toMatchObject({
      kind: 'bad-check-digit',
      severity: 'warning',
    });
  });

  it('H44 semicolons and decimal commas are read as they were meant', async () => {
    const batch = await importCase('semicolon_decimal_comma.csv');
    expect(batch.notices.join(' ')).toContain('semicolon-separated');
    const lines = await room.lines('&sort=entryNumber');
    expect(lines.map((line) => line.amountCollected)).toEqual(['1234.50', '1000.00']);
  });

  it('H52 days that do not exist are refused, the leap day is not', async () => {
    const batch = await importCase('impossible_dates.csv');
    expect(batch).toMatchObject({ rowsGood: 1, rowsFaulty: 3 });
    expect((await room.rows(batch.id)).map(({ fileLine, faults }) => [fileLine, faults[0]?.value])).toEqual([
      [2, '2023-02-29'],
      [3, '2024-04-31'],
      [4, '0000-00-00'],
    ]);
    expect((await room.lines()).map((line) => line.entryDate)).toEqual(['2024-02-29']);
  });

  it('H58 headings are taken as people write them; doubled or missing ones refuse the file by name', async () => {
    const variants = await importCase('header_variants.csv');
    expect(variants.notices.join(' ')).toContain('Remarks');
    expect(await total()).toBe('12.50');
    const doubled = await room.check('doubled.csv', caseFile('header_duplicated.csv'));
    expect(doubled.status).toBe('Failed');
    expect(doubled.notices.join(' ')).toContain('AssessmentAmount');
    const missing = await room.check('missing.csv', caseFile('header_missing_amount.csv'));
    expect(missing.status).toBe('Failed');
    expect(missing.notices.join(' ')).toContain('AssessmentAmount');
    expect(await total()).toBe('12.50');
  });

  it('H61 blank rows at the end are nothing, a row blank but for one cell is an error', async () => {
    const batch = await room.check('blank.csv', caseFile('trailing_blank_rows.csv'));
    expect(batch).toMatchObject({ rowsTotal: 2, rowsGood: 2, rowsFaulty: 0 });
    const lonely = await room.check('lonely.csv', `${HEADING}\r\n,,,,,,\r\n,,Alder Imports,,,,\r\n`);
    expect(lonely).toMatchObject({ rowsTotal: 1, rowsFaulty: 1 });
    expect((await room.rows(lonely.id))[0]?.fileLine).toBe(3);
  });

  it.each(['utf-8', 'utf16le', 'latin1'] as const)('reads %s text with accents', async (encoding) => {
    const text = `${HEADING}\r\n00100000017,00-1234567,Bois Boréal Ltée,2024-03-15,4407.11.0001,72,12.50\r\n`;
    const mark = encoding === 'utf16le' ? '\ufeff' : '';
    await room.post(await room.check('accents.csv', Buffer.from(mark + text, encoding)));
    expect((await room.lines())[0]?.importerName).toBe('Bois Boréal Ltée');
  });

  it('says in French what is wrong when the reader reads French', async () => {
    const batch = await room.check('bad.csv', caseFile('impossible_dates.csv'));
    const answer = await room.verifier.get(`/api/customs/batches/${batch.id}/rows`, {
      'accept-language': 'fr-CA',
    });
    expect(answer.text).toContain('Cette date n’existe pas');
  });

  describe('that is being checked', () => {
    const HOLDER = 'the process that has it';
    const FAR_AWAY = new Date('2999-01-01');
    const db = () => room.portal.database.database.db;

    /** A file with its rows staged, in the hands of one process. */
    const heldFile = async (name: string, bytes: Uint8Array): Promise<string> => {
      const { id } = await room.check(name, bytes);
      await db()
        .updateTable('customs_batch')
        .set({ status: 'Parsing', checked_by: HOLDER, checked_until: FAR_AWAY })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const stagedLines = async (id: string) =>
      (
        await db()
          .selectFrom('customs_staged_row')
          .select('file_line')
          .where('batch_id', '=', id)
          .orderBy('file_line')
          .execute()
      ).map(({ file_line }) => file_line);
    const checkAs = (process: string, id: string, signal = new AbortController().signal) =>
      checkBatch(
        {
          database: room.portal.database.database,
          process,
          program: presetProgram(),
          today: calendarDate('2024-12-31'),
          signal,
          progressed: () => Promise.resolve(),
        },
        id,
      );

    it('by another process now keeps the rows that one has staged', async () => {
      const id = await heldFile('a.csv', caseFile('middle_row_bad.csv'));
      expect(await checkAs('late', id)).toEqual({ kind: 'lost' });
      expect(await stagedLines(id)).toEqual([2, 3, 4]);
      expect(await checkAs(HOLDER, id)).toMatchObject({ kind: 'checked' });
      expect(await stagedLines(id)).toEqual([2, 3, 4]);
    });

    it('stays with its process as long as that one keeps it, and is lost to any other', async () => {
      const id = await heldFile('a.csv', caseFile('middle_row_bad.csv'));
      const late = keepLease(db(), id, 'late', 10);
      const holder = keepLease(db(), id, HOLDER, 10);
      const isRenewed = async () => {
        const { checked_until } = await db()
          .selectFrom('customs_batch')
          .select('checked_until')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return checked_until !== null && checked_until < FAR_AWAY;
      };
      for (let look = 0; look < 500 && !(late.isLost() && (await isRenewed())); look += 1) await pause(20);
      expect([late.isLost(), await isRenewed(), holder.isLost()]).toEqual([true, true, false]);
      await Promise.all([late.release(), holder.release()]);
    });

    it('is left as it is where the server stops while its workbook is read', async () => {
      const made = utils.book_new();
      const cells = ['00100000017', '00-1234567', 'Alder', '2024-03-15', '4407.11.0001', '72', '12.50'];
      utils.book_append_sheet(made, utils.aoa_to_sheet([HEADING.split(','), cells]), 'Lines');
      const id = await heldFile('a.xlsx', write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
      expect(await checkAs(HOLDER, id, AbortSignal.abort())).toEqual({ kind: 'stopped' });
      expect(await stagedLines(id)).toEqual([2]);
    });
  });
});
