import { screen } from '@testing-library/react';
import type { DocumentEntity } from '../../../../../contract/entities/document';
import { DocumentPage } from '../../../../../src/screens/shared/documents/DocumentPage';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const PDF: DocumentEntity = {
  id: '7',
  kind: 'invoice',
  fileName: 'invoice.pdf',
  type: 'application/pdf',
  sizeBytes: 10,
  sha256: '',
  uploadedBy: { id: '1', name: 'Ana' },
  uploadedAt: '2026-03-02T12:00:00Z',
};
const shown = { kind: 'address', address: 'blob:http://localhost/1' } as const;

async function show(hasViewer: boolean, document = PDF) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true });
  await showScreen(<DocumentPage document={document} shown={shown} />, createTestBed());
}
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

describe('a PDF among the evidence', () => {
  it('is shown in the browser’s viewer, and can be opened by itself where a frame shows one page only', async () => {
    await show(true);
    expect(screen.getByTitle('invoice.pdf').getAttribute('src')).toContain(shown.address);
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(shown.address);
  });

  it('says where a browser has no viewer that the file is to be downloaded, and frames nothing', async () => {
    await show(false);
    expect(screen.getByText(/can’t show a PDF on the page. Download the file/)).toBeTruthy();
    expect(screen.queryByTitle('invoice.pdf')).toBeNull();
  });

  it('needs no viewer when it is a picture', async () => {
    await show(false, { ...PDF, fileName: 'photo.heic', type: 'image/heic' });
    expect(screen.getByRole('img', { name: 'photo.heic' }).getAttribute('src')).toBe(shown.address);
  });
});
