import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { calendarDate } from '../../domain/calendarDate';
import { readHeaders } from '../../domain/customsImport/headers';
import { readRow } from '../../domain/customsImport/row';
import { presetProgram } from '../../domain/presets';
import { FAULT_NAMES, parseFaults } from '../../server/customsSample/sampleFaults';
import type { SampleOptions } from '../../server/customsSample/sampleRows';
import { KNOWN_IMPORTERS } from '../../server/customsSample/sampleTrade';
import { writeSample } from '../../server/customsSample/writeSample';

const program = presetProgram();
const options = (more: Partial<SampleOptions> = {}): SampleOptions => ({
  program,
  importers: KNOWN_IMPORTERS,
  from: calendarDate('2025-01-01'),
  to: calendarDate('2025-12-31'),
  rows: 300,
  seed: 7,
  faults: [],
  ...more,
});

/** What the import's own rules say of every row: the kinds of its faults and warnings, nothing for a good one. */
async function notesOf(sample: SampleOptions): Promise<string[][]> {
  const [heading = [], ...rows] = parse(await text(writeSample(sample, 'csv')));
  const headers = readHeaders(heading);
  if (!headers.ok) throw new Error(JSON.stringify(headers.failure));
  const reading = {
    headers: headers.value,
    mark: 'point',
    program,
    today: calendarDate('2026-06-15'),
  } as const;
  return rows.map((cells) => {
    const outcome = readRow(cells, reading);
    if (outcome.kind === 'blank') return ['blank'];
    return [...(outcome.kind === 'faulty' ? outcome.faults : []), ...outcome.warnings].map(
      ({ kind }) => kind,
    );
  });
}

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'bad-check-digit': ['bad-check-digit'],
  'shortened-entry-number': ['shortened-by-spreadsheet'],
  'shortened-importer-number': ['shortened-by-spreadsheet'],
  'impossible-date': ['impossible-date'],
  'month-thirteen': ['impossible-date'],
  'day-count': ['spreadsheet-serial'],
  'future-date': ['in-the-future'],
  'date-before-program': ['too-early'],
  'missing-amount': ['missing'],
  'negative-amount': ['negative'],
  'foreign-currency': ['foreign-currency'],
  'short-tariff-number': ['wrong-length'],
  'unknown-port': ['unknown-port'],
  variance: ['variance'],
  'low-variance': ['variance'],
};

describe('sample Customs files', () => {
  it('are the same for the same seed and another for another', async () => {
    const [one, again, other] = await Promise.all(
      [7, 7, 8].map((seed) => text(writeSample(options({ seed }), 'csv'))),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('hold exactly the rows asked for, each one good and collected at the rate of its date', async () => {
    const notes = await notesOf(options({ rows: 2_000 }));
    expect(notes).toHaveLength(2_000);
    // Temporary imports owe nothing and are collected nothing, so even they agree with the rate.
    expect(notes.filter((kinds) => kinds.length > 0)).toEqual([]);
  });

  it.each(Object.entries(EXPECTED))('have as many rows with %s as were asked for', async (name, kinds) => {
    const notes = await notesOf(options({ faults: [{ name, count: 4 }] }));
    expect(notes.filter((found) => found.length > 0)).toEqual(Array.from({ length: 4 }, () => kinds));
  });

  it('repeat a row for duplicate-line', async () => {
    const rows = parse(
      await text(writeSample(options({ faults: [{ name: 'duplicate-line', count: 5 }] }), 'csv')),
    );
    const keys = rows.map((cells) => cells.join('|'));
    expect(keys.length - new Set(keys).size).toBe(5);
  });

  it('refuse a fault that has no name, or a count that is none', () => {
    expect(parseFaults('nonsense=1')).toEqual({ kind: 'unknown-fault', text: 'nonsense' });
    expect(parseFaults('variance=many')).toEqual({ kind: 'bad-count', text: 'variance=many' });
    expect(parseFaults(FAULT_NAMES.join(','))).toHaveLength(FAULT_NAMES.length);
  });
});
