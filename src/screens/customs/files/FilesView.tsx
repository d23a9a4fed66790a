import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { CustomsTabs } from '../CustomsTabs';
import { BatchList } from './BatchList';
import { UploadPanel } from './UploadPanel';

/** Sends a file, and lists the files so far. */
export function FilesView() {
  const { t } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('admincustoms.title')} lead={t('lead')} />
      <CustomsTabs at="files" />
      <UploadPanel />
      <section>
        <h2>{t('batches.title')}</h2>
        <BatchList />
      </section>
    </>
  );
}
