import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemindChoice } from '../../../../src/screens/reports/grid/remind/RemindChoice';
import { refused, sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

/** So many that their ids together are longer than a key. */
const rows = Array.from({ length: 90 }, (_, index) => ({
  companyId: String(1000 + index),
  companyName: `Company ${String(index)}`,
  outcome: 'mail',
  remindedAt: null,
}));
const period = {
  fiscalYear: 2026,
  index: 1,
  period: '2026-Q1',
  lastDay: '2026-03-31',
  dueDate: '2026-04-30',
};

test('two selections of companies never share a key, however many companies they have in common', async () => {
  const server = await startApiServer(({ path }, response) => {
    if (path.endsWith('/preview'))
      sendJson(response, 200, succeeded({ rows, mails: rows.length, letters: 0 }));
    else sendJson(response, 503, refused('unavailable', 'Try again in a minute.'));
  });
  await showScreen(
    <RemindChoice period={period} only={null} onSent={() => undefined} onClose={() => undefined} />,
    createTestBed({ url: server.url }),
  );
  const sent = () =>
    server.arrivedAt('/api/admin/assessments/reminders').filter(({ path }) => !path.endsWith('/preview'));
  const sendWithout = async (name: RegExp, times: number): Promise<void> => {
    await userEvent.click(await screen.findByLabelText(name));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => {
      expect(sent()).toHaveLength(times);
    });
    await screen.findByText('Try again in a minute.');
  };
  await sendWithout(/^Company 89/, 1);
  await sendWithout(/^Company 88/, 2);
  const [first, second] = sent().map(({ headers }) => headers['idempotency-key']);
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  await server.close();
});
