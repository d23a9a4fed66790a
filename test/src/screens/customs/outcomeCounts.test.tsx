import { screen } from '@testing-library/react';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { OutcomeCounts } from '../../../../src/screens/customs/outcome/OutcomeCounts';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const batch = { id: '7', rowsDuplicate: 0, rowsFaulty: 0, rowsGood: 3 } as unknown as CustomsBatch;
const none = { lines: 0, amountCollected: '0.00' };
const outcome = {
  first: { lines: 3, amountCollected: '30.00' },
  corrections: none,
  unmatched: 0,
  uncovered: 0,
  flagged: 0,
  wrongCheckDigit: 0,
  takenBack: null,
};

it.each([true, false])('has the focus where the file was posted on this page: %s', async (isNews) => {
  await showScreen(
    <OutcomeCounts batch={batch} outcome={outcome} isNews={isNews} />,
    createTestBed({ url: 'http://localhost' }),
  );
  expect(document.activeElement === screen.getByRole('heading', { level: 2 })).toBe(isNews);
});
