import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { CustomsTabs } from '../CustomsTabs';
import { LineList } from './LineList';
import { LineShortcuts } from './LineShortcuts';

/** Posted entry lines of all companies: found by number, importer, port, code or date. */
export function LinesView() {
  const { t } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('admincustoms.title')} lead={t('lead')} />
      <CustomsTabs at="lines" />
      <LineShortcuts />
      <LineList />
    </>
  );
}
