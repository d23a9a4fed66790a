import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listCompanies } from '../../../contract/endpoints/companies/list';
import { COMPANY_KINDS, COMPANY_STATUSES } from '../../../contract/entities/company';
import { useListCompaniesQuery } from '../../api/companies/list';
import { DataList } from '../../components/list/DataList';
import type { Filter } from '../../components/list/listTypes';
import { inQueue } from '../../components/record/queueNavigation';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { CompaniesExport } from './CompaniesExport';
import { CompanyViews } from './CompanyViews';
import { ChangesView } from './ChangesView';
import { RARE_COMPANY_COLUMNS, useCompanyColumns } from './useCompanyColumns';
import './companies.scss';

/** Every company the board knows, or what companies ask to have changed (`?view=changes`). */
export function CompaniesScreen() {
  return useSearchParams()[0].get('view') === 'changes' ? <ChangesView /> : <CompanyList />;
}

function CompanyList() {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('company');
  const { t: titles } = useTranslation('screens');
  const columns = useCompanyColumns();
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'status',
        label: t('status'),
        kind: 'some-of',
        choices: COMPANY_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      {
        key: 'kind',
        label: t('kind'),
        kind: 'some-of',
        choices: COMPANY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        key: 'isExempt',
        label: t('exempt'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('exemptYes') },
          { value: 'no', label: t('exemptNo') },
        ],
      },
      {
        key: 'flag',
        label: own('list.flag'),
        kind: 'some-of',
        choices: (['payer', 'refunds', 'outgrown'] as const).map((value) => ({
          value,
          label: own(`list.${value}`),
        })),
      },
    ],
    [t, own],
  );
  const { query, list } = useListScreen('companies', listCompanies.query, filters, RARE_COMPANY_COLUMNS);
  const [address] = useSearchParams();
  // Registrations are decided one after the other; other companies are looked up.
  const isAsking = query.status === 'Pending';
  const answer = useListAnswer(useListCompaniesQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader
        isList
        title={titles('admincompanies.title')}
        views={<CompanyViews at={isAsking ? 'registrations' : 'all'} />}
      />
      <DataList
        {...list}
        {...answer}
        name={titles('admincompanies.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => {
          const page = `/admin/company/details?id=${id}`;
          return isAsking ? inQueue(page, address.toString()) : page;
        }}
        searchHint={t('search')}
        empty={{ title: titles('admincompanies.title'), text: t('empty') }}
        tools={<CompaniesExport query={query} />}
      />
    </>
  );
}
