import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader';
import { OpenPeriods } from '../OpenPeriods';

/** The first page of a new report: which period it is for. */
export function ChoosePeriod() {
  const { t } = useTranslation('reportForm');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('createreport.title')} lead={t('choose.lead')} />
      <OpenPeriods title={t('choose.title')} />
    </>
  );
}
