import { screen } from '@testing-library/react';
import { ReviewLineRow } from '../../../../../src/screens/refunds/details/ReviewLineRow';
import { useLineReview } from '../../../../../src/screens/refunds/details/useLineReview';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';
import { claimLine } from './claimLine';

const LINES = [claimLine('1'), claimLine('2', { amountClaimed: '45.00', portName: null })];

function Lines() {
  const review = useLineReview({ id: '7', lines: LINES }, 'point');
  return LINES.map((line) => (
    <div key={line.id} role="row">
      <ReviewLineRow
        line={line}
        review={review}
        isVerifying={false}
        explain={() => []}
        onFocus={() => undefined}
      />
    </div>
  ));
}

it('shows a difference only where there is one, and where the line comes from on its entry', async () => {
  await showScreen(<Lines />, createTestBed({ url: 'http://localhost' }));
  const cells = [...document.querySelectorAll<HTMLElement>('.cell-difference')];
  expect(cells.map(({ textContent, dataset }) => [textContent, dataset['label']])).toEqual([
    ['', undefined],
    ['5.00', 'Difference ($)'],
  ]);
  screen.getByTitle('Buffalo-Niagara Falls, NY · 4407.11.0012');
  screen.getByTitle('0901 · 4407.11.0012');
});
