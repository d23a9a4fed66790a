import { NOT_CALCULATED, spreadsheetErrorIn } from '../../domain/spreadsheetError';

describe('what a cell shows whose formula failed', () => {
  it.each(['#REF!', ' #n/a ', '#DIV/0!', '#NAME?', 'Err:502', ' err:522 '])('%s is an error', (text) => {
    expect(spreadsheetErrorIn(text)).toBe('formula-error');
  });

  it('a formula that was not calculated is told apart', () => {
    expect(spreadsheetErrorIn(` ${NOT_CALCULATED.toLowerCase()} `)).toBe('formula-not-calculated');
  });

  it.each(['', '5', 'REF', 'Err:50', 'Err:5022', 'xErr:502', 'Err:502x', 'Err:abc', '#HASH'])(
    '%s is a value',
    (text) => {
      expect(spreadsheetErrorIn(text)).toBeNull();
    },
  );
});
