import { screen } from '@testing-library/react';
import { UserScreen } from '../../../../src/screens/users/record/UserScreen';
import { sessionStarted } from '../../../../src/state/session';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';
import { tokenWith } from '../../support/tokens';

const user = (roles: readonly string[]) => ({
  id: '7',
  email: 'lee@cedarline.example',
  name: 'Lee Cedar',
  companyId: '4',
  companyName: 'Cedarline Imports Inc.',
  roles,
  permissions: [],
  isActive: true,
  isLocked: false,
  hasTemporaryPassword: false,
  lastSignInAt: null,
  version: 1,
  heldAt: null,
  secondFactor: 'app',
  openSessions: 1,
  temporaryPasswordEndsAt: null,
  isLastAdmin: false,
  pendingChangeId: null,
});

async function showUser(roles: readonly string[], reader: string): Promise<void> {
  const server = await startApiServer(({ path }, response) => {
    if (path === '/api/admin/users/7') sendJson(response, 200, succeeded(user(roles)));
  });
  const bed = createTestBed({ url: server.url });
  const flags = { isAssessmentPayer: true, isExempt: false, isRefundEligible: true };
  bed.store.dispatch(
    sessionStarted(
      { ...flags, companyId: '1', companyName: 'Board', token: tokenWith({ role: reader, exp: 4e9 }) },
      false,
      { clientNow: Date.now(), serverNow: undefined },
    ),
  );
  await showScreen(<UserScreen id="7" />, bed);
  await screen.findByRole('heading', { level: 1, name: /Lee Cedar/ });
}

it.each([
  ['a company’s user', ['user'], 'admin', 1],
  ['a member of staff', ['verifier'], 'admin', 0],
  ['a company’s user, to who only reads', ['user'], 'readonly', 0],
])('offers to act as the company of %s', async (_, roles, reader, buttons) => {
  await showUser(roles, reader);
  expect(screen.queryAllByRole('button', { name: 'Act as company' })).toHaveLength(buttons);
});
