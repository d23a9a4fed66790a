import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskForChange } from '../../../../src/screens/account/AskForChange';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { createDeviceWork } from '../../support/deviceWork';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';
import { tokenWith } from '../../support/tokens';
import { sessionStarted } from '../../../../src/state/session';

it('keeps a request for a change that is not sent yet, from one page of the settings to another', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 200, succeeded({ rows: [], total: 0, nextCursor: null, previousCursor: null }));
  });
  const bed = createTestBed({ url: server.url, draftStore: createDeviceWork() });
  const company = { companyId: '20', companyName: 'Alder Imports', isAssessmentPayer: false };
  bed.store.dispatch(
    sessionStarted(
      {
        ...company,
        isExempt: false,
        isRefundEligible: true,
        token: tokenWith({}),
      },
      false,
      { clientNow: 0, serverNow: undefined },
    ),
  );
  await showScreen(<AskForChange />, bed);
  await userEvent.click(await screen.findByRole('button', { name: /Request a change/ }));
  await userEvent.type(screen.getByLabelText('New value'), 'Cedarline Trading Inc.');
  cleanup();
  await showScreen(<AskForChange />, bed);
  expect(await screen.findByDisplayValue('Cedarline Trading Inc.')).toBeDefined();
  await server.close();
});
