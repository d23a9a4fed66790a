import { screen } from '@testing-library/react';
import { RunsView } from '../../../../src/screens/refunds/annual/RunsView';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const run = {
  id: '3',
  fiscalYear: 2025,
  status: 'Finished',
  startedBy: { id: '1', name: 'Joan Keller' },
  startedAt: '2026-03-02T15:00:00.000Z',
  endedAt: '2026-03-02T15:03:10.000Z',
  importers: 5200,
  done: 5200,
  claimable: 310,
  total: '48210.55',
  lettersAt: null,
};

it('says how long a run takes, and how the last one that came to its end did', async () => {
  const canceled = { ...run, id: '4', status: 'Canceled', importers: 9 };
  const server = await startApiServer((_, response) => {
    sendJson(response, 200, succeeded({ runs: [canceled, run], years: [2026] }));
  });
  await showScreen(<RunsView />, createTestBed({ url: server.url }));
  await screen.findByText(
    'A run takes about a minute for a thousand importers. ' +
      'The last one, for 2025, was on Mar 2, 2026: 5,200 importers in 4 minutes. 310 can claim $48,210.55.',
  );
});
