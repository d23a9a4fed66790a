import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanySearch } from '../../../api/companies/useCompanySearch';
import { CompanySearch } from '../../../components/form/CompanySearch';

interface ChooseCompanyProps {
  readonly title: string;
  readonly choice: (company: { readonly id: string; readonly name: string }) => ReactNode;
}

/** Finds the company a number is to be given to. */
export function ChooseCompany({ title, choice }: ChooseCompanyProps) {
  const { t } = useTranslation('customsImporters');
  const { typed, setTyped, companies, problem, refetch } = useCompanySearch();
  return (
    <CompanySearch
      title={title}
      label={t('importer.search')}
      none={t('importer.notFound')}
      typed={typed}
      onType={setTyped}
      companies={companies}
      problem={problem}
      onRetry={() => void refetch()}
      choice={choice}
    />
  );
}
