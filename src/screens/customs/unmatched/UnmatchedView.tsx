import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { CustomsTabs } from '../CustomsTabs';
import { UnmatchedList } from './UnmatchedList';

/** The queue of importer numbers that no company has. */
export function UnmatchedView() {
  const { t } = useTranslation('customsImporters');
  return (
    <>
      <PageHeader title={t('queue.title')} lead={t('queue.lead')} />
      <CustomsTabs at="unmatched" />
      <UnmatchedList />
    </>
  );
}
