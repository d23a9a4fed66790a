import { screen } from '@testing-library/react';
import type { PersonWorkload } from '../../../../../contract/entities/assignment';
import { WorkloadTable } from '../../../../../src/screens/refunds/queue/WorkloadTable';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const NOTHING = { claims: 0, lines: 0, oldest: null, nextDue: null, overdue: 0 };
const person = (id: string, name: string, rest: Partial<PersonWorkload>): PersonWorkload => ({
  id,
  name,
  roles: ['approver'],
  absence: null,
  isAbsent: false,
  ...NOTHING,
  ...rest,
});

it('lists verifiers, and others only with something to show; days due are red once they are past', async () => {
  const load = { claims: 1, lines: 2, oldest: '2026-01-05T12:00:00Z', overdue: 1 };
  await showScreen(
    <WorkloadTable
      workload={{
        unassigned: { ...load, nextDue: '2099-12-31', overdue: 0 },
        people: [
          person('11', 'Marta Lindqvist', { roles: ['verifier'] }),
          person('12', 'Priya Raman', {}),
          person('13', 'Daniel Osei', { ...load, nextDue: '2026-02-01' }),
          person('14', 'Joan Keller', { absence: { firstDay: '2099-01-01', lastDay: '2099-01-31' } }),
        ],
      }}
    />,
    createTestBed(),
  );
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Unassigned',
    'Marta Lindqvist',
    'Daniel Osei',
    'Joan Keller',
  ]);
  expect(screen.getByText('Feb 1, 2026').className).toBe('is-over');
  expect(screen.getByText('Dec 31, 2099').className).toBe('');
});
