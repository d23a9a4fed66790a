import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { BatchRecord } from '../../../../src/screens/customs/batch/BatchRecord';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const batch: CustomsBatch = {
  id: '7',
  fileName: 'november.csv',
  sizeBytes: 4200,
  sha256: 'a'.repeat(64),
  status: 'Validated',
  version: 2,
  uploadedBy: { id: '5', name: 'Marta Lindqvist' },
  uploadedAt: '2026-11-29T12:00:00Z',
  confirmedBy: null,
  confirmedAt: null,
  progress: 100,
  rowsTotal: 3,
  rowsGood: 2,
  rowsWarning: 0,
  rowsFaulty: 1,
  rowsDuplicate: 0,
  rowsUnmatched: 0,
  amountCollected: '30.00',
  notices: ['The column “Remarks” was ignored.'],
  needsColumns: false,
};
const posted: CustomsBatch = {
  ...batch,
  id: '6',
  status: 'Posted',
  rowsGood: 1204,
  amountCollected: '52310.40',
};
const page = (rows: readonly unknown[]) =>
  succeeded({ rows, total: rows.length, page: 1, pageSize: 10, sort: '', next: null, previous: null });

it('shows what the file before brought, and its rows before where the file came from', async () => {
  const asked: string[] = [];
  const server = await startApiServer(({ path }, response) => {
    asked.push(path);
    if (path.startsWith('/api/customs/batches?')) sendJson(response, 200, page([posted]));
    else if (path.startsWith('/api/customs/batches/7/rows')) sendJson(response, 200, page([]));
  });
  await showScreen(<BatchRecord batch={batch} />, createTestBed({ url: server.url }), '/admin/customs?id=7');
  await screen.findByText('1,204 rows, $52,310.40');
  expect(asked.some((path) => path.includes('status=Posted') && path.includes('pageSize=10'))).toBe(true);
  const parts = ['The column “Remarks” was ignored.', 'Rows', 'File details'].map((text) =>
    screen.getByText(text, { selector: 'h2, li' }),
  );
  const [notice, rows, details] = parts;
  expect(notice?.compareDocumentPosition(rows ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(rows?.compareDocumentPosition(details ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const countsShown = () =>
  [...document.querySelectorAll('.batch-counts > div')].map((count) => count.textContent);

it('counts what there is, errors first, and leads from the errors to their rows below', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 200, page([]));
  });
  await showScreen(<BatchRecord batch={batch} />, createTestBed({ url: server.url }), '/admin/customs?id=7');
  expect(countsShown()).toEqual(['Errors1', 'Rows3', 'Valid2', 'Collected on valid rows$30.00']);
  await screen.findByText('1 row has an error and won’t be posted. Correct it in the table below.');
  await userEvent.click(screen.getByRole('link', { name: '1' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }));
});

it('keeps the rows that were left out in sight after posting, with what can be done, before the reversal', async () => {
  const server = await startApiServer(({ path }, response) => {
    sendJson(
      response,
      200,
      path.endsWith('/outcome')
        ? succeeded({
            first: { lines: 2, amountCollected: '30.00' },
            corrections: { lines: 0, amountCollected: '0.00' },
            unmatched: 0,
            uncovered: 0,
            flagged: 0,
            wrongCheckDigit: 0,
            takenBack: null,
          })
        : path.endsWith('/dependents')
          ? succeeded({ lines: 2, amountCollected: '30.00', claims: [], corrections: [] })
          : page([]),
    );
  });
  await showScreen(
    <BatchRecord batch={{ ...batch, status: 'Posted' }} />,
    createTestBed({ url: server.url }),
    '/admin/customs?id=7',
  );
  const left = await screen.findByRole('heading', { name: 'Rows that weren’t posted' });
  screen.getByText(/download the rejected rows, fix the errors, and upload that file/);
  screen.getByRole('button', { name: 'Download rejected rows' });
  const reversal = await screen.findByRole('heading', { name: 'Reverse this file' });
  expect(left.compareDocumentPosition(reversal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
