import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { listExemptions } from '../../../contract/endpoints/exemptions/list';
import { useListExemptionsQuery } from '../../api/exemptions/list';
import { useCompanySearch } from '../../api/companies/useCompanySearch';
import { RARE_EXEMPTION_COLUMNS, useExemptionColumns } from '../../components/columns/useExemptionColumns';
import { CompanySearch } from '../../components/form/CompanySearch';
import { DataList } from '../../components/list/DataList';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { useExemptionFilters } from './useExemptionFilters';

/** For staff whose role opens no list of all: one company, chosen by its name, then what it holds and has applied for. */
export function PickedCompany() {
  const companyId = useSearchParams()[0].get('companyId');
  return companyId === null || companyId === '' ? <Picker /> : <CompanysExemptions companyId={companyId} />;
}

function Picker() {
  const { t } = useTranslation('exemptions');
  const { typed, setTyped, companies, problem, refetch } = useCompanySearch();
  return (
    <CompanySearch
      title={t('chooseCompany')}
      label={t('pick.name')}
      none={t('pick.none')}
      typed={typed}
      onType={setTyped}
      companies={companies}
      problem={problem}
      onRetry={() => void refetch()}
      choice={({ id, name }) => <Link to={`/exemptions?companyId=${id}`}>{name}</Link>}
    />
  );
}

function CompanysExemptions({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation('exemptions');
  const columns = useExemptionColumns('staff', true);
  const { query, list } = useListScreen(
    'exemptions',
    listExemptions.query,
    useExemptionFilters('staff'),
    RARE_EXEMPTION_COLUMNS,
  );
  const answer = useListAnswer(useListExemptionsQuery({ query: { ...query, companyId } }), t('failed'));
  return (
    <>
      <p>
        <Link to="/exemptions">{t('pick.another')}</Link>
      </p>
      <DataList
        {...list}
        {...answer}
        name={t('history')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => `/exemptions/details?id=${id}`}
        searchHint={t('search')}
        empty={{ title: t('history'), text: t('empty') }}
      />
    </>
  );
}
