import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { CustomsTabs } from '../CustomsTabs';
import { LineList } from './LineList';

/** Posted entry lines of all companies: found by number, importer, port, code or date. */
export function LinesView() {
  const { t } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader
        isList
        title={titles('admincustoms.title')}
        view={t('lines.title')}
        views={<CustomsTabs at="lines" />}
      />
      <LineList />
    </>
  );
}
