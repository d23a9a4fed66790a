import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useCompanySearch } from '../../../api/companies/useCompanySearch';
import { CompanySearch } from '../../../components/form/CompanySearch';

interface CompanyPickerProps {
  readonly onPick: (companyId: string) => void;
}

/** Finds the company whose claims are to be seen. */
export function CompanyPicker({ onPick }: CompanyPickerProps) {
  const { t } = useTranslation('refunds');
  const { typed, setTyped, companies, problem, refetch } = useCompanySearch();
  return (
    <CompanySearch
      title={t('pick.title')}
      label={t('pick.label')}
      hint={t('pick.hint')}
      none={t('pick.none')}
      typed={typed}
      onType={setTyped}
      companies={companies}
      problem={problem === null ? null : `${t('pick.failed')} ${problem}`}
      onRetry={() => void refetch()}
      choice={({ id, name }) => (
        <Button
          color="link"
          onClick={() => {
            onPick(id);
          }}
        >
          {name}
        </Button>
      )}
    >
      <Link to="/admin/refunds">{t('pick.queue')}</Link>
    </CompanySearch>
  );
}
