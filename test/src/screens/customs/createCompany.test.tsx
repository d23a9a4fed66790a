import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImporterRecord } from '../../../../contract/entities/customsImporter';
import { CreateCompanyDialog } from '../../../../src/screens/customs/importer/CreateCompanyDialog';
import { refused, sendJson, startApiServer } from '../../support/apiServer';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

beforeAll(openDialogs);

const IMPORTER: ImporterRecord = {
  importerNumber: '88-7654321',
  names: ['SOMEBODY ELSE INC', 'SOMEBODY ELSE'],
  holder: null,
  lines: 2,
  amountCollected: '40.00',
  unmatched: { lines: 2, quantity: '3.000', amountCollected: '40.00' },
  firstEntry: null,
  lastEntry: null,
  suggestions: [],
};

test('a company begins with the name from Customs, and asks for the address before anything is sent', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 409, refused('importer-number-held', 'Another company has the number.'));
  });
  await showScreen(
    <CreateCompanyDialog importer={IMPORTER} onDone={() => undefined} onClose={() => undefined} />,
    createTestBed({ url: server.url }),
  );
  expect(screen.getByLabelText('Legal name')).toHaveValue('SOMEBODY ELSE INC');
  expect(screen.getByText(/2 lines with \$40\.00 collected/)).toBeVisible();
  const create = screen.getByRole('button', { name: 'Create company' });
  await userEvent.click(create);
  expect(screen.getAllByText('Enter this.')).toHaveLength(3);
  expect(server.received).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Street address'), '1 Mill Road');
  await userEvent.type(screen.getByLabelText('City'), 'Bangor');
  await userEvent.type(screen.getByLabelText('ZIP or postal code'), '04401');
  await userEvent.click(create);
  await waitFor(() => {
    expect(server.arrivedAt('/api/customs/unmatched/company')).toHaveLength(1);
  });
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    importerNumber: '88-7654321',
    legalName: 'SOMEBODY ELSE INC',
    address: {
      street1: '1 Mill Road',
      street2: '',
      city: 'Bangor',
      region: '',
      postalCode: '04401',
      country: 'US',
    },
  });
  expect(await screen.findByText('Another company has the number.')).toBeVisible();
  await server.close();
});
