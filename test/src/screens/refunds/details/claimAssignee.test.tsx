import { screen } from '@testing-library/react';
import { ClaimAssignee } from '../../../../../src/screens/refunds/details/ClaimAssignee';
import { sessionStarted } from '../../../../../src/state/session';
import { sendJson, startApiServer, succeeded } from '../../../support/apiServer';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';
import { tokenWith } from '../../../support/tokens';

const none = { claims: 0, lines: 0, oldest: null, overdue: 0 };
const person = (id: string, name: string) => ({
  ...none,
  id,
  name,
  roles: ['verifier'],
  absence: null,
  isAbsent: false,
});

it('names with each person what they have already, and who is away', async () => {
  const away = { firstDay: '2026-11-01', lastDay: '2026-12-04' };
  const server = await startApiServer(({ path }, response) => {
    if (path.includes('workload'))
      sendJson(
        response,
        200,
        succeeded({
          people: [
            { ...person('5', 'Marta Lindqvist'), claims: 12 },
            { ...person('6', 'Thomas Whitford'), claims: 3, absence: away, isAbsent: true },
            { ...person('8', 'Noor Haddad'), absence: away },
          ],
          unassigned: none,
        }),
      );
  });
  const bed = createTestBed({ url: server.url });
  const flags = { isAssessmentPayer: true, isExempt: false, isRefundEligible: true };
  bed.store.dispatch(
    sessionStarted(
      { ...flags, companyId: '1', companyName: 'Board', token: tokenWith({ role: 'admin', exp: 4e9 }) },
      false,
      { clientNow: Date.now(), serverNow: undefined },
    ),
  );
  await showScreen(<ClaimAssignee claim={{ id: '7', assignedTo: null }} walk={undefined} />, bed);
  await screen.findByRole('option', { name: 'Marta Lindqvist (12)' });
  screen.getByRole('option', { name: 'Thomas Whitford (3), absent until Dec 4, 2026' });
  screen.getByRole('option', { name: 'Noor Haddad (0)' });
});
