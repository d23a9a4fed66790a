import type { CustomsBatch } from '../../../../contract/entities/customs';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';
import { readListQuery } from '../../../../src/lists/listQuery';
import { customsView } from '../../../../src/screens/customs/customsView';
import { outcomeFigures } from '../../../../src/screens/customs/outcome/outcomeFigures';

const batch: CustomsBatch = {
  id: '7',
  fileName: 'april.csv',
  sizeBytes: 1,
  sha256: 'a',
  status: 'Posted',
  version: 2,
  uploadedBy: { id: '1', name: 'Marta Lindqvist' },
  uploadedAt: '2026-05-04T14:00:00.000Z',
  confirmedBy: { id: '1', name: 'Marta Lindqvist' },
  confirmedAt: '2026-05-04T14:30:00.000Z',
  progress: 100,
  rowsTotal: 20,
  rowsGood: 12,
  rowsWarning: 3,
  rowsFaulty: 5,
  rowsDuplicate: 3,
  rowsUnmatched: 4,
  amountCollected: '120.00',
  notices: [],
  needsColumns: false,
};
const outcome: BatchOutcome = {
  first: { lines: 10, amountCollected: '130.00' },
  corrections: { lines: 2, amountCollected: '-10.00' },
  unmatched: 1,
  uncovered: 2,
  flagged: 3,
  wrongCheckDigit: 4,
  takenBack: null,
};

const schema = listCustomsLines.query;
if (schema === undefined) throw new Error('entry lines are listed by a query');

describe('what came of a posted file', () => {
  it('counts lines as they stand now and rows as they were left out', () => {
    expect(outcomeFigures(batch, outcome).map(({ key, count }) => [key, count])).toEqual([
      ['first', 10],
      ['corrections', 2],
      ['same', 3],
      ['faulty', 5],
      ['unmatched', 1],
      ['uncovered', 2],
      ['flagged', 3],
      ['wrongCheckDigit', 4],
    ]);
  });

  it('leaves out what there is none of, but not the new lines', () => {
    const none = { lines: 0, amountCollected: '0.00' };
    const nothing = { ...outcome, first: none, corrections: none, unmatched: 0, uncovered: 0, flagged: 0 };
    expect(
      outcomeFigures({ ...batch, rowsFaulty: 0, rowsDuplicate: 0 }, { ...nothing, wrongCheckDigit: 1 }).map(
        ({ key }) => key,
      ),
    ).toEqual(['first', 'wrongCheckDigit']);
  });

  it('leads from each count to a list that asks the server for just these', () => {
    for (const { key, path } of outcomeFigures(batch, outcome)) {
      const address = new URL(path, 'http://portal.test').searchParams;
      if (key === 'same' || key === 'faulty') {
        expect([key, customsView(address)]).toEqual([key, { kind: 'batch', id: '7' }]);
        continue;
      }
      expect([key, customsView(address)]).toEqual([key, { kind: 'lines' }]);
      address.delete('view');
      const asked = Object.fromEntries(address);
      expect([key, readListQuery(schema, asked)]).toEqual([key, asked]);
    }
  });
});
