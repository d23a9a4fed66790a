import { screen } from '@testing-library/react';
import { GridCellContent } from '../../../../src/screens/reports/grid/GridCellContent';
import type { GridCell, GridPeriod } from '../../../../src/screens/reports/grid/gridParts';
import { useCellWords } from '../../../../src/screens/reports/grid/useCellWords';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const period = { fiscalYear: 2026, index: 4, period: 'Q4', dueDate: '2027-01-30' } as unknown as GridPeriod;
const cell = {
  state: 'running',
  reportId: null,
  amountDue: null,
  isLate: false,
  isAmended: false,
  hasPendingAmendment: false,
  remindedAt: null,
} as unknown as GridCell;

function Cell() {
  const words = useCellWords();
  return <GridCellContent row={{} as never} cell={cell} period={period} words={words} />;
}

it('a period that is not over is a dash to the eye, and words to listeners and under the pointer', async () => {
  await showScreen(<Cell />, createTestBed());
  const mark = screen.getByTitle(/Period not over/);
  expect(mark.querySelector('[aria-hidden]')?.textContent).toBe('–');
  expect(mark.querySelector('.visually-hidden')?.textContent).toContain('Period not over');
});
