import * as contract from '../../contract/endpoints/documents';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { readDocument } from '../modules/documents/readDocument';
import { removeDocument } from '../modules/documents/removeDocument';
import { uploadDocument } from '../modules/documents/uploadDocument';
import { mount, mountUpload, type Frame } from './mount';

/** Evidence: upload, download, removal. */
export function mountDocuments(frame: Frame): void {
  const { scanner } = frame.services;
  mountUpload(frame, contract.uploadDocument, LIMITS.documentBytes, ({ deed, body, file }) =>
    uploadDocument(deed, { fileName: file.name, stream: file.stream, kind: body.kind, scanner }),
  );
  mount(frame, contract.downloadDocument, async ({ deed, params }) => {
    const found = await readDocument(deed, params.id);
    if (!found.ok) return found;
    const { entity, bytes } = found.value;
    return ok({ fileName: entity.fileName, type: entity.type, content: bytes });
  });
  mount(frame, contract.removeDocument, ({ deed, params }) => removeDocument(deed, params.id));
}
