import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomsBatchRow } from '../../../../contract/entities/customs';
import { CorrectRow } from '../../../../src/screens/customs/batch/CorrectRow';
import { RowCorrections } from '../../../../src/screens/customs/batch/RowCorrections';
import { refused, sendJson, startApiServer } from '../../support/apiServer';
import { createDeviceWork } from '../../support/deviceWork';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const fault = (column: string, value: string, severity: 'error' | 'warning', kind = 'not-a-date') => ({
  column,
  value,
  kind,
  sentence: '',
  severity,
});
const ROW: CustomsBatchRow = {
  fileLine: 3,
  state: 'faulty',
  entryNumber: '00100000025',
  importerNumber: '00-1234567',
  importerName: 'Alder Imports',
  entryDate: null,
  amount: '12.50',
  faults: [
    fault('EntryDate', '2024-02-30', 'error'),
    fault('EntryDate', '2024-02-30', 'error', 'too-early'),
    fault('Quantity', '1O', 'error'),
    fault('PortCode', '9999', 'warning'),
  ],
  corrections: [],
};

test('each cell with an error is corrected where it stands, once, and a refusal stays beside it', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 409, refused('stale-version', 'The file was checked again.'));
  });
  await showScreen(
    <CorrectRow batch={{ id: '7', version: 4 }} row={ROW} />,
    createTestBed({ url: server.url }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Correct row 3' }));
  expect(
    screen.getAllByRole('textbox').map((field) => [field.id, (field as HTMLInputElement).value]),
  ).toEqual([
    ['row-3-EntryDate', '2024-02-30'],
    ['row-3-Quantity', '1O'],
  ]);
  const date = screen.getByLabelText('EntryDate');
  await userEvent.clear(date);
  await userEvent.type(date, '2024-02-29');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => {
    expect(server.arrivedAt('/api/customs/batches/7/rows/3/correct')).toHaveLength(1);
  });
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    version: 4,
    cells: [
      { column: 'EntryDate', value: '2024-02-29' },
      { column: 'Quantity', value: '1O' },
    ],
  });
  expect(await screen.findByText('The file was checked again.')).toBeVisible();
  await server.close();
});

test('what is typed for a row outlives the check of another one, until it is saved or discarded', async () => {
  const draftStore = createDeviceWork();
  const bed = createTestBed({ draftStore });
  const show = () => showScreen(<CorrectRow batch={{ id: '7', version: 4 }} row={ROW} />, bed);
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Correct row 3' }));
  await userEvent.type(screen.getByLabelText('Quantity'), '0');
  unmount();
  await show();
  expect(await screen.findByLabelText('Quantity')).toHaveValue('1O0');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(draftStore.names()).toEqual([]);
  });
  expect(screen.getByRole('button', { name: 'Correct row 3' })).toBeVisible();
});

test('what the file says of a corrected cell stays in sight', async () => {
  const corrections = [
    { column: 'EntryDate', original: '2024-02-30', value: '2024-02-29' },
    { column: 'Unit', original: '', value: 'm3' },
  ];
  await showScreen(<RowCorrections corrections={corrections} />, createTestBed());
  expect(screen.getByText('EntryDate corrected to “2024-02-29”. The file says “2024-02-30”.')).toBeVisible();
  expect(screen.getByText('Unit corrected to “m3”. It is blank in the file.')).toBeVisible();
});
