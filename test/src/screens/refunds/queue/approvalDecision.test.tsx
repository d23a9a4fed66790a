import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkApproval } from '../../../../../contract/entities/bulkApproval';
import { SampleBar } from '../../../../../src/screens/refunds/details/work/SampleBar';
import { ApprovalDecision } from '../../../../../src/screens/refunds/queue/ApprovalDecision';
import { sendJson, startApiServer, succeeded } from '../../../support/apiServer';
import { openDialogs } from '../../../support/openDialogs';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

beforeAll(openDialogs);

const APPROVAL: BulkApproval = {
  id: '5',
  startedAt: '2026-06-15T14:00:00.000Z',
  isDecided: false,
  count: 27,
  total: '270.00',
  left: 2,
  leftTotal: '20.00',
  approved: 24,
  refused: [{ number: 'RF-2026-000003', reason: 'There is a comment on it.' }],
  companies: [],
  sample: [],
  newAccounts: { count: 0, claims: [] },
  leftOut: [],
};

test('a decision that was cut off says what is decided and why not, and goes on with the rest, with the focus on how far it is', async () => {
  const held: { answer?: () => void } = {};
  const server = await startApiServer((_, response) => {
    held.answer = () => {
      const row = { amount: '10.00', outcome: 'approved', reason: null };
      const rows = ['26', '27'].map((id) => ({ ...row, id, number: `RF-2026-0000${id}` }));
      sendJson(response, 200, succeeded({ rows, left: 0 }));
    };
  });
  await showScreen(<ApprovalDecision approval={APPROVAL} />, createTestBed({ url: server.url }));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('24 claims approved.');
  expect(status).toHaveTextContent('RF-2026-000003: There is a comment on it.');
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2 claims, $20.00' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Approve 2 claims, $20.00' });
  if (confirm === undefined) throw new Error('no dialog');
  await userEvent.click(confirm);
  await waitFor(() => {
    expect(status).toHaveTextContent('25 of 27 decided');
  });
  expect(status).toHaveFocus();
  await waitFor(() => {
    expect(held.answer).toBeDefined();
  });
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ total: '270.00', left: 2 });
  held.answer?.();
  await waitFor(() => {
    expect(status).toHaveTextContent('26 claims approved.');
  });
  expect(status).toHaveTextContent('RF-2026-000003: There is a comment on it.');
  expect(status).toBe(screen.getByRole('status'));
  await server.close();
});

test('the question names the claims on new bank accounts, each with the way to it', async () => {
  const claims = [{ id: '26', number: 'RF-2026-000026', companyName: 'Prairie Stud' }];
  await showScreen(
    <ApprovalDecision approval={{ ...APPROVAL, newAccounts: { count: 3, claims } }} />,
    createTestBed(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2 claims, $20.00' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('3 claims are paid to new bank accounts. Check them first:');
  expect(dialog).toHaveTextContent('RF-2026-000026 Prairie Stud');
  expect(dialog).toHaveTextContent('and 2 more claims');
  expect(screen.getByRole('link', { name: 'RF-2026-000026' })).toHaveAttribute(
    'href',
    '/refunds/details?id=26',
  );
});

test('a claim of the sample that could not be noted as opened says so, and is noted on the next try', async () => {
  const claim = { claimId: '9', number: 'RF-2026-000009', companyName: 'Cedarline', amount: '10.00' };
  let tries = 0;
  const server = await startApiServer((call, response) => {
    const opened = call.method === 'POST' && (tries += 1) > 1;
    if (call.method === 'POST' && !opened) {
      sendJson(response, 409, {
        succeeded: false,
        message: '',
        errors: [{ error: 'stale-version', details: 'Not now.' }],
      });
      return;
    }
    const isOpened = tries > 1;
    sendJson(response, 200, succeeded({ ...APPROVAL, sample: [{ ...claim, isOpened }] }));
  });
  await showScreen(<SampleBar approvalId="5" claimId="9" />, createTestBed({ url: server.url }));
  expect(await screen.findByText(/We couldn’t record that you opened this claim/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sample for your approval: 1 of 1 opened')).toBeVisible();
  await server.close();
});
