import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListChangeRequestsQuery } from '../../api/companies/admin';
import { useListCompaniesQuery } from '../../api/companies/list';
import { TitleViews } from '../../components/TitleViews';
import { useFormat } from '../../i18n/useFormat';
import { selectIsImpersonating } from '../../state/impersonation';
import { WAITING_CHANGES } from './admin/waitingChanges';

interface CompanyViewsProps {
  readonly at: 'all' | 'registrations' | 'changes';
}

/** All companies, those that ask to be registered, and what others ask to have changed; what waits is counted. */
export function CompanyViews({ at }: CompanyViewsProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const isActing = useSelector(selectIsImpersonating);
  const asking = useListCompaniesQuery(
    isActing ? skipToken : { query: { status: 'Pending', pageSize: '10' } },
  );
  const changes = useListChangeRequestsQuery(isActing ? skipToken : { query: WAITING_CHANGES });
  const counted = (count = 0): string | undefined => (count === 0 ? undefined : format.count(count));
  return (
    <TitleViews
      label={t('views.label')}
      at={at}
      views={[
        { key: 'all', name: t('views.all'), to: '/admin/companies' },
        {
          key: 'registrations',
          name: t('views.registrations'),
          to: '/admin/companies?status=Pending',
          count: counted(asking.data?.total),
        },
        {
          key: 'changes',
          name: t('views.changes'),
          to: '/admin/companies?view=changes',
          count: counted(changes.data?.total),
        },
      ]}
    />
  );
}
