import { BATCH_STATUSES } from '../../../../contract/entities/customs';
import { firstRowsOf, postingOf, stageOf } from '../../../../src/screens/customs/batchStage';
import { entryNumberShown, htsCodeShown } from '../../../../src/components/columns/entryNumberShown';

describe('a Customs file on its way', () => {
  it('waits for a person only once it is checked', () => {
    expect(BATCH_STATUSES.filter((status) => stageOf(status) === 'deciding')).toEqual(['Validated']);
  });

  it('posts the good rows and leaves faulty ones and duplicates behind', () => {
    const counts = {
      rowsTotal: 20,
      rowsGood: 10,
      rowsFaulty: 7,
      rowsDuplicate: 3,
      rowsUnmatched: 2,
      amountCollected: '1234.50',
    };
    expect(postingOf(counts)).toEqual({ lines: 10, amount: '1234.50', leftBehind: 10, unmatched: 2 });
  });

  it('shows first what must be corrected', () => {
    const none = { rowsFaulty: 0, rowsDuplicate: 0, rowsWarning: 0 };
    expect(firstRowsOf({ ...none, rowsFaulty: 1, rowsWarning: 5 })).toBe('faulty');
    expect(firstRowsOf({ ...none, rowsWarning: 5 })).toBe('warning');
    expect(firstRowsOf(none)).toBeUndefined();
  });
});

describe('numbers of an entry line', () => {
  it('H15 keep their leading zeros in every spelling', () => {
    expect(entryNumberShown('00100000033')).toBe('001-0000003-3');
    expect(htsCodeShown('0604200000')).toBe('0604.20.0000');
  });

  it('are left as they are where they have another shape', () => {
    expect(entryNumberShown('551')).toBe('551');
    expect(htsCodeShown('4407')).toBe('4407');
  });
});
