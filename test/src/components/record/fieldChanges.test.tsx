import { FieldChanges } from '../../../../src/components/record/FieldChanges';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

it('tells the status before anything else an action changed', async () => {
  const { container } = await showScreen(
    <FieldChanges
      fields={[
        { field: 'number', from: null, to: 'RF-2026-000019' },
        { field: 'amount', from: null, to: '79.08' },
        { field: 'status', from: 'Submitted', to: 'Verified' },
      ]}
    />,
    createTestBed(),
  );
  expect(container.textContent).toMatch(/^Status: .*Verified; .*RF-2026-000019; .*79\.08$/);
});

it('tells a status before and one after as one change', async () => {
  const { container } = await showScreen(
    <FieldChanges
      fields={[
        { field: 'amount', from: null, to: '79.08' },
        { field: 'toStatus', from: null, to: 'Closed' },
        { field: 'fromStatus', from: null, to: 'Paid' },
      ]}
    />,
    createTestBed(),
  );
  expect(container.textContent).toBe('Status: Paid → Closed; Amount: 79.08');
});
