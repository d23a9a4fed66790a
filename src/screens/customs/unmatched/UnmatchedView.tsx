import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { CustomsTabs } from '../CustomsTabs';
import { UnmatchedList } from './UnmatchedList';

/** The queue of importer numbers that no company has. */
export function UnmatchedView() {
  const { t } = useTranslation('customsImporters');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader
        isList
        title={titles('admincustoms.title')}
        view={t('queue.title')}
        views={<CustomsTabs at="unmatched" />}
      />
      <UnmatchedList />
    </>
  );
}
