import { screen, within } from '@testing-library/react';
import type { DocumentEntity } from '../../../../../contract/entities/document';
import { DocumentViewer } from '../../../../../src/screens/shared/documents/DocumentViewer';
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
