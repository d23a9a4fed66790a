import { screen } from '@testing-library/react';
import { QueueCards } from '../../../../src/screens/home/QueueCards';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

it('tells how old the oldest piece of each queue is, in days', async () => {
  const queue = { count: 2, amount: null, path: '/admin/refunds' };
  await showScreen(
    <QueueCards
      queues={[
        { ...queue, key: 'refunds-to-verify', oldest: daysAgo(12) },
        { ...queue, key: 'refunds-to-approve', oldest: daysAgo(1) },
        { ...queue, key: 'customs-staged', oldest: daysAgo(0) },
      ]}
    />,
    createTestBed({ url: 'http://localhost' }),
  );
  for (const age of ['Oldest: 12 days', 'Oldest: 1 day', 'Oldest: today']) screen.getByText(age);
});
