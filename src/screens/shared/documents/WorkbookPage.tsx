import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentEntity } from '../../../../contract/entities/document';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useShowDocumentTableQuery } from '../../../api/documents/documents';
import { SelectField } from '../../../components/form/SelectField';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { DocumentRows } from './DocumentRows';

interface WorkbookPageProps {
  readonly document: DocumentEntity;
}

/** A workbook as a table, sheet by sheet; what it hides is said. */
export function WorkbookPage({ document: { id, fileName } }: WorkbookPageProps) {
  const { t } = useTranslation('documentViewer');
  const language = useLanguage();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly sheet: string }>();
  const sheet = chosen?.id === id ? chosen.sheet : undefined;
  const { currentData: table, error } = useShowDocumentTableQuery({
    params: { id },
    query: sheet === undefined ? {} : { sheet },
  });
  const failure = readApiFailure(error);
  if (failure !== null)
    return (
      <p className="alert alert-danger" role="alert">
        {t('failed')} {errorMessage(failure, language)}
      </p>
    );
  if (table === undefined) return <SkeletonLines count={8} />;
  return (
    <>
      {table.sheets.length > 1 ? (
        <SelectField
          id={`sheet-of-${id}`}
          label={t('sheet')}
          value={table.sheet ?? ''}
          options={table.sheets.map((name) => ({ value: name, text: name }))}
          onChange={({ target }) => {
            setChosen({ id, sheet: target.value });
          }}
        />
      ) : null}
      {table.hiddenSheets > 0 ? <p>{t('hiddenSheets', { count: table.hiddenSheets })}</p> : null}
      <DocumentRows rows={table.rows.map(({ cells }) => cells)} name={fileName} />
      {table.hasMore ? <p>{t('moreInFile')}</p> : null}
    </>
  );
}
