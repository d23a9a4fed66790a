import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useCompanySearch } from '../../../api/companies/useCompanySearch';
import { CompanySearch } from '../../../components/form/CompanySearch';

interface ChooseCompanyProps {
  readonly title: string;
  /** The company that is not to be chosen. */
  readonly except: string;
  readonly onChoose: (company: { readonly id: string; readonly name: string }) => void;
}

/** Finds another company by a part of its name. */
export function ChooseCompany({ title, except, onChoose }: ChooseCompanyProps) {
  const { t } = useTranslation('company');
  const { typed, setTyped, companies, problem, refetch } = useCompanySearch();
  return (
    <CompanySearch
      title={title}
      label={t('choose.label')}
      none={t('choose.none')}
      typed={typed}
      onType={setTyped}
      companies={companies?.filter(({ id }) => id !== except)}
      problem={problem}
      onRetry={() => void refetch()}
      choice={(company) => (
        <Button
          color="link"
          onClick={() => {
            onChoose(company);
          }}
        >
          {company.name}
        </Button>
      )}
    />
  );
}
