import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetBulkApprovalQuery } from '../../../api/refunds/bulkApprovals';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useLanguage } from '../../../i18n/useFormat';
import { ApprovalDecision } from './ApprovalDecision';
import { ApprovalSample } from './ApprovalSample';
import { ApprovalTotals } from './ApprovalTotals';
import { LeftOutList } from './LeftOutList';

/** Claims that one approver decides on together: what they cost, the sample to open first, what is left out, and the decision. */
export function ApprovalView({ id }: { readonly id: string }) {
  const { t } = useTranslation('refunds');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const { data, error, refetch } = useGetBulkApprovalQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const failure = readApiFailure(error);
  return (
    <div className="record">
      <Trail
        above={{ to: '/admin/refunds?status=Verified,Appealed', name: titles('adminrefunds.title') }}
        here={t('approval.title')}
      />
      <PageHeader title={t('approval.title')} />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('approval.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={6} />
        ) : null
      ) : (
        <>
          <ApprovalDecision approval={data} />
          {data.count === 0 ? null : (
            <div className="approval-parts">
              {data.isDecided ? null : <ApprovalSample approval={data} />}
              <ApprovalTotals approval={data} />
            </div>
          )}
          {data.leftOut.length === 0 ? null : (
            <section aria-labelledby="approval-left-out">
              <h2 id="approval-left-out">{t('approval.leftOut')}</h2>
              <LeftOutList
                leftOut={data.leftOut}
                sentence={(why, figures) => t(`approval.why.${why}`, figures)}
              />
            </section>
          )}
        </>
      )}
    </div>
  );
}
