import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddRate } from '../../../../src/screens/configuration/edit/AddRate';
import { EditingContext } from '../../../../src/screens/configuration/edit/editing';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

it('says what is missing, and where, to whoever adds a rate without its day', async () => {
  const set = jest.fn();
  const editing = { form: { rates: [] }, set, faultOf: () => undefined, usedUntil: null, usedRates: 0 };
  await showScreen(
    <EditingContext value={editing as never}>
      <AddRate />
    </EditingContext>,
    createTestBed(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
  screen.getByText('Enter the day when the rate begins.');
  expect(document.activeElement?.id).toBe('new-rate');
  expect(set).not.toHaveBeenCalled();
});
