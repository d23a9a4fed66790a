import * as contract from '../../contract/endpoints/documents';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { readDocument } from '../modules/documents/readDocument';
import { removeDocument } from '../modules/documents/removeDocument';
import { showPicture, showTable } from '../modules/documents/showDocument';
import { uploadDocument } from '../modules/documents/uploadDocument';
import { mount, mountUpload, type RouteRegistry } from './pipeline/mount';

/** Evidence: upload, download, removal. */
export function mountDocuments(registry: RouteRegistry): void {
  const { scanner } = registry.services;
  mountUpload(registry, contract.uploadDocument, LIMITS.documentBytes, ({ ctx, body, file }) =>
    uploadDocument(ctx, { fileName: file.name, stream: file.stream, kind: body.kind, scanner }),
  );
  mount(registry, contract.downloadDocument, async ({ ctx, params }) => {
    const found = await readDocument(ctx, params.id);
    if (!found.ok) return found;
    const { entity, bytes } = found.value;
    return ok({ fileName: entity.fileName, type: entity.type, content: bytes });
  });
  mount(registry, contract.showDocumentPicture, ({ ctx, params }) => showPicture(ctx, params.id));
  mount(registry, contract.showDocumentTable, ({ ctx, params, query }) =>
    showTable(ctx, params.id, query.sheet ?? null),
  );
  mount(registry, contract.removeDocument, ({ ctx, params }) => removeDocument(ctx, params.id));
}
