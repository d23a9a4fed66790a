import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { documentKindName } from '../../../../contract/texts/refundNames';
import { documentsApi } from '../../../api/documents/documents';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { DocumentList } from '../../../components/record/DocumentList';
import { useLanguage } from '../../../i18n/useFormat';

/** The documents of the application, each to be downloaded. */
export function ExemptionDocuments({ documents }: { readonly documents: readonly DocumentEntity[] }) {
  const { t } = useTranslation('exemption');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const [failure, setFailure] = useState<string | null>(null);

  async function download(id: string, name: string): Promise<void> {
    const { downloadDocument } = documentsApi.endpoints;
    const call = downloadDocument.initiate({ params: { id }, saveAs: name }, { track: false });
    const failed = readApiFailure((await dispatch(call)).error);
    setFailure(failed === null ? null : errorMessage(failed, language));
  }

  return (
    <section className="surface" aria-labelledby="exemption-documents">
      <h2 id="exemption-documents">{t('steps.documents')}</h2>
      <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
      <DocumentList
        documents={documents.map(({ id, fileName, kind, sizeBytes, uploadedBy, uploadedAt }) => ({
          id,
          name: fileName,
          kind: documentKindName(language, kind),
          sizeBytes,
          by: uploadedBy.name,
          at: uploadedAt,
        }))}
        onDownload={({ id, name }) => void download(id, name)}
      />
    </section>
  );
}
