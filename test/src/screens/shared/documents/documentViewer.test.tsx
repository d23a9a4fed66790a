import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentEntity } from '../../../../../contract/entities/document';
import { DocumentViewer } from '../../../../../src/screens/shared/documents/DocumentViewer';
import { sendJson, startApiServer } from '../../../support/apiServer';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const document = (id: string, kind: DocumentEntity['kind'], fileName: string): DocumentEntity => ({
  id,
  kind,
  fileName,
  type: 'image/png',
  sizeBytes: 10,
  sha256: '',
  uploadedBy: { id: '1', name: 'Ana' },
  uploadedAt: '2026-03-02T12:00:00Z',
});

// A narrow window, as the browser would answer; there, no document is fetched before it is asked for.
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    configurable: true,
  });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('names a document by its type, and several of one type by their files', async () => {
  const documents = [
    {
      ...document('1', 'receipt', 'wire.png'),
      opened: { by: { id: '5', name: 'Marta' }, at: '2026-03-03T12:00:00Z' },
    },
    document('2', 'invoice', 'page-1.png'),
    document('3', 'invoice', 'page-2.png'),
  ];
  await showScreen(
    <DocumentViewer documents={documents} place={0} onPlace={() => undefined} />,
    createTestBed(),
  );
  const tabs = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([' Receipt', 'page-1.png', 'page-2.png']);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Opened by Marta',
  ]);
});

it.each([
  [false, 0],
  [true, 1],
])(
  'with a viewer of PDFs: %s, fetches one %s times, for fetching it counts as having opened it',
  async (hasViewer, times) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true });
    const server = await startApiServer((_, response) => {
      sendJson(response, 404, {});
    });
    const pdf = { ...document('7', 'invoice', 'invoice.pdf'), type: 'application/pdf' };
    await showScreen(
      <DocumentViewer documents={[pdf]} place={0} onPlace={() => undefined} />,
      createTestBed({ url: server.url }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Commercial invoice' }));
    if (hasViewer) await screen.findByRole('alert');
    else await screen.findByText(/Download the file/);
    expect(server.received).toHaveLength(times);
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
    await server.close();
  },
);
