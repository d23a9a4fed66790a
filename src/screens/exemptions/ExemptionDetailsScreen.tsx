import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { useGetExemptionQuery } from '../../api/exemptions/applications';
import { readApiFailure } from '../../api/base/readApiFailure';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { useExemptionQueue } from './useExemptionQueue';
import { ExemptionRecord } from './details/ExemptionRecord';
import './exemptions.scss';

/** One application or certificate, by the id in the address; another one's never stays under its heading (H43). */
export function ExemptionDetailsScreen() {
  const { t } = useTranslation('exemption');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const side = isStaff && !isImpersonating ? 'staff' : 'company';
  const [address] = useSearchParams();
  const id = address.get('id');
  const walk = useExemptionQueue(id, side === 'staff' ? address.get('queue') : null);
  const { currentData, error, refetch } = useGetExemptionQuery(id === null ? skipToken : { params: { id } }, {
    refetchOnMountOrArgChange: true,
  });
  const failure = readApiFailure(error);
  if (currentData !== undefined)
    return (
      <ExemptionRecord
        key={currentData.id}
        exemption={currentData}
        side={side}
        walk={walk}
        onReload={() => void refetch()}
      />
    );
  return (
    <>
      <PageHeader title={titles('exemptiondetails.title')} />
      {id === null ? <p>{t('missing')}</p> : failure === null ? <SkeletonLines count={8} /> : null}
      {failure === null ? null : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
      {id === null || failure !== null ? (
        <Button
          tag={Link}
          color="secondary"
          outline
          to={side === 'staff' ? '/admin/exemptions' : '/exemptions'}
        >
          {t('toList')}
        </Button>
      ) : null}
    </>
  );
}
