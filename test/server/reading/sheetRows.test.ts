import { utils, write } from '@e965/xlsx';
import { streamSheet } from '../../../server/reading/sheetRows';
import type { SourceRow } from '../../../server/reading/sourceRow';
import { TimeLimit } from '../../../server/reading/timeLimit';

const ROWS = [
  ['EntryNumber', 'ImporterNumber'],
  ['00100000017', '00-1234567'],
];

function workbook(): Buffer {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(ROWS), 'Lines');
  return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

describe('a workbook whose rows are taken as they are read', () => {
  it('is not called unreadable where the rows could not be taken', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await expect(streamSheet(workbook(), { kind: 'customs' }, () => Promise.reject(full))).rejects.toBe(full);

    const taken: SourceRow[] = [];
    const sheet = await streamSheet(workbook(), { kind: 'customs' }, (rows) => {
      taken.push(...rows);
      return Promise.resolve();
    });
    expect(sheet?.name).toBe('Lines');
    expect(taken.map(({ cells }) => cells)).toEqual(ROWS);
  });
});

describe('69 workbooks of many callers', () => {
  it('are read two at a time', async () => {
    const CALLERS = 5;
    let begun = 0;
    let active = 0;
    let most = 0;
    const bothIn = deferred();
    const read = () =>
      streamSheet(workbook(), { kind: 'customs' }, async () => {
        begun += 1;
        active += 1;
        most = Math.max(most, active);
        if (active === 2 || begun === CALLERS) bothIn.resolve();
        await bothIn.promise;
        // Long enough for a third one to be read, if it could.
        await new Promise((resolve) => setTimeout(resolve, 500));
        active -= 1;
      });
    await Promise.all(Array.from({ length: CALLERS }, read));
    expect([begun, most]).toEqual([CALLERS, 2]);
  });
});

function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the time that a workbook may take', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('does not pass while its rows are being taken', () => {
    const exceeded = jest.fn();
    const limit = new TimeLimit(100, exceeded);
    limit.start();
    jest.advanceTimersByTime(60);
    limit.pause();
    jest.advanceTimersByTime(10_000);
    limit.start();
    jest.advanceTimersByTime(39);
    expect(exceeded).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2);
    expect(exceeded).toHaveBeenCalledTimes(1);
  });
});
