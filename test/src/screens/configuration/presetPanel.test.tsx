import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRESETS } from '../../../../domain/presets';
import { PresetPanel } from '../../../../src/screens/configuration/edit/PresetPanel';
import { refused, sendJson, startApiServer } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const presets = Object.values(PRESETS).map(({ preset, boardName, programName, unitCode, reportPeriod }) => ({
  preset,
  boardName,
  programName,
  unitCode,
  reportPeriod,
}));

test('each shipped program is one press, with a key, and a refusal is said', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 409, refused('configuration-not-empty', 'Reports were filed already.'));
  });
  await showScreen(<PresetPanel presets={presets} />, createTestBed({ url: server.url }));
  for (const { programName } of presets)
    expect(screen.getByRole('button', { name: `Load ${programName}` })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load Fresh fruit assessment' }));
  expect(await screen.findByText('Reports were filed already.')).toBeInTheDocument();
  const [call] = server.arrivedAt('/api/admin/configuration/preset');
  expect(JSON.parse(call?.body ?? '')).toEqual({ preset: 'monthly-pounds' });
  expect(call?.headers['idempotency-key']).toMatch(/^[\w-]{21}$/);
  await server.close();
});
