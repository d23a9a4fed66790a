import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { AuditList } from './AuditList';

/** Who did what, when and for whom, field by field. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader isList title={titles('adminaudit.title')} lead={t('lead')} />
      <AuditList />
    </>
  );
}
