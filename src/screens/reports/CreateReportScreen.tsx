import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PageHeader } from '../../components/PageHeader';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { CompanyNextReport } from './CompanyNextReport';
import { FiledByCompanies } from './FiledByCompanies';

/** What a company reports next and by when; staff are told who files. */
export function CreateReportScreen() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  return (
    <>
      <PageHeader title={titles('createreport.title')} lead={t('create.lead')} />
      {isStaff && !isImpersonating ? <FiledByCompanies /> : <CompanyNextReport />}
    </>
  );
}
